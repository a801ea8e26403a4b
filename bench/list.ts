// Listing: `npm run bench -- list [PATH...]`. Time per file from a path to its saves with their headers; the
// files are in the system's cache.

import { statSync } from 'node:fs';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { median } from './tools/children.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const ROUNDS = 20;

const rows = worldsAt(process.argv.slice(2)).map((path) => {
  const millis: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const library = new Library({ reader: inProcessReader() });
    const started = performance.now();
    library.add(path);
    millis.push(performance.now() - started);
  }
  const name = path.slice(path.lastIndexOf('/') + 1);
  const [first, ...later] = millis;
  return [name, String(statSync(path).size), first!.toFixed(2), median(later).toFixed(2)];
});
printTable(['file', 'bytes', 'first ms', 'ms'], rows);
