// Texts `name[0]`, `name[1]` and so on for one name at a time. There are hundreds of thousands, so none
// becomes a string.

import { encodeUtf8 } from '../../../bytes/text.ts';
import { NO_TEXT, type TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';

const CLOSE = ']'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** Digits of any index, and the bracket. */
const LONGEST_SUFFIX = 11;

export class IndexedTexts {
  readonly #texts: TextSink;
  #name: TextId = NO_TEXT;
  /** The name with its bracket, and room. */
  #bytes = new Uint8Array(0);
  #digitsAt = 0;

  constructor(texts: TextSink) {
    this.#texts = texts;
  }

  /** @param index an integer from 0 */
  add(name: TextId, index: number): TextId {
    if (name !== this.#name) this.#begin(name);
    let end = this.#digitsAt;
    for (let left = index; end === this.#digitsAt || left > 0; left = Math.floor(left / 10)) end++;
    let at = end;
    for (let left = index; at > this.#digitsAt; left = Math.floor(left / 10))
      this.#bytes[--at] = ZERO + (left % 10);
    this.#bytes[end++] = CLOSE;
    return this.#texts.addBytes(this.#bytes, end);
  }

  #begin(name: TextId): void {
    const beginning = encodeUtf8(`${this.#texts.text(name)}[`);
    this.#name = name;
    this.#digitsAt = beginning.length;
    this.#bytes = new Uint8Array(beginning.length + LONGEST_SUFFIX);
    this.#bytes.set(beginning);
  }
}
