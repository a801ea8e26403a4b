// Costs of starting: `npm run bench -- start [FOLDER...]`. Fresh processes of each command, alternating with those of
// other builds in FOLDER/dist. Measures CPU time, which is valid even on a busy machine. Then the first question to a
// fresh server that has been idle for a moment: the schema.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { ask, serveBuild } from './tools/load-http.ts';
import { processorSeconds, residentBytes } from './tools/resident.ts';
import { megabytes, printTable } from './tools/table.ts';

const ROUNDS = 9;
const SAVE = 'examples/little-factory.sav';
const QUERY = '{ saves { nodes { slug stats { objects } } } }';
const FIGURE =
  '{ saves { nodes { satisfactory { machines { aggregate { number(field: CLOCK) { avg } } } } } } }';
/** Longer than a server takes to see that it is idle, and to start a thread. */
const IDLE_MILLIS = 2500;
const READ = '{ saves { nodes { stats { objects } } } }';
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
for (const [what, command] of Object.entries(COMMANDS)) {
  await measure(what, (build) => usageOf(build, command));
}
await measure('serve, ready', usageWhenReady);
await measure('introspection, first', usageOfSchema);
console.log(`least of ${ROUNDS} fresh processes each, ${SAVE}\n`);
printTable(['command', 'build', 'processor ms', 'peak MB'], rows);

async function measure(what: string, run: (build: string) => Usage | Promise<Usage>): Promise<void> {
  const runs = builds.map((): Usage[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, build] of builds.entries()) runs[at]!.push(await run(build));
  }
  for (const [at, build] of builds.entries()) {
    const least = (of: keyof Usage): number => Math.min(...runs[at]!.map((usage) => usage[of]));
    rows.push([what, build, least('millis').toFixed(0), megabytes(least('bytes'))]);
  }
}

/** Of a server, when it says that it is ready. */
async function usageWhenReady(build: string): Promise<Usage> {
  const { pid, stop } = await serveBuild(build, SAVE);
  const usage = { millis: processorSeconds(pid) * 1000, bytes: residentBytes(pid) };
  stop();
  return usage;
}

async function usageOfSchema(build: string): Promise<Usage> {
  const { url, pid, stop } = await serveBuild(build, SAVE);
  await ask(url, JSON.stringify({ query: READ }));
  await pause(IDLE_MILLIS);
  const before = processorSeconds(pid);
  await ask(url, JSON.stringify({ query: getIntrospectionQuery() }));
  const usage = { millis: (processorSeconds(pid) - before) * 1000, bytes: residentBytes(pid) };
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
