// The kernel against the reader that reads anything: with it and without it a save becomes the same graph, whatever
// was done to its bytes.

import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Inflate } from '../../../../src/bytes/inflate.ts';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import type { DecodeState } from '../../../../src/formats/satisfactory/state.ts';
import { openGraph, readSave } from '../../../../src/library/read/read-save.ts';
import { mutate } from '../../../fuzz/mutate.ts';
import { graphCases } from '../../../tools/corpus.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { random } from '../../../tools/random.ts';
import { describeReal, manifest } from '../../../tools/real-saves.ts';
import { isQuick, runs, sampleOf } from '../../../tools/runs.ts';
import { factory, madeSave, saveCases } from '../../../tools/satisfactory/cases.ts';
import { bodyOf } from '../../../tools/unreal/chunks.ts';
import { type ReadFile, readFile } from '../read-file.ts';
import { compareBothWays, compareFile } from './both-ways.ts';

const SEED = 20261121;
const MUTANTS = isQuick ? 1 : runs(25, 1);
const REAL_MUTANTS = isQuick ? 1 : runs(30, 1);
const MOST_FAULTS = 40;
const EDGES = [0, 1, -1, 2, 5, 0xff, 0x10000, 0x7fffffff, -0x80000000];
const LARGE_OBJECTS = 5000;

const unguard = guardKernels();
afterAll(unguard);
afterEach(() => vi.restoreAllMocks());

describe.each(saveCases)('$name', ({ name, bytes }) => {
  it(`reads alike, and so do ${MUTANTS} mutants of it (seed ${SEED})`, () => {
    const { body, around } = bodyOf(bytes);
    const next = random(SEED);
    compareFile(`${name}.sav`, bytes);
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      compareFile(`${name}, mutant ${mutant}.sav`, around(mutate(body, body, next)));
    }
  });
});

it.each(graphCases('satisfactory'))('reads alike: $name', ({ files }) => {
  for (const [name, bytes] of Object.entries(files).slice(0, 1)) compareFile(name, bytes);
});

it('skips validation grids that arrive in several chunks', () => {
  const { issues } = readFile('grids.sav', madeSave('a grid of 9000 cells')).graph.data;
  expect(issues).toEqual([]);
});

it('reads levels with version blocks of their own, each by its own', () => {
  const bytes = madeSave('levels with version blocks of their own');
  // Those that have none are read by that of the save.
  const engines = [1017, 1017, 1011, 1000, 1012, 0, 1000, 1000, -1];
  const read = vi.spyOn(FastScan.prototype, 'levels');
  const { state } = readFile('blocks.sav', bytes).data;
  expect(read.mock.results.map(({ value }) => value.count)).toEqual([engines.length]);
  const { contexts, context } = state as DecodeState;
  const perLevel = Array.from(context).slice(0, engines.length);
  expect(perLevel.map((at) => contexts[at]!.engine)).toEqual(engines);
  compareFile('blocks.sav', bytes);
});

// Twenty bytes each: the size of some of these counts wraps to a small one.
it.each([0, 1, 3, 0x0ccc_cccd, 0x7fff_ffff, 0xffff_ffff])(
  'reads alike when a level has %i custom versions',
  (count) => {
    const { body, around } = bodyOf(madeSave('a level with a version block of its own'));
    const changed = Buffer.from(body);
    changed.writeUInt32LE(count, changed.indexOf('only here\0') + 10);
    compareFile('custom.sav', around(changed));
  },
);

// No number may mean "no version yet": -1 once did.
it.each([-1, 0, 1, 0x7fffffff, -0x80000000])('reads alike when every body has version %i', (version) => {
  const { body, around } = bodyOf(factory(42));
  const { nodes } = readFile('plain.sav', factory(42)).data.graph;
  const view = new DataView(body.buffer, body.byteOffset);
  // Version, a flag and the size stand in front of a body.
  for (const at of nodes.spanAt) if (at > 12) view.setInt32(at - 12, version, true);
  compareFile('versions.sav', around(body));
});

describeReal('satisfactory', 'real Satisfactory saves, with the kernel and without', (folder) => {
  const files = manifest(folder).map(({ file }) => file!);
  const saves = files.filter((file) => !file.endsWith('cfg'));
  it.each(sampleOf(saves, 3))('%s', (file) => {
    const { byKernel, objects } = compareFile(file, new Uint8Array(readFileSync(new URL(file, folder))));
    // The kernel is there to read nearly everything; small saves have more that is rare.
    if (objects > LARGE_OBJECTS) expect(byKernel / objects).toBeGreaterThan(0.9995);
  });

  const small = files.filter((file) =>
    /sv(36_hv10_etothe|42_hv13_etothe|52_hv14_andraz|58).*sav$/.test(file),
  );
  it.each(small)(`${REAL_MUTANTS} mutants of %s (seed ${SEED})`, (file) => {
    const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
    const plain = readFile(file, bytes).data.graph.image;
    const next = random(SEED);
    for (let mutant = 0; mutant < REAL_MUTANTS; mutant++) {
      const body = plain.slice();
      spoil(body, next);
      compareBothWays(`${file}, mutant ${mutant}`, readerOf(bytes, body, file));
    }
  });
});

/** A reader of the file that finds these bytes where the inflated ones would be. */
function readerOf(file: Uint8Array, body: Uint8Array, name: string): () => ReadFile {
  const inflate: Inflate = (_, output) => {
    // The image begins where the first stream goes.
    start ??= output.byteOffset;
    const at = output.byteOffset - start;
    output.set(body.subarray(at, at + output.length));
  };
  let start: number | null = null;
  return () => {
    start = null;
    const data = readSave(satisfactory, [{ name, bytes: file }], { inflate });
    return { data, graph: openGraph(satisfactory, data) };
  };
}

/** Numbers and bytes here and there, in place. */
function spoil(body: Uint8Array, next: () => number): void {
  const view = new DataView(body.buffer, body.byteOffset, body.length);
  for (let left = 1 + (next() % MOST_FAULTS); left > 0; left--) {
    const at = next() % (body.length - 4);
    if (next() & 1) view.setUint8(at, next() & 0xff);
    else view.setInt32(at, EDGES[next() % EDGES.length]!, true);
  }
}
