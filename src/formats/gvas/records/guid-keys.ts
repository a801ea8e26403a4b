// Map keys that are GUIDs, or structs of nothing but GUIDs. The keys of one map are equal except for the
// GUIDs, so how the first one is decoded shows how to read all others that look like it.

import { isSameRange } from '../../../bytes/same-range.ts';
import type { Value } from '../../../graph/values.ts';
import type { StructForm } from '../structs/container-types.ts';

const GUID_BYTES = 16;
const GUID_FORM: StructForm = 'Guid';
const DIGITS = '0123456789ABCDEF';
const DIGIT_BYTES = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
const GUID_LETTERS = /^[0-9A-F]{32}$/;
/** Between the members of a struct, as in key-text.ts. */
const JOIN = '+'.charCodeAt(0);
/** Structs with more GUIDs are read as values. */
const MOST_GUIDS = 4;
/** Letters of the longest key. */
export const MOST_KEY_LETTERS = MOST_GUIDS * 33;

export class GuidKeys {
  readonly size: number;
  readonly guids: readonly number[];
  /** True if the key is a struct of several members. */
  readonly hasMembers: boolean;
  readonly #view: DataView;
  /** Offset of the first key. */
  readonly #at: number;
  readonly #form: StructForm | undefined;

  private constructor(
    bytes: Uint8Array,
    at: number,
    size: number,
    form: StructForm | undefined,
    guids: readonly number[],
    hasMembers: boolean,
  ) {
    this.size = size;
    this.guids = guids;
    this.hasMembers = hasMembers;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = at;
    this.#form = form;
  }

  /** Made from the first key, `size` bytes at `at` that were decoded as `value`; null for keys of another kind. */
  static of(
    bytes: Uint8Array,
    at: number,
    size: number,
    value: Value,
    form: StructForm | undefined,
  ): GuidKeys | null {
    if (typeof value === 'string') {
      const isGuid = size === GUID_BYTES && form === GUID_FORM;
      return isGuid ? new GuidKeys(bytes, at, size, form, [0], false) : null;
    }
    if (value === null || typeof value !== 'object' || value.kind !== 'struct') return null;
    const guids: number[] = [];
    for (const field of value.fields) {
      if (field.value === '') continue;
      const isGuid =
        typeof field.value === 'string' && field.size === GUID_BYTES && GUID_LETTERS.test(field.value);
      if (!isGuid || field.at === undefined) return null;
      guids.push(field.at - at);
    }
    const isFit = guids.length > 0 && guids.length <= MOST_GUIDS;
    return isFit ? new GuidKeys(bytes, at, size, form, guids, value.fields.length > 1) : null;
  }

  /** True if the bytes at `at`, before `end`, are such a key. `form` is that of keys in this map. */
  isAt(at: number, end: number, form: StructForm | undefined): boolean {
    if (this.size > end - at || form !== this.#form) return false;
    const { guids } = this;
    let from = 0;
    for (let i = 0; i < guids.length; i++) {
      const guid = guids[i]!;
      if (!this.#isSame(at, from, guid)) return false;
      from = guid + GUID_BYTES;
    }
    return this.#isSame(at, from, this.size);
  }

  #isSame(at: number, from: number, to: number): boolean {
    return isSameRange(this.#view, at + from, this.#view, this.#at + from, to - from);
  }

  /** Writes the key at `at` as keyText displays it; returns the end of what was written. */
  write(at: number, into: Uint8Array, start: number): number {
    const { guids } = this;
    let end = start;
    for (let i = 0; i < guids.length; i++) {
      const guid = guids[i]!;
      if (this.#isZero(at + guid)) continue;
      if (end > start) into[end++] = JOIN;
      end = this.#writeGuid(at + guid, into, end);
    }
    return end > start ? end : this.#writeGuid(at + this.guids[0]!, into, start);
  }

  #isZero(at: number): boolean {
    for (let offset = 0; offset < GUID_BYTES; offset += 4)
      if (this.#view.getInt32(at + offset) !== 0) return false;
    return true;
  }

  #writeGuid(at: number, into: Uint8Array, start: number): number {
    for (let word = 0; word < GUID_BYTES; word += 4) {
      const value = this.#view.getUint32(at + word, true);
      for (let digit = 0; digit < 8; digit++)
        into[start + word * 2 + digit] = DIGIT_BYTES[(value >>> (28 - digit * 4)) & 15]!;
    }
    return start + GUID_BYTES * 2;
  }
}
