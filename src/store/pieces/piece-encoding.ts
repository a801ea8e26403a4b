// The stored form of a piece: as it is, or compressed where that saves enough. Its hash verifies it.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { StoreError } from '../store-error.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Four times faster than the default, with most of its gain. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Files of games are mostly compressed already: saving less than a tenth is not worth the time of every read. */
const WORTHWHILE = 0.9;
const PROBE_BYTES = 1 << 16;

/** 0: as it is, 1: brotli. */
export type PieceEncoding = 0 | 1;

export async function encode(content: Uint8Array): Promise<{ encoding: PieceEncoding; kept: Uint8Array }> {
  const probe = content.subarray(0, PROBE_BYTES);
  if ((await compress(probe, QUALITY)).length > probe.length * WORTHWHILE)
    return { encoding: 0, kept: content };
  const kept = await compress(content, QUALITY);
  return kept.length > content.length * WORTHWHILE ? { encoding: 0, kept: content } : { encoding: 1, kept };
}

/** @throws StoreError STORE_DAMAGED when the result does not have that hash */
export async function decode(
  hash: string,
  size: number,
  encoding: number,
  kept: Uint8Array,
): Promise<Uint8Array> {
  let content: Uint8Array = kept;
  if (encoding === 1) {
    try {
      content = await decompress(kept, { maxOutputLength: Math.max(1, size) });
    } catch (cause) {
      throw damaged(hash, 'no brotli stream of its size', cause);
    }
  }
  const found = pieceHash(content);
  if (found !== hash) throw damaged(hash, `content of hash ${found}`);
  return content;
}

/** SHA-256, in hexadecimal. */
export function pieceHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function damaged(hash: string, found: string, cause?: unknown): StoreError {
  return new StoreError('STORE_DAMAGED', `piece ${hash}: expected its content, found ${found}`, { cause });
}
