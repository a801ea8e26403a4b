// Generated from src/formats/formats.json by scripts/list-formats.mjs. Do not edit.

import type { Format } from './format.ts';
import { satisfactory } from './satisfactory/index.ts';
import { darkestDungeon } from './darkest-dungeon/index.ts';
import { slimeRancher } from './slime-rancher/index.ts';
import { gvas } from './gvas/index.ts';
import { unreal3 } from './unreal3/index.ts';
import { xml } from './xml/index.ts';
import { apartFromCopies } from './copies.ts';
import { unpacking } from './unpacking.ts';

/** In the order in which files are offered to them, with whatever is around the files. */
export const FORMATS: readonly Format[] = [satisfactory, darkestDungeon, slimeRancher, gvas, unreal3, xml].map(inFiles);

/** A package's format is offered what the others leave. */
export function addFormat(format: Format): void {
  (FORMATS as Format[]).push(inFiles(format));
}

function inFiles(format: Format): Format {
  return unpacking(apartFromCopies(format));
}
