// Remembers the tags of property lists. Lists of one struct, of which a file has hundreds of thousands, hold the same
// tags in the same order: if the bytes of a tag equal those of a remembered one, only its size is read again.

import type { Cursor } from '../../../bytes/cursor.ts';
import { isSameRange } from '../../../bytes/same-range.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { NONE_LENGTH, NONE_WORD } from '../types/tag-codes.ts';
import { readTag, type Tag } from './tags.ts';

const SIZE_BYTES = 4;
/** Lists with more different tags than this are not of one struct; further tags are read each time. */
const MOST_TAGS = 64;

/** The tags of the lists in one place. */
export class KnownTags {
  readonly #tags: Tag[] = [];
  /** Index of the tag that most likely comes next. */
  #next = 0;
  /** Size of the value of the last tag. */
  size = 0;

  /** In the order in which they were first read. */
  get all(): readonly Tag[] {
    return this.#tags;
  }

  get isFull(): boolean {
    return this.#tags.length >= MOST_TAGS;
  }

  add(tag: Tag): void {
    this.#tags.push(tag);
    this.#next = 0;
  }

  /** Moves past the next tag, known or not; null at the end of the list. @throws as readTag */
  next(cursor: Cursor, version: EngineFacts): Tag | null {
    const known = this.take(cursor);
    if (known !== null) return known;
    const tag = readTag(cursor, version);
    if (tag === null) return null;
    this.size = tag.size;
    if (!this.isFull) this.add(tag);
    return tag;
  }

  /** Moves past the tag at the cursor if it is a known one; null if it is another, or the end of the list. */
  take(cursor: Cursor): Tag | null {
    const { at, end, view } = cursor;
    const tags = this.#tags;
    const { length } = tags;
    if (length === 0 || end - at < 2 * SIZE_BYTES) return null;
    const nameLength = view.getInt32(at, true);
    if (nameLength === NONE_LENGTH && view.getInt32(at + SIZE_BYTES, true) === NONE_WORD) {
      this.#next = 0;
      return null;
    }
    let position = this.#next;
    for (let tried = 0; tried < length; tried++) {
      const tag = tags[position]!;
      position = position + 1 === length ? 0 : position + 1;
      if (tag.nameLength !== nameLength || tag.head + SIZE_BYTES + tag.tail > end - at) continue;
      const tailOffset = tag.head + SIZE_BYTES;
      if (
        !isSameRange(view, at, view, tag.at, tag.head) ||
        !isSameRange(view, at + tailOffset, view, tag.at + tailOffset, tag.tail)
      )
        continue;
      this.#next = position;
      this.size = view.getInt32(at + tag.head, true);
      cursor.at = at + tailOffset + tag.tail;
      return tag;
    }
    return null;
  }
}
