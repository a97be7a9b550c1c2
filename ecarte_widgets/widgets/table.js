// The table in the browser: draws the view that Python sent and sends back what was chosen.
// No rule of the game is in here: what may be chosen, and why not, stands in the view.

const PREFIX = "ecarte-";

/** Describe an element: tag, attributes (on* are handlers, `key` tells siblings apart) and children. */
export function h(tag, attributes = {}, ...children) {
  return { tag, attributes, children: children.flat().filter((child) => child !== null && child !== undefined) };
}

/** Make or change the children of `parent` so that they are what `descriptions` say; what stays keeps its focus. */
export function patch(parent, descriptions) {
  const old = [...parent.childNodes];
  const keyed = new Map(old.filter((node) => node.ecarteKey !== undefined).map((node) => [node.ecarteKey, node]));
  const kept = new Set();
  const fresh = descriptions.map((description, place) => {
    if (typeof description === "string") {
      const text = old[place];
      if (text?.nodeType === Node.TEXT_NODE && !kept.has(text)) {
        if (text.data !== description) text.data = description;
        kept.add(text);
        return text;
      }
      return document.createTextNode(description);
    }
    const key = description.attributes.key;
    const candidate = key === undefined ? old[place] : keyed.get(key);
    const fits =
      candidate?.nodeType === Node.ELEMENT_NODE &&
      !kept.has(candidate) &&
      candidate.ecarteKey === key &&
      candidate.localName === description.tag;
    const element = fits ? candidate : document.createElement(description.tag);
    kept.add(element);
    dress(element, description.attributes);
    patch(element, description.children);
    return element;
  });
  for (const node of old) if (!fresh.includes(node)) node.remove();
  fresh.forEach((node, place) => {
    if (parent.childNodes[place] !== node) parent.insertBefore(node, parent.childNodes[place] ?? null);
  });
}

function dress(element, attributes) {
  const before = element.ecarteAttributes ?? {};
  for (const name of Object.keys(before)) {
    if (!(name in attributes)) {
      if (name.startsWith("on")) element[name] = null;
      else element.removeAttribute(name);
    }
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "key") element.ecarteKey = value;
    else if (name.startsWith("on")) element[name] = value;
    else if (value === null || value === false) element.removeAttribute(name);
    else if (before[name] !== value) element.setAttribute(name, value === true ? "" : value);
    if (name === "value" && element.value !== value) element.value = value;
  }
  element.ecarteAttributes = attributes;
}

const c = (...names) => names.filter(Boolean).map((name) => PREFIX + name).join(" ");

/** The face of a card, without what can be done with it. */
function face(card) {
  const corner = (place) =>
    h("span", { class: c("corner", place), "aria-hidden": "true" }, h("b", {}, card.index), h("span", {}, card.symbol));
  return [
    corner("corner-start"),
    h("span", { class: c("pip"), "aria-hidden": "true" }, card.symbol),
    corner("corner-end"),
  ];
}

function shownCard(card, label, ...classes) {
  return h(
    "div",
    { key: card.card, class: c("card", card.suit, ...classes), role: "img", "aria-label": label, dir: "ltr" },
    face(card),
  );
}

function heldCard(card, state, act) {
  const chosen = state.chosen.has(card.card);
  const classes = [card.state, chosen && "chosen", card.isNew && "new"];
  return h(
    "button",
    {
      key: card.card,
      type: "button",
      class: c("card", card.suit, ...classes),
      "aria-label": card.label,
      // A refused card can be tried: it answers with the rule. Only a card that nothing is asked about is disabled.
      "aria-disabled": card.state === "idle" ? "true" : null,
      "aria-pressed": card.state === "choose" ? String(chosen) : null,
      "data-lm-suppress-shortcuts": "true",
      dir: "ltr",
      onclick: () => act.card(card),
    },
    face(card),
    chosen ? h("span", { class: c("tick"), "aria-hidden": "true" }, "✓") : null,
  );
}

function player(side, who) {
  const marks = Array.from({ length: side.target }, (_, place) =>
    h("span", { class: c("mark", place < side.points && "marked") }),
  );
  return h(
    "div",
    { class: c("player", who) },
    h("span", { class: c("player-name") }, side.name),
    h("span", { class: c("role") }, side.role),
    h(
      "span",
      { class: c("score") },
      h("span", { class: c("marks"), "aria-hidden": "true" }, marks),
      h("span", { class: c("points") }, side.score),
    ),
    h("span", { class: c("tricks") }, side.tricksLabel),
  );
}

/** Give the picture of the whole table. */
export function picture(view, state, act) {
  const exchange = view.exchange;
  const buttons = view.choices.buttons.map((choice) => {
    const exchanging = choice.intent === "exchange";
    const outside = exchanging && (state.chosen.size < exchange.fewest || state.chosen.size > exchange.most);
    return h(
      "button",
      {
        key: choice.intent,
        type: "button",
        class: c("choice", choice.primary && "primary"),
        "aria-disabled": outside ? "true" : null,
        "data-lm-suppress-shortcuts": "true",
        onclick: () => (outside ? null : act.choice(choice.intent)),
      },
      exchanging ? exchange.labels[Math.min(state.chosen.size, exchange.most)] : choice.label,
    );
  });
  const backs = Array.from({ length: view.players.other.cards }, () => h("span", { class: c("back") }));
  return [
    h(
      "div",
      { key: "other", class: c("side") },
      player(view.players.other, "other"),
      h("div", { class: c("backs"), role: "img", "aria-label": view.players.other.cardsLabel }, backs),
    ),
    h(
      "div",
      { key: "middle", class: c("middle") },
      h(
        "div",
        { class: c("stock") },
        shownCard(view.turnUp, view.turnUp.label),
        h("div", { class: c("stock-words") }, h("b", {}, view.trump.label), h("span", {}, view.stock.label)),
      ),
      h(
        "div",
        { class: c("trick"), role: "group", "aria-label": view.trick.label },
        view.trick.cards.map((card) => shownCard(card, card.label, `by-${card.by}`, card.won && "won")),
      ),
    ),
    h(
      "div",
      { key: "status", class: c("status"), role: "status", "aria-live": "polite" },
      h("p", { class: c("said") }, state.notice || view.said),
      h("p", { class: c("ask") }, view.ask),
    ),
    h(
      "div",
      { key: "hand", class: c("hand"), role: "group", "aria-label": view.hand.label },
      view.hand.cards.map((card) => heldCard(card, state, act)),
    ),
    h("div", { key: "choices", class: c("choices"), role: "group", "aria-label": view.choices.label }, buttons),
    h("div", { key: "own", class: c("side") }, player(view.players.own, "own")),
    h(
      "div",
      { key: "foot", class: c("foot") },
      h(
        "label",
        {},
        h("span", {}, view.rules.label),
        h(
          "select",
          { "data-lm-suppress-shortcuts": "true", value: view.rules.chosen, onchange: (event) => act.rules(event.target.value) },
          view.rules.options.map((option) =>
            h("option", { key: option.value, value: option.value, selected: option.value === view.rules.chosen }, option.label),
          ),
        ),
      ),
      view.newGame
        ? h(
            "button",
            { type: "button", class: c("choice"), "data-lm-suppress-shortcuts": "true", onclick: () => act.choice("new-game") },
            view.newGame,
          )
        : null,
      h("span", { class: c("note") }, view.rules.note),
      h("span", { class: c("note") }, view.dealNumber ?? ""),
    ),
  ];
}

/** How long Python may take before the page says that it no longer answers, in milliseconds. */
const PATIENCE = 3000;

function render({ model, el }) {
  const root = document.createElement("section");
  root.className = c("table");
  root.setAttribute("role", "region");
  el.append(root);
  const state = { chosen: new Set(), notice: "", waiting: false };
  let timer = null;

  const draw = () => {
    const view = model.get("view");
    root.setAttribute("aria-label", view.name);
    root.dataset.revision = view.revision;
    root.lang = view.language;
    root.dir = view.direction;
    patch(root, picture(view, state, act));
  };
  const send = (message) => {
    if (state.waiting) return;
    state.waiting = true;
    timer = setTimeout(() => {
      state.waiting = false;
      state.notice = model.get("view").lostContact;
      draw();
    }, PATIENCE);
    model.send(message);
  };
  const choose = (intent) => send({ intent, revision: model.get("view").revision });
  const act = {
    card(card) {
      if (card.state === "play") choose(card.intent);
      if (card.state === "refused") state.notice = card.why;
      if (card.state === "choose" && !state.chosen.delete(card.card)) state.chosen.add(card.card);
      draw();
    },
    choice(intent) {
      choose(intent === "exchange" ? ["exchange", ...state.chosen].join(" ") : intent);
    },
    rules(name) {
      send({ rules: name });
    },
  };
  const onView = () => {
    state.notice = "";
    state.chosen.clear();
    draw();
  };
  const onMessage = (message) => {
    clearTimeout(timer);
    state.waiting = false;
    if (message.kind === "refused") {
      state.notice = message.text;
      draw();
    }
  };
  model.on("change:view", onView);
  model.on("msg:custom", onMessage);
  draw();
  return () => {
    clearTimeout(timer);
    model.off("change:view", onView);
    model.off("msg:custom", onMessage);
  };
}

export default { render };
