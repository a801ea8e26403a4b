// Tags of property lists that were read before. Lists of one struct hold the same tags in the same order, by the hundred thousand: a
// tag whose bytes are those of one that stood in such a list before is not read again, only its size.

import { isSameRange } from '../../../bytes/same-range.ts';
import type { EngineFacts } from '../engine-facts.ts';
import type { LabelNode } from '../labels.ts';
import type { ScanType } from '../types/scan-types.ts';
import { NONE_LENGTH, NONE_WORD } from '../types/tag-codes.ts';

/** Whether structs in a value are binary: as its tag says, or by name where the tag does not say. */
export type Binary = 'yes' | 'no' | 'by name';

/** The name of a tag, and the label that it is under, once that is needed. */
export interface TagField {
  readonly parent: LabelNode;
  readonly nameAt: number;
  readonly nameLength: number;
  label: LabelNode | null;
}

export interface KnownTag<V extends EngineFacts> extends TagField {
  /** Where its bytes stand: so many up to its size, and so many behind that. */
  readonly at: number;
  readonly head: number;
  readonly tail: number;
  readonly type: ScanType<V>;
  readonly binary: Binary;
}

const SIZE_BYTES = 4;
/** Lists of more different tags are no lists of one struct; their further tags are read each time. */
const MOST_TAGS = 64;

/** The tags of lists in one place. */
export class KnownTags<V extends EngineFacts> {
  readonly #tags: KnownTag<V>[] = [];
  /** Position of the one that is likely to come next. */
  #next = 0;

  get isFull(): boolean {
    return this.#tags.length >= MOST_TAGS;
  }

  add(tag: KnownTag<V>): void {
    this.#tags.push(tag);
    this.#next = 0;
  }

  /** The known tag that stands at `at` and ends before `end`; null for another, and for the end of a list. */
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
      const behind = tag.head + SIZE_BYTES;
      if (
        !isSameRange(view, at, view, tag.at, tag.head) ||
        !isSameRange(view, at + behind, view, tag.at + behind, tag.tail)
      )
        continue;
      this.#next = position;
      return tag;
    }
    return null;
  }
}
