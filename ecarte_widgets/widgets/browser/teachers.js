// What a worksheet has for teachers: the link that a class is given, and numbers to make another of.

import { addressInApp } from "./copying.js";
import { button, c, focusable, h } from "./dom.js";

/** Describe what is for teachers: the link to a worksheet, and numbers to make one of. */
export function forTeachers({ link }, state, act) {
  const id = `${state.id}-numbers`;
  const text = link.inApp ? addressInApp(link.query) : link.cell;
  return h(
    "details",
    { key: "teachers", class: c("fold") },
    h("summary", { ...focusable }, link.title),
    h(
      "p",
      { key: "link", class: c("sheet-link") },
      `${link.label} `,
      h("bdi", { dir: "ltr" }, link.inApp ? h("a", { href: text, ...focusable }, text) : h("code", {}, text)),
    ),
    button(link.copy, () => act.copyLink(text), { key: "copy" }),
    h(
      "div",
      { key: "numbers", class: c("sheet-field") },
      h("label", { for: id }, link.numbersLabel),
      h("input", {
        id,
        type: "text",
        inputmode: "text",
        dir: "ltr",
        value: link.numbers,
        maxlength: "400",
        autocomplete: "off",
        "aria-describedby": `${id}-hint`,
        "data-numbers": "true",
        onkeydown: (event) => (event.key === "Enter" ? act.makeLink() : null),
        ...focusable,
      }),
      h("span", { class: c("note"), id: `${id}-hint` }, link.numbersHint),
    ),
    button(link.make, act.makeLink, { key: "make" }),
    h(
      "p",
      {
        key: "said",
        class: c("list-status", state.linkSaid && "list-said", state.linkSaid === link.copied && "done"),
        role: "status",
        "aria-live": "polite",
      },
      state.linkSaid,
    ),
    h("p", { key: "public", class: c("note") }, link.public),
  );
}
