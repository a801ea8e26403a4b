// The floor that loading is compared with, in a process of its own: inflateSync of every chunk, copied into
// one buffer, and one pass over it as 32-bit words. Prints JSON.

import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { Cursor } from '../../src/bytes/cursor.ts';
import { listStreams } from '../../src/formats/satisfactory/file/chunks.ts';
import { readFileHeader } from '../../src/formats/satisfactory/file/layout.ts';

const file = readFileSync(process.argv[2]!);
const { streams, size } = listStreams(readFileHeader(new Cursor(file, { file: 'floor' })).cursor);
const started = performance.now();
const body = new Uint8Array(new SharedArrayBuffer((size + 3) & ~3));
for (const { at, size, to, inflatedSize } of streams) {
  // One byte more than needed: an exactly filled buffer makes zlib allocate a second one.
  body.set(inflateSync(file.subarray(at, at + size), { chunkSize: inflatedSize + 1 }), to);
}
const inflate = performance.now() - started;
const sum = passOver(new Int32Array(body.buffer));
const total = performance.now() - started;
console.log(JSON.stringify({ inflate, total, sum }));

/** By index, and without sums beyond 32 bits: either would cost several times the pass itself. */
function passOver(words: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum ^= words[at]!;
  return sum;
}
