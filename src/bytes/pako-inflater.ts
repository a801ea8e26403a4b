// The portable inflater. It is large, and only broken streams and browsers need it: the build loads it when it is first
// called (scripts/bundle.mjs).

import { Inflate } from 'pako';

/** What is used of it, with state that its own types leave out. */
export interface PakoInflater {
  readonly err: number;
  readonly msg: string;
  readonly ended: boolean;
  onData(part: Uint8Array): void;
  push(input: Uint8Array, isLast: boolean): boolean;
  readonly strm: {
    readonly next_in: number;
    readonly next_out: number;
    readonly output: Uint8Array;
  };
}

export function pakoInflater(options: { readonly chunkSize: number; readonly raw?: boolean }): PakoInflater {
  return new Inflate(options) as object as PakoInflater;
}
