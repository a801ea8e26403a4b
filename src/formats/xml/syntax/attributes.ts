// The attributes of a start tag, one after the other. `<` never belongs into one, so that a lost quote does
// not swallow the elements behind it.

import { APOSTROPHE, EQUALS, GREATER, isSpace, LESS, NAME_BYTES, QUOTE, SLASH } from './characters.ts';

export class Attributes {
  readonly #bytes: Uint8Array;
  /** Where the next one is looked for; after the last one, the byte after the tag. */
  at = 0;
  /** Of the attribute that was found; ends are exclusive. */
  nameAt = 0;
  nameEnd = 0;
  valueAt = 0;
  valueEnd = 0;
  /** Whether the tag ends with `/>`. */
  isEmpty = false;
  /** Where the tag is not as it should be; -1 if it is. A tag that the file ends in has no end. */
  faultAt = -1;
  isCut = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @param at after the name of the element */
  begin(at: number): void {
    this.at = at;
    this.isEmpty = false;
    this.isCut = false;
    this.faultAt = -1;
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
      if (NAME_BYTES[byte] !== 0) return this.#one();
      this.#fault();
      this.at++;
    }
  }

  #one(): boolean {
    const bytes = this.#bytes;
    this.nameAt = this.at;
    while (NAME_BYTES[bytes[this.at]!]! > 0) this.at++;
    this.nameEnd = this.at;
    while (isSpace(bytes[this.at])) this.at++;
    this.valueAt = this.at;
    this.valueEnd = this.at;
    if (bytes[this.at] !== EQUALS) {
      this.#fault();
      return true;
    }
    this.at++;
    while (isSpace(bytes[this.at])) this.at++;
    const quote = bytes[this.at];
    if (quote !== QUOTE && quote !== APOSTROPHE) {
      this.#fault();
      return true;
    }
    this.valueAt = ++this.at;
    let byte = bytes[this.at];
    while (byte !== quote && byte !== LESS && byte !== undefined) byte = bytes[++this.at];
    this.valueEnd = this.at;
    if (byte === quote) this.at++;
    else if (byte === LESS) this.#fault();
    return true;
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
