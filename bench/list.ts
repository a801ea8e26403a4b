// Finding saves and reading their headers, with the files in the system's cache: `npm run bench -- list [FILE] [SAVES]`. In
// this process, a path at a time; and by the built server for a folder of many copies: from its start to the titles of all.

import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { worldsAt } from './tools/saves.ts';
import { bounded, printTable } from './tools/table.ts';
import { millisOf, quantile, timesOf } from './tools/timing.ts';

const ROUNDS = 20;

const [file, count = '500'] = process.argv.slice(2);
const worlds = worldsAt(file === undefined ? [] : [file]);
const find = (path: string): unknown => new Library({ reader: inProcessReader() }).add(path);
const rows: string[][] = [];
for (const path of worlds) {
  const [first, ...later] = await timesOf(ROUNDS, () => find(path));
  const median = quantile(later, 0.5);
  rows.push([basename(path), String(statSync(path).size), first!.toFixed(2), ...bounded(median, 1)]);
}
printTable(['file', 'bytes', 'first ms', 'ms', 'bound'], rows);

const folder = mkdtempSync(join(tmpdir(), 'savegraph-list-'));
for (let at = 0; at < Number(count); at++) copyFileSync(worlds[0]!, join(folder, `s${at}.sav`));
const found = await millisOf(() => find(folder));
const query = JSON.stringify({
  query: `{ saves(first: ${count}) { totalCount nodes { title slug state } } }`,
});
const started = performance.now();
const server = await serveBuilt(folder);
const { data } = JSON.parse(await ask(server.url, query)) as {
  data: { saves: { nodes: { state: string }[] } };
};
const answered = performance.now() - started;
const again = await millisOf(() => ask(server.url, query));
server.stop();
rmSync(folder, { recursive: true });
const read = data.saves.nodes.filter(({ state }) => state !== 'LISTED').length;
console.log();
printTable(
  ['saves', 'found ms', 'start to titles ms', 'again ms', 'read in full', 'bound'],
  [[count, ...[found, answered, again].map((millis) => millis.toFixed(0)), ...bounded(read, 0, 0)]],
);
