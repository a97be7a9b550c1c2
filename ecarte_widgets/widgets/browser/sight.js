// When what is in sight may have changed: something was scrolled, or has another size.

/** Give what does `todo` once with the next picture, however often it is called before that. */
export function onceAFrame(todo) {
  let asked = null;
  return () => {
    asked ??= requestAnimationFrame(() => {
      asked = null;
      todo();
    });
  };
}

/** Call `look` whenever what is in sight of an element may have changed; gives what ends that. */
export function onSight(root, look) {
  const sizes = new ResizeObserver(look);
  sizes.observe(root);
  window.addEventListener("resize", look);
  document.addEventListener("scroll", look, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener("resize", look);
    document.removeEventListener("scroll", look, { capture: true });
  };
}
