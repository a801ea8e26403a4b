// Packed structs of real worlds, value for value against another program. The files belong to others, so they lie beside the project.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oracleStructs, ourStructs } from '../../tools/gvas/packed-oracle.ts';
import { readGame } from '../../tools/gvas/read.ts';
import { realSaves } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';

const folder = realSaves('gvas');
if (!folder) console.log('not run: there are no real saves of gvas beside the checkout');

describe.runIf(folder)('packed structs of real worlds', () => {
  const worlds: readonly [string, number][] = [
    ['plz32-ue5.1-palworld-coop/Level.sav', 8_000],
    ['plz32-ue5.1-palworld-tricky-unicode.sav', 4_000],
    ['plz32-ue5.1-palworld-level-165k.sav', 39_000],
  ];
  it.each(sampleOf(worlds, 1))('%s', (file, least) => {
    const expected = oracleStructs(new URL(`oracle/palworld-save-tools/${file}.json.gz`, folder!));
    const { graph, data } = readGame({ [file]: new Uint8Array(readFileSync(new URL(file, folder!))) });
    const found = ourStructs(graph, expected);
    expect(found.length).toBeGreaterThan(least);
    expect(found).toStrictEqual(expected);
    expect(data.graph.issues).toEqual([]);
  });
});
