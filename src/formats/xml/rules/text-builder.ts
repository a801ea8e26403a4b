// Texts that are made of parts of the image: put together as bytes, because there are tens of thousands.

import { decodeUtf8, encodeUtf8, isUtf8 } from '../../../bytes/text.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import { decodeText, hasMarkup, isPlainText } from '../syntax/text.ts';

/** Longer texts are cut: paths are cut anyway, and no id comes near. */
const MOST_BYTES = 4096;
/** Digits of a number, and what is in front of it. */
const MOST_NUMBER = 16;
const HASH = 0x23;

/** The text in these bytes of the image, as users see it. */
export function textAt(texts: TextSink, bytes: Uint8Array, at: number, end: number): TextId {
  return isPlainText(bytes, at, end) ? texts.intern(at, end - at) : texts.add(decodeText(bytes, at, end));
}

export class TextBuilder {
  readonly #texts: TextSink;
  readonly #bytes = new Uint8Array(MOST_BYTES);
  #size = 0;
  #last = 0;

  constructor(texts: TextSink) {
    this.#texts = texts;
  }

  byte(byte: number): void {
    if (this.#size < MOST_BYTES) this.#bytes[this.#size++] = byte;
  }

  /** A part of some bytes; the end is exclusive. */
  bytes(bytes: Uint8Array, at = 0, end = bytes.length): void {
    const last = Math.min(end, at + MOST_BYTES - this.#size);
    for (let i = at; i < last; i++) this.#bytes[this.#size++] = bytes[i]!;
  }

  /** The text in a part of the image, as users see it. */
  part(bytes: Uint8Array, at: number, end: number): void {
    if (hasMarkup(bytes, at, end)) this.bytes(encodeUtf8(decodeText(bytes, at, end)));
    else this.bytes(bytes, at, end);
  }

  /** A part that a table has, in ASCII. */
  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.byte(text.charCodeAt(i));
  }

  /** A whole number that is not negative. */
  number(value: number): void {
    if (value >= 10) this.number(Math.floor(value / 10));
    this.byte(0x30 + (value % 10));
  }

  /** The text of all parts; the next one begins. */
  done(): TextId {
    this.#last = this.#size;
    this.#size = 0;
    let high = 0;
    for (let i = 0; i < this.#last; i++) high |= this.#bytes[i]!;
    // Damaged, or cut.
    if (high >= 0x80 && !isUtf8(this.#bytes, 0, this.#last)) {
      return this.#texts.add(decodeUtf8(this.#bytes, 0, this.#last));
    }
    return this.#texts.addBytes(this.#bytes, this.#last);
  }

  /** The same text once more, for the n-th that is called so: paths below it differ, too. */
  numbered(n: number): TextId {
    this.#size = Math.min(this.#last, MOST_BYTES - MOST_NUMBER);
    const last = this.#size;
    this.byte(HASH);
    this.number(n);
    const text = this.done();
    this.#last = last;
    return text;
  }
}
