// Loading saves: `npm run bench -- load [PATH...] [--quick] [--all] [--grow TIMES]`. Each figure is from separate processes,
// the floor and our load alternating, so that a busy machine disturbs both alike; finding a save and reading its header is
// timed in this one. With `--grow` (`2000,40000`) made saves are loaded that have a small factory so often.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { findSaves } from '../src/library/find/find-saves.ts';
import { contentOf, corpusRows, type Repeated, repeated } from '../test/tools/corpus.ts';
import { rechunk, unchunk } from '../test/tools/unreal/chunks.ts';
import { idleRssBytes, runBuilt, runChild } from './tools/children.ts';
import { worldsAt } from './tools/saves.ts';
import { bounded, megabytes, printTable } from './tools/table.ts';
import { firstAndBest, quantile } from './tools/timing.ts';

const MOST_FLOORS = 2.5;
const MOST_KEPT = 1.5;
const MOST_HEADER_MILLIS = 1;
const PEER_ROUNDS = 2;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, all: { type: 'boolean' }, grow: { type: 'string' } },
});
const rounds = values.quick ? 2 : 5;
const most = values.all ? Number.POSITIVE_INFINITY : values.quick ? 2 : 8;

interface Inspected {
  readonly objects: number;
  readonly lightweights: number;
  readonly references: number;
  readonly bytes: number;
  readonly millis: { readonly total: number };
  readonly peakRssBytes: number;
}

/** Bytes of the serving process around a load, after garbage collections. */
interface Held {
  readonly image: number;
  readonly before: number;
  readonly after: number;
}

/** The public parser; none when it refuses the file. */
interface Peer {
  readonly total: number;
  readonly peakRssBytes: number;
}

const idle = idleRssBytes();
const worlds = worldsAt(positionals);
const rows = values.grow === undefined ? chosen().map(rowOf) : grownRows(values.grow);
console.log(
  `best (median) of ${rounds} fresh processes each; the peak is over an idle one (${megabytes(idle)} MB)\n`,
);
printTable(
  [
    ...['file', 'header ms', 'bound', 'inflated MB', 'objects', 'edges', 'floor ms', 'load ms'],
    ...['load / floor', 'bound'],
    ...['peak / inflated', 'kept / inflated', 'bound', 'peer ms', 'peer / load', 'peer memory MB'],
  ],
  rows,
);

/** The largest; and of the few versions that the peer reads, the largest whatever their size. */
function chosen(): string[] {
  const forPeer = values.quick ? [] : worlds.filter((path) => /sv46/.test(path)).slice(0, 3);
  return [...new Set([...worlds.slice(0, most), ...forPeer])];
}

/** A level with the factory's objects is repeated, each time under other names. */
function grownRows(times: string): string[][] {
  const level = corpusRows<Repeated>('satisfactory/made.jsonl').find(({ element }) => element)!;
  const { body, ...save } = unchunk(contentOf(level.content));
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-grow-'));
  try {
    return times.split(',').map((factor) => {
      const file = join(folder, `factory x ${factor}.sav`);
      writeFileSync(file, rechunk({ ...save, body: repeated(level, Number(factor), body) }));
      const row = rowOf(file);
      rmSync(file);
      return row;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(path: string): string[] {
  const floors: number[] = [];
  const loads: Inspected[] = [];
  const held: Held[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(runChild<number>('load-child', 'floor', path));
    loads.push(runBuilt<Inspected>('inspect', '--format', 'json', path));
    if (!values.quick) held.push(runChild<Held>('load-child', 'kept', path));
  }
  const { objects, lightweights, references, bytes } = loads[0]!;
  const millis = loads.map((load) => load.millis.total);
  const load = Math.min(...millis);
  const peak = Math.min(...loads.map(({ peakRssBytes }) => peakRssBytes)) - idle;
  const kept = Math.min(...held.map(({ image, before, after }) => (after - before) / image));
  const header = firstAndBest(() => findSaves(path), 20).best;
  return [
    basename(path),
    ...bounded(header, MOST_HEADER_MILLIS),
    megabytes(bytes),
    ...[objects + lightweights, references].map(String),
    ...[floors, millis].map(
      (times) => `${Math.min(...times).toFixed(0)} (${quantile(times, 0.5).toFixed(0)})`,
    ),
    ...bounded(load / Math.min(...floors), values.quick ? undefined : MOST_FLOORS),
    (peak / bytes).toFixed(2),
    ...(values.quick ? ['', '', '', '', ''] : [...bounded(kept, MOST_KEPT), ...peerCells(path, load)]),
  ];
}

function peerCells(path: string, load: number): string[] {
  const runs = Array.from({ length: PEER_ROUNDS }, () => runChild<Peer | null>('load-child', 'peer', path));
  const read = runs.filter((run) => run !== null);
  if (read.length === 0) return ['refuses', '', ''];
  const millis = Math.min(...read.map(({ total }) => total));
  const memory = Math.min(...read.map(({ peakRssBytes }) => peakRssBytes)) - idle;
  return [millis.toFixed(0), (millis / load).toFixed(1), megabytes(memory)];
}
