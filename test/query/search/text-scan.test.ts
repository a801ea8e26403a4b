// The index of a search, with texts found by walking tags and with decoded ones: the same words at the same objects.

import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import type { Graph } from '../../../src/graph/graph.ts';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { readFile } from '../../formats/satisfactory/read-file.ts';
import { guardKernels } from '../../tools/guard-kernels.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { saveCases } from '../../tools/satisfactory/cases.ts';

const unguard = guardKernels();
afterAll(unguard);

const WORDS = [
  'build',
  'desc',
  'persistent',
  'level',
  'c',
  'iron',
  'mk',
  '1',
  'true',
  'e',
  'component',
  'slot',
];

/** What is found under the words that begin so: fields and rows. */
function found(graph: Graph): string[] {
  const index = SearchIndex.of(graph);
  const all: string[] = [];
  for (const word of WORDS) {
    for (const { word: id, fit } of index.similar(word)) {
      const at: string[] = [];
      index.each(id, (field, rows, from, to) =>
        at.push(...Array.from(rows.subarray(from, to), (row) => `${row} ${index.data.fields[field]}`)),
      );
      all.push(`${word} ${fit} ${at.sort().join(',')}`);
    }
  }
  return all.sort();
}

function expectSame(name: string, bytes: Uint8Array): void {
  const { graph } = readFile(name, bytes);
  const { graph: decoded } = readFile(name, bytes);
  Object.defineProperty(decoded, 'textScan', { value: () => null });
  const expected = found(decoded);
  expect(expected.length).toBeGreaterThan(3);
  expect(found(graph)).toEqual(expected);
}

it.each(saveCases)('$name', ({ name, bytes }) => expectSame(`${name}.sav`, bytes));

describeReal('satisfactory', 'words of real saves', (folder) => {
  const files = manifest(folder).map(({ file }) => file!);
  it.each(
    files.filter((file) => /sv(36_hv10_J|46_hv13_etothepii4_Release-032|52_hv14_andraz|58).*sav$/.test(file)),
  )('%s', (file) => expectSame(file, new Uint8Array(readFileSync(new URL(file, folder)))));
});
