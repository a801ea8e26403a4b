// Texts that are made of parts of the image: put together as bytes, because there are tens of thousands.

import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';

/** Longer texts are cut: paths are cut anyway, and no id comes near. */
const MOST_BYTES = 4096;

export class Composer {
  readonly #texts: TextSink;
  readonly #bytes = new Uint8Array(MOST_BYTES);
  #size = 0;

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

  /** A whole number that is not negative. */
  number(value: number): void {
    if (value >= 10) this.number(Math.floor(value / 10));
    this.byte(0x30 + (value % 10));
  }

  /** The text of all parts; the next one begins. */
  text(): TextId {
    const size = this.#size;
    this.#size = 0;
    return this.#texts.addBytes(this.#bytes, size);
  }
}
