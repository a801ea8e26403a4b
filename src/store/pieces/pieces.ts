// The content of files in pieces, each stored once under the hash of its content, however many saves have it.
// The database lists the pieces; their bytes are there too, or in another place.

import DataLoader from 'dataloader';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { damaged, decode, encode } from './piece-encoding.ts';
import type { PiecePlace } from './piece-place.ts';

/** Pieces of one statement: more would make those wait that are there already. */
const MOST_AT_ONCE = 8;

interface PieceRow {
  readonly hash: string;
  readonly size: number;
  readonly encoding: number;
  /** In base64: drivers read bytes as hexadecimal text, which is longer. Null when they are in another place. */
  readonly content: string | null;
}

export class PieceStore {
  readonly #database: Database;
  /** Simultaneous requests of this process share a query; nothing is cached. */
  readonly #rows = new DataLoader((hashes: readonly string[]) => this.#read(hashes), {
    cache: false,
    maxBatchSize: MOST_AT_ONCE,
  });
  /** For new pieces; null for the database itself. Existing ones stay where they are. */
  readonly #place: PiecePlace | null;

  constructor(database: Database, place: PiecePlace | null) {
    this.#database = database;
    this.#place = place;
  }

  /** For an existing piece, only protects it from prune(). @param hash of the bytes, in hexadecimal */
  async put(hash: string, content: Uint8Array): Promise<void> {
    if (await this.#isThere(hash)) return;
    const { encoding, kept } = await encode(content);
    await this.#place?.put(nameOf(hash, encoding), kept);
    await this.#database.query(sql`
      insert into piece (hash, size, encoding, content)
      values (${bytesOf(hash)}, ${content.length}, ${encoding}, ${this.#place ? null : kept}) on conflict do nothing`);
  }

  /** @throws StoreError STORE_DAMAGED when it is missing or not what was put */
  async get(hash: string): Promise<Uint8Array> {
    const row = await this.#rows.load(hash);
    if (!row) throw damaged(hash, 'nothing');
    const { size, encoding, content } = row;
    const inside = content === null ? null : Buffer.from(content, 'base64');
    const kept = inside ?? (await this.#place?.get(nameOf(hash, encoding)));
    if (!kept)
      throw damaged(hash, this.#place ? `nothing in ${this.#place.address}` : 'it in no place known here');
    return decode(hash, size, encoding, kept);
  }

  /** Removes pieces that no save has and that were last put before that time; returns how many. */
  async prune(hours: number): Promise<number> {
    const isUnused = sql`stored_at < now() - make_interval(hours => ${hours}::int)
      and not exists (select from piece_use where piece_use.hash = piece.hash)`;
    const unused = await this.#database.query<{ hash: string }>(
      sql`select encode(hash, 'hex') as hash from piece where ${isUnused}`,
    );
    let removed = 0;
    for (const { hash } of unused) {
      await this.#database.transaction(async (queries) => {
        // Checked again: in the meantime it may have been put, or another writer may be waiting for this row to put it.
        const [row] = await queries.query<{ encoding: number; isOutside: boolean }>(sql`
          delete from piece where hash = ${bytesOf(hash)} and ${isUnused}
          returning encoding, content is null as "isOutside"`);
        if (!row) return;
        if (row.isOutside) await this.#place?.remove(nameOf(hash, row.encoding));
        removed++;
      });
    }
    return removed;
  }

  /** Null for missing ones. */
  async #read(hashes: readonly string[]): Promise<readonly (PieceRow | null)[]> {
    const rows = await this.#database.query<PieceRow>(sql`
      select encode(hash, 'hex') as hash, size, encoding, encode(content, 'base64') as content
      from piece where hash = any(${hashes.map(bytesOf)}::bytea[])`);
    const found = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => found.get(hash) ?? null);
  }

  async #isThere(hash: string): Promise<boolean> {
    const [row] = await this.#database.query<{ encoding: number; isOutside: boolean }>(sql`
      update piece set stored_at = now() where hash = ${bytesOf(hash)}
      returning encoding, content is null as "isOutside"`);
    if (!row) return false;
    return !row.isOutside || (this.#place?.has(nameOf(hash, row.encoding)) ?? false);
  }
}

function bytesOf(hash: string): Uint8Array {
  return Buffer.from(hash, 'hex');
}

/** Name of a piece in another place: it includes the encoding, so that the bytes under a name never change. */
function nameOf(hash: string, encoding: number): string {
  return `${hash.slice(0, 2)}/${hash.slice(2)}${encoding === 1 ? '.br' : ''}`;
}
