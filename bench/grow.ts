// Growth: loads a real save with its persistent level repeated 1, 4, 10 and 20 times: `npm run bench -- grow
// [SAVE] [TIMES...]`. The peer is shown if it reads the version. The larger files are made in a temporary
// folder and deleted afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleRssBytes, runBuilt, runChild } from './tools/children.ts';
import { growWorld } from './tools/grow-world.ts';
import { peerCells } from './tools/peer.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 3;

const [save = defaultSave(), ...times] = process.argv.slice(2);
const factors = times.length > 0 ? times.map(Number) : [1, 4, 10, 20];
const folder = mkdtempSync(join(tmpdir(), 'savegraph-grow-'));

interface Inspected {
  readonly objects: number;
  readonly lightweights: number;
  readonly references: number;
  readonly bytes: number;
  readonly issues: number;
  readonly millis: { readonly total: number };
  readonly peakRssBytes: number;
}

try {
  const idle = idleRssBytes();
  const rows: string[][] = [];
  let first: { objects: number; millis: number } | null = null;
  for (const factor of factors) {
    const file = join(folder, `${factor}.sav`);
    growWorld(save, factor, file);
    const floors = repeat(() => runChild<{ total: number }>('floor-child', file).total);
    const loads = repeat(() => runBuilt<Inspected>('inspect', '--json', file));
    const millis = Math.min(...loads.map((load) => load.millis.total));
    const { objects, lightweights, references, bytes, issues } = loads[0]!;
    const all = objects + lightweights;
    first ??= { objects: all, millis };
    const memory = Math.min(...loads.map(({ peakRssBytes }) => peakRssBytes)) - idle;
    rows.push([
      `x${factor}`,
      megabytes(bytes),
      ...[all, references, issues].map(String),
      Math.min(...floors).toFixed(0),
      millis.toFixed(0),
      (millis / Math.min(...floors)).toFixed(2),
      (all / first.objects).toFixed(2),
      (millis / first.millis).toFixed(2),
      (memory / bytes).toFixed(2),
      ...peerCells(file, millis, idle),
    ]);
    rmSync(file);
  }
  console.log(`${save}; best of ${ROUNDS} fresh processes each\n`);
  printTable(
    [
      ...[
        'persistent level',
        'inflated MB',
        'objects',
        'edges',
        'issues',
        'floor ms',
        'load ms',
        'load / floor',
      ],
      ...['objects ratio', 'time ratio', 'memory / inflated', 'peer ms', 'peer / load', 'peer memory MB'],
    ],
    rows,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function repeat<T>(run: () => T): T[] {
  return Array.from({ length: ROUNDS }, run);
}

/** The largest save of a version since 1.0. */
function defaultSave(): string {
  const worlds = worldsAt([]);
  return worlds.find((path) => /sv5\d/.test(path)) ?? worlds[0]!;
}
