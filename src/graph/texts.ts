// Texts by number. A save repeats the same names and paths by the million: they are recognised by
// their bytes where they lie in the image, and become strings only when somebody asks to see one.

import { decodeUtf8, encodeUtf8 } from '../bytes/text.ts';
import { Column, sharedArray } from './columns.ts';
import { NO_TEXT, type TextId } from './ids.ts';

/** The finished table: plain arrays on shared memory. Offsets past the image lie in `arena`. */
export interface TextData {
  readonly at: Uint32Array;
  readonly size: Uint32Array;
  readonly hash: Uint32Array;
  /** Open addressing by hash; text number + 1, 0 for empty. A power of two long. */
  readonly slots: Uint32Array;
  /** Bytes of texts that do not lie in the image as UTF-8. */
  readonly arena: Uint8Array;
}

/** Interning, while a graph is built. Equal texts get equal numbers, however they are stored. */
export class TextTable {
  readonly #image: Uint8Array;
  readonly #view: DataView;
  readonly #at: Column<Uint32Array>;
  readonly #size: Column<Uint32Array>;
  readonly #hash: Column<Uint32Array>;
  readonly #arena = new Column(Uint8Array, 4096);
  #slots: Uint32Array;
  #mask: number;

  constructor(image: Uint8Array) {
    this.#image = image;
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    // A real Satisfactory save holds one distinct text per 800 to 1000 bytes.
    const expected = Math.max(64, image.length >>> 10);
    this.#at = new Column(Uint32Array, expected);
    this.#size = new Column(Uint32Array, expected);
    this.#hash = new Column(Uint32Array, expected);
    const slots = 2 ** Math.ceil(Math.log2(expected * 2));
    this.#slots = sharedArray(Uint32Array, slots);
    this.#mask = slots - 1;
  }

  get count(): number {
    return this.#at.length;
  }

  /** The text whose UTF-8 bytes are `size` bytes of the image at `at`. */
  intern(at: number, size: number): TextId {
    const hash = hashBytes(this.#view, at, size);
    const slots = this.#slots;
    const mask = this.#mask;
    const hashes = this.#hash.values;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const text = slots[slot]! - 1;
      if (text < 0) return this.#append(slot, at, size, hash);
      if (hashes[text] === hash && this.#equals(text, this.#view, at, size)) return text as TextId;
    }
  }

  /** Any other text. */
  add(text: string): TextId {
    const bytes = encodeUtf8(text);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hash = hashBytes(view, 0, bytes.length);
    const mask = this.#mask;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot]! - 1;
      if (known >= 0) {
        if (this.#hash.values[known] === hash && this.#equals(known, view, 0, bytes.length)) {
          return known as TextId;
        }
        continue;
      }
      const at = this.#image.length + this.#arena.length;
      this.#arena.reserve(this.#arena.length + bytes.length);
      this.#arena.values.set(bytes, this.#arena.length);
      this.#arena.length += bytes.length;
      return this.#append(slot, at, bytes.length, hash);
    }
  }

  /** The text itself. */
  text(id: TextId): string {
    const at = this.#at.values[id]!;
    const end = at + this.#size.values[id]!;
    const base = this.#image.length;
    return at < base
      ? decodeUtf8(this.#image, at, end)
      : decodeUtf8(this.#arena.values, at - base, end - base);
  }

  finish(): TextData {
    return {
      at: this.#at.trim(),
      size: this.#size.trim(),
      hash: this.#hash.trim(),
      slots: this.#slots,
      arena: this.#arena.trim(),
    };
  }

  #append(slot: number, at: number, size: number, hash: number): TextId {
    const id = this.#at.length as TextId;
    this.#at.push(at);
    this.#size.push(size);
    this.#hash.push(hash);
    this.#slots[slot] = id + 1;
    if (id * 2 > this.#mask) this.#grow();
    return id;
  }

  #grow(): void {
    const mask = this.#slots.length * 2 - 1;
    const slots = sharedArray(Uint32Array, mask + 1);
    const hashes = this.#hash.values;
    for (let id = 0; id < this.#at.length; id++) {
      let slot = hashes[id]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = id + 1;
    }
    this.#slots = slots;
    this.#mask = mask;
  }

  #equals(id: number, view: DataView, at: number, size: number): boolean {
    if (this.#size.values[id] !== size) return false;
    const known = this.#at.values[id]!;
    const base = this.#image.length;
    if (known < base) return sameBytes(this.#view, known, view, at, size);
    const arena = this.#arena.values;
    return sameBytes(new DataView(arena.buffer), known - base, view, at, size);
  }
}

/** Reading a finished table, on any thread. */
export class Texts {
  readonly #image: Uint8Array;
  readonly #data: TextData;

  constructor(image: Uint8Array, data: TextData) {
    this.#image = image;
    this.#data = data;
  }

  get count(): number {
    return this.#data.at.length;
  }

  text(id: TextId): string {
    const at = this.#data.at[id]!;
    const end = at + this.#data.size[id]!;
    const base = this.#image.length;
    return at < base ? decodeUtf8(this.#image, at, end) : decodeUtf8(this.#data.arena, at - base, end - base);
  }

  /** The number of a text, {@link NO_TEXT} when the save does not have it. */
  find(text: string): TextId {
    const bytes = encodeUtf8(text);
    const hash = hashBytes(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, bytes.length);
    const { slots } = this.#data;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot]! - 1;
      if (id < 0) return NO_TEXT;
      if (this.#data.hash[id] === hash && this.text(id as TextId) === text) return id as TextId;
    }
  }
}

/** Four bytes a step; every byte counts, because paths differ at either end or in the middle. */
function hashBytes(view: DataView, at: number, size: number): number {
  let hash = size | 0;
  const words = at + (size & ~3);
  for (; at < words; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  for (const end = words + (size & 3); at < end; at++) {
    hash = Math.imul(hash ^ view.getUint8(at), 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function sameBytes(a: DataView, atA: number, b: DataView, atB: number, size: number): boolean {
  const words = size & ~3;
  let i = 0;
  for (; i < words; i += 4) if (a.getInt32(atA + i, true) !== b.getInt32(atB + i, true)) return false;
  for (; i < size; i++) if (a.getUint8(atA + i) !== b.getUint8(atB + i)) return false;
  return true;
}
