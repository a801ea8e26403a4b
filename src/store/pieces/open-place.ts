// Opens the place of a store's pieces by its address: one per store, recorded in its catalogue.

import { access, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { unlessMissing } from '../../library/files/unless-missing.ts';
import { writeWhole } from '../../library/files/write-whole.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { inStore, StoreError } from '../store-error.ts';
import type { PiecePlace } from './piece-place.ts';

/**
 * The place in the catalogue. The first one given is recorded there.
 * @param given by the program; omit it to use the recorded one
 * @returns null for the database itself
 * @throws StoreError STORE_UNSUPPORTED when another one is recorded
 */
export async function placeOfStore(
  database: Database,
  given: string | undefined,
): Promise<PiecePlace | null> {
  const place = given === undefined ? null : await placeAt(given);
  if (place)
    await database.query(
      sql`insert into piece_place (address) values (${place.address}) on conflict do nothing`,
    );
  const [known] = await database.query<{ address: string }>('select address from piece_place');
  if (!known) return null;
  if (place && place.address !== known.address) {
    const message =
      `the pieces of this store lie in ${known.address}, not in ${place.address};` +
      ' once all are copied there, "savegraph store pieces ADDRESS" says so';
    throw new StoreError('STORE_UNSUPPORTED', message);
  }
  return place ?? placeAt(known.address);
}

/** Records that all pieces were moved to another place. */
export async function movePlace(database: Database, address: string): Promise<void> {
  const place = await placeAt(address);
  await database.query(sql`
    insert into piece_place (address) values (${place.address})
    on conflict (id) do update set address = excluded.address`);
}

async function placeAt(address: string): Promise<PiecePlace> {
  if (!address.startsWith('s3:')) return folderPlace(resolve(address));
  const { s3Place } = await import('./s3-place.ts');
  return s3Place(address);
}

function folderPlace(folder: string): PiecePlace {
  return {
    address: folder,
    put: (name, bytes) => inStore(() => writeWhole(join(folder, name), (handle) => handle.writeFile(bytes))),
    get: (name) => inStore(() => unlessMissing(readFile(join(folder, name)), null)),
    has: (name) =>
      inStore(() =>
        unlessMissing(
          access(join(folder, name)).then(() => true),
          false,
        ),
      ),
    remove: (name) => inStore(() => rm(join(folder, name), { force: true })),
  };
}
