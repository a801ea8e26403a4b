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
  const padded = Buffer.concat([bytes, Buffer.alloc(WORD)]);
  const length = Math.ceil(bytes.length / WORD);
  const words = Int32Array.from({ length }, (_, at) => padded.readInt32LE(at * WORD));
  return { words, size: bytes.length };
}

export const NULL = literal('null');
