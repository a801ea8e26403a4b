// Where the content of files lies: in pieces, each under the hash of its content and once however many saves have it.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Database, Queries } from './database.ts';
import { StoreError } from './store-error.ts';

/** Small enough to be held by many requests at once, large enough that a file is a few statements. */
export const PIECE_BYTES = 1 << 20;

/** What is kept of a piece. */
export interface Piece {
  /** SHA-256 of the content, in hexadecimal. */
  readonly hash: string;
  readonly content: Uint8Array;
}

/** A place for pieces. Putting what is there already does nothing. */
export interface PieceStore {
  put(queries: Queries, piece: Piece): Promise<void>;
  /** @throws StoreError STORE_DAMAGED when it is not there or is not what was put */
  get(database: Database, hash: string): Promise<Uint8Array>;
  /** Forgets what no save uses. */
  remove(queries: Queries, hash: string): Promise<void>;
}

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** Four times faster than the default, and most of what it gains. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Files of games are mostly compressed already: less than a tenth saved is not worth the time of every reading. */
const WORTHWHILE = 0.9;
const PROBE_BYTES = 1 << 16;

export type Encoding = 0 | 1;

/** As it is kept: as it is (0), or as brotli (1) where that saves much. */
export async function encode(content: Uint8Array): Promise<{ encoding: Encoding; kept: Uint8Array }> {
  const probe = content.subarray(0, PROBE_BYTES);
  if ((await compress(probe, QUALITY)).length > probe.length * WORTHWHILE)
    return { encoding: 0, kept: content };
  const kept = await compress(content, QUALITY);
  return kept.length > content.length * WORTHWHILE ? { encoding: 0, kept: content } : { encoding: 1, kept };
}

/** @throws StoreError STORE_DAMAGED when it does not give the content of that hash */
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
  const found = hashOf(content);
  if (found !== hash) throw damaged(hash, `content of hash ${found}`);
  return content;
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

export function damaged(hash: string, found: string, cause?: unknown): StoreError {
  return new StoreError('STORE_DAMAGED', `piece ${hash}: expected its content, found ${found}`, { cause });
}

/** Pieces in the database itself. */
export const databasePieces: PieceStore = {
  async put(queries, { hash, content }) {
    const [known] = await queries.query('select 1 from piece where hash = $1', [Buffer.from(hash, 'hex')]);
    if (known) return;
    const { encoding, kept } = await encode(content);
    await queries.query(
      'insert into piece (hash, size, encoding, content) values ($1, $2, $3, $4) on conflict do nothing',
      [Buffer.from(hash, 'hex'), content.length, encoding, kept],
    );
  },
  async get(database, hash) {
    // In one column, so that it comes in binary: size and encoding in front of the content.
    const row = await database.bytes(
      'select int4send(size) || int2send(encoding) || content from piece where hash = $1',
      Buffer.from(hash, 'hex'),
    );
    if (!row) throw damaged(hash, 'nothing');
    const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
    return decode(hash, view.getInt32(0), view.getInt16(4), row.subarray(6));
  },
  async remove(queries, hash) {
    await queries.query('delete from piece where hash = $1', [Buffer.from(hash, 'hex')]);
  },
};
