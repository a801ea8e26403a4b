// The kernel writes only where there is room, reads only what it was given, and nests only so deep: files that are made
// to have it do otherwise, read by the build that looks (test/tools/guard-kernels.ts).

import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { ScanHost } from '../../../../src/formats/satisfactory/kernel/boundary.gen.ts';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import { startKernel } from '../../../../src/formats/satisfactory/kernel/start-kernel.ts';
import { GraphMemory } from '../../../../src/graph/memory/graph-memory.ts';
import { contentOf, corpusRows } from '../../../tools/corpus.ts';
import { guardKernels } from '../../../tools/guard-kernels.ts';
import { readFile } from '../read-file.ts';
import { compareFile } from './both-ways.ts';

const unguard = guardKernels();
afterAll(unguard);
afterEach(() => vi.restoreAllMocks());

/** A save, and what is known of it. */
interface Row {
  readonly name: string;
  readonly content: string;
  readonly edges?: number;
  /** All of them by the kernel: what found no room is read again with more. */
  readonly objects?: number;
  readonly lightweights?: number;
  /** How many issues tell of bytes after what is known of an object. */
  readonly issues?: number;
  readonly holds?: string;
}

// After some hundreds of references, room for just seven was left where an instance with more than eight began.
it.each(corpusRows<Row>('satisfactory/kernel.jsonl'))('reads alike, and all of it: $name', (row) => {
  const bytes = contentOf(row.content);
  const lightweights = vi.spyOn(FastScan.prototype, 'lightweights');
  const { graph } = readFile('room.sav', bytes);
  if (row.edges !== undefined) expect(graph.edges.count).toBe(row.edges);
  if (row.lightweights !== undefined)
    expect(lightweights.mock.results.map(({ value }) => value.read)).toEqual([row.lightweights]);
  if (row.holds !== undefined) expect(graph.find(row.holds)).toBeGreaterThanOrEqual(0);
  if (row.issues !== undefined) {
    const told = graph.data.issues.map(({ code }) => code);
    const codes = expect.stringMatching(/^(UNKNOWN_DATA|TRAILING|SHORT)$/);
    expect(told).toEqual(Array.from({ length: row.issues }, () => codes));
  }
  const { byKernel, objects } = compareFile('room.sav', bytes);
  if (row.objects !== undefined) expect([byKernel, objects]).toEqual([row.objects, row.objects]);
});

/** A host whose answers are not needed. */
const HOST: ScanHost = {
  ...{
    classOf: () => 0,
    enterLevel: () => {},
    oddTransform: () => {},
    destroyedAt: () => {},
    enterVersion: () => {},
    fieldOf: () => 0,
    partOf: () => 0,
    graphLabel: () => 0,
  },
  ...{
    structOf: () => 0,
    structInContainer: () => 0,
    typeOf: () => 0,
    softTextAt: () => 0,
    readTail: () => {},
  },
};

describe('the guarded build', () => {
  it('notices what is written after a room', () => {
    const memory = new GraphMemory(1024, 'a.sav');
    const column = memory.array(Uint8Array, 128);
    memory.view(Uint8Array, column.byteOffset, 129)[128] = 7;
    expect(() => memory.array(Uint8Array, 1)).toThrow(/wrote past the end of the room that ends at/);
  });

  it('notices what is read outside the bytes that it was given', () => {
    const memory = new GraphMemory(64, 'a.sav');
    expect(() => memory.kernel.intern(60, 8)).toThrow(WebAssembly.RuntimeError);
    expect(() => memory.kernel.intern(60, 4)).not.toThrow();
  });

  it('ends where a row has no room', () => {
    const memory = new GraphMemory(1024, 'a.sav');
    const kernel = startKernel(memory, HOST, 10);
    const run = { at: 0, end: 1024, ready: 1024, count: 1, row: 5, versioned: false, save: 0 };
    expect(() => kernel.bodies(run)).toThrow(WebAssembly.RuntimeError);
  });
});
