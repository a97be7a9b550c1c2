// A table on a page, by itself or within another widget: draws the view it is given, and sends back what was chosen.
// No rule of the game is in here: what may be chosen, and why not, stands in the view.

import { covered } from "./covered.js";
import { c, patch } from "./dom.js";
import { gameActs } from "./gamepanel.js";
import { onItsWay } from "./firstword.js";
import { greetingOf } from "./greeting.js";
import { keysOfTable, nextChoice } from "./keys.js";
import { keepChosen, keepGame, keepSettings, keptChosen } from "./memory.js";
import { nowhere, places, settle } from "./motion.js";
import { lookingAt } from "./looking.js";
import { isPredicting, napOf, pressedInPause } from "./pause.js";
import { picture } from "./picture.js";
import { clearResults, countResult } from "./results.js";
import { onPrint } from "./scoresheet.js";
import { tellingLineTo } from "./sending.js";
import { onSight, seesTools } from "./sight.js";
import { onTheme, theme } from "./theme.js";

/** Tell tables on one page apart: each takes the lowest number that no other has. */
export function freeNumber(taken) {
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
}

/**
 * Put a table into an element of the page.
 *
 * `link` is the line to Python: `view()` and `book()` give what is to be shown, `game()` what opens beside it about the
 * game, where there is that, `send(message)` sends what was chosen, `onView(callback)` and `onMessage(callback)` tell of
 * another view, book or game and of a message, each giving what ends it. Without `bar` the rules in force and the tools
 * are left out, but for Undo. Without `remembers` the browser keeps nothing and is asked for nothing. `onward` is called
 * when what had the focus is gone and nothing is left to choose, or nothing that has to be chosen: then the view says
 * that it `isDone`. `onLook` is told with every picture whether a trick lies there to be looked at. Gives what takes the
 * table away again.
 */
export function mountTable(host, link, { bar = true, remembers = true, onward = null, onLook = null } = {}) {
  const root = document.createElement("section");
  const others = [...document.querySelectorAll(`.${c("table")}`)].map((table) => Number(table.dataset.number));
  const number = freeNumber(others);
  root.className = c("table");
  root.dataset.number = number;
  root.setAttribute("role", "region");
  host.append(root);

  const state = {
    chosen: new Set(),
    notice: "",
    done: "",
    told: "",
    bar,
    paused: null,
    pausedSince: 0,
    clearing: false,
    undoes: "",
    sent: null,
    slow: false,
    panel: null,
    game: undefined,
    gameSaid: null,
    begins: null,
    panelId: `ecarte-panel-${Math.random().toString(36).slice(2)}`,
    lastTrick: Boolean(link.view().isCovered),
    awaits: false,
    order: (cards) => [...cards].sort((one, other) => one.place - other.place),
  };
  const nap = napOf(root);
  let pressed = null;
  let drawn = null;
  let seen = link.view().revision;
  const greeting = greetingOf(root, link, state, draw, remembers);
  const line = tellingLineTo(link, { state, settled, draw, lostContact: () => view().lostContact });

  // A hand of two people's is not shown to whoever happens to load the page: Python covers it when it is greeted.
  const view = () => (greeting.isOver || !link.view().isShared ? link.view() : covered(link.view()));
  const book = () => link.book();
  const place = () => `${view().place}-${number}`;
  const looking = lookingAt({ state, view, place, remembers, settled, draw });
  const recall = () => (state.chosen = new Set(remembers ? keptChosen(place(), view()) : []));

  function draw() {
    const shown = view();
    state.game = link.game?.();
    const name = number === 1 ? shown.name : shown.nameMore.replace("{number}", number);
    root.setAttribute("aria-label", name);
    root.lang = shown.language;
    root.dir = shown.direction;
    root.dataset.revision = shown.revision;
    root.dataset.colours = shown.display.colours;
    root.dataset.theme = theme();
    root.setAttribute("aria-busy", String(line.waits));
    // Cards move within a deal of one game; what lies there before the greeting is answered may be of another.
    const deal = greeting.isOver ? `${shown.gameKey} ${shown.dealKey}` : null;
    const before = deal !== null && deal === drawn ? places(root) : nowhere();
    const hadFocus = root.contains(document.activeElement);
    patch(root, [...(state.awaits ? [onItsWay(shown.oneMoment)] : []), ...picture(shown, book(), state, act)]);
    state.sought = false; // the tools stand out until the next act
    settle(root, before);
    onLook?.(Boolean(state.paused) && !isPredicting(state)); // before the focus goes on: what leads on may have waited for that
    if (hadFocus && !root.contains(document.activeElement)) {
      // Where all is played that is asked for, what is still on offer is no more than that.
      const next = shown.isDone && !state.paused ? null : nextChoice(root, Boolean(shown.exchange));
      if (next) next.focus();
      else onward?.();
    }
    drawn = deal;
    // What takes the place of a choice that was pressed was not seen yet when it is pressed a second time.
    if (pressed !== null && !choicesShown().includes(pressed)) {
      pressed = null;
      nap.begin();
    }
  }

  const choicesShown = () => [...root.querySelectorAll(`.${c("choices")} > button`)].map((one) => one.ecarteKey);

  function count() {
    if (remembers && greeting.isOver) countResult(link.view());
  }

  function settled() {
    line.settle();
    Object.assign(state, { slow: false, sent: null, begins: null });
  }

  function send(message) {
    if (line.waits) return;
    state.notice = "";
    state.begins = "deal" in message ? "number" : "record" in message ? "record" : null;
    state.sent = message.intent ?? (state.begins && "new-game");
    line.send(message);
    draw();
  }

  function keepChoice(cards) {
    if (remembers && view().exchange && !view().isShared) keepChosen(place(), view(), cards);
  }

  function choose(intent) {
    if (!line.waits) keepChoice([]);
    send({ intent, revision: view().revision });
  }

  const act = {
    ...gameActs({ state, view, send, draw }),
    card(card) {
      if (line.waits) return;
      if (isPredicting(state)) {
        state.notice = state.paused.predict.ask;
        return draw();
      }
      if (state.paused) {
        const does = pressedInPause(state, performance.now());
        if (does === "nothing") return;
        looking.goOn();
        if (does === "go-on") {
          nap.begin();
          return act.say(view().notPlayed);
        }
      } else if (nap.isOn) return;
      if (card.state === "play") choose(card.intent);
      else if (card.state === "refused" || card.state === "idle") state.notice = card.why;
      else if (card.state === "choose") {
        if (!state.chosen.delete(card.card)) state.chosen.add(card.card);
        keepChoice(state.chosen);
        state.notice = "";
      }
      draw();
    },
    choice(intent) {
      if (nap.isOn) return;
      pressed = intent;
      choose(intent === "exchange" ? ["exchange", ...state.chosen].join(" ") : intent);
    },
    predict(option) {
      if (nap.isOn) return;
      pressed = option.intent;
      choose(option.intent);
    },
    undo() {
      if (!view().undo.possible) return act.say(view().undo.why);
      if (!line.waits) state.undoes = view().undo.said;
      choose("undo");
    },
    newGame() {
      if (nap.isOn) return;
      state.panel = null;
      choose("new-game");
    },
    say(words) {
      state.notice = words;
      draw();
    },
    /** Say what a word means: no fault, and what happened stays to be read beside it. */
    explain(words) {
      state.done = words;
      act.say(words);
    },
    set(name, value) {
      send({ set: { [name]: value } });
    },
    panel(name) {
      const closed = state.panel;
      Object.assign(state, { panel: name, notice: "" });
      draw();
      const heading = root.querySelector(`.${c("panel")} h2`);
      if (name) {
        heading.focus({ preventScroll: true });
        heading.closest("aside").scrollIntoView({ block: "nearest" });
      }
      else root.querySelector(`[data-panel="${closed}"]`)?.focus();
    },
    toTools() {
      const tools = root.querySelector(`.${c("tools")}`);
      tools.scrollIntoView({ block: "end" });
      state.sought = true;
      draw();
      tools.querySelector("button").focus({ preventScroll: true });
    },
    /** Close what is open: a panel, else the last trick. */
    close() {
      if (state.panel) return act.panel(null);
      if (!root.querySelector(`.${c("last-trick")}`)) return;
      act.toggle("lastTrick");
      nextChoice(root, Boolean(view().exchange))?.focus({ preventScroll: true }); // it was looked at for what is asked
    },
    toggle(name) {
      state[name] = !state[name];
      draw();
    },
    clearResults() {
      clearResults();
      state.clearing = false;
      state.done = book().results.cleared;
      act.say(state.done);
      root.querySelector(`.${c("panel")} h2`).focus({ preventScroll: true });
    },
    goOn() {
      if (nap.isOn) return;
      pressed = "go-on";
      looking.goOn();
    },
  };

  function onView() {
    const changed = seen !== view().revision;
    const sent = state.sent !== null;
    const undone = state.sent === "undo";
    const begun = state.sent === "new-game" || state.sent === "next-deal";
    const isAnew = state.sent === "new-game" && !state.begins;
    const shows = state.sent === "show-hand";
    if (changed && state.begins) state.panel = null;
    seen = view().revision;
    settled();
    if (changed) {
      state.notice = "";
      state.gameSaid = null;
      state.told = undone ? state.undoes : "";
      recall();
      state.lastTrick = Boolean(view().isCovered);
      // Whoever presses twice to play a card, or to be shown their own, must not open the other's hand or play by it.
      // Nor begins whoever presses twice to begin a game another one.
      if (shows || isAnew || view().isCovered) nap.begin();
      count();
      // Who takes a choice back has seen that trick; so has who went on from it and comes back.
      looking.begin(undone ? null : sent ? view().pause : looking.unseen());
    } else {
      // The same table in other words: what was said in the old ones goes.
      if (root.lang !== view().language) {
        state.notice = state.told = "";
        state.gameSaid = null;
      }
      if (state.paused) state.paused = view().pause;
    }
    draw();
    if (undone) root.querySelector(`.${c("status")}`)?.scrollIntoView({ block: "nearest" });
    // A fresh deal is seen from the top of the table, wherever the page was scrolled to.
    if (changed && begun && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: "start" });
    // Whoever is handed the screen has one thing to do first, whatever was pressed before; and where a tool began a new
    // game, another press goes to what is asked, and begins none.
    const byTool = begun && root.querySelector(`.${c("tools")}`)?.contains(document.activeElement);
    if (changed && sent && (view().isCovered || byTool)) nextChoice(root, Boolean(view().exchange))?.focus();
  }

  function onMessage(message) {
    if (remembers && message.kind === "settings") keepSettings(message.settings);
    if (remembers && message.kind === "game") keepGame(place(), message.id);
    if (message.kind === "answered") {
      greeting.end();
      count();
      if (line.answered() && !state.paused) settled();
    }
    if (message.kind === "record") act.takeGiven(message);
    if (message.kind === "refused") {
      const { begins } = state;
      pressed = null;
      settled();
      if (begins) act.refuseOpening(begins, message.text);
      else state.notice = message.text;
    }
    draw();
  }

  function openSheet() {
    const sheet = state.panel === "game" && root.checkVisibility() ? state.game?.sheet : null;
    return sheet ? { sheet, view: view() } : null;
  }

  keysOfTable(root, { undo: act.undo, close: act.close });
  const ends = [link.onView(onView), link.onMessage(onMessage), onTheme(draw), onPrint(openSheet), onSight(root, seesTools(root))];
  recall();
  if (remembers) looking.begin(looking.unseen());
  draw();
  greeting.begin([place(), `${view().placeBefore}-${number}`]);

  return () => {
    line.settle();
    looking.end();
    greeting.forget();
    nap.end();
    ends.forEach((end) => end());
    root.remove();
  };
}
