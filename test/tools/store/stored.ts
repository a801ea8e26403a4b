// Synthetic saves for stores: entries whose files lie in a folder of the test.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeSave } from '../../../src/api/store/describe-save.ts';
import { storeRows } from '../../../src/api/store/save-rows.ts';
import type { SaveHeader } from '../../../src/formats/format.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import type { Library } from '../../../src/library/library.ts';
import { type SaveEntry, UNREAD } from '../../../src/library/save.ts';
import { describeStored } from '../../../src/store/ingest.ts';
import { Store } from '../../../src/store/store.ts';
import { StoreCatalogue } from '../../../src/store/store-catalogue.ts';
import { tempFolder } from '../temp-folder.ts';

export interface Synthetic {
  readonly name: string;
  readonly world?: string | null;
  readonly game?: string | undefined;
  readonly savedAt?: string | null;
  readonly version?: string;
  readonly clock?: number | null;
  readonly content?: Uint8Array;
}

export function syntheticEntry(
  folder: string,
  { name, world = 'a', game, savedAt = null, version = '1', clock, content }: Synthetic,
): SaveEntry {
  const absolute = join(folder, `${name}.sav`);
  const bytes = content ?? Buffer.from(`content of ${name}`);
  writeFileSync(absolute, bytes);
  const header: SaveHeader = {
    title: `World ${world}`,
    ...(game && { game }),
    version,
    fields: {},
    savedAt,
    playSeconds: null,
    units: { length: 'cm', perMetre: 100, northAxis: null, upAxis: null },
    playthrough: world,
    ...(typeof clock === 'number' && { clock }),
  };
  return {
    key: name,
    slug: name,
    slugs: [name],
    format: FORMATS[0]!,
    claim: { name: `${name}.sav`, files: [] },
    files: [{ name: `${name}.sav`, absolute, size: bytes.length }],
    header,
    ...UNREAD,
  };
}

/** A store of all saves of a library with their figures, and its catalogue. @param hasRows of which saves rows are kept, too */
export async function storeOfAll(local: Library, address: string, hasRows = (_: SaveEntry): boolean => true) {
  const store = await Store.open({ address });
  for (const entry of local.entries) {
    const { save } = await store.add(entry);
    const tools = { load: () => local.load(entry), release: () => {}, describe: describeSave };
    await describeStored(store, save, entry, { ...tools, ...(hasRows(entry) && { rows: storeRows }) });
  }
  const cache = { cache: tempFolder(), mostCacheBytes: 1e9 };
  return { store, entries: await StoreCatalogue.open(store, { ...cache, formats: local.formats }) };
}
