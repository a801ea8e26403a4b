// The first expensive question of a server: `npm run bench -- first-question [SAVE] [FOLDER...]`. Stock by item over
// HTTP, asked of fresh servers, by turns with those of other builds in FOLDER/dist, once each has read the save
// and has been idle for a moment.

import { argv } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, serveBuild } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 6;
/** Longer than a server takes to see that it is idle, and to start a thread. */
const IDLE_MILLIS = 2500;
const READ = '{ saves { nodes { stats { objects } } } }';
const STOCK =
  '{ saves { nodes { objects { groups(by: [{reference: "Item.ItemClass"}], unnest: "mInventoryStacks[]", first: 1000) { nodes { keys number(property: "NumItems") { sum } } } } } } }';

interface Run {
  readonly first: number;
  readonly again: number;
  /** Of the idle server, before the question. */
  readonly bytes: number;
  readonly processor: number;
}

const [save = worldsAt([])[0]!, ...others] = argv.slice(2);
const builds = ['.', ...others];
const runs = builds.map((): Run[] => []);
for (let round = 0; round < ROUNDS; round++) {
  for (const [at, build] of builds.entries()) runs[at]!.push(await runOf(build));
}
const rows = builds.map((build, at) => {
  const range = (of: (run: Run) => number): string => {
    const figures = runs[at]!.map(of);
    return `${Math.min(...figures).toFixed(0)} to ${Math.max(...figures).toFixed(0)}`;
  };
  const idle = Math.min(...runs[at]!.map(({ bytes }) => bytes));
  return [
    build,
    range(({ first }) => first),
    range(({ again }) => again),
    megabytes(idle),
    Math.min(...runs[at]!.map(({ processor }) => processor)).toFixed(2),
  ];
});
printTable(['build', 'first ms', 'again ms', 'idle MB', 'processor s before'], rows);

async function runOf(build: string): Promise<Run> {
  const server = await serveBuild(build, save);
  try {
    await ask(server.url, body(READ));
    await pause(IDLE_MILLIS);
    const bytes = residentBytes(server.pid);
    const processor = processorSeconds(server.pid);
    return { first: await timed(server.url), again: await timed(server.url), bytes, processor };
  } finally {
    server.stop();
  }
}

async function timed(url: string): Promise<number> {
  const began = performance.now();
  const answer = await ask(url, body(STOCK));
  const millis = performance.now() - began;
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  return millis;
}

function body(query: string): string {
  return JSON.stringify({ query });
}
