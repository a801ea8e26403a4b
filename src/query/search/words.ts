// Splits texts into words for searching.

const RUN = /[\p{L}\p{N}]+/gu;

/** The words of a search: runs of letters and digits, each once, not split into parts. */
export function searchedWords(text: string): string[] {
  return [...new Set((text.normalize('NFC').match(RUN) ?? []).map((run) => run.toLowerCase()))];
}

/**
 * Runs of letters and digits, and the parts of each: `IronPlate` gives ironplate, iron and plate. Letters with
 * combining accents, as some keyboards and systems produce them, equal the precomposed letters.
 */
export function wordsOf(text: string): Set<string> {
  const words = new Set<string>();
  for (const [run] of text.normalize('NFC').matchAll(RUN)) {
    words.add(run.toLowerCase());
    const parts = run.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu);
    if (parts && parts.length > 1) for (const part of parts) words.add(part.toLowerCase());
  }
  return words;
}

/** Most digits that a double holds exactly. */
const MOST_DIGITS = 15;

/** The number that a word spells; null for other words and for numbers with a leading 0. */
export function numberWord(word: string): number | null {
  if (word.length > MOST_DIGITS || !/^(?:0|[1-9]\d*)$/.test(word)) return null;
  return Number(word);
}

const [ZERO, NINE, DOT, COLON, UNDERSCORE] = [0x30, 0x39, 0x2e, 0x3a, 0x5f];

function isSign(code: number | undefined): boolean {
  return code === UNDERSCORE || code === DOT || code === COLON;
}

/**
 * Finds a number after `_`, `.` or `:` at the end of an ASCII text; one more of these may follow. Returns the
 * offset of its first byte and stores its end in `ends`; -1 if there is none or it is not a {@link numberWord}.
 */
export function numberAtEnd(bytes: Uint8Array, at: number, size: number, ends: Uint32Array): number {
  let to = at + size;
  if (size > 0 && isSign(bytes[to - 1])) to--;
  let from = to;
  while (from > at && bytes[from - 1]! >= ZERO && bytes[from - 1]! <= NINE) from--;
  const digits = to - from;
  if (digits === 0 || digits > MOST_DIGITS || from === at || !isSign(bytes[from - 1])) return -1;
  if (bytes[from] === ZERO && digits > 1) return -1;
  ends[0] = to;
  return from;
}

/** The value of these digits. */
export function parseDigits(bytes: Uint8Array, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at++) number = number * 10 + bytes[at]! - ZERO;
  return number;
}
