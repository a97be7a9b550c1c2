// What opens beside the table about its game: the number of the deal and a link to it, the game's record, its score sheet.

import { addressInApp, copyText, isAtHome } from "./copying.js";
import { button, c, focusable, h } from "./dom.js";
import { handOutText } from "./files.js";
import { numberForm, recordFields, takeRecord, takeRecordFile } from "./opening.js";
import { printSheet, scoreSheet } from "./scoresheet.js";

const idOf = (state, part) => `${state.panelId}-${part}`;

/** Say what came of what was asked for in a part; the table's live region says it too. */
function saidIn(part, state) {
  if (state.gameSaid?.part !== part) return null;
  const { words, isFault } = state.gameSaid;
  return h("p", { key: "said", id: idOf(state, `${part}-said`), class: c("game-said", isFault && "fault-said") }, words);
}

function linkTo({ link, linkLabel }, act) {
  if (!link) return h("p", { key: "link", class: c("note") }, linkLabel);
  const text = link.inApp ? addressInApp(link.query) : link.cell;
  return [
    h(
      "p",
      { key: "link", class: c("game-link") },
      `${linkLabel} `,
      h("bdi", { dir: "ltr" }, link.inApp ? h("a", { href: text, ...focusable }, text) : h("code", {}, text)),
    ),
    link.inApp && isAtHome() ? h("p", { key: "here", class: c("note") }, link.here) : null,
    button(link.copy, () => act.copyLink(text), { key: "copy" }),
  ];
}

function numberPart({ number, opening }, state, act) {
  const fault = state.gameSaid?.part === "number" && state.gameSaid.isFault;
  return h(
    "section",
    { key: "number", class: c("game-part") },
    numberForm(opening, idOf(state, "game"), number.deal, act.dealNumber, {
      classes: "game-row",
      faultId: fault ? idOf(state, "number-said") : null,
    }),
    saidIn("number", state),
    h("p", { key: "hint", class: c("note") }, number.hint),
    linkTo(number, act),
    saidIn("link", state),
  );
}

function recordPart({ record, opening }, state, act) {
  return h(
    "section",
    { key: "record", class: c("game-part") },
    h("h3", {}, record.title),
    h("p", { key: "hint", class: c("note") }, record.hint),
    record.isThere
      ? h(
          "div",
          { key: "give", class: c("game-row") },
          button(record.save, () => act.giveRecord("save"), { key: "save" }),
          button(record.copy, () => act.giveRecord("copy"), { key: "copy" }),
        )
      : null,
    saidIn("give", state),
    h(
      "details",
      { key: "open", class: c("fold") },
      h("summary", { ...focusable }, opening.open),
      h("p", { key: "hint", class: c("note") }, record.openHint),
      saidIn("record", state),
      recordFields(opening, idOf(state, "game"), act),
    ),
  );
}

function sheetPart({ sheet }, act) {
  if (!sheet) return null;
  return h(
    "section",
    { key: "sheet", class: c("game-part") },
    scoreSheet(sheet),
    button(sheet.print, act.printSheet, { key: "print" }),
  );
}

/** Describe what there is about the game. */
export function gamePanel(state, act) {
  return [numberPart(state.game, state, act), recordPart(state.game, state, act), sheetPart(state.game, act)];
}

/** Give what the panel does; `table` gives it the table's state and view, and sends and draws for it. */
export function gameActs({ state, view, send, draw }) {
  let wanted = "save";

  function say(part, words, isFault = false) {
    state.gameSaid = { part, words, isFault };
    state.notice = words;
    state.done = isFault ? "" : words;
    draw();
  }

  async function copy(part, text, words) {
    const isDone = await copyText(text);
    say(part, isDone ? words.copied : words.notCopied, !isDone);
  }

  const opening = {
    say: (words) => say("record", words, true),
    take: (text) => send({ record: text, revision: view().revision }),
  };

  return {
    dealNumber: (text) => send({ deal: text, revision: view().revision }),
    copyLink: (text) => copy("link", text, state.game.number.link),
    giveRecord(how) {
      wanted = how;
      send({ give: "record" });
    },
    /** Take the record that was asked for, as a file or to the clipboard. */
    takeGiven({ file, text }) {
      const words = state.game.record;
      if (wanted === "copy") return copy("give", text, words);
      handOutText(file, text);
      return say("give", words.saved);
    },
    /** Say why nothing could be begun from what was typed or opened. */
    refuseOpening: (part, words) => say(part, words, true),
    record: (text) => takeRecord(text, state.game.opening, opening),
    file: (input) => takeRecordFile(input, state.game.opening, opening),
    printSheet: () => printSheet(state.game.sheet, view()),
  };
}
