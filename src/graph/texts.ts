// Texts by number. A save repeats the same names and paths by the million: they are recognised by
// their bytes where they lie in the image, and become strings only when somebody asks to see one.

import { decodeUtf8, encodeUtf8 } from '../bytes/text.ts';
import { Column, sharedArray } from './columns.ts';
import { NO_TEXT, type TextId } from './ids.ts';

/** The finished table: plain arrays on shared memory. */
export interface TextData {
  readonly count: number;
  /** Three numbers a text: where it begins, its size in bytes, its hash. Offsets past the image lie in `arena`. */
  readonly entries: Uint32Array;
  /** Open addressing by hash, two numbers a slot: hash, text number + 1 (0 for empty). */
  readonly slots: Int32Array;
  /** Bytes of texts that do not lie in the image as UTF-8. */
  readonly arena: Uint8Array;
}

/** Numbers of an entry. */
const ENTRY = 3;
const SIZE = 1;
const HASH = 2;

/** Interning, while a graph is built. Equal texts get equal numbers, however they are stored. */
export class TextTable {
  readonly #image: Uint8Array;
  readonly #view: DataView;
  readonly #entries: Column<Uint32Array>;
  readonly #arena = new Column(Uint8Array, 4096);
  #slots: Int32Array;
  /** Number of slots less one, a mask. */
  #mask: number;

  constructor(image: Uint8Array) {
    this.#image = image;
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    // A real Satisfactory save holds one distinct text per 800 to 1000 bytes.
    const expected = Math.max(64, image.length >>> 9);
    this.#entries = new Column(Uint32Array, expected * ENTRY);
    const slots = 2 ** Math.ceil(Math.log2(expected));
    this.#slots = sharedArray(Int32Array, slots * 2);
    this.#mask = slots - 1;
  }

  get count(): number {
    return this.#entries.length / ENTRY;
  }

  /** The text whose UTF-8 bytes are `size` bytes of the image at `at`. */
  intern(at: number, size: number): TextId {
    const view = this.#view;
    const hash = hashBytes(view, at, size);
    const slots = this.#slots;
    const mask = this.#mask;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const text = slots[slot * 2 + 1]! - 1;
      if (text < 0) {
        if (isAsciiAt(view, at, size)) return this.#append(slot, at, size, hash);
        // Bytes that are no UTF-8 are kept as the text that they are shown as, so that it can be found.
        return this.add(decodeUtf8(this.#image, at, at + size));
      }
      if (slots[slot * 2] === hash && this.is(text as TextId, at, size)) return text as TextId;
    }
  }

  /** Whether `size` bytes of the image at `at` are this text; cheaper than interning when the guess is good. */
  is(id: TextId, at: number, size: number): boolean {
    const entries = this.#entries.values;
    if (entries[id * ENTRY + SIZE] !== size) return false;
    const known = entries[id * ENTRY]!;
    const view = this.#view;
    if (known >= this.#image.length) return this.#isKept(known, view, at, size);
    // Written out, as it is asked for most strings of a save. From the end: paths of one save begin alike.
    let i = size - 4;
    for (; i >= 0; i -= 4) if (view.getInt32(known + i, true) !== view.getInt32(at + i, true)) return false;
    for (i += 3; i >= 0; i--) if (view.getUint8(known + i) !== view.getUint8(at + i)) return false;
    return true;
  }

  /** Any other text. */
  add(text: string): TextId {
    const bytes = encodeUtf8(text);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const hash = hashBytes(view, 0, bytes.length);
    const mask = this.#mask;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot * 2 + 1]! - 1;
      if (known < 0) return this.#append(slot, this.#keep(bytes), bytes.length, hash);
      if (this.#slots[slot * 2] === hash && this.#equals(known, view, 0, bytes.length))
        return known as TextId;
    }
  }

  /** The text itself. */
  text(id: TextId): string {
    const at = this.#entries.values[id * ENTRY]!;
    return decodeAt(this.#image, this.#arena.values, at, this.#entries.values[id * ENTRY + SIZE]!);
  }

  finish(): TextData {
    const { count } = this;
    return { count, entries: this.#entries.finish(), slots: this.#slots, arena: this.#arena.finish() };
  }

  /** Copies bytes behind the image, so to speak; returns where they stand. */
  #keep(bytes: Uint8Array): number {
    const at = this.#image.length + this.#arena.length;
    this.#arena.reserve(this.#arena.length + bytes.length);
    this.#arena.values.set(bytes, this.#arena.length);
    this.#arena.length += bytes.length;
    return at;
  }

  #append(slot: number, at: number, size: number, hash: number): TextId {
    const id = this.count as TextId;
    this.#entries.push(at);
    this.#entries.push(size);
    this.#entries.push(hash);
    this.#slots[slot * 2] = hash;
    this.#slots[slot * 2 + 1] = id + 1;
    if (id * 2 > this.#mask) this.#grow();
    return id;
  }

  #grow(): void {
    const mask = this.#mask * 2 + 1;
    const slots = sharedArray(Int32Array, (mask + 1) * 2);
    for (let id = 0; id < this.count; id++) {
      const hash = this.#entries.values[id * ENTRY + HASH]! | 0;
      let slot = hash & mask;
      while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask;
      slots[slot * 2] = hash;
      slots[slot * 2 + 1] = id + 1;
    }
    this.#slots = slots;
    this.#mask = mask;
  }

  #equals(id: number, view: DataView, at: number, size: number): boolean {
    if (this.#entries.values[id * ENTRY + SIZE] !== size) return false;
    const known = this.#entries.values[id * ENTRY]!;
    if (known >= this.#image.length) return this.#isKept(known, view, at, size);
    return sameBytes(this.#view, known, view, at, size);
  }

  /** The same for a text in the arena. */
  #isKept(known: number, view: DataView, at: number, size: number): boolean {
    const arena = this.#arena.values;
    return sameBytes(new DataView(arena.buffer), known - this.#image.length, view, at, size);
  }
}

/** Decoded texts kept: names of classes and levels are asked for again and again, a path once for each field of a row. */
const KEPT = 4096;

/** Reading a finished table, on any thread. */
export class Texts {
  readonly #image: Uint8Array;
  readonly #data: TextData;

  /** The text that was last decoded for each value of the low bits of its number. */
  readonly #lately: string[] = [];
  readonly #latelyOf = new Int32Array(KEPT).fill(NO_TEXT);

  constructor(image: Uint8Array, data: TextData) {
    this.#image = image;
    this.#data = data;
  }

  get count(): number {
    return this.#data.count;
  }

  text(id: TextId): string {
    const slot = id & (KEPT - 1);
    if (this.#latelyOf[slot] === id) return this.#lately[slot]!;
    const { entries, arena } = this.#data;
    const text = decodeAt(this.#image, arena, entries[id * ENTRY]!, entries[id * ENTRY + SIZE]!);
    this.#lately[slot] = text;
    this.#latelyOf[slot] = id;
    return text;
  }

  /** The number of a text, {@link NO_TEXT} when the save does not have it. */
  find(text: string): TextId {
    const bytes = encodeUtf8(text);
    const hash = hashBytes(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, bytes.length);
    const { slots } = this.#data;
    const mask = slots.length / 2 - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot * 2 + 1]! - 1;
      if (id < 0) return NO_TEXT;
      if (slots[slot * 2] === hash && this.text(id as TextId) === text) return id as TextId;
    }
  }
}

/** Bytes at an offset of image and arena together. */
function decodeAt(image: Uint8Array, arena: Uint8Array, at: number, size: number): string {
  const base = image.length;
  return at < base ? decodeUtf8(image, at, at + size) : decodeUtf8(arena, at - base, at - base + size);
}

/**
 * Every byte counts, because paths differ at either end or in the middle. Two lanes of four bytes each, so
 * that one multiplication need not wait for the other; the last eight bytes are taken whole, overlapping.
 */
function hashBytes(view: DataView, at: number, size: number): number {
  let a = size;
  let b = 0x27d4eb2f;
  const end = at + size;
  if (size >= 8) {
    const last = end - 8;
    for (; at < last; at += 8) {
      a = Math.imul(a ^ view.getInt32(at, true), 0x9e3779b1);
      b = Math.imul(b ^ view.getInt32(at + 4, true), 0x85ebca6b);
      a ^= a >>> 15;
      b ^= b >>> 13;
    }
    a = Math.imul(a ^ view.getInt32(last, true), 0x9e3779b1);
    b = Math.imul(b ^ view.getInt32(last + 4, true), 0x85ebca6b);
  } else {
    for (; at < end; at++) a = Math.imul(a ^ view.getUint8(at), 0x9e3779b1);
  }
  a ^= a >>> 15;
  const hash = Math.imul(a ^ b ^ (b >>> 16), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function isAsciiAt(view: DataView, at: number, size: number): boolean {
  const end = at + size;
  for (; at + 4 <= end; at += 4) if ((view.getInt32(at, true) & 0x80808080) !== 0) return false;
  for (; at < end; at++) if (view.getUint8(at) > 0x7f) return false;
  return true;
}

function sameBytes(a: DataView, atA: number, b: DataView, atB: number, size: number): boolean {
  let i = size - 4;
  for (; i >= 0; i -= 4) if (a.getInt32(atA + i, true) !== b.getInt32(atB + i, true)) return false;
  // Up to three bytes are left at the beginning.
  for (i += 3; i >= 0; i--) if (a.getUint8(atA + i) !== b.getUint8(atB + i)) return false;
  return true;
}
