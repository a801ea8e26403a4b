// Gives the user a file.

/** Long enough for the browser to begin with it. */
const KEPT_MILLIS = 10_000;

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MILLIS);
}
