// Walks property tags by their sizes, without making objects or strings for what it skips. It refuses
// whatever a decoder might see differently, and never reads past the end of its span. Source:
// docs/formats/satisfactory.md#property-tags.

import { isSameRange } from '../../../bytes/same-range.ts';
import { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { BINARY, HAS_GUID, HAS_INDEX, IS_TRUE, UNUSUAL } from '../../unreal/types/tag-codes.ts';
import { TYPE, typeOfName } from '../../unreal/types/types.ts';

/** Numbers of names have 16 bits. */
const MOST_NAMES = 0xffff;
/** Real type trees are at most four deep; anything deeper is left to the decoder. */
const MOST_TYPE_DEPTH = 8;

/** Result of reading a tag. */
export const TAG = { read: 0, none: 1, refused: 2 } as const;
export type TagResult = (typeof TAG)[keyof typeof TAG];

export class TagWalk {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** Names of properties, types and structs. */
  readonly names: ByteTexts;
  /** Next byte to read. */
  at = 0;
  /** End of the open span, exclusive. */
  end = 0;
  /** Number of the name of the last tag. */
  name = 0;
  code = 0;
  size = 0;
  index = 0;
  isTrue = false;
  /**
   * Number of the name of the tagged struct, or since complete type names of the structs in a tagged array;
   * -1 when the tag doesn't say.
   */
  struct = -1;
  /** Type code of the elements of an array or set. */
  inner = 0;
  /** Whether structs are binary: 1 or 0 as the tag says, -1 where it doesn't say. */
  binary = -1;
  /** Number of the name that ends a list. */
  readonly none: number;
  /** Type codes + 1 by number of the name, 0 for names not looked up yet. */
  #codes = new Uint8Array(64);

  constructor(image: Uint8Array) {
    this.bytes = image;
    this.view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    this.names = new ByteTexts(image);
    this.none = this.names.add('None');
  }

  /** Reads the tag at `at`. The value that follows has `size` bytes, all of them in the span. */
  next(typed: boolean): TagResult {
    this.name = this.#text();
    if (this.name < 0) return TAG.refused;
    if (this.name === this.none) return TAG.none;
    const isRead = typed ? this.#typed() : this.#classic();
    return isRead && this.size >= 0 && this.size <= this.end - this.at ? TAG.read : TAG.refused;
  }

  /** Skips an FString with one byte per character; false for any other. */
  skipText(): boolean {
    const length = this.#i32();
    if (length < 0 || length > this.end - this.at) return false;
    this.at += length;
    return true;
  }

  /** Whether the next bytes equal those at another place, and so mean the same. */
  repeats(at: number, size: number): boolean {
    return size <= this.end - this.at && isSameRange(this.view, at, this.view, this.at, size);
  }

  /** Number of the FString at `at`; -1 for one that has to be decoded. */
  #text(): number {
    const length = this.#i32();
    if (length < 1 || length > this.end - this.at) return -1;
    const { at } = this;
    this.at += length;
    // Some writers leave out the NUL.
    const size = this.bytes[at + length - 1] === 0 ? length - 1 : length;
    const id = this.names.addAt(at, size);
    return id < MOST_NAMES ? id : -1;
  }

  /** An int32, or -2^31, which no length or count can be, when the span ends before it. */
  #i32(): number {
    if (this.end - this.at < 4) return -0x80000000;
    const value = this.view.getInt32(this.at, true);
    this.at += 4;
    return value;
  }

  #skip(bytes: number): boolean {
    if (bytes > this.end - this.at) return false;
    this.at += bytes;
    return true;
  }

  #codeOf(name: number): number {
    if (name >= this.#codes.length) {
      const grown = new Uint8Array(Math.max(name + 1, this.#codes.length * 2));
      grown.set(this.#codes);
      this.#codes = grown;
    }
    let code = this.#codes[name]! - 1;
    if (code < 0) {
      code = typeOfName(this.names.texts[name]!);
      this.#codes[name] = code + 1;
    }
    return code;
  }

  #classic(): boolean {
    const type = this.#text();
    if (type < 0 || this.end - this.at < 8) return false;
    this.code = this.#codeOf(type);
    this.size = this.#i32();
    this.index = this.#i32();
    this.struct = -1;
    this.binary = -1;
    switch (this.code) {
      case TYPE.struct:
        this.struct = this.#text();
        if (this.struct < 0 || !this.#skip(16)) return false;
        break;
      case TYPE.bool:
        if (this.at >= this.end) return false;
        this.isTrue = this.bytes[this.at++] !== 0;
        break;
      case TYPE.byte:
      case TYPE.enum:
        if (this.#text() < 0) return false;
        break;
      case TYPE.array:
      case TYPE.set: {
        const inner = this.#text();
        if (inner < 0) return false;
        this.inner = this.#codeOf(inner);
        break;
      }
      case TYPE.map:
        if (this.#text() < 0 || this.#text() < 0) return false;
        break;
    }
    if (this.at >= this.end) return false;
    return this.bytes[this.at++] === 0 || this.#skip(16);
  }

  #typed(): boolean {
    this.struct = -1;
    this.inner = TYPE.unknown;
    const code = this.#typeNode(0);
    if (code < 0 || this.end - this.at < 5) return false;
    this.size = this.#i32();
    const flags = this.bytes[this.at++]!;
    if (flags & UNUSUAL) return false;
    this.index = 0;
    if (flags & HAS_INDEX) {
      if (this.end - this.at < 4) return false;
      this.index = this.#i32();
    }
    if (flags & HAS_GUID && !this.#skip(16)) return false;
    this.code = code;
    this.binary = flags & BINARY ? 1 : 0;
    this.isTrue = (flags & IS_TRUE) !== 0;
    return true;
  }

  /**
   * Type code of the type tree here, or -1. For a struct, and for the elements of an array, also sets which
   * struct.
   */
  #typeNode(depth: number): number {
    const name = this.#text();
    if (name < 0) return -1;
    const children = this.#i32();
    if (children < 0 || children * 8 > this.end - this.at) return -1;
    if (children > 0 && depth >= MOST_TYPE_DEPTH) return -1;
    const code = this.#codeOf(name);
    for (let child = 0; child < children; child++) {
      const { at } = this;
      const inner = this.#typeNode(depth + 1);
      if (inner < 0) return -1;
      if (child > 0) continue;
      if ((code === TYPE.array || code === TYPE.set) && depth === 0) this.inner = inner;
      if (code === TYPE.struct && (depth === 0 || (depth === 1 && this.struct < 0))) {
        const after = this.at;
        this.at = at;
        this.struct = this.#text();
        this.at = after;
      }
    }
    return code;
  }

  /**
   * The elements of a classic array of structs share a tag that precedes them: skips it and sets `struct`.
   */
  innerTag(): boolean {
    if (!this.skipText() || !this.skipText() || this.end - this.at < 8) return false;
    const size = this.#i32();
    this.at += 4;
    this.struct = this.#text();
    if (this.struct < 0 || !this.#skip(16) || this.at >= this.end) return false;
    if (this.bytes[this.at++] !== 0 && !this.#skip(16)) return false;
    return size === this.end - this.at;
  }
}
