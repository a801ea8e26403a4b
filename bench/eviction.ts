// Queries many saves in turn under a memory limit: what the built server holds after each round, and whether every
// answer is right: `npm run bench -- eviction FILE [SAVES] [TOUCHES] [MEMORY_MB]`.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { bounded, printTable } from './tools/table.ts';

const [file = 'examples/little-factory.sav', ...numbers] = process.argv.slice(2);
const [saves = 30, touches = 500, megabytes = 2048] = numbers.map(Number);
const folder = mkdtempSync(join(tmpdir(), 'savegraph-eviction-'));
for (let at = 0; at < saves; at++) copyFileSync(file, join(folder, `s${at}.sav`));
const server = await serveBuilt(folder, '--memory', `${megabytes}M`);
const answers = new Set<string>();
const held: number[] = [];
for (let at = 0; at < touches; at++) {
  const query = `{ save(id: "s${at % saves}") { stats { objects references } objects { totalCount } } }`;
  answers.add(await ask(server.url, JSON.stringify({ query })));
  held.push(residentBytes(server.pid) / 2 ** 20);
}
const spent = processorSeconds(server.pid);
server.stop();
rmSync(folder, { recursive: true });
const tenths = Array.from({ length: 10 }, (_, at) => held[Math.floor(((at + 1) * touches) / 10) - 1]!);
console.log(`MB after each tenth: ${tenths.map((each) => each.toFixed(0)).join(' ')}`);
console.log([...answers].join('\n'));
printTable(
  ['touches', 'most MB', 'bound', 'different answers', 'bound', 'processor s'],
  [
    [
      String(touches),
      ...bounded(Math.max(...held), megabytes, 0),
      ...bounded(answers.size, 1, 0),
      spent.toFixed(1),
    ],
  ],
);
