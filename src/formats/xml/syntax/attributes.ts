// The attributes of a start tag, one after the other; of those with one name, the first. `<` never belongs into
// one, so that a lost quote does not swallow the elements behind it.

import { APOSTROPHE, EQUALS, GREATER, isSpace, LESS, NAME_BYTES, QUOTE, SLASH } from './characters.ts';
import { endOfName, type Names } from './names.ts';

/** Further ones of a tag are passed over. Real saves reach 40. */
const MOST = 256;

export class Attributes {
  readonly #bytes: Uint8Array;
  readonly #names: Names;
  /** Where the next one is looked for; after the last one, the byte after the tag. */
  at = 0;
  /** Of the attribute that was found: the number of its name, and where it is; ends are exclusive. */
  name = 0;
  nameAt = 0;
  valueAt = 0;
  valueEnd = 0;
  /** True if the tag ends with `/>`. */
  isEmpty = false;
  /** Where the tag is not as it should be; -1 if it is. A tag that the file ends in has no end. */
  faultAt = -1;
  isCut = false;
  /** The first one whose name an earlier one has; -1 for none. */
  repeatedAt = -1;
  /** Numbers of the names so far. */
  readonly #seen: number[] = [];
  #count = 0;

  constructor(bytes: Uint8Array, names: Names) {
    this.#bytes = bytes;
    this.#names = names;
  }

  /**
   * @param at after the name of the element
   * @param name its number
   */
  begin(at: number, name: number): void {
    this.at = at;
    this.name = name;
    this.isEmpty = false;
    this.isCut = false;
    this.faultAt = -1;
    this.repeatedAt = -1;
    this.#count = 0;
  }

  /** Moves to the next attribute; false when the tag ends. */
  next(): boolean {
    const bytes = this.#bytes;
    for (let at = this.at; ; ) {
      let byte = bytes[at];
      while (isSpace(byte)) byte = bytes[++at];
      if (byte === GREATER) return this.#end(at + 1);
      if (byte === SLASH && bytes[at + 1] === GREATER) {
        this.isEmpty = true;
        return this.#end(at + 2);
      }
      if (byte === undefined || byte === LESS) {
        this.isCut = byte === undefined;
        this.#fault(at);
        return this.#end(at);
      }
      if (NAME_BYTES[byte] !== 0) {
        if (this.#count > 0 && at === this.at) this.#fault(at);
        at = this.#one(at);
        this.at = at;
        if (this.#count < MOST && this.#isNew()) return true;
      } else this.#fault(at++);
    }
  }

  /** True if there are more than are looked at. */
  get isFull(): boolean {
    return this.#count === MOST;
  }

  #end(at: number): false {
    this.at = at;
    return false;
  }

  /** Of names past the limit, nothing is known. */
  #isNew(): boolean {
    const seen = this.#seen;
    const last = this.#count++;
    seen[last] = this.name;
    for (let i = 0; i < last; i++) {
      if (seen[i] !== this.name || this.name === 0) continue;
      if (this.repeatedAt < 0) this.repeatedAt = this.nameAt;
      return false;
    }
    return true;
  }

  /** Returns where it ends. */
  #one(from: number): number {
    const bytes = this.#bytes;
    const name = this.#names.ofAttribute(bytes, from, this.name);
    let at = name === 0 ? endOfName(bytes, from) : from + this.#names.sizeOf(name);
    this.name = name;
    this.nameAt = from;
    while (isSpace(bytes[at])) at++;
    this.valueAt = at;
    this.valueEnd = at;
    if (bytes[at] !== EQUALS) return this.#fault(at);
    at++;
    while (isSpace(bytes[at])) at++;
    const quote = bytes[at];
    if (quote !== QUOTE && quote !== APOSTROPHE) return this.#fault(at);
    this.valueAt = ++at;
    let byte = bytes[at];
    while (byte !== quote && byte !== LESS && byte !== undefined) byte = bytes[++at];
    this.valueEnd = at;
    if (byte === quote) return at + 1;
    return byte === LESS ? this.#fault(at) : at;
  }

  #fault(at: number): number {
    if (this.faultAt < 0) this.faultAt = at;
    return at;
  }
}
