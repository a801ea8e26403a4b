// Texts of the image. Classes, definitions and owners repeat from one object to the next: what was asked for lately is
// recognised without the table of all texts.

import { isSameRange } from '../../../bytes/same-range.ts';
import type { TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import { decodeText, isPlainText } from '../syntax/text.ts';

const SLOT_BITS = 10;

export class ImageTexts {
  readonly #sink: TextSink;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** By hash of a text: where it was last, its size, and its number. */
  readonly #at = new Int32Array(1 << SLOT_BITS);
  readonly #size = new Int32Array(1 << SLOT_BITS);
  readonly #text = new Int32Array(1 << SLOT_BITS);

  constructor(sink: TextSink, bytes: Uint8Array) {
    this.#sink = sink;
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The text in these bytes, as users see it. */
  of(at: number, end: number): TextId {
    const size = end - at;
    if (size < 4) return this.#intern(at, end);
    const view = this.#view;
    const hash = Math.imul(view.getInt32(end - 4, true) ^ Math.imul(size, 0x9e3779b1), 0x85ebca6b);
    const slot = hash >>> (32 - SLOT_BITS);
    if (this.#size[slot] !== size || !isSameRange(view, at, view, this.#at[slot]!, size)) {
      this.#text[slot] = this.#intern(at, end);
      this.#at[slot] = at;
      this.#size[slot] = size;
    }
    return this.#text[slot] as TextId;
  }

  #intern(at: number, end: number): TextId {
    if (isPlainText(this.#bytes, at, end)) return this.#sink.intern(at, end - at);
    return this.#sink.add(decodeText(this.#bytes, at, end));
  }
}
