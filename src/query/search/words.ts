// Splits texts into words for searching.

const RUN = /[\p{L}\p{N}]+/gu;
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|[^\p{Lu}\p{Ll}\p{N}]+/gu;

/** An id of 128 bits or more in hexadecimal digits: one word, because its parts would be found in any other id. */
const ID = /^[\da-f]{32,}$/i;
const HEX = /^[\da-f]+$/;
const FIRST_GROUP = 8;
const DASHED_ID = /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\p{L}\p{N}])/giu;
/** What may be the beginning of one with dashes, or a date. */
const BEGUN_ID = /(?<![\p{L}\p{N}])[\da-f]{8}(?:-[\da-f]{4}){0,3}-[\da-f]{1,12}(?![\p{L}\p{N}])/giu;

export function isId(word: string): boolean {
  return ID.test(word);
}

/** True if it may be the beginning of an id: shorter ones are words or numbers. */
export function mayBeginId(word: string): boolean {
  return word.length >= FIRST_GROUP && HEX.test(word);
}

/**
 * The words of a search: runs of letters and digits, each once, not split into parts.
 * @param beginsId whether the save has an id that begins so
 */
export function searchedWords(text: string, beginsId: (word: string) => boolean): string[] {
  const whole = text.normalize('NFC').replace(DASHED_ID, withoutDashes);
  const joined = whole.replace(BEGUN_ID, (begun) => {
    const word = withoutDashes(begun);
    return beginsId(word.toLowerCase()) ? word : begun;
  });
  return [...new Set((joined.match(RUN) ?? []).map((run) => run.toLowerCase()))];
}

function withoutDashes(id: string): string {
  return id.replaceAll('-', '');
}

/**
 * Runs of letters and digits; ids without their dashes. Letters with combining accents, as some keyboards and systems
 * produce them, equal the precomposed letters.
 */
export function runsOf(text: string): readonly string[] {
  const joined = text.includes('-') ? text.replace(DASHED_ID, withoutDashes) : text;
  return joined.normalize('NFC').match(RUN) ?? [];
}

/** The words of a run: itself and its parts. `IronPlate` gives ironplate, iron and plate; an id is one word. */
export function wordsOf(run: string): readonly string[] {
  const parts = isId(run) ? null : run.match(PARTS);
  const words = [run.toLowerCase()];
  if (parts && parts.length > 1) for (const part of parts) words.push(part.toLowerCase());
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
