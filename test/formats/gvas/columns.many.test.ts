// Columns read off the bytes against decoded properties, on real save games of Unreal.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { nativeInflate } from '../../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import { askedOf, compareColumn, spreadRows } from '../../tools/column-oracle.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { mostOf, sampleOf } from '../../tools/runs.ts';

const MOST_PATHS = 60;
/** One object can have a thousand, and a column of a packed world decodes all of it for each. */
const MOST_TRIED = 150;
const ROWS = 100;
/** Larger saves take minutes: their first object holds nearly all of them. */
const MOST_BYTES = 150_000;
/** Saves in a quick run. */
const SAVES = 5;

describeReal('gvas', 'columns of real save games of Unreal', (folder) => {
  const small = manifest(folder).filter(
    ({ bytes, status }) => Number(bytes) <= MOST_BYTES && status!.startsWith('exact'),
  );
  const files = small.map(({ file }) => file!).filter((file) => file.endsWith('.sav'));
  it.each(sampleOf(files, SAVES))('%s', (file) => {
    const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
    const graph = openGraph(
      gvas,
      readSave(gvas, [{ name: basename(file), bytes }], { inflate: nativeInflate }, {}),
    );
    const rows = spreadRows(graph, ROWS);
    let values = 0;
    for (const asked of mostOf(askedOf(graph, rows, MOST_PATHS), MOST_TRIED))
      values += compareColumn(graph, rows, asked);
    expect(values).toBeGreaterThan(0);
  });
});
