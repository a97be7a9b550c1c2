// Describing a page and making it so. What stays on the page keeps its focus.

export const PREFIX = "ecarte-";
const SVG = "http://www.w3.org/2000/svg";

/** Give the class attribute of names, leaving out those that are false. */
export const c = (...names) =>
  names
    .filter(Boolean)
    .map((name) => PREFIX + name)
    .join(" ");

/** Describe an element: tag, attributes (on* are handlers, `key` tells siblings apart) and children. */
export function h(tag, attributes = {}, ...children) {
  return { tag, attributes, children: children.flat(2).filter((child) => child !== null && child !== undefined) };
}

/** Describe an element of a drawing. */
export function s(tag, attributes = {}, ...children) {
  return { ...h(tag, attributes, ...children), namespace: SVG };
}

/** Make or change the children of `parent` so that they are what `descriptions` say. */
export function patch(parent, descriptions) {
  const old = [...parent.childNodes];
  const keyed = new Map(old.filter((node) => node.ecarteKey !== undefined).map((node) => [node.ecarteKey, node]));
  const kept = new Set();
  const fresh = descriptions.map((description, place) => {
    const node = typeof description === "string" ? textNode(description, old[place], kept) : element(description);
    kept.add(node);
    return node;

    function element({ tag, namespace, attributes, children }) {
      const candidate = attributes.key === undefined ? old[place] : keyed.get(attributes.key);
      const fits =
        candidate?.nodeType === Node.ELEMENT_NODE &&
        !kept.has(candidate) &&
        candidate.ecarteKey === attributes.key &&
        candidate.localName === tag;
      const made = namespace ? () => document.createElementNS(namespace, tag) : () => document.createElement(tag);
      const target = fits ? candidate : made();
      dress(target, attributes);
      patch(target, children);
      if (tag === "select") target.value = attributes.value;
      return target;
    }
  });
  for (const node of old) if (!fresh.includes(node)) node.remove();
  fresh.forEach((node, place) => {
    if (parent.childNodes[place] !== node) parent.insertBefore(node, parent.childNodes[place] ?? null);
  });
}

function textNode(words, candidate, kept) {
  if (candidate?.nodeType !== Node.TEXT_NODE || kept.has(candidate)) return document.createTextNode(words);
  if (candidate.data !== words) candidate.data = words;
  return candidate;
}

function dress(target, attributes) {
  const before = target.ecarteAttributes ?? {};
  for (const name of Object.keys(before)) {
    if (name in attributes) continue;
    if (name.startsWith("on")) target[name] = null;
    else target.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "key") target.ecarteKey = value;
    else if (name.startsWith("on")) target[name] = value;
    else if (value === null || value === undefined || value === false) target.removeAttribute(name);
    else if (before[name] !== value) target.setAttribute(name, value === true ? "" : value);
  }
  target.ecarteAttributes = attributes;
}

/** Attributes of anything that takes focus: JupyterLab keeps its shortcuts away from it. */
export const focusable = { "data-lm-suppress-shortcuts": "true" };

/** Describe a button. */
export function button(label, onclick, { classes = "", ...more } = {}) {
  return h("button", { type: "button", class: c("button", ...classes.split(" ")), onclick, ...focusable, ...more }, label);
}
