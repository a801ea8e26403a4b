// Queries many saves in turn under a memory limit: what the built server holds after each round, and whether
// every answer is right. Exits with 1 if it held more than the limit, or anything was wrong. npm run bench --
// eviction FILE [SAVES] [TOUCHES] [MEMORY_MB]

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { ask, serveBuilt } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';

const [file = 'examples/little-factory.sav', saves = '30', touches = '500', megabytes = '2048'] =
  argv.slice(2);
const MB = 2 ** 20;
const folder = mkdtempSync(join(tmpdir(), 'savegraph-eviction-'));
try {
  for (let at = 0; at < Number(saves); at++) copyFileSync(file, join(folder, `s${at}.sav`));
  const server = await serveBuilt(folder, '--memory', `${megabytes}M`);
  const answers = new Set<string>();
  let most = 0;
  for (let at = 0; at < Number(touches); at++) {
    const query = `{ save(id: "s${at % Number(saves)}") { stats { objects references } objects { totalCount } } }`;
    answers.add(await ask(server.url, JSON.stringify({ query })));
    const resident = residentBytes(server.pid);
    most = Math.max(most, resident);
    if ((at + 1) % Math.ceil(Number(touches) / 20) === 0) {
      console.log(`${at + 1} touches: ${(resident / MB).toFixed(0)} MB now`);
    }
  }
  const spent = processorSeconds(server.pid);
  server.stop();
  console.log(
    `at most ${(most / MB).toFixed(0)} MB of ${megabytes}, ${spent.toFixed(1)} s of processor time`,
  );
  console.log([...answers].join('\n'));
  const isRight = answers.size === 1 && ![...answers][0]!.includes('errors');
  process.exitCode = isRight && most <= Number(megabytes) * MB ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}
