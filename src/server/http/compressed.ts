// Compresses bytes that are sent again and again, once for each encoding that clients accept, in the thread pool.

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { getOrCreate } from '../../graph/made-once.ts';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Below the size of a packet or two compression gains nothing. */
const LEAST_BYTES = 4096;

/**
 * The densest encoding that the client accepts by its accept-encoding header; preferences in it are ignored.
 * @param bytes the size, where it is known: small bodies are sent as they are
 */
export function encodingFor(
  header: string | readonly string[] | undefined,
  bytes = Number.POSITIVE_INFINITY,
): ContentEncoding {
  if (bytes < LEAST_BYTES) return 'identity';
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (!parameters.some((text) => /^q=0(\.0*)?$/.test(text))) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** As dense as gzip, and faster than sending the difference would be. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

const kept = new WeakMap<Uint8Array, Map<ContentEncoding, Promise<Uint8Array>>>();

/** Compresses bytes and keeps the result for the next client. */
export function compressed(bytes: Uint8Array, encoding: ContentEncoding): Promise<Uint8Array> {
  return getOrCreate(
    getOrCreate(kept, bytes, () => new Map()),
    encoding,
    () => packedOnce(bytes, encoding),
  );
}

/** Compresses bytes that will be sent only once. */
export async function packedOnce(bytes: Uint8Array, encoding: ContentEncoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compressGzip(bytes, { level: GZIP_LEVEL });
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
