// Which test files run when, and which share a process. `npm test` leaves the slow ones to `npm run test:all`, which also tries properties
// with all their cases; vitest by hand runs whatever it is given.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** They need a database server, a browser or a disk of their own, or wear a server down. */
const SLOW_TESTS: readonly string[] = [
  // A store on a real server, behind real balancers, on a full disk.
  'test/store/backup.test.ts',
  'test/store/balancers.test.ts',
  'test/store/disk-full.test.ts',
  'test/store/faults.test.ts',
  'test/store/store.test.ts',
  'test/store/worker-stopped.test.ts',
  // The page in a browser.
  'test/web/browser-package.test.ts',
  'test/web/drop.test.ts',
  'test/web/map.test.ts',
  'test/web/page.test.ts',
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
  'test/cli/address-space.test.ts',
  'test/library/read/read-limits.test.ts',
  // The types of a save, compiled by another compiler.
  'test/cli/commands/types.test.ts',
  // Every real save, all machines of it.
  'test/games/satisfactory/production/draw.test.ts',
];

/** Folders whose tests leave a process as they found it: their files share processes, where the code is loaded and compiled once. */
const SHARED = /^test\/(api|bulk|bytes|embed|execute|formats|games|graph|mcp|query)\//;
/** But not those that count steps, put other modules in the place of ours, or open worlds of more than 64 MB. */
const ALONE =
  /count-steps\.ts|\.\/outcome\.ts|vi\.(mock|resetModules)\(|most-groups|server-2026|real saves of/;

/** The test files of a run, by whether they share a process. Without a part they are all. */
export function testFiles(part: string | undefined): { readonly shared: string[]; readonly alone: string[] } {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .map((name) => join('test', name))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))
    .filter(({ name }) => part !== 'quick' || !SLOW_TESTS.includes(name))
    .filter(({ name, text }) => part !== 'rest' || SLOW_TESTS.includes(name) || text.includes('/runs.ts'));
  const isShared = ({ name, text }: (typeof files)[number]): boolean =>
    SHARED.test(name) && !ALONE.test(text);
  return {
    shared: files.filter(isShared).map(({ name }) => name),
    alone: files.filter((file) => !isShared(file)).map(({ name }) => name),
  };
}
