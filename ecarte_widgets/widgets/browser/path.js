// The list of lessons as a path: done, here, to come; and what can be done with the progress.

import { button, c, focusable, h } from "./dom.js";

const STATES = { done: "✓", here: "●", open: "" };

function lessonOnPath(one, act) {
  return h(
    "li",
    { key: one.id, class: c("stop", `stop-${one.state}`) },
    h("span", { class: c("stop-sign"), "aria-hidden": "true" }, STATES[one.state]),
    h(
      "button",
      {
        type: "button",
        class: c("stop-button"),
        "aria-label": one.label ?? null,
        "aria-current": one.state === "here" ? "step" : null,
        onclick: () => act.lesson(one.id),
        ...focusable,
      },
      h("span", { class: c("stop-title") }, one.title),
      h("span", { class: c("stop-summary") }, one.summary),
      h("span", { class: c("stop-progress") }, one.progress.text),
    ),
  );
}

/** Draw a tool; one that asks first has its two answers beside it while it asks. */
function tool(one, state, act) {
  const asks = state.asking === one.name;
  const label = one.label;
  const drawn = [
    button(label, () => act.tool(one), { key: one.name, classes: "quiet", "aria-expanded": one.ask ? String(asks) : null }),
  ];
  if (asks) {
    drawn.push(
      button(one.yes ?? label, () => act.confirm(one), { key: `${one.name}-yes` }),
      button(one.no ?? "✕", () => act.tool(one), { key: `${one.name}-no` }),
    );
  }
  if (one.name === "import") {
    drawn.push(
      h("input", {
        key: "file",
        type: "file",
        accept: ".json,application/json",
        class: c("file"),
        tabindex: "-1",
        "aria-hidden": "true",
        "data-file": "true",
        onchange: (event) => act.file(event.target, one),
      }),
    );
  }
  return drawn;
}

function menuOf(setting, state, act) {
  const id = `${state.id}-${setting.name}`;
  return h(
    "div",
    { key: setting.name, class: c("setting") },
    h("label", { for: id }, setting.label),
    h("span", { class: c("menu") }, h(
      "select",
      { id, value: setting.chosen, onchange: (event) => act.set(setting.name, event.target.value), ...focusable },
      setting.options.map((option) => h("option", { key: option.value, value: option.value }, option.label)),
    )),
  );
}

/** Give the settings, folded where there is a word for the fold. */
export function folded(view, state, act) {
  if (!view.settings?.length) return [];
  const menus = h("div", { class: c("menus") }, view.settings.map((setting) => menuOf(setting, state, act)));
  if (!view.settingsLabel) return [menus];
  return [h("details", { key: "settings", class: c("fold") }, h("summary", { ...focusable }, view.settingsLabel), menus)];
}

/** Give the list of lessons. */
export function path(view, state, act) {
  const { list } = view;
  const asked = list.tools.find((one) => one.name === state.asking);
  const said = state.slow ? view.waiting : state.notice || asked?.ask || list.said || "";
  return [
    h("h2", { key: "heading", class: c("course-title"), tabindex: "-1", ...focusable }, list.title),
    list.ended ? h("p", { key: "ended", class: c("list-ended"), role: "status" }, list.ended) : null,
    ...[list.intro].flat().map((words, place) => h("p", { key: `intro-${place}` }, words)),
    list.next ? button(list.next.label, () => act.lesson(list.next.id), { key: "next", classes: "primary go" }) : null,
    list.play ? button(list.play.label, act.play, { key: "play", classes: "primary go" }) : null,
    h(
      "ol",
      { key: "path", class: c("path"), "aria-label": list.listLabel ?? null },
      list.lessons.map((one) => lessonOnPath(one, act)),
    ),
    h("div", { key: "tools", class: c("course-tools") }, list.tools.map((one) => tool(one, state, act))),
    h("p", { key: "status", class: c("list-status", said && "list-said", said === list.said && "done"), role: "status", "aria-live": "polite" }, said),
  ].filter(Boolean);
}
