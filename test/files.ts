// Which test files run when, and which share a process. `npm test` leaves the slow ones to `npm run test:all`, which also tries larger samples
// of the cases of others; vitest by hand runs whatever it is given, with all cases.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They need a database server, a browser, a disk or much memory of their own, wear a server down, or take long and rarely fail. */
const SLOW_TESTS: readonly string[] = [
  // A store: on a real server, behind real balancers, on a full disk, beside other servers.
  'test/store/backup.test.ts',
  'test/store/balancers.test.ts',
  'test/store/disk-full.test.ts',
  'test/store/faults.test.ts',
  'test/store/http.test.ts',
  'test/store/mcp.test.ts',
  'test/store/store.test.ts',
  'test/store/worker-stopped.test.ts',
  // The page in a browser.
  'test/web/away.test.ts',
  'test/web/browser-package.test.ts',
  'test/web/contrast.test.ts',
  'test/web/drop.test.ts',
  'test/web/layout.test.ts',
  'test/web/map.test.ts',
  'test/web/page.test.ts',
  'test/web/site.test.ts',
  'test/web/static.test.ts',
  'test/web/tasks.test.ts',
  // Abuse: servers that lose files, threads and clients, and the most expensive queries that limits allow.
  'test/server/faults.test.ts',
  'test/server/guard/abuse.test.ts',
  'test/server/queries/hostile-paths.test.ts',
  'test/server/queries/hostile.test.ts',
  'test/server/queries/worst.test.ts',
  'test/server/uploads/unpack.test.ts',
  'test/server/watched-thread.test.ts',
  'test/library/read/read-limits.test.ts',
  // What documents say of clients, with the programs that they name.
  'test/clients.test.ts',
  // The types of a save, compiled by another compiler.
  'test/cli/commands/types.test.ts',
  // Real saves, compared with what others read in them.
  'test/formats/gvas/oracle.golden.test.ts',
  'test/formats/gvas/packed.golden.test.ts',
  'test/games/everything.test.ts',
  'test/games/palworld/oracle.test.ts',
  'test/games/satisfactory/oracle.test.ts',
  'test/games/satisfactory/production/draw.test.ts',
  'test/games/satisfactory/wrong-answers.test.ts',
  'test/query/values/edge-paths.test.ts',
  // Damage and growth by the thousand.
  'test/formats/darkest-dungeon/growth.cost.test.ts',
  'test/formats/satisfactory/hostile.test.ts',
  'test/games/damaged.test.ts',
  'test/library/find/thread-finder.test.ts',
  'test/library/memory/eviction.test.ts',
  // What Node keeps of compiled code, and how much memory commands take.
  'test/cli/keep-compiled.test.ts',
  'test/cli/memory.test.ts',
];

/** Folders whose tests leave a process as they found it: their files share processes, where the code is loaded and compiled once. */
const SHARED = /^test\/(api|bulk|bytes|embed|execute|formats|games|graph|library|mcp|query|server|web)\//;
/** But not those that count steps, put other modules in the place of ours, fill the memory, watch the messages to all threads, or open worlds of more than 64 MB. */
const ALONE =
  /count-steps\.ts|\.\/outcome\.ts|vi\.(mock|resetModules)\(|most-groups|server-2026|real saves of|memory comes back|Worker\.prototype/;

/** The test files of a run, by whether they share a process. Without a part they are all. */
export function testFiles(part: string | undefined): { readonly shared: string[]; readonly alone: string[] } {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => join('test', name))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ name }) => part !== 'quick' || !SLOW_TESTS.includes(name))
    .filter(
      ({ name, text }) => part !== 'rest' || SLOW_TESTS.includes(name) || /\/(runs|for-all)\.ts/.test(text),
    );
  const isShared = ({ name, text }: (typeof files)[number]): boolean =>
    SHARED.test(name) && !ALONE.test(text);
  return {
    shared: files.filter(isShared).map(({ name }) => name),
    alone: files.filter((file) => !isShared(file)).map(({ name }) => name),
  };
}
