// Finds where to go on in a property list when a tag cannot be read: bytes before it were lost or inserted, or it
// is damaged itself. Only places that several things agree on count: a tag that other lists of the kind have, the
// end of the value around it. Source: docs/formats/gvas.md#damage.

import { Cursor } from '../../../bytes/cursor.ts';
import type { Tag } from '../../unreal/tags/tags.ts';
import { NONE_LENGTH, NONE_WORD } from '../../unreal/types/tag-codes.ts';
import { startsList } from '../file/list-start.ts';

/** Most bytes that may have been lost or inserted at a time, or overwritten in a tag. */
const MOST_MOVED = 16;
/** Bytes to search for a tag that others of the kind have. */
const MOST_AHEAD = 4096;
/** Most comparisons of a place with a tag per file, over all searches; one in vain takes some 4096 for each tag. */
const MOST_SEARCHED = 1 << 23;
/** A key of a map may lie between the end of a record and the next one. */
const MOST_KEY = 64;
/** Those of a list without any property. */
export const NONE_BYTES = 4 + NONE_LENGTH;
/** 0, -1, 1, -2, 2 and so on. */
const MOVES = Array.from({ length: 2 * MOST_MOVED + 1 }, (_, i) => (i % 2 === 0 ? i / 2 : -(i + 1) / 2));

/** "None" as it ends a list. */
const NONE = Uint8Array.of(NONE_LENGTH, 0, 0, 0, 0x4e, 0x6f, 0x6e, 0x65, 0);
/** Fewer bytes of it than these may be anything. */
const LEAST_OF_NONE = 7;

/** A place to go on at, and how much later than their sizes say the values around it end. */
export interface Realigned {
  readonly at: number;
  readonly shift: number;
  /** The list ends there, instead of going on. */
  readonly isEnd?: true;
}

export class Resynchronizer {
  readonly #cursor: Cursor;
  /** The whole file: its own end is always where it is. */
  readonly #whole: Cursor;
  /** The last place returned: none before it is, so that reading always ends. */
  #last = -1;
  #searched = 0;

  /** @param cursor with the span of the whole file open */
  constructor(cursor: Cursor) {
    this.#cursor = cursor;
    const { bytes, file, base, end } = cursor;
    this.#whole = new Cursor(bytes, { file, base, end });
  }

  /** True if a property list goes on at `at`, or ends there. */
  looksLikeTag(at: number): boolean {
    return startsList(this.#whole, at);
  }

  /** The place where a list goes on whose tag at `at` is damaged or moved; null if that is not certain. */
  find(at: number, known: readonly Tag[] | null): Realigned | null {
    if (this.#searched >= MOST_SEARCHED) return null;
    this.#searched += MOVES.length;
    return this.#ifNew(this.#damagedNone(at) ?? this.#moved(at) ?? (known && this.#damaged(at, known)));
  }

  /** The same further on: the next tag that is known, though more may be lost than that one. */
  findAhead(at: number, known: readonly Tag[] | null): Realigned | null {
    return this.#ifNew(known && this.#searched < MOST_SEARCHED ? this.#ahead(at, known) : null);
  }

  #ifNew(found: Realigned | null): Realigned | null {
    if (!found || found.at <= this.#last) return null;
    this.#last = found.at;
    return found;
  }

  /** The tag a little earlier or later, because bytes before it were lost or inserted. */
  #moved(at: number): Realigned | null {
    const isThere = (place: number): boolean =>
      place > this.#last &&
      place <= this.#cursor.end &&
      this.looksLikeTag(place) &&
      !(place + NONE_BYTES <= at && isNone(this.#cursor, place));
    const shift = MOVES.find((move) => move !== 0 && isThere(at + move));
    return shift === undefined ? null : { at: at + shift, shift };
  }

  /** The end of the list was overwritten, or lost or got bytes. */
  #damagedNone(at: number): Realigned | null {
    const next = at + NONE_BYTES;
    if (next <= this.#cursor.end && this.looksLikeTag(next)) return { at: next, shift: 0, isEnd: true };
    for (const shift of [-1, 1, -2, 2]) {
      const end = at + NONE_BYTES + shift;
      if (end > this.#cursor.end + shift || end > this.#whole.end) continue;
      const isSame = (offset: number, place: number): boolean => NONE[offset] === this.#cursor.bytes[place];
      if (like(at, NONE_BYTES, shift, isSame) >= LEAST_OF_NONE) return { at: end, shift, isEnd: true };
    }
    return null;
  }

  /** The tag is like a known one but for some bytes: goes on after its value. */
  #damaged(at: number, tags: readonly Tag[]): Realigned | null {
    const { view } = this.#cursor;
    this.#searched += MOVES.length * tags.length;
    for (const tag of tags) {
      const length = tag.head + 4 + tag.tail;
      for (const shift of MOVES) {
        if (at + length + shift > this.#cursor.end || !this.#isLike(at, tag, length, shift)) continue;
        for (const sizeAt of [at + tag.head, at + tag.head + shift]) {
          const end = at + length + shift;
          const next = sizeAt + 4 > end ? -1 : end + view.getInt32(sizeAt, true);
          if (next > at && next <= this.#cursor.end + shift && this.looksLikeTag(next))
            return { at: next, shift };
        }
      }
    }
    return null;
  }

  /** True if the bytes are those of the tag but for one place, where `shift` bytes are more or fewer. */
  #isLike(at: number, tag: Tag, length: number, shift: number): boolean {
    const { bytes } = this.#cursor;
    const isSize = (offset: number): boolean => offset >= tag.head && offset < tag.head + 4;
    const isSame = (offset: number, place: number): boolean =>
      isSize(offset) || bytes[tag.at + offset] === bytes[place];
    const most = shift < 0 ? -shift : shift === 0 ? MOST_MOVED : 0;
    return like(at, length, shift, isSame) + most >= length;
  }

  /** The next tag of the kind, or the end of the record before the next one begins. */
  #ahead(at: number, tags: readonly Tag[]): Realigned | null {
    const { end } = this.#cursor;
    const shift = MOVES.find((move) => this.looksLikeTag(end + move)) ?? 0;
    const last = Math.min(end + Math.min(shift, 0), at + MOST_AHEAD) - NONE_BYTES;
    let none = -1;
    for (let place = at + 1; place <= last; place++) {
      this.#searched += tags.length;
      if (isNone(this.#cursor, place)) none = place;
      const tag = tags.find((one) => isTagAt(this.#cursor, place, one));
      if (tag === undefined) continue;
      const isNext = tag === tags[0] && none >= 0 && place - none - NONE_BYTES <= MOST_KEY;
      return { at: isNext ? none : place, shift };
    }
    return none >= 0 && none + NONE_BYTES === end + shift ? { at: none, shift } : null;
  }
}

/**
 * The number of `length` bytes that are at `at`, before and after one place where `shift` bytes are more or fewer.
 * `isSame` compares the byte at an offset with that at a place.
 */
function like(
  at: number,
  length: number,
  shift: number,
  isSame: (offset: number, place: number) => boolean,
): number {
  const most = length + Math.min(shift, 0);
  let before = 0;
  while (before < most && isSame(before, at + before)) before++;
  let after = 0;
  while (before + after < most && isSame(length - 1 - after, at + length + shift - 1 - after)) after++;
  return before + after;
}

export function isNone({ view }: Cursor, at: number): boolean {
  return view.getInt32(at, true) === NONE_LENGTH && view.getInt32(at + 4, true) === NONE_WORD;
}

/** True if the tag at `at` is this one, except for the size of its value. */
export function isTagAt({ view, bytes, end }: Cursor, at: number, { nameLength, ...tag }: Tag): boolean {
  const length = tag.head + 4 + tag.tail;
  if (view.getInt32(at, true) !== nameLength || at + length > end) return false;
  for (let offset = 4; offset < length; offset++) {
    const isSize = offset >= tag.head && offset < tag.head + 4;
    if (!isSize && bytes[tag.at + offset] !== bytes[at + offset]) return false;
  }
  return true;
}
