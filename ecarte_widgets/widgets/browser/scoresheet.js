// The score sheet: a table that a page shows and a printer prints.

import { c, h, patch } from "./dom.js";

/** On the page while its score sheet is printed. */
const PRINTING = c("printing");

/**
 * Describe a score sheet.
 *
 * The roles are those that the elements have anyhow: a narrow page shows each row as a block, and they would be lost.
 */
export function scoreSheet(sheet) {
  const [, ...labels] = sheet.columns;
  const cell = (name, place, ...content) =>
    h("td", { key: name, role: "cell", class: c(`scoresheet-${name}`), "data-label": labels[place] }, ...content);
  const each = (both) => h("div", {}, both.map((words) => h("span", { class: c("scoresheet-one") }, words)));
  const row = (line) =>
    h(
      "tr",
      { key: line.place, role: "row" },
      h(
        "th",
        { key: "deal", role: "rowheader", scope: "row", "data-label": sheet.columns[0] },
        h("span", { class: c("scoresheet-place") }, line.place),
        line.number ? h("span", { class: c("note") }, ` ${line.number}`) : null,
      ),
      cell("dealer", 0, line.dealer),
      cell("talk", 1, h("span", {}, line.talk.join(" "))),
      cell("king", 2, h("span", {}, line.kings.join(" "))),
      cell("tricks", 3, each(line.tricks)),
      cell(
        "points",
        4,
        h("div", {}, line.points.map((one) => h("p", {}, h("strong", {}, one.who), h("span", {}, one.rule)))),
      ),
      cell("score", 5, each(line.score)),
    );
  return [
    h(
      "table",
      { key: "sheet", role: "table", class: c("scoresheet") },
      h(
        "caption",
        {},
        h("span", { class: c("scoresheet-title") }, sheet.title),
        [sheet.rules.label, ...sheet.rules.differences, sheet.before]
          .filter(Boolean)
          .map((words) => h("span", { key: words, class: c("scoresheet-rule") }, words)),
      ),
      h(
        "thead",
        { role: "rowgroup" },
        h(
          "tr",
          { role: "row" },
          sheet.columns.map((label) => h("th", { key: label, role: "columnheader", scope: "col" }, label)),
        ),
      ),
      h("tbody", { role: "rowgroup" }, sheet.lines.map(row)),
    ),
    sheet.winner ? h("p", { key: "winner", class: c("scoresheet-winner") }, sheet.winner) : null,
  ].filter(Boolean);
}

/** Put a score sheet by itself at the end of the page, which prints it and nothing else, as long as printing takes. */
function layOut(sheet, { language, direction }) {
  const page = document.documentElement;
  document.querySelectorAll(`.${c("print")}`).forEach((left) => left.remove());
  const printed = document.createElement("div");
  printed.className = c("print");
  printed.lang = language;
  printed.dir = direction;
  patch(printed, scoreSheet(sheet));
  document.body.append(printed);
  page.classList.add(PRINTING);
  const done = () => {
    page.classList.remove(PRINTING);
    printed.remove();
  };
  globalThis.addEventListener("afterprint", done, { once: true });
}

/** Print a score sheet, and nothing else of the page. */
export function printSheet(sheet, view) {
  layOut(sheet, view);
  globalThis.print();
}

/**
 * Let the browser's own way to print, such as Ctrl and P, print the sheet too while it is open; gives what ends that.
 *
 * `open()` gives the sheet that is open and the view it stands in; null while none is.
 */
export function onPrint(open) {
  const before = () => {
    const shown = document.querySelector(`.${c("print")}`) ? null : open();
    if (shown) layOut(shown.sheet, shown.view);
  };
  globalThis.addEventListener("beforeprint", before);
  return () => globalThis.removeEventListener("beforeprint", before);
}
