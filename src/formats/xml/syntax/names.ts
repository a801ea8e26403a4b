// Names of elements and attributes, recognised by their bytes. A save has a few hundred different ones, and
// millions of uses.

import { isSameRange } from '../../../bytes/same-range.ts';
import { decodeUtf8 } from '../../../bytes/text.ts';
import { NAME_BYTES } from './characters.ts';

/** Numbers of names have 16 bits. A real save has 1,125 names at most. */
const MOST_NAMES = 0xffff;
const FIRST_SLOTS = 1 << 12;
export const MOST_NAME_BYTES = 1024;
/** What all names past the limit, and those that are too long, are called. */
const OVERFLOW = '?';

export class Names {
  readonly #texts: string[] = [OVERFLOW];
  readonly #bytes: Uint8Array[] = [new Uint8Array(0)];
  /** Where each was first, and how many bytes it has. */
  readonly #starts: number[] = [0];
  readonly #sizes: number[] = [0];
  readonly #hashes: number[] = [0];
  readonly #byText = new Map<string, number>([[OVERFLOW, 0]]);
  /** Open addressing by hash; 0 is empty. */
  #slots = new Uint16Array(FIRST_SLOTS);
  /** By name: the one in the tag after it, the last time. Saves repeat their shapes: it is nearly always that. */
  readonly #tags: number[] = [0];
  /** The same of attributes: by name of the element or attribute before. */
  readonly #attributes: number[] = [0];
  #before = 0;
  readonly #view: DataView;

  /** @param image in which all of them are */
  constructor({ buffer, byteOffset, byteLength }: Uint8Array) {
    this.#view = new DataView(buffer, byteOffset, byteLength);
  }

  get count(): number {
    return this.#texts.length;
  }

  /** By number. */
  get all(): readonly string[] {
    return this.#texts;
  }

  /** True if further names have no numbers. */
  get isFull(): boolean {
    return this.#texts.length >= MOST_NAMES;
  }

  text(name: number): string {
    return this.#texts[name]!;
  }

  bytesOf(name: number): Uint8Array {
    return this.#bytes[name]!;
  }

  sizeOf(name: number): number {
    return this.#sizes[name]!;
  }

  /** The number of a name; -1 when no file has it. */
  find(text: string): number {
    return this.#byText.get(text) ?? -1;
  }

  /** The number of the name in the bytes from `at` to `end`; 0 when there are too many names. */
  intern(bytes: Uint8Array, at: number, end: number): number {
    let hash = 0x811c9dc5 | 0;
    for (let i = at; i < end; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
    const slots = this.#slots;
    const mask = slots.length - 1;
    for (let slot = (hash ^ (hash >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const name = slots[slot]!;
      if (name === 0) return this.#add(bytes, at, end, hash, slot);
      if (this.#hashes[name] === hash && isAt(this.#bytes[name]!, bytes, at, end)) return name;
    }
  }

  /** The number of the name in the tag at `less`; 0 for one that is too long. */
  ofTag(bytes: Uint8Array, less: number): number {
    this.#before = this.#next(this.#tags, this.#before, bytes, less + 1, MOST_NAME_BYTES);
    return this.#before;
  }

  /** The number of the name of the attribute at a byte, which follows another name. */
  ofAttribute(bytes: Uint8Array, at: number, before: number): number {
    return this.#next(this.#attributes, before, bytes, at, bytes.length);
  }

  #next(after: number[], before: number, bytes: Uint8Array, at: number, most: number): number {
    const expected = after[before]!;
    const size = this.#sizes[expected]!;
    const isThere = expected !== 0 && at + size < bytes.length && NAME_BYTES[bytes[at + size]!] === 0;
    if (isThere && isSameRange(this.#view, this.#starts[expected]!, this.#view, at, size)) return expected;
    const last = endOfName(bytes, at);
    const found = last - at > most ? 0 : this.intern(bytes, at, last);
    after[before] = found;
    return found;
  }

  /** Gives a name another text; its bytes stay. */
  rename(name: number, text: string): void {
    this.#texts[name] = text;
    if (!this.#byText.has(text)) this.#byText.set(text, name);
  }

  #add(image: Uint8Array, at: number, end: number, hash: number, slot: number): number {
    const name = this.#texts.length;
    if (name >= MOST_NAMES) return 0;
    const bytes = image.slice(at, end);
    const text = decodeUtf8(bytes, 0, bytes.length);
    this.#texts.push(text);
    this.#bytes.push(bytes);
    this.#hashes.push(hash);
    this.#starts.push(at);
    this.#sizes.push(end - at);
    this.#tags.push(0);
    this.#attributes.push(0);
    if (!this.#byText.has(text)) this.#byText.set(text, name);
    this.#slots[slot] = name;
    if (name * 2 > this.#slots.length) this.#grow();
    return name;
  }

  #grow(): void {
    const slots = new Uint16Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let name = 1; name < this.#hashes.length; name++) {
      const hash = this.#hashes[name]!;
      let slot = (hash ^ (hash >>> 15)) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = name;
    }
    this.#slots = slots;
  }
}

/** Where the name at a byte ends. */
export function endOfName(bytes: Uint8Array, at: number): number {
  let end = at + 1;
  while (NAME_BYTES[bytes[end]!]! > 0) end++;
  return end;
}

/** True if the bytes from `at` to `end` are a name. */
export function isAt(name: Uint8Array, bytes: Uint8Array, at: number, end: number): boolean {
  if (name.length !== end - at) return false;
  for (let i = 0; i < name.length; i++) if (name[i] !== bytes[at + i]) return false;
  return true;
}
