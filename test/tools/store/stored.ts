// Synthetic saves for stores: entries whose files lie in a folder of the test.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SaveHeader } from '../../../src/formats/format.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { type SaveEntry, UNREAD } from '../../../src/library/save.ts';

export interface Synthetic {
  readonly name: string;
  readonly world: string | null;
  readonly game?: string | undefined;
  readonly savedAt: string | null;
  readonly version?: string;
  readonly clock?: number | null;
  readonly content?: Uint8Array;
}

export function syntheticEntry(
  folder: string,
  { name, world, game, savedAt, version = '1', clock, content }: Synthetic,
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
