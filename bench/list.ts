// Finding saves and reading their headers, with the files in the system's cache: `npm run bench -- list [FILE] [SAVES]`. In
// this process, a path at a time; and by the built server for a folder of many copies: from its start to the titles of all.

import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { median } from './tools/children.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const ROUNDS = 20;

const [file, count = '500'] = argv.slice(2);
const worlds = worldsAt(file === undefined ? [] : [file]);
const rows = worlds.map((path) => {
  const millis = Array.from({ length: ROUNDS }, () => millisOf(path));
  const [first, ...later] = millis;
  return [basename(path), String(statSync(path).size), first!.toFixed(2), median(later).toFixed(2)];
});
printTable(['file', 'bytes', 'first ms', 'ms'], rows);

const folder = mkdtempSync(join(tmpdir(), 'savegraph-list-'));
try {
  for (let at = 0; at < Number(count); at++) copyFileSync(worlds[0]!, join(folder, `s${at}.sav`));
  const found = millisOf(folder);
  const started = performance.now();
  const server = await serveBuilt(folder);
  const query = JSON.stringify({
    query: `{ saves(first: ${count}) { totalCount nodes { title slug state } } }`,
  });
  const first = await ask(server.url, query);
  const answered = performance.now();
  await ask(server.url, query);
  const again = performance.now() - answered;
  server.stop();
  const { nodes } = (JSON.parse(first) as { data: { saves: { nodes: { state: string }[] } } }).data.saves;
  const read = nodes.filter(({ state }) => state !== 'LISTED').length;
  console.log();
  printTable(
    ['saves', 'found ms', 'start to titles ms', 'again ms', 'read in full'],
    [[nodes.length, found, answered - started, again, read].map((figure) => figure.toFixed(0))],
  );
} finally {
  rmSync(folder, { recursive: true });
}

function millisOf(path: string): number {
  const library = new Library({ reader: inProcessReader() });
  const started = performance.now();
  library.add(path);
  return performance.now() - started;
}
