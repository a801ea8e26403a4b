// Remembers the tags of property lists. Lists of one struct, of which a file has hundreds of thousands, hold
// the same tags in the same order: if the bytes of a tag equal those of a remembered one, only its size is
// read again.

import { isSameRange } from '../../../bytes/same-range.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { LabelNode } from '../labels.ts';
import type { ScanType } from '../types/scan-types.ts';
import { NONE_LENGTH, NONE_WORD } from '../types/tag-codes.ts';

/**
 * Whether structs in a value are binary: yes or no as its tag says, or by their name where the tag doesn't
 * say.
 */
export type Binary = 'yes' | 'no' | 'by name';

/** The name of a tag, and its label once that is needed. */
export interface TagField {
  readonly parent: LabelNode;
  readonly nameAt: number;
  readonly nameLength: number;
  label: LabelNode | null;
}

export interface KnownTag<V extends EngineFacts = EngineFacts> extends TagField {
  /** Where its bytes are: `head` bytes before its size, and `tail` bytes after it. */
  readonly at: number;
  readonly head: number;
  readonly tail: number;
  readonly type: ScanType<V>;
  readonly binary: Binary;
}

const SIZE_BYTES = 4;
/** Lists with more different tags than this are not of one struct; further tags are read each time. */
const MOST_TAGS = 64;

/** The tags of the lists in one place. */
export class KnownTags<V extends EngineFacts = EngineFacts> {
  readonly #tags: KnownTag<V>[] = [];
  /** Index of the tag that most likely comes next. */
  #next = 0;

  /** In the order in which they were first read. */
  get all(): readonly KnownTag<V>[] {
    return this.#tags;
  }

  get isFull(): boolean {
    return this.#tags.length >= MOST_TAGS;
  }

  add(tag: KnownTag<V>): void {
    this.#tags.push(tag);
    this.#next = 0;
  }

  /**
   * The known tag that starts at `at` and ends before `end`; null if it is another, or the end of the list.
   */
  find(view: DataView, at: number, end: number): KnownTag<V> | null {
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
      return tag;
    }
    return null;
  }
}
