// The app's first page: learn or play. Above either stand the ways back and to the other.

import { button, c, focusable, h, patch } from "./dom.js";
import { nextChoice } from "./keys.js";
import { keepSettings, keptSettings, languagesRead } from "./memory.js";
import { letBeSeen } from "./seen.js";
import { lineTo } from "./sending.js";
import { onTheme, theme } from "./theme.js";

/** The class of the box that holds this and what was chosen. */
const BOX = c("home-box");

/** Note in the page's address what is on show, so that a page that is loaded again shows it too. */
function note(query) {
  const address = new URL(globalThis.location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value === null) address.searchParams.delete(name);
    else if (address.searchParams.get(name) !== value) address.searchParams.set(name, value);
  }
  address.search = address.search.replaceAll("%2C", ",");
  globalThis.history.replaceState(globalThis.history.state, "", address);
}

/** Let the page itself, where it is the app's, be of the language that is spoken on it. */
function speak({ language, title }) {
  document.documentElement.lang = language;
  document.title = title;
}

/** Describe what the address says that cannot be read. */
function faults(shown) {
  if (!shown.faults.length) return null;
  return h("ul", { key: "faults", class: c("home-faults"), role: "alert" }, shown.faults.map((words) => h("li", {}, words)));
}

/** Describe a door: a big button with a name, and a line of words that describes it. */
function door(shown, state, { name, label, text, primary }, go) {
  const id = `${state.id}-${name}`;
  const attributes = {
    key: name,
    type: "button",
    class: c("door", primary && "door-primary", state.going === name && "going"),
    "data-door": name,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": `${id}-text`,
    onclick: () => go(name),
    ...focusable,
  };
  return h("button", attributes, [
    h("span", { class: c("door-label"), id: `${id}-label` }, label),
    h("span", { class: c("door-text"), id: `${id}-text` }, text),
  ]);
}

/** Describe the menu of languages, each by its own name. */
function languageMenu({ languages }, state, speakIn) {
  const id = `${state.id}-language`;
  return h(
    "div",
    { key: "language", class: c("setting", "home-language") },
    h("label", { for: id }, languages.label),
    h("span", { class: c("menu") }, h(
      "select",
      { ...focusable, id, value: languages.chosen, onchange: (event) => speakIn(event.target.value) },
      languages.options.map(({ value, label }) =>
        h("option", { key: value, value, selected: value === languages.chosen }, label),
      ),
    )),
  );
}

/** Describe the choice between the doors. */
function choice(shown, state, go, speakIn) {
  return [
    h("h1", { key: "title" }, shown.title),
    h("p", { key: "intro" }, shown.intro),
    faults(shown),
    h("div", { key: "doors", class: c("doors") }, shown.doors.map((one) => door(shown, state, one, go))),
    languageMenu(shown, state, speakIn),
    h("p", { key: "said", class: c("home-said"), role: "status" }, state.notice),
  ].filter(Boolean);
}

/** Describe the ways from what was chosen. */
function ways(shown, state, go) {
  const way = ({ name, label }) =>
    button(label, () => go(name), { key: name, classes: state.going === name ? "way going" : "way" });
  return [
    h("div", { key: "ways", class: c("ways") }, shown.ways.map(way)),
    faults(shown),
    h("p", { key: "said", class: c("home-said") }, state.notice),
  ].filter(Boolean);
}

/** Give the regions beside this: the table or the course, and for a moment what was there before. */
function regionsBeside(root) {
  const box = root.closest(`.${BOX}`);
  return [...(box?.querySelectorAll('[role="region"]') ?? [])].filter((one) => one !== root);
}

/** Lead the focus to what was chosen: to its heading, where it has one that takes it, else to what is asked first. */
function enter(region) {
  region.tabIndex = -1;
  const first = region.querySelector('h2[tabindex="-1"]') ?? nextChoice(region, false) ?? region;
  first.focus({ preventScroll: true });
}

/** Render one view of the widget. */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = c("home");
  el.append(root);
  const view = () => model.get("view");
  const state = { id: `ecarte-home-${Math.random().toString(36).slice(2)}`, going: null, notice: "" };
  let seen = view().show;
  let noted = JSON.stringify(view().query);
  let arrival = null;

  const line = lineTo(model, {
    onSlow: () => say(view().waiting),
    onSilent() {
      settled();
      say(view().lostContact);
    },
  });

  function say(text) {
    state.notice = text;
    draw();
  }

  function settled() {
    line.settle();
    Object.assign(state, { going: null, notice: "" });
  }

  function go(name) {
    if (line.waits) return;
    Object.assign(state, { going: name, notice: "" });
    line.send({ show: name });
    draw();
  }

  /** Let all be said in a language, which table, course and demonstration remember as their own. */
  function speakIn(language) {
    if (!line.send({ set: { language } })) return draw();
    keepSettings({ ...keptSettings(), language });
    draw();
  }

  function draw() {
    const shown = view();
    const atHome = shown.show === "home";
    root.setAttribute("role", atHome ? "region" : "navigation");
    root.setAttribute("aria-label", shown.name);
    root.setAttribute("aria-busy", String(line.waits));
    root.lang = shown.language;
    root.dir = shown.direction;
    if (shown.keepsAddress) speak(shown);
    Object.assign(root.dataset, { show: shown.show, theme: theme() });
    patch(root, atHome ? choice(shown, state, go, speakIn) : ways(shown, state, go));
  }

  /** Wait for what was chosen, and lead the focus there, unless it has gone elsewhere meanwhile. */
  function arrive() {
    const before = regionsBeside(root);
    arrival = new MutationObserver(() => {
      const fresh = regionsBeside(root).filter((one) => !before.includes(one));
      const region = fresh.find((one) => getComputedStyle(one).visibility === "visible");
      if (!region) return;
      arrival.disconnect();
      letBeSeen(region);
      if (document.activeElement === document.body || root.contains(document.activeElement)) enter(region);
    });
    arrival.observe(root.closest(`.${BOX}`) ?? document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["role", "style"],
    });
  }

  function onView() {
    const before = seen;
    seen = view().show;
    if (seen !== before) settled();
    draw();
    if (view().keepsAddress && noted !== JSON.stringify(view().query)) note(view().query);
    noted = JSON.stringify(view().query);
    if (seen === before) return;
    letBeSeen(root);
    arrival?.disconnect();
    if (seen === "home") root.querySelector(`[data-door="${before}"]`)?.focus({ preventScroll: true });
    else arrive();
  }

  function onMessage(message) {
    if (message.kind !== "answered" || !line.answered()) return;
    settled();
    draw();
  }

  model.on("change:view", onView);
  model.on("msg:custom", onMessage);
  const endTheme = onTheme(draw);
  draw();
  try {
    model.send({ hello: { settings: keptSettings(), languages: languagesRead() } });
  } catch {
    // Nobody answers, as in a notebook that was opened to be read.
  }

  return () => {
    line.settle();
    arrival?.disconnect();
    model.off("change:view", onView);
    model.off("msg:custom", onMessage);
    endTheme();
    root.remove();
  };
}

export default { render };
