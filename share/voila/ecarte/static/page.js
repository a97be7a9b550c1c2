/*
 * What the app's page does by itself: speak the learner's language, take the loading screen away, follow light and dark,
 * end its Python process.
 */
(() => {
  const PATIENCE = 60000;
  const dark = window.matchMedia("(prefers-color-scheme: dark)");

  /* Voilà tells its page of these moments; this page looks for the table instead. */
  window.voila_heartbeat = window.voila_process = window.voila_finish = () => {};

  const follow = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
  };
  follow();
  dark.addEventListener("change", follow);

  /* The language that was chosen in this browser before, unless the address asks for one. */
  const chosen = () => {
    try {
      const asked = new URLSearchParams(window.location.search).has("lang");
      return asked ? null : JSON.parse(window.localStorage.getItem("ecarte-settings"))?.language;
    } catch {
      return null;
    }
  };
  const texts = JSON.parse(document.getElementById("frame-texts").textContent);
  const language = chosen();
  const speak = () => {
    for (const one of document.querySelectorAll("[data-words]")) {
      const words = texts[language][one.dataset.words];
      if (one.textContent === words) continue;
      one.textContent = words;
      one.dir = texts[language].direction;
    }
  };
  const speaks = typeof language === "string" && Object.hasOwn(texts, language);
  if (speaks) {
    document.documentElement.lang = language;
    document.getElementById("loading").dir = texts[language].direction;
    speak();
  }

  const giveUp = setTimeout(() => {
    document.getElementById("given-up").hidden = false;
  }, PATIENCE);
  const watch = new MutationObserver(() => {
    if (speaks) speak();
    if (!document.querySelector("#rendered_cells [role=region]")) return;
    watch.disconnect();
    clearTimeout(giveUp);
    document.getElementById("given-up").remove();
    document.getElementById("loading").remove();
  });
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["role"] });

  /* Voilà ends the process before a page unloads, once its code is there; phones and early leavers need this one. */
  window.addEventListener("pagehide", (event) => {
    const config = document.getElementById("jupyter-config-data");
    const cookie = document.cookie.match(/(?:^|; )_xsrf=([^;]*)/);
    if (event.persisted || !config || !cookie) return;
    const { baseUrl, kernelId } = JSON.parse(config.textContent);
    const form = new FormData();
    form.append("_xsrf", cookie[1]);
    navigator.sendBeacon(`${baseUrl}voila/api/shutdown/${kernelId}`, form);
  });
})();
