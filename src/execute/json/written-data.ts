// Data that is JSON already, as it stands in the text of an answer. Code that knows nothing of it gets the parsed
// value.

import { Buffer } from 'node:buffer';
import { literal } from './json-literal.ts';

/** What stands around data in an answer that has nothing else, as nearly all do. */
export const FRAME = { before: literal('{"data":'), after: 0x7d } as const;

export class WrittenData {
  readonly #framed: Uint8Array;

  /** @param framed the data in its frame */
  constructor(framed: Uint8Array) {
    this.#framed = framed;
  }

  /** The whole answer, when it has nothing but the data. */
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
