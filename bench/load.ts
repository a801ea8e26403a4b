// Loading saves: `npm run bench -- load [PATH...] [--quick] [--all]`. Each figure is from separate processes,
// the floor and our load alternating, so that a busy machine disturbs both alike.

import { parseArgs } from 'node:util';
import { idleRssBytes, median, runBuilt, runChild } from './tools/children.ts';
import { peerCells } from './tools/peer.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, all: { type: 'boolean' } },
});
const rounds = values.quick ? 2 : 5;
const most = values.all ? Number.POSITIVE_INFINITY : values.quick ? 2 : 8;

interface Floor {
  readonly inflate: number;
  readonly total: number;
}
interface Inspected {
  readonly objects: number;
  readonly lightweights: number;
  readonly references: number;
  readonly bytes: number;
  readonly version: string;
  readonly millis: { readonly total: number };
  readonly peakRssBytes: number;
}

const idle = idleRssBytes();
const worlds = worldsAt(positionals);
const largest = worlds.slice(0, most);
// The peer reads few versions: its largest files are shown whatever their size.
const forPeer = values.quick ? [] : worlds.filter((path) => /sv46/.test(path)).slice(0, 3);
const rows = [...new Set([...largest, ...forPeer])].map((path) => rowOf(path));
console.log(
  `best (median) of ${rounds} fresh processes each; memory is the peak over an idle process (${megabytes(idle)} MB)\n`,
);
printTable(
  [
    ...['file', 'inflated MB', 'objects', 'edges', 'floor ms', 'load ms', 'load / floor'],
    ...['memory MB', 'memory / inflated', 'peer ms', 'peer / load', 'peer memory MB'],
  ],
  rows,
);

function rowOf(path: string): string[] {
  const floors: Floor[] = [];
  const loads: Inspected[] = [];
  for (let round = 0; round < rounds; round++) {
    floors.push(runChild<Floor>('floor-child', path));
    loads.push(runBuilt<Inspected>('inspect', '--json', path));
  }
  const { objects, lightweights, references, bytes } = loads[0]!;
  const floor = floors.map(({ total }) => total);
  const load = loads.map(({ millis }) => millis.total);
  const memory = Math.min(...loads.map(({ peakRssBytes }) => peakRssBytes)) - idle;
  return [
    path.slice(path.lastIndexOf('/') + 1),
    megabytes(bytes),
    String(objects + lightweights),
    String(references),
    best(floor),
    best(load),
    (Math.min(...load) / Math.min(...floor)).toFixed(2),
    megabytes(memory),
    (memory / bytes).toFixed(2),
    ...(values.quick ? ['', '', ''] : peerCells(path, Math.min(...load), idle)),
  ];
}

function best(millis: readonly number[]): string {
  return `${Math.min(...millis).toFixed(0)} (${median(millis).toFixed(0)})`;
}
