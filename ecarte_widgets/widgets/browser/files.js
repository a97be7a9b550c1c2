// Progress as a file: handed out to be kept, and read again.

/** The longest file that can be somebody's progress, in bytes. */
const LONGEST = 1_000_000;

/** Let the browser save an object as a JSON file. */
export const handOut = (name, object) => handOutText(name, JSON.stringify(object, null, 1));

/** Let the browser save the text of a JSON file. */
export function handOutText(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Read the object in a JSON file; null when the file has none. */
export async function objectIn(file) {
  if (file.size > LONGEST) return null;
  try {
    const found = JSON.parse(await file.text());
    return typeof found === "object" && !Array.isArray(found) ? found : null;
  } catch {
    return null;
  }
}
