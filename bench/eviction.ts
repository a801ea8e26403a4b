// Many saves touched in turn under a bound of memory: what the process holds after each round.
// npm run bench -- eviction FILE [SAVES] [TOUCHES] [MEMORY_MB]

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv } from 'node:process';
import { Library } from '../src/library/library.ts';
import { withinMemory } from '../src/library/read/within-memory.ts';
import { workerReader } from '../src/library/read/worker-reader.ts';

const [file = 'examples/little-factory.sav', saves = '30', touches = '500', megabytes = '2048'] =
  argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'savegraph-eviction-'));
try {
  for (let at = 0; at < Number(saves); at++) copyFileSync(file, join(folder, `s${at}.sav`));
  const library = new Library({ reader: withinMemory(workerReader(), Number(megabytes) * 2 ** 20) });
  library.add(folder);
  const { entries } = library;
  const counts = new Set<number>();
  let most = 0;
  for (let at = 0; at < Number(touches); at++) {
    const { graph } = await library.load(entries[at % entries.length]!);
    counts.add(graph.count);
    const { rss } = process.memoryUsage();
    most = Math.max(most, rss);
    if ((at + 1) % Math.ceil(Number(touches) / 20) === 0) {
      const resident = entries.filter(({ ready }) => ready).length;
      console.log(`${at + 1} touches: ${(rss / 2 ** 20).toFixed(0)} MB now, ${resident} resident`);
    }
  }
  console.log(`at most ${(most / 2 ** 20).toFixed(0)} MB of ${megabytes}; objects ${[...counts]}`);
  await library.close();
} finally {
  rmSync(folder, { recursive: true });
}
