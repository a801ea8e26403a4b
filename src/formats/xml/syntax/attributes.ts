// The attributes of a start tag, one after the other; of those with one name, the first. `<` never belongs into
// one, so that a lost quote does not swallow the elements behind it.

import { APOSTROPHE, EQUALS, GREATER, isSpace, LESS, NAME_BYTES, QUOTE, SLASH } from './characters.ts';

/** Further ones of a tag are passed over. Real saves reach 40. */
const MOST = 256;

export class Attributes {
  readonly #bytes: Uint8Array;
  /** Where the next one is looked for; after the last one, the byte after the tag. */
  at = 0;
  /** Of the attribute that was found; ends are exclusive. */
  nameAt = 0;
  nameEnd = 0;
  valueAt = 0;
  valueEnd = 0;
  /** True if the tag ends with `/>`. */
  isEmpty = false;
  /** Where the tag is not as it should be; -1 if it is. A tag that the file ends in has no end. */
  faultAt = -1;
  isCut = false;
  /** The first one whose name an earlier one has; -1 for none. */
  repeatedAt = -1;
  /** Of names so far: where they begin and end. */
  readonly #seen: number[] = [];
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @param at after the name of the element */
  begin(at: number): void {
    this.at = at;
    this.isEmpty = false;
    this.isCut = false;
    this.faultAt = -1;
    this.repeatedAt = -1;
    this.#count = 0;
  }

  /** Moves to the next attribute; false when the tag ends. */
  next(): boolean {
    const bytes = this.#bytes;
    for (;;) {
      while (isSpace(bytes[this.at])) this.at++;
      const byte = bytes[this.at];
      if (byte === GREATER) {
        this.at++;
        return false;
      }
      if (byte === undefined) return this.#cut();
      if (byte === LESS) return this.#fault();
      if (byte === SLASH && bytes[this.at + 1] === GREATER) {
        this.isEmpty = true;
        this.at += 2;
        return false;
      }
      if (NAME_BYTES[byte] !== 0) {
        this.#one();
        if (this.#count < MOST && this.#isNew()) return true;
      } else {
        this.#fault();
        this.at++;
      }
    }
  }

  /** True if there are more than are looked at. */
  get isFull(): boolean {
    return this.#count === MOST;
  }

  #isNew(): boolean {
    const [seen, bytes, size] = [this.#seen, this.#bytes, this.nameEnd - this.nameAt];
    const last = 2 * this.#count++;
    seen[last] = this.nameAt;
    seen[last + 1] = this.nameEnd;
    for (let i = 0; i < last; i += 2) {
      const at = seen[i]!;
      if (seen[i + 1]! - at !== size) continue;
      let same = 0;
      while (same < size && bytes[at + same] === bytes[this.nameAt + same]) same++;
      if (same < size) continue;
      if (this.repeatedAt < 0) this.repeatedAt = this.nameAt;
      return false;
    }
    return true;
  }

  #one(): void {
    const bytes = this.#bytes;
    this.nameAt = this.at;
    while (NAME_BYTES[bytes[this.at]!]! > 0) this.at++;
    this.nameEnd = this.at;
    while (isSpace(bytes[this.at])) this.at++;
    this.valueAt = this.at;
    this.valueEnd = this.at;
    if (bytes[this.at] !== EQUALS) {
      this.#fault();
      return;
    }
    this.at++;
    while (isSpace(bytes[this.at])) this.at++;
    const quote = bytes[this.at];
    if (quote !== QUOTE && quote !== APOSTROPHE) {
      this.#fault();
      return;
    }
    this.valueAt = ++this.at;
    let byte = bytes[this.at];
    while (byte !== quote && byte !== LESS && byte !== undefined) byte = bytes[++this.at];
    this.valueEnd = this.at;
    if (byte === quote) this.at++;
    else if (byte === LESS) this.#fault();
  }

  #fault(): false {
    if (this.faultAt < 0) this.faultAt = this.at;
    return false;
  }

  #cut(): false {
    this.isCut = true;
    return this.#fault();
  }
}
