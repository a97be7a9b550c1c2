// Light or dark: as JupyterLab says, else as the system says.

const dark = () => globalThis.matchMedia?.("(prefers-color-scheme: dark)");

export function theme() {
  const lab = document.body.dataset.jpThemeLight;
  if (lab !== undefined) return lab === "false" ? "dark" : "light";
  return dark()?.matches ? "dark" : "light";
}

/** Call back whenever the theme may have changed; gives what ends that. */
export function onTheme(changed) {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light"] });
  const query = dark();
  query?.addEventListener("change", changed);
  return () => {
    observer.disconnect();
    query?.removeEventListener("change", changed);
  };
}
