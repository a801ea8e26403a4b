// JSON known in advance, stored as whole words, which are the fastest to copy for a few bytes.

import { Buffer } from 'node:buffer';

export interface Literal {
  readonly words: Int32Array;
  /** Size in bytes; what remains of the last word is undefined. */
  readonly size: number;
}

export const WORD = 4;

export function literal(json: string): Literal {
  const bytes = Buffer.from(json);
  const words = new Int32Array(Math.ceil(bytes.length / WORD));
  const view = new DataView(new ArrayBuffer(words.byteLength));
  bytes.forEach((byte, at) => {
    view.setUint8(at, byte);
  });
  for (let at = 0; at < words.length; at++) words[at] = view.getInt32(at * WORD, true);
  return { words, size: bytes.length };
}

export const NULL = literal('null');
