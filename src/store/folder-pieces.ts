// Pieces as files of a folder that all servers reach, `ab/cdef...`: the catalogue stays small, and the folder may be anything that
// is mounted. What says which pieces there are is the catalogue.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damaged, decode, encode, type PieceStore } from './pieces.ts';
import { asStoreError } from './store-error.ts';

export function folderPieces(folder: string): PieceStore {
  const pathOf = (hash: string): string => join(folder, hash.slice(0, 2), hash.slice(2));
  return {
    async put(queries, { hash, content }) {
      const key = Buffer.from(hash, 'hex');
      const [known] = await queries.query('select 1 from piece where hash = $1', [key]);
      if (known) return;
      const { encoding, kept } = await encode(content);
      try {
        await mkdir(join(folder, hash.slice(0, 2)), { recursive: true });
        // Whole or not at all, whoever else writes the same.
        const draft = `${pathOf(hash)}.${process.pid}.${Math.random().toString(36).slice(2)}`;
        try {
          await writeFile(draft, kept, { flag: 'wx' });
          await rename(draft, pathOf(hash));
        } finally {
          await rm(draft, { force: true });
        }
      } catch (error) {
        throw asStoreError(error);
      }
      await queries.query(
        'insert into piece (hash, size, encoding) values ($1, $2, $3) on conflict do nothing',
        [key, content.length, encoding],
      );
    },
    async get(queries, hash) {
      const [row] = await queries.query<{ size: number; encoding: number }>(
        'select size, encoding from piece where hash = $1',
        [Buffer.from(hash, 'hex')],
      );
      if (!row) throw damaged(hash, 'nothing');
      let kept: Uint8Array;
      try {
        kept = await readFile(pathOf(hash));
      } catch (cause) {
        throw damaged(hash, 'no such file', cause);
      }
      return decode(hash, row.size, row.encoding, kept);
    },
    async remove(queries, hash) {
      await queries.query('delete from piece where hash = $1', [Buffer.from(hash, 'hex')]);
      await rm(pathOf(hash), { force: true });
    },
  };
}
