// Inflating with the platform's zlib.

import { inflateSync } from 'node:zlib';
import type { Inflate } from '../../bytes/inflate.ts';
import { inflateDirectly } from './direct-inflate.ts';

/** The smallest output buffer that zlib accepts. */
const LEAST_BUFFER = 64;

/** Inflates one zlib stream that fills `output`. */
export const nativeInflate: Inflate = (input, output) => {
  if (!inflateDirectly(input, output)) output.set(inflateBuffered(input, output.length));
};

/**
 * The documented way, which also reports what is wrong with a stream. The buffer is one byte larger than
 * expected: zlib then finishes in one call, while an exactly filled buffer makes it call again for more. A
 * stream that is longer than it claims fails there instead of filling memory.
 */
function inflateBuffered(input: Uint8Array, size: number): Uint8Array {
  const most = Math.max(size + 1, LEAST_BUFFER);
  const bytes = inflateSync(input, { chunkSize: most, maxOutputLength: most });
  if (bytes.length !== size) throw new Error(`${bytes.length} bytes instead of ${size}`);
  return bytes;
}
