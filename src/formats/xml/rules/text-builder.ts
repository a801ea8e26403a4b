// Texts that are made of parts of the image: put together as bytes, because there are tens of thousands.

import { decodeUtf8, encodeUtf8, isUtf8 } from '../../../bytes/text.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { TextRoom, TextSink } from '../../../graph/sink.ts';
import { decodeText, hasMarkup } from '../syntax/text.ts';

/** Longer texts are cut: paths are cut anyway, and no id comes near. */
const MOST_BYTES = 4096;
/** Digits of a number, and what is in front of it. */
const MOST_NUMBER = 16;
const HASH = 0x23;

export class TextBuilder {
  readonly #texts: TextSink;
  readonly #room: TextRoom;
  readonly #bytes: Uint8Array;
  #size = 0;
  #last = 0;
  /** The bits of all bytes, and those of the text before. */
  #bits = 0;
  #lastBits = 0;

  constructor(texts: TextSink) {
    this.#texts = texts;
    this.#room = texts.room(MOST_BYTES);
    this.#bytes = this.#room.bytes;
  }

  /** How many bytes there are by now. */
  get size(): number {
    return this.#size;
  }

  /** Begins with the first bytes of the text before. */
  resume(size: number): void {
    this.#size = size;
    this.#bits = this.#lastBits;
  }

  byte(byte: number): void {
    if (this.#size < MOST_BYTES) this.#bytes[this.#size++] = byte;
  }

  /** A part of some bytes; the end is exclusive. */
  bytes(bytes: Uint8Array, at = 0, end = bytes.length): void {
    const room = this.#bytes;
    const begin = this.#size;
    const more = Math.min(end - at, MOST_BYTES - begin);
    let bits = this.#bits;
    for (let i = 0; i < more; i++) {
      const byte = bytes[at + i]!;
      room[begin + i] = byte;
      bits |= byte;
    }
    this.#bits = bits;
    this.#size = begin + more;
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
    const size = this.#size;
    const isWhole = this.#bits < 0x80 || isUtf8(this.#bytes, 0, size);
    this.#last = size;
    this.#lastBits = this.#bits;
    this.#size = 0;
    this.#bits = 0;
    // Otherwise damaged, or cut.
    return isWhole ? this.#room.add(size) : this.#texts.add(decodeUtf8(this.#bytes, 0, size));
  }

  /** The same text once more, for the n-th that is called so: paths below it differ, too. */
  numbered(n: number): TextId {
    this.resume(Math.min(this.#last, MOST_BYTES - MOST_NUMBER));
    const last = this.#size;
    this.byte(HASH);
    this.number(n);
    const text = this.done();
    this.#last = last;
    return text;
  }
}
