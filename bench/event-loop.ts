// How long the serving thread is blocked while a worker reads a save: `npm run bench -- event-loop [PATH...]`.

import { runChild } from './tools/children.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

interface Blocked {
  readonly most: number;
  readonly mean: number;
}

const rows: string[][] = [];
for (const path of worldsAt(process.argv.slice(2)).slice(0, 5)) {
  const { image, millis, idle, loading } = runChild<{
    image: number;
    millis: number;
    idle: Blocked;
    loading: Blocked;
  }>('event-loop-child', path);
  const times = [
    millis.toFixed(0),
    ...[loading.most, loading.mean, idle.most].map((time) => time.toFixed(1)),
  ];
  rows.push([path.slice(path.lastIndexOf('/') + 1), megabytes(image), ...times]);
}
console.log('blocked time of the serving thread\n');
printTable(
  ['file', 'inflated MB', 'load ms', 'longest block ms', 'mean ms', 'longest while nothing happens ms'],
  rows,
);
