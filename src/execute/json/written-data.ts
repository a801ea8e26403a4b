// Data that is already JSON, as it will appear in the text of an answer. Code that does not know about this
// gets the parsed value.

import { Buffer } from 'node:buffer';
import { literal } from './json-literal.ts';

/** The text around the data in an answer that has nothing else, which is true of nearly all. */
export const FRAME = { before: literal('{"data":'), after: 0x7d } as const;

export class WrittenData {
  readonly #framed: Uint8Array;

  /** @param framed the data inside FRAME */
  constructor(framed: Uint8Array) {
    this.#framed = framed;
  }

  /** The whole answer, if it consists of data only. */
  get answer(): Uint8Array {
    return this.#framed;
  }

  get data(): Uint8Array {
    return this.#framed.subarray(FRAME.before.size, -1);
  }

  toString(): string {
    const { buffer, byteOffset, byteLength } = this.data;
    return Buffer.from(buffer, byteOffset, byteLength).toString();
  }

  toJSON(): unknown {
    return JSON.parse(this.toString());
  }
}
