// Decodes chunks of Oodle streams. It writes to the output and to its room only: every size is checked before
// anything is written, and what is wrong ends it (failure.ts). boundary.json documents each call.

import { ARRAY, BAD_MODE, INTERNAL, KRAKEN, LEVIATHAN, MERMAID, NOT_EXACT, TOO_FEW } from '../failures.ts';
import { contentSize, copyArray, next } from './arrays.ts';
import { chunk, failure } from './boundary.gen.ts';
import { fail, need } from './failure.ts';
import { findStream } from './find-stream.ts';
import { readKraken } from './kraken.ts';
import { readLeviathan } from './leviathan.ts';
import { readMermaid } from './mermaid.ts';
import { clearRoom } from './room.ts';

export { findStream };

/** The first bytes of the output are not packed. */
const FIRST_BYTES: u32 = 8;
/** Bytes that any chunk of a compressor has; Leviathan's as many as Kraken's. */
const LEAST_KRAKEN: u32 = 13;
const LEAST_MERMAID: u32 = 10;

/** Returns the size of what was used of the input. */
export function decode(): u32 {
  failure.reason = INTERNAL;
  clearRoom();
  const at = chunk.input;
  const end = at + chunk.inputSize;
  const out = chunk.output + chunk.out;
  if (chunk.compressor === ARRAY) {
    copyArray(at, end, chunk.size, out, 0);
    if (contentSize !== chunk.size) fail(NOT_EXACT, at, chunk.size, contentSize);
    return next - at;
  }
  const mostMode: u32 = chunk.compressor === LEVIATHAN ? 5 : 1;
  if (chunk.mode > mostMode) fail(BAD_MODE, at, mostMode, chunk.mode);
  need(at, end, chunk.compressor === MERMAID ? LEAST_MERMAID : LEAST_KRAKEN);
  let skipped: u32 = 0;
  if (chunk.out === 0) {
    if (chunk.size < FIRST_BYTES) fail(TOO_FEW, at, FIRST_BYTES, chunk.size);
    store<u64>(out, load<u64>(at));
    skipped = FIRST_BYTES;
  }
  if (chunk.compressor === KRAKEN) readKraken(at + skipped, end, out + skipped);
  else if (chunk.compressor === LEVIATHAN) readLeviathan(at + skipped, end, out + skipped);
  else readMermaid(at + skipped, end, out + skipped);
  return chunk.inputSize;
}
