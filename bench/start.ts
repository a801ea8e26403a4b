// Costs of starting: `npm run bench -- start [FOLDER...]`. Fresh processes of each command, alternating with those of
// other builds in FOLDER/dist. Measures CPU time, which is valid even on a busy machine. Then first questions to a
// fresh server that has been idle for a moment.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { ask, type Served, serveBuild } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { worldsAt } from './tools/saves.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 9;
const SAVE = 'examples/little-factory.sav';
const QUERY = '{ saves { nodes { slug stats { objects } } } }';
const FIGURE =
  '{ saves { nodes { satisfactory { machines { aggregate { number(field: CLOCK) { avg } } } } } } }';
/** Longer than a server takes to see that it is idle, and to start a thread. */
const IDLE_MILLIS = 2500;
const PALWORLD = '../shared/saves/gvas/plm-ue5.1-palworld-v1-large/Level.sav';
const [largest, next] = worldsAt([]) as [string, string];
/** Fields of one save, of what differs between two, or of none: then the schema. */
const QUESTIONS: readonly (readonly [what: string, saves: readonly string[], fields?: string])[] = [
  ['introspection', [SAVE]],
  ['search', [largest], 'search(text: "iron plate constructor") { totalCount }'],
  ['diff', [next, largest], 'changed { totalCount }'],
  ['diff { changes }', [next, largest], 'changes { text rows { totalCount } }'],
  ['search, Palworld', [PALWORLD], 'search(text: "iron ore") { totalCount }'],
  ['slots, Palworld', [PALWORLD], 'objects { aggregate { number(property: "RawData.SlotIndex") { sum } } }'],
];
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  node: [],
  inspect: ['inspect', SAVE],
  query: ['query', SAVE, QUERY],
  'query, a figure': ['query', SAVE, FIGURE],
};

/** Makes a process report its resource usage when it exits, as the last line of stderr. */
const REPORTING = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeSync(2, '\\n' + JSON.stringify({ millis: (userCPUTime + systemCPUTime) / 1000, bytes: maxRSS * 1024 }));
  });
`)}`;

interface Usage {
  readonly millis: number;
  readonly bytes: number;
}

// Node reads them at each start, which may take as long as the rest of it and has nothing to do with us.
delete process.env.NODE_EXTRA_CA_CERTS;
const builds = ['.', ...process.argv.slice(2)];
const rows: string[][] = [];
for (const [what, command] of Object.entries(COMMANDS))
  await measure(what, (build) => usageOf(build, command));
await measure('serve, ready', async (build) => usageSince(0, await serveBuild(build, SAVE)));
for (const [what, saves, fields] of QUESTIONS)
  if (saves.every((path) => existsSync(path)))
    await measure(`first ${what}`, (build) => usageOfQuestion(build, saves, fields));
console.log(`least of ${ROUNDS} fresh processes each, ${SAVE}; of search and diff, ${largest} and ${next}\n`);
printTable(['command', 'build', 'processor ms', 'peak MB'], rows);

async function measure(what: string, run: (build: string) => Usage | Promise<Usage>): Promise<void> {
  const runs = builds.map((): Usage[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, build] of builds.entries()) runs[at]!.push(await run(build));
  for (const [at, build] of builds.entries()) {
    const least = (of: keyof Usage): number => Math.min(...runs[at]!.map((usage) => usage[of]));
    rows.push([what, build, least('millis').toFixed(0), megabytes(least('bytes'))]);
  }
}

async function usageOfQuestion(build: string, saves: readonly string[], fields?: string): Promise<Usage> {
  const server = await serveBuild(build, ...saves);
  const listed = await ask(server.url, JSON.stringify({ query: QUERY }));
  const [from, to] = Array.from(listed.matchAll(/"slug":("[^"]+")/g), ([, slug]) => slug);
  const about = to ? `diff(from: ${from}, to: ${to})` : `save(id: ${from})`;
  const query = fields ? `{ ${about} { ${fields} } }` : getIntrospectionQuery();
  await pause(IDLE_MILLIS);
  const began = processorSeconds(server.pid);
  const answer = await ask(server.url, JSON.stringify({ query }));
  if (answer.includes('"errors"')) throw new Error(answer.slice(0, 500));
  return usageSince(began, server);
}

/** Of a server, since so many seconds of its processor time; ends it. */
function usageSince(began: number, { pid, stop }: Served): Usage {
  const usage = { millis: (processorSeconds(pid) - began) * 1000, bytes: residentBytes(pid) };
  stop();
  return usage;
}

function usageOf(build: string, command: readonly string[]): Usage {
  const program = command.length > 0 ? [join(build, 'dist/cli.js'), ...command] : ['-e', '0'];
  const args = ['--import', REPORTING, ...program];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(stderr.trim().split('\n').at(-1)!) as Usage;
}
