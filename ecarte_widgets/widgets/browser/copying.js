// Texts on the clipboard, also where a page is not allowed to put them there by itself.

/** Copy by way of a field that is selected for a moment: the only way on a page that is not served securely. */
function copyBySelection(text) {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position: fixed; inset-block-start: 0; opacity: 0";
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  before?.focus({ preventScroll: true });
  return done;
}

/** Give the address of this app with a query. */
export function addressInApp(query) {
  const { origin, pathname } = globalThis.location;
  return `${origin}${pathname}?${query}`;
}

/** Tell whether this app runs on the computer of whoever sees it, so that nobody else can open its addresses. */
export function isAtHome() {
  const { hostname } = globalThis.location;
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** Copy a text; tells whether it is on the clipboard. */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}
