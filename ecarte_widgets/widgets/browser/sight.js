// What is in sight, and when that may have changed: something was scrolled, or has another size.

import { c } from "./dom.js";

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

/** Give what keeps on a table whether its tools are wholly in sight: then no button needs to lead to them. */
export const seesTools = (root) =>
  onceAFrame(() => {
    const tools = root.querySelector(`.${c("tools")}`)?.getBoundingClientRect();
    root.toggleAttribute("data-tools-seen", Boolean(tools) && tools.top >= 0 && tools.bottom <= window.innerHeight);
  });

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
