// Texts by number. A save repeats the same names and paths millions of times: they are recognised by their
// bytes in the image, and become strings only when they are shown.

import { isSameRange } from '../../bytes/same-range.ts';
import { decodeKnownUtf8, decodeUtf8, encodeUtf8 } from '../../bytes/text.ts';
import { NO_TEXT, type TextId } from '../ids.ts';
import type { TextRoom } from '../sink.ts';
import type { GraphMemory } from './graph-memory.ts';

/** The finished table: plain arrays in shared memory. */
export interface TextData {
  readonly count: number;
  /** Three numbers per text: offset, size in bytes, hash. Offsets past the image are in `arena`. */
  readonly entries: Uint32Array;
  /** Open addressing by hash: the text's number + 1 within the mask, what its hash has beyond that; 0 for an empty slot. */
  readonly slots: Int32Array;
  /** Bytes of texts that are not in the image as UTF-8. */
  readonly arena: Uint8Array;
}

/** Numbers per entry, and which of them are its size and hash. */
const ENTRY = 3;
const SIZE = 1;
const HASH = 2;
/** The kernel's result when the memory is full (see kernel/assembly/text-table.ts). */
const FULL = -2;

/** Size of the buffer through which texts get into the table; longer ones get their own. */
const SCRATCH = 4096;

/** Interns texts while a graph is built. Equal texts get equal numbers, however they are stored. */
export class TextTable {
  readonly #memory: GraphMemory;
  readonly #scratch: Uint8Array;

  constructor(memory: GraphMemory) {
    this.#memory = memory;
    this.#scratch = memory.array(Uint8Array, SCRATCH);
  }

  get count(): number {
    return this.#memory.kernel.textCount;
  }

  /** The text whose UTF-8 bytes are the `size` bytes of the image at `at`. */
  intern(at: number, size: number): TextId {
    const text = this.#memory.kernel.intern(at, size);
    if (text >= 0) return text as TextId;
    if (text === FULL) throw this.#memory.full(size);
    // Bytes that are not UTF-8 are stored as the text that is displayed for them, so that it can be found.
    return this.add(decodeUtf8(this.#memory.image, at, at + size));
  }

  /** Any other text. */
  add(text: string): TextId {
    return this.addBytes(encodeUtf8(text));
  }

  /** A text given as the first `size` of these UTF-8 bytes. */
  addBytes(bytes: Uint8Array, size = bytes.length): TextId {
    const room = size <= SCRATCH ? this.#scratch : this.#memory.array(Uint8Array, size);
    // Most are short, and there are hundreds of thousands: making a view for each would cause most of the
    // garbage of a load.
    for (let at = 0; at < size; at++) room[at] = bytes[at]!;
    return this.#addAt(room.byteOffset, size);
  }

  room(size: number): TextRoom {
    const bytes = this.#memory.array(Uint8Array, size);
    const { byteOffset } = bytes;
    return { bytes, add: (used) => this.#addAt(byteOffset, used) };
  }

  #addAt(at: number, size: number): TextId {
    const id = this.#memory.kernel.add(at, size);
    if (id === FULL) throw this.#memory.full(size);
    return id as TextId;
  }

  text(id: TextId): string {
    const { kernel, image, bytes, words } = this.#memory;
    const entry = (kernel.entries >>> 2) + id * ENTRY;
    const at = image.byteOffset + words[entry]!;
    return decodeKnownUtf8(bytes, at, at + words[entry + SIZE]!);
  }

  /**
   * 1 for each text that begins with any of these UTF-8 texts. There are thousands in a load, which is over
   * before JavaScript is compiled.
   * @param ids in the graph's memory
   */
  beginWith(ids: Uint32Array, beginnings: readonly Uint8Array[]): Uint8Array {
    const marks = this.#memory.array(Uint8Array, ids.length);
    for (const begin of beginnings) {
      const bytes = this.#memory.array(Uint8Array, begin.length);
      bytes.set(begin);
      const texts = { count: ids.length, texts: ids, marks };
      this.#memory.kernel.markBeginnings({ ...texts, begin: bytes.byteOffset, size: begin.length });
    }
    return marks;
  }

  /** May be called only once: nothing can be added afterwards. */
  finish(): TextData {
    const { kernel } = this.#memory;
    const { count } = this;
    const arena = this.#memory.array(Uint8Array, kernel.copiedBytes);
    kernel.gatherCopies(arena.byteOffset);
    return {
      count,
      entries: this.#memory.view(Uint32Array, kernel.entries, count * ENTRY),
      slots: this.#memory.view(Int32Array, kernel.slots, kernel.mask + 1),
      arena,
    };
  }
}

/** Decoded texts to cache: names of classes and levels are needed again and again, paths once per field of a row. */
const KEPT = 4096;

/** Reads a finished table, on any thread. */
export class Texts {
  readonly image: DataView;
  readonly #image: Uint8Array;
  readonly #arena: DataView;
  readonly #data: TextData;

  /** The last text that was decoded for each value of the low bits of its number. */
  readonly #lately: string[] = [];
  readonly #latelyOf = new Int32Array(KEPT).fill(NO_TEXT);

  constructor(image: Uint8Array, data: TextData) {
    this.image = new DataView(image.buffer, image.byteOffset, image.byteLength);
    this.#image = image;
    this.#arena = new DataView(data.arena.buffer, data.arena.byteOffset, data.arena.byteLength);
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

  /** Offset of the text in the image if it is there, in which case it is ASCII; otherwise -1. */
  start(id: TextId): number {
    const at = this.#data.entries[id * ENTRY]!;
    return at < this.#image.length ? at : -1;
  }

  size(id: TextId): number {
    return this.#data.entries[id * ENTRY + SIZE]!;
  }

  /** The number of a text, {@link NO_TEXT} when the save does not have it. */
  find(text: string): TextId {
    const bytes = encodeUtf8(text);
    const hash = textHash(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), 0, bytes.length);
    return this.#lookUp(hash, (id) => this.text(id) === text);
  }

  /** True if a text equals one of another table. */
  isSame(id: TextId, others: Texts, other: TextId): boolean {
    const [a, b] = [this.#data.entries, others.#data.entries];
    const size = a[id * ENTRY + SIZE]!;
    if (size !== b[other * ENTRY + SIZE] || a[id * ENTRY + HASH] !== b[other * ENTRY + HASH]) return false;
    const [at, otherAt] = [a[id * ENTRY]!, b[other * ENTRY]!];
    return isSameRange(
      this.#viewOf(at),
      this.#placeOf(at),
      others.#viewOf(otherAt),
      others.#placeOf(otherAt),
      size,
    );
  }

  /** The number of another table's text, {@link NO_TEXT} when this one does not have it. */
  findSame(others: Texts, other: TextId): TextId {
    const hash = others.#data.entries[other * ENTRY + HASH]!;
    return this.#lookUp(hash, (id) => this.isSame(id, others, other));
  }

  #lookUp(hash: number, isIt: (id: TextId) => boolean): TextId {
    const { slots } = this.#data;
    const mask = slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const held = slots[slot]!;
      if (held === 0) return NO_TEXT;
      const id = ((held & mask) - 1) as TextId;
      if (((held ^ hash) & ~mask) === 0 && isIt(id)) return id;
    }
  }

  /** The view that contains an offset into image and arena together. */
  #viewOf(at: number): DataView {
    return at < this.#image.length ? this.image : this.#arena;
  }

  #placeOf(at: number): number {
    return at < this.#image.length ? at : at - this.#image.length;
  }
}

/** Decodes bytes at an offset into image and arena together. */
function decodeAt(image: Uint8Array, arena: Uint8Array, at: number, size: number): string {
  const base = image.length;
  return at < base
    ? decodeKnownUtf8(image, at, at + size)
    : decodeKnownUtf8(arena, at - base, at - base + size);
}

/**
 * Includes every byte, because paths may differ at either end or in the middle. Four lanes of four bytes each; the last
 * 16 bytes are included as a whole, overlapping. Must equal textHash in kernel/assembly/text-table.ts, which makes the
 * table.
 */
function textHash(view: DataView, start: number, size: number): number {
  const end = start + size;
  let hash = size;
  if (size < 8) {
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ view.getUint8(at), 0x9e3779b1);
  } else {
    let [a, b, c, d] = [size, size, size, size];
    const mix = (low: number, high: number): void => {
      a = mixed(a ^ view.getInt32(low, true), 0x9e3779b1);
      b = mixed(b ^ view.getInt32(low + 4, true), 0x85ebca6b);
      c = mixed(c ^ view.getInt32(high, true), 0xc2b2ae35);
      d = mixed(d ^ view.getInt32(high + 4, true), 0x27d4eb2f);
    };
    for (let at = start; at + 16 < end; at += 16) mix(at, at + 8);
    mix(size < 16 ? start : end - 16, end - 8);
    const last = Math.imul(c, 0x85ebca6b) + d;
    hash = (Math.imul(a, 0x9e3779b1) + b) ^ ((last << 16) | (last >>> 16));
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function mixed(value: number, factor: number): number {
  const product = Math.imul(value, factor);
  return product ^ (product >>> 15);
}
