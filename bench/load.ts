// Loading saves: `npm run bench -- load [PATH...] [--quick] [--all] [--grow TIMES]`. Each figure is from separate processes,
// the floor and our load alternating, so that a busy machine disturbs both alike. With `--grow` (`1,4,10,20`) one save is
// loaded whose persistent level is repeated so often; larger files are made in a temporary folder and deleted afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { idleRssBytes, runBuilt, runChild } from './tools/children.ts';
import { growWorld } from './tools/grow-world.ts';
import { worldsAt } from './tools/saves.ts';
import { bounded, megabytes, printTable } from './tools/table.ts';
import { quantile } from './tools/timing.ts';

const MOST_FLOORS = 2.5;
const MOST_KEPT = 1.5;
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
    ...['file', 'inflated MB', 'objects', 'edges', 'floor ms', 'load ms', 'load / floor', 'bound'],
    ...['peak / inflated', 'kept / inflated', 'bound', 'peer ms', 'peer / load', 'peer memory MB'],
  ],
  rows,
);

/** The largest; and of the few versions that the peer reads, the largest whatever their size. */
function chosen(): string[] {
  const forPeer = values.quick ? [] : worlds.filter((path) => /sv46/.test(path)).slice(0, 3);
  return [...new Set([...worlds.slice(0, most), ...forPeer])];
}

/** Of the largest save of a version since 1.0, unless one is named. */
function grownRows(times: string): string[][] {
  const save = worlds.find((path) => positionals.length > 0 || /sv5\d/.test(path)) ?? worlds[0]!;
  const folder = mkdtempSync(join(tmpdir(), 'savegraph-grow-'));
  try {
    return times.split(',').map((factor) => {
      const file = join(folder, `${basename(save, '.sav')} x${factor}.sav`);
      growWorld(save, Number(factor), file);
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
  return [
    basename(path),
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
