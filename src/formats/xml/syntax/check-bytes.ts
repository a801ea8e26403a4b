// A check for bytes that belong into no document: sequences that are not UTF-8, zeros (as a crash leaves them),
// control bytes, and entities that nothing defines.

import { decodeLatin1, indexOfByte, isUtf8 } from '../../../bytes/text.ts';
import { AMPERSAND, LESS, SPACE } from './characters.ts';
import { isEntity } from './text.ts';

export interface WrongBytes {
  readonly at: number;
  readonly expected: string;
  readonly found: string;
}

/** Control bytes but TAB, LF and CR. */
const CONTROL = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte < SPACE && ![0x09, 0x0a, 0x0d].includes(byte) ? 1 : 0,
);
/** In real saves no more than 42 spaces stand in a row. */
const MOST_BLANKS = 256;
/** Bytes that are looked at for UTF-8 at once, at least. */
const LEAST_PART = 1 << 12;
/** The longest that means something is `&#x10ffff;`; zeros may stand in front. */
const [ENTITY_BYTES, MOST_ENTITY_BYTES] = [10, 32];

/**
 * Of each kind, the first place in every text from `start` to `end`.
 * @param asWritten where comments, sections and the like begin and end, in which entities are none
 */
export function* wrongBytes(
  bytes: Uint8Array,
  start: number,
  end: number,
  asWritten: readonly number[],
): Generator<WrongBytes> {
  const image = bytes.subarray(0, end);
  const places = function* (next: (from: number) => number): Generator<number> {
    for (let at = next(start); at >= 0; at = next(endOfText(image, at))) yield at;
  };
  for (const at of places((from) => firstControl(bytes, from, end)))
    yield { at, expected: 'characters', found: bytes[at] === 0 ? 'zeros' : 'control bytes' };
  for (const at of places((from) => nextInvalid(image, from)))
    yield { at, expected: 'text in UTF-8', found: 'bytes that are not UTF-8' };
  for (const at of places((from) => firstUndefined(image, from, asWritten))) {
    const found = JSON.stringify(decodeLatin1(bytes, at, Math.min(at + ENTITY_BYTES, end)));
    yield { at, expected: 'an entity of XML', found };
  }
}

/** Where the next tag begins. */
function endOfText(image: Uint8Array, at: number): number {
  const less = indexOfByte(image, LESS, at + 1);
  return less < 0 ? image.length : less;
}

/** Longer rows of spaces or zeros than any save has: a disk or a program left them in place of what it lost. */
export function blankRuns(bytes: Uint8Array, start: number, end: number, most: number): WrongBytes[] {
  const runs: WrongBytes[] = [];
  // A byte of each such row is looked at.
  for (let at = start; at < end && runs.length < most; at += MOST_BLANKS >> 1) {
    const blank = bytes[at]!;
    if (blank !== SPACE && blank !== 0) continue;
    let from = at;
    while (from > start && bytes[from - 1] === blank) from--;
    while (at < end && bytes[at] === blank) at++;
    const found = `${at - from} ${blank === 0 ? 'zeros' : 'spaces'}`;
    if (at - from > MOST_BLANKS) runs.push({ at: from, expected: 'elements or texts', found });
  }
  return runs;
}

/** Four bytes at a time: in most of them nothing is less than a space. */
function firstControl(bytes: Uint8Array, start: number, end: number): number {
  const begin = start + (-(bytes.byteOffset + start) & 3);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset + begin, Math.max(0, end - begin) >> 2);
  let sound = 0;
  for (; sound < words.length; sound++) {
    const word = words[sound]!;
    if (((word - 0x20202020) & ~word & 0x80808080) === 0) continue;
    const low = CONTROL[word & 0xff]! | CONTROL[(word >>> 8) & 0xff]!;
    if ((low | CONTROL[(word >>> 16) & 0xff]! | CONTROL[word >>> 24]!) !== 0) break;
  }
  const first = nextControl(bytes, start, Math.min(begin, end));
  return first >= 0 ? first : nextControl(bytes, begin + sound * 4, end);
}

function nextControl(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end; at++) if (CONTROL[bytes[at]!] === 1) return at;
  return -1;
}

function firstUndefined(bytes: Uint8Array, start: number, asWritten: readonly number[]): number {
  let next = 0;
  for (let at = indexOfByte(bytes, AMPERSAND, start); at >= 0; at = indexOfByte(bytes, AMPERSAND, at + 1)) {
    while (next < asWritten.length && asWritten[next + 1]! <= at) next += 2;
    const isText = !(asWritten[next]! <= at);
    const text = decodeLatin1(bytes, at, Math.min(at + MOST_ENTITY_BYTES, bytes.length));
    // One at the end of the file may be cut.
    const isCut = at + text.length === bytes.length && /^&[#\w]*$/.test(text);
    if (isText && !isCut && !isEntity(text)) return at;
  }
  return -1;
}

/** The first place that is not UTF-8; looked for in ever larger parts, so that many places cost no more than one. */
function nextInvalid(image: Uint8Array, start: number): number {
  for (let [from, size] = [start, LEAST_PART]; from < image.length; size *= 2) {
    const to = endOfText(image, from + size);
    if (!isUtf8(image, from, to)) return firstInvalid(image, from, to);
    from = to;
  }
  return -1;
}

/** The place in bytes that are not UTF-8, to a character. */
function firstInvalid(bytes: Uint8Array, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low + 1 < high) {
    let middle = (low + high) >>> 1;
    while (middle > low && (bytes[middle]! & 0xc0) === 0x80) middle--;
    if (middle === low) return low;
    if (isUtf8(bytes, low, middle)) low = middle;
    else high = middle;
  }
  return low;
}
