// Memory that a loaded save takes: `npm run bench -- memory [PATH...]`. A separate process does what the
// server does: lists, then reads on a worker. It is measured before and after, both times after a garbage
// collection.

import { runChild } from './tools/children.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

interface Measured {
  readonly image: number;
  readonly graph: number;
  readonly before: number;
  readonly after: number;
  readonly millis: number;
}

const ROUNDS = 3;
const rows = worldsAt(process.argv.slice(2))
  .slice(0, 8)
  .map((path) => {
    const runs = Array.from({ length: ROUNDS }, () => runChild<Measured>('memory-child', path));
    const { image, graph } = runs[0]!;
    const taken = Math.min(...runs.map(({ after, before }) => after - before));
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [name, megabytes(image), megabytes(graph), megabytes(taken), (taken / image).toFixed(2)];
  });
console.log(`memory after a load over the same process before it, least of ${ROUNDS} processes\n`);
printTable(['file', 'inflated MB', 'graph MB', 'memory MB', 'memory / inflated'], rows);
