// LZO1X streams. Those of the fixture were made once, by a greedy compressor of our own: all lengths of literal runs, and the
// three long kinds of matches. The two short kinds are in streams that tests write by hand.

import { readFileSync } from 'node:fs';
import { mixedBytes } from '../mixed-bytes.ts';

const { streams } = JSON.parse(readFileSync('test/fixtures/lzo.json', 'utf8')) as {
  readonly streams: readonly { readonly size: number; readonly seed: number; readonly stream: string }[];
};

/** Streams, and what inflates from each. */
export const LZO_STREAMS = streams.map(({ size, seed, stream }) => ({
  stream: new Uint8Array(Buffer.from(stream, 'base64')),
  bytes: mixedBytes(size, seed),
}));

/** One byte or more as one run of literals: no compression, so that what is inside can be any bytes. */
export function lzoStore(bytes: Uint8Array): Uint8Array {
  const end = [0x11, 0, 0];
  if (bytes.length <= 238) return Uint8Array.of(17 + bytes.length, ...bytes, ...end);
  // The rest of a length stands in zeros of 255 each.
  const zeros = Math.ceil((bytes.length - 18) / 255) - 1;
  const start = [0, ...Array<number>(zeros).fill(0), bytes.length - 18 - zeros * 255];
  return new Uint8Array(Buffer.concat([Uint8Array.from(start), bytes, Uint8Array.from(end)]));
}
