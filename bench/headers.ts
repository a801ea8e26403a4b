// A folder of many saves: `npm run bench -- headers [FILE] [SAVES]`. Time until the built server has answered
// with the titles of all, from its start and again, and how much was read of them. Files are in the system's
// cache.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { Library } from '../src/library/library.ts';
import { inProcessReader } from '../src/library/read/read-job.ts';
import { ask, serveBuilt } from './tools/load-http.ts';
import { worldsAt } from './tools/saves.ts';
import { printTable } from './tools/table.ts';

const [file = worldsAt([])[0]!, count = '500'] = argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'savegraph-headers-'));
try {
  for (let at = 0; at < Number(count); at++) copyFileSync(file, join(folder, `s${at}.sav`));
  const library = new Library({ reader: inProcessReader() });
  const before = process.cpuUsage();
  const began = performance.now();
  library.add(folder);
  const found = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  const started = performance.now();
  const server = await serveBuilt(folder);
  const query = JSON.stringify({
    query: `{ saves(first: ${count}) { totalCount nodes { title slug state } } }`,
  });
  const first = JSON.parse(await ask(server.url, query)) as {
    data: { saves: { nodes: { state: string }[] } };
  };
  const answered = performance.now() - started;
  const asked = performance.now();
  await ask(server.url, query);
  const again = performance.now() - asked;
  server.stop();
  const { nodes } = first.data.saves;
  const read = nodes.filter(({ state }) => state !== 'LISTED').length;
  printTable(
    ['saves', 'found ms', 'of it processor ms', 'start to titles ms', 'again ms', 'read in full'],
    [
      [
        String(nodes.length),
        found.toFixed(0),
        ((user + system) / 1000).toFixed(0),
        answered.toFixed(0),
        again.toFixed(0),
        String(read),
      ],
    ],
  );
} finally {
  rmSync(folder, { recursive: true });
}
