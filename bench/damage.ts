// Damaged saves: `npm run bench -- damage [--seeds N] [PATH...]`. Damages each save in every kind of way, reads it, and holds
// each object against the same of the whole save: what a damaged save answers must be right, or be marked as doubtful.

import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { FormatError } from '../src/bytes/format-error.ts';
import { satisfactory } from '../src/formats/satisfactory/index.ts';
import type { DecodeState } from '../src/formats/satisfactory/state.ts';
import type { Graph } from '../src/graph/graph.ts';
import type { NodeId } from '../src/graph/ids.ts';
import { isAbsent } from '../src/graph/paths.ts';
import { fieldsJson } from '../src/graph/values.ts';
import { nativeInflate } from '../src/library/native-inflate.ts';
import { openGraph, readSave } from '../src/library/read-save.ts';
import { type Damaged, damage, KINDS, type Kind } from './tools/damage.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

interface Opened {
  readonly graph: Graph;
  /** Where the header of each object stands, by row. */
  readonly headers: Uint32Array;
}

/** What became of the objects of a save. */
interface Outcome {
  objects: number;
  /** Objects whose bytes (body and header) lie outside the damage. */
  untouched: number;
  /** Of those: answered as in the whole save. */
  kept: number;
  /** Of all: gone, other than in the whole save and marked, other and not marked. */
  lost: number;
  marked: number;
  silent: number;
  /** Objects that the whole save does not have and that are not marked. */
  invented: number;
  millis: number;
  /** More bytes counted as understood than there are. */
  overstated: boolean;
  failed: string | null;
}

/** About what a header takes: an object whose header is lost cannot be kept. */
const HEADER_BYTES = 200;

const args = process.argv.slice(2);
const seeds = take('--seeds', 3);
const firstSeed = take('--first-seed', 1);
const only = takeText('--kind');
const verbose = args.includes('--verbose') && args.splice(args.indexOf('--verbose'), 1).length > 0;

function takeText(name: string): string | null {
  const at = args.indexOf(name);
  return at < 0 ? null : args.splice(at, 2)[1]!;
}
function take(name: string, otherwise: number): number {
  return Number(takeText(name) ?? otherwise);
}

const totals = new Map<Kind, Outcome[]>();
for (const path of worldsAt(args)) {
  const file = new Uint8Array(readFileSync(path));
  const name = path.slice(path.lastIndexOf('/') + 1);
  const opened = open(name, file);
  if (opened instanceof Error) throw opened;
  const { graph: whole } = opened;
  const twins = new Map<string, NodeId>();
  for (let node = 0 as NodeId; node < whole.count; node++)
    if (isHeld(whole, node)) twins.set(whole.path(node), node);
  for (const kind of KINDS) {
    if (only !== null && only !== kind) continue;
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++) {
      const damaged = damage(file, kind, seed);
      if (damaged === null) continue;
      const outcome = compare(name, opened, twins, damaged);
      totals.set(kind, [...(totals.get(kind) ?? []), outcome]);
      const share = outcome.untouched === 0 ? 1 : outcome.kept / outcome.untouched;
      const bad =
        outcome.silent > 0 ||
        outcome.invented > 0 ||
        outcome.overstated ||
        share < 0.95 ||
        (outcome.failed && outcome.untouched > 0);
      if (bad || verbose) console.log(name.slice(0, 32), kind, seed, JSON.stringify(outcome));
    }
  }
}

const rows = [...totals].map(([kind, outcomes]) => {
  const sum = (of: (outcome: Outcome) => number): number =>
    outcomes.reduce((total, one) => total + of(one), 0);
  const shares = outcomes.map(({ kept, untouched }) => (untouched === 0 ? 1 : kept / untouched));
  return [
    kind,
    String(outcomes.length),
    String(sum(({ objects }) => objects)),
    String(sum(({ untouched }) => untouched)),
    ((100 * sum(({ kept }) => kept)) / sum(({ untouched }) => untouched)).toFixed(2),
    (100 * Math.min(...shares)).toFixed(2),
    String(sum(({ marked }) => marked)),
    String(sum(({ silent, invented }) => silent + invented)),
    String(outcomes.filter(({ overstated }) => overstated).length),
    String(outcomes.filter(({ failed }) => failed !== null).length),
    Math.max(...outcomes.map(({ millis }) => millis)).toFixed(0),
  ];
});
printTable(
  [
    'damage',
    'cases',
    'objects',
    'untouched',
    'kept %',
    'least %',
    'marked',
    'silent',
    'overstated',
    'failed',
    'most ms',
  ],
  rows,
);

function open(name: string, bytes: Uint8Array): Opened | Error {
  try {
    const data = readSave(satisfactory, [{ name, bytes }], { inflate: nativeInflate });
    return { graph: openGraph(satisfactory, data), headers: (data.state as DecodeState).headerAt };
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

function compare(
  name: string,
  { graph: whole, headers }: Opened,
  twins: ReadonlyMap<string, NodeId>,
  { bytes, holes }: Damaged,
): Outcome {
  const started = performance.now();
  const damagedSave = open(name, bytes);
  const millis = performance.now() - started;
  const outcome: Outcome = {
    ...{ objects: twins.size, untouched: 0, kept: 0, lost: 0, marked: 0, silent: 0, invented: 0, millis },
    ...{ overstated: false, failed: null },
  };
  const isClear = (node: NodeId): boolean => {
    const { spanAt, spanSize } = whole.data.nodes;
    const header = headers[node];
    return holes.every(([from, to]) => {
      const inHeader = header !== undefined && header < to && header + HEADER_BYTES > from;
      return !inHeader && (spanAt[node]! >= to || spanAt[node]! + spanSize[node]! <= from);
    });
  };
  for (const node of twins.values()) if (isClear(node)) outcome.untouched++;
  if (damagedSave instanceof Error) {
    outcome.failed = damagedSave.message;
    outcome.lost = twins.size;
    return outcome;
  }
  const { graph } = damagedSave;
  const suspects = new Set(graph.nodesWithIssues);
  const seen = new Map<string, NodeId>();
  for (let node = 0 as NodeId; node < graph.count; node++) {
    if (!isHeld(graph, node)) continue;
    const path = graph.path(node);
    seen.set(path, node);
    if (!twins.has(path) && !suspects.has(node)) outcome.invented++;
  }
  for (const [path, twin] of twins) {
    const node = seen.get(path);
    if (node === undefined) outcome.lost++;
    else if (sameAs(whole, twin, graph, node)) outcome.kept += isClear(twin) ? 1 : 0;
    else if (suspects.has(node)) outcome.marked++;
    else {
      outcome.silent++;
      if (outcome.silent <= 3 && verbose)
        console.log('silent:', path, textOf(whole, twin).slice(0, 300), textOf(graph, node).slice(0, 300));
    }
  }
  const { image, opaqueBytes } = graph.data;
  const lost = holes.reduce((sum, [from, to]) => sum + to - from, 0);
  outcome.overstated = image.length - opaqueBytes > whole.data.image.length - lost + 1000;
  return outcome;
}

function isHeld(graph: Graph, node: NodeId): boolean {
  return !isAbsent(graph.data.nodes.kind[node]!);
}

/** Whether two nodes answer alike: by their bytes where those say all, else by what is made of them. */
function sameAs(a: Graph, node: NodeId, b: Graph, other: NodeId): boolean {
  if (classOf(a, node) !== classOf(b, other)) return false;
  const [x, y] = [a.bytes(node), b.bytes(other)];
  const layout = a.layout(node);
  if (x.length === y.length && layout !== null && layout === b.layout(other) && Buffer.compare(x, y) === 0) {
    return String(a.position(node)) === String(b.position(other));
  }
  return textOf(a, node) === textOf(b, other);
}

function textOf(graph: Graph, node: NodeId): string {
  return JSON.stringify([classOf(graph, node), graph.position(node), fieldsJson(graph.properties(node), 32)]);
}

function classOf(graph: Graph, node: NodeId): string {
  return graph.classes.path(graph.classOf(node));
}
