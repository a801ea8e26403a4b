// Generated from src/formats/formats.json by scripts/list-formats.mjs. Do not edit.

import type { Format } from './format.ts';
import { listing as satisfactory } from './satisfactory/listing.ts';
import { listing as darkestDungeon } from './darkest-dungeon/listing.ts';
import { listing as slimeRancher } from './slime-rancher/listing.ts';
import { listing as gvas } from './gvas/listing.ts';
import { listing as unreal3 } from './unreal3/listing.ts';
import { listing as xml } from './xml/listing.ts';
import { apartFromCopies } from './copies.ts';
import { readLater } from './later.ts';
import { unpacking } from './unpacking.ts';

/** In the order in which files are offered to them, with whatever is around the files. */
export const FORMATS: readonly Format[] = [
  readLater(satisfactory, async () => (await import('./satisfactory/index.ts')).satisfactory),
  readLater(darkestDungeon, async () => (await import('./darkest-dungeon/index.ts')).darkestDungeon),
  readLater(slimeRancher, async () => (await import('./slime-rancher/index.ts')).slimeRancher),
  readLater(gvas, async () => (await import('./gvas/index.ts')).gvas),
  readLater(unreal3, async () => (await import('./unreal3/index.ts')).unreal3),
  readLater(xml, async () => (await import('./xml/index.ts')).xml),
].map(inFiles);

/** A package's format is offered what the others leave. */
export function addFormat(format: Format): void {
  (FORMATS as Format[]).push(inFiles(format));
}

export function inFiles(format: Format): Format {
  return unpacking(apartFromCopies(format));
}
