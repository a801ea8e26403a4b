// Numbers texts by their bytes in an image, so that each different text is decoded once, however often it
// occurs: names of properties and types, and the texts of a column.

import { decodeUtf8 } from '../../bytes/text.ts';
import { withoutAccounts } from '../accounts.ts';
import type { ShowBytes } from '../column-reader.ts';

/**
 * Slots to try before a text is decoded in order to recognise it: bytes made to collide must not slow down all others.
 */
const MOST_PROBES = 32;
/** No text has more bytes. */
const SIZES = 2 ** 30;
/** Initial number of slots, a power of two. */
const SLOTS = 256;

export class ByteTexts {
  /** By number, in order of first appearance. */
  readonly texts: string[] = [];
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #ids = new Map<string, number>();
  /** Offset + 1, 0 for a free slot. */
  #at = new Uint32Array(SLOTS);
  /** Its size, and from SIZES on how it is shown. */
  #key = new Uint32Array(SLOTS);
  #id = new Uint32Array(SLOTS);
  readonly #shows: ShowBytes[] = [decodeUtf8];
  #used = 0;
  #characters = 0;

  constructor(image: Uint8Array) {
    this.#bytes = image;
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
  }

  /** Approximate size in memory. */
  get bytes(): number {
    return this.#at.byteLength * 3 + this.#characters * 2 + this.texts.length * 64;
  }

  /** Restores texts by number, before any others are added. */
  restore(texts: readonly string[]): void {
    for (const text of texts) {
      this.#ids.set(text, this.texts.push(text) - 1);
      this.#characters += text.length;
    }
  }

  /** The number of any text. */
  add(text: string): number {
    let id = this.#ids.get(text);
    if (id === undefined) {
      id = this.texts.push(text) - 1;
      this.#ids.set(text, id);
      this.#characters += text.length;
    }
    return id;
  }

  /** The number of the text whose bytes are at `at`, which must be inside the image. */
  addAt(at: number, size: number, show: ShowBytes = decodeUtf8): number {
    const mask = this.#at.length - 1;
    const key = size + (show === decodeUtf8 ? 0 : this.#kindOf(show)) * SIZES;
    let slot = this.#hash(at, size) & mask;
    for (let probe = 0; probe < MOST_PROBES && this.#at[slot] !== 0; probe++) {
      if (this.#key[slot] === key && this.#isSame(this.#at[slot]! - 1, at, size)) return this.#id[slot]!;
      slot = (slot + 1) & mask;
    }
    const id = this.add(withoutAccounts(show(this.#bytes, at, at + size)));
    if (this.#at[slot] !== 0) return id;
    this.#at[slot] = at + 1;
    this.#key[slot] = key;
    this.#id[slot] = id;
    if (++this.#used * 2 > this.#at.length) this.#grow();
    return id;
  }

  #kindOf(show: ShowBytes): number {
    const known = this.#shows.indexOf(show);
    return known < 0 ? this.#shows.push(show) - 1 : known;
  }

  #grow(): void {
    const [at, key, id] = [this.#at, this.#key, this.#id];
    const slots = at.length * 2;
    this.#at = new Uint32Array(slots);
    this.#key = new Uint32Array(slots);
    this.#id = new Uint32Array(slots);
    for (let old = 0; old < at.length; old++) {
      if (at[old] === 0) continue;
      let slot = this.#hash(at[old]! - 1, key[old]! % SIZES) & (slots - 1);
      while (this.#at[slot] !== 0) slot = (slot + 1) & (slots - 1);
      this.#at[slot] = at[old]!;
      this.#key[slot] = key[old]!;
      this.#id[slot] = id[old]!;
    }
  }

  #hash(at: number, size: number): number {
    const view = this.#view;
    let hash = size;
    const end = at + size;
    let next = at;
    for (; next + 4 <= end; next += 4) {
      hash = Math.imul(hash ^ view.getInt32(next, true), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    for (; next < end; next++) hash = Math.imul(hash ^ this.#bytes[next]!, 0x85ebca6b);
    return hash ^ (hash >>> 13);
  }

  #isSame(known: number, at: number, size: number): boolean {
    const view = this.#view;
    let next = 0;
    for (; next + 4 <= size; next += 4)
      if (view.getInt32(known + next, true) !== view.getInt32(at + next, true)) return false;
    for (; next < size; next++) if (this.#bytes[known + next] !== this.#bytes[at + next]) return false;
    return true;
  }
}
