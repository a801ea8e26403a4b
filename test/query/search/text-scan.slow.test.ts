// The index of a search, whose texts are found without decoding, against a walk of all decoded values.

import { readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { tryRead } from '../../../src/bytes/format-error.ts';
import type { Format } from '../../../src/formats/format.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { getOrCreate } from '../../../src/graph/made-once.ts';
import type { Value } from '../../../src/graph/values.ts';
import { SearchIndex } from '../../../src/query/search/search-index.ts';
import { isId, runsOf, wordsOf } from '../../../src/query/search/words.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { fuzzTargets } from '../../fuzz/targets.ts';
import { guardKernels } from '../../tools/guard-kernels.ts';
import { openFiles } from '../../tools/open-files.ts';
import { random } from '../../tools/random.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { runs, sampleOf } from '../../tools/runs.ts';
import { saveCases } from '../../tools/satisfactory/cases.ts';

const unguard = guardKernels();
afterAll(unguard);

/** Longer texts are cut. */
const MOST_TEXT = 1000;

const wordsInText = new Map<string, readonly string[]>();

/** The words in a value, with the path of each. */
function* naiveWords(value: Value, path: string): Generator<string> {
  if (typeof value === 'string') {
    const words = getOrCreate(wordsInText, value.slice(0, MOST_TEXT), () =>
      runsOf(value.slice(0, MOST_TEXT)).flatMap(wordsOf),
    );
    for (const word of words) yield `${path} ${word}`;
  }
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'text') yield* naiveWords(value.text, path);
  else if (value.kind === 'struct')
    for (const field of value.fields)
      yield* naiveWords(field.value, path ? `${path}.${field.name}` : field.name);
  else if (value.kind === 'list') for (const item of value.items) yield* naiveWords(item, `${path}[]`);
  else if (value.kind === 'map')
    for (const { key, value: each } of value.entries) {
      yield* naiveWords(key, `${path}[].key`);
      yield* naiveWords(each, `${path}[].value`);
    }
}

function naive(graph: Graph): Set<string> {
  const found = new Set<string>();
  for (let row = 0; row < graph.count; row++) {
    const fields = graph.properties(row as NodeId);
    for (const word of naiveWords({ kind: 'struct', fields }, '')) found.add(`${row} ${word}`);
  }
  return found;
}

const OWN_FIELDS = 3;

function indexed(graph: Graph): Set<string> {
  const index = SearchIndex.of(graph);
  const found = new Set<string>();
  index.data.words.forEach((text, word) => {
    // Ids that were only found where decoding follows are no words.
    if (isId(text)) expect(index.size(word)).toBeGreaterThan(0);
    index.each(word, (field, rows, from, to) => {
      if (field < OWN_FIELDS) return;
      for (const row of rows.subarray(from, to)) found.add(`${row} ${index.data.fields[field]} ${text}`);
    });
  });
  return found;
}

/** The number of words found. */
function expectSame(graph: Graph): number {
  const [found, expected] = [indexed(graph), naive(graph)];
  expect([...found].filter((each) => !expected.has(each))).toEqual([]);
  expect([...expected].filter((each) => !found.has(each))).toEqual([]);
  return expected.size;
}

it.each(saveCases)('$name', ({ name, bytes }) => {
  expectSame(openFiles(satisfactory, { [`${name}.sav`]: bytes }).graph);
});

it.each([
  [satisfactory, 'satisfactory'],
  [gvas, 'gvas'],
] as const)('saves whole and damaged: $1', (format, name) => {
  const next = random(1);
  let opened = 0;
  for (const { bytes, around, mutate: own = mutate } of sampleOf(fuzzTargets(name)[0]!.sources, 40)) {
    const mutants = Array.from({ length: runs(8, 1) }, () => own(bytes, bytes, next));
    for (const files of [bytes, ...mutants].map(around)) {
      const graph = tryRead(() => openFiles(format as Format, files).graph, null);
      if (graph) opened += Math.sign(expectSame(graph));
    }
  }
  expect(opened).toBeGreaterThan(20);
});

const REAL = [
  [satisfactory, 'satisfactory', /sv(36_hv10_J|46_hv13_etothepii4_Release-032|52_hv14_andraz|58).*sav$/],
  [
    gvas,
    'gvas',
    /^(chunks|gswu|plz3[12]|v\d).*(player|unicode|voyage|world-small|oodle|abiotic|drg|text).*sav$/,
  ],
] as const;
for (const [format, folderName, wanted] of REAL)
  describeReal(folderName, `texts of real saves: ${folderName}`, (folder) => {
    const files = manifest(folder).map(({ file }) => file!);
    it.each(files.filter((file) => wanted.test(file)))('%s', (file) => {
      const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
      expect(expectSame(openFiles(format as Format, { [file]: bytes }).graph)).toBeGreaterThan(0);
    });
  });
