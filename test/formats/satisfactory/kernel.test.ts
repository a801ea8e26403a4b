// The kernel against the reader that reads anything: with it and without it a save becomes the same graph, whatever
// was done to its bytes.

import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import type { Inflate } from '../../../src/bytes/inflate.ts';
import { FastScan } from '../../../src/formats/satisfactory/fast/fast-scan.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { DecodeState } from '../../../src/formats/satisfactory/state.ts';
import type { EdgeId, NodeId, TextId } from '../../../src/graph/ids.ts';
import { openGraph, readSave } from '../../../src/library/read-save.ts';
import { mutate, random } from '../../fuzz/mutate.ts';
import { describeReal, manifest } from '../../tools/real-saves.ts';
import { caseNamed, saveCases } from '../../tools/satisfactory/cases.ts';
import { writeBody, writeSaveAround } from '../../tools/satisfactory/save.ts';
import { type ReadFile, readFile } from './read-file.ts';

const SEED = 20261121;
const MUTANTS = 25;
const REAL_MUTANTS = 30;
const MOST_FAULTS = 40;
const EDGES = [0, 1, -1, 2, 5, 0xff, 0x10000, 0x7fffffff, -0x80000000];
const LARGE_OBJECTS = 5000;

afterEach(() => vi.restoreAllMocks());

describe.each(saveCases)('$name', ({ name, spec }) => {
  it(`reads alike, and so do ${MUTANTS} mutants of it (seed ${SEED})`, () => {
    const body = writeBody(spec);
    const next = random(SEED);
    compareFile(`${name}.sav`, writeSaveAround(spec, body));
    for (let mutant = 0; mutant < MUTANTS; mutant++) {
      compareFile(`${name}, mutant ${mutant}.sav`, writeSaveAround(spec, mutate(body, next)));
    }
  });
});

// No number may mean "no version yet": -1 once did.
it.each([-1, 0, 1, 0x7fffffff, -0x80000000])('reads alike when every body has version %i', (version) => {
  const { spec } = caseNamed('version-42');
  const body = writeBody(spec).slice();
  const { nodes } = readFile('plain.sav', writeSaveAround(spec, body)).data.graph;
  const view = new DataView(body.buffer);
  // Version, a flag and the size stand in front of a body.
  for (const at of nodes.spanAt) if (at > 12) view.setInt32(at - 12, version, true);
  compareFile('versions.sav', writeSaveAround(spec, body));
});

describeReal('satisfactory', 'real Satisfactory saves, with the kernel and without', (folder) => {
  const files = manifest(folder).map(({ file }) => file!);
  it.each(files.filter((file) => !file.endsWith('cfg')))('%s', (file) => {
    const { byKernel, objects } = compareFile(file, new Uint8Array(readFileSync(new URL(file, folder))));
    // The kernel is there to read nearly everything; small saves have more that is rare.
    if (objects > LARGE_OBJECTS) expect(byKernel / objects).toBeGreaterThan(0.95);
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

function compareFile(name: string, bytes: Uint8Array): { byKernel: number; objects: number } {
  return compareBothWays(name, () => readFile(name, bytes));
}

/** Reads both ways; returns how many bodies the kernel read, of how many. */
function compareBothWays(name: string, read: () => ReadFile): { byKernel: number; objects: number } {
  vi.restoreAllMocks();
  const bodies = vi.spyOn(FastScan.prototype, 'bodies');
  const fast = tried(read);
  const byKernel = bodies.mock.results.reduce((sum, { value }) => sum + (value ?? 0), 0);
  vi.spyOn(FastScan.prototype, 'headers').mockReturnValue(0);
  vi.spyOn(FastScan.prototype, 'bodies').mockReturnValue(0);
  vi.spyOn(FastScan.prototype, 'lightweights').mockReturnValue({ read: 0, made: 0 });
  const careful = tried(read);
  expect(differenceBetween(fast, careful), name).toBeNull();
  const objects = careful instanceof FormatError ? 0 : stateOf(careful).headerAt.length;
  return { byKernel, objects };
}

function tried(read: () => ReadFile): ReadFile | FormatError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** The first difference, in words; numbers of texts, classes and labels may differ, for they depend on the order. */
function differenceBetween(a: ReadFile | FormatError, b: ReadFile | FormatError): string | null {
  if (a instanceof FormatError || b instanceof FormatError) {
    return String(a) === String(b) ? null : `${a} / ${b}`;
  }
  const facts = (of: ReadFile): string => {
    const { issues, issueCount, opaqueBytes, nodes, edges, levels } = of.data.graph;
    const names = levels.map((level) => of.graph.text(level as TextId));
    const counts = [nodes.count, edges.count, issueCount, opaqueBytes];
    return JSON.stringify([counts, of.data.counts, names, issues]);
  };
  if (facts(a) !== facts(b)) return `${facts(a)} / ${facts(b)}`;
  for (let node = 0; node < a.graph.count; node++) {
    const [one, other] = [nodeFacts(a, node as NodeId), nodeFacts(b, node as NodeId)];
    if (one !== other) return `node ${node}: ${one} / ${other}`;
  }
  for (let edge = 0; edge < a.graph.edges.count; edge++) {
    const [one, other] = [edgeFacts(a, edge as EdgeId), edgeFacts(b, edge as EdgeId)];
    if (one !== other) return `edge ${edge}: ${one} / ${other}`;
  }
  return null;
}

function nodeFacts(read: ReadFile, node: NodeId): string {
  const { graph, data } = read;
  const { kind, parent, level, spanAt, spanSize, x, y, z } = data.graph.nodes;
  const place = [x, y, z].map((column) => column[node] ?? Number.NaN);
  const rest = [kind, parent, level, spanAt, spanSize].map((column) => column[node]);
  const state = stateOf(read);
  const version = JSON.stringify(state.contexts[state.context[node] ?? -1] ?? null);
  return [
    graph.path(node),
    graph.classes.path(graph.classOf(node)),
    ...rest,
    ...place,
    state.headerAt[node],
    version,
  ].join(' ');
}

function stateOf({ data }: ReadFile): DecodeState {
  return data.state as DecodeState;
}

function edgeFacts({ graph }: ReadFile, edge: EdgeId): string {
  const { source, target, at } = graph.edges;
  const { kind, text } = graph.label(edge);
  return `${source[edge]} ${target[edge]} ${at[edge]} ${kind} ${text}`;
}
