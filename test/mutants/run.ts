// Whether the tests would notice: plants small faults in copies of the source, one at a time, and runs the tests that
// should fail: npm run mutants -- [--check] [--only PATTERN] [--every N] [--jobs N]. Ends with 1 when a fault survives, with 2 when one
// cannot be planted any more.

import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';
import { endAll } from './test-run.ts';
import { staleReason, Workplace } from './workplace.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string' },
    every: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
  },
});
const asked = new RegExp(values.only ?? '');
const every = Number(values.every);
const faults = (await allFaults())
  .filter(({ what, file }) => asked.test(`${what} ${file}`))
  .filter((_, at) => at % every === 0);
const stale = faults.filter((fault) => staleReason(fault) !== null);
for (const fault of stale) console.error(`cannot be planted: ${fault.what}\n  ${staleReason(fault)}`);
if (stale.length > 0) process.exitCode = 2;
else if (values.check) console.log(`${faults.length} faults can be planted`);
else process.exitCode = await plantAll();

async function allFaults(): Promise<Fault[]> {
  const folder = new URL('./faults/', import.meta.url);
  const lists = readdirSync(folder).sort();
  const modules = await Promise.all(lists.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => (module as { faults: readonly Fault[] }).faults);
}

/** The exit code. */
async function plantAll(): Promise<number> {
  const started = performance.now();
  const workplaces = Array.from({ length: Number(values.jobs) }, () => new Workplace());
  try {
    process.once('exit', () => removeAll(workplaces));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
    const tests = [...new Set(faults.flatMap(({ tests }) => tests))];
    const sound = await workplaces[0]!.runSound(tests, workplaces.length);
    if (sound.noticed !== null) {
      console.error(`fails without any fault: ${sound.noticed}`);
      return 2;
    }
    console.log(`${sound.files.length} files of tests pass without a fault, ${secondsSince(started)} s`);
    const waiting = [...faults];
    let survivors = 0;
    const work = async (workplace: Workplace): Promise<void> => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const began = performance.now();
        const { noticed } = await workplace.runWith(fault, sound.files);
        if (noticed === null) survivors++;
        const outcome = noticed === null ? 'SURVIVES' : 'noticed ';
        console.log(`${outcome} ${secondsSince(began)} s  ${fault.what} (${fault.file}) by ${noticed}`);
      }
    };
    await Promise.all(workplaces.map(work));
    console.log(`${faults.length} faults, ${survivors} survive, ${secondsSince(started)} s`);
    return survivors > 0 ? 1 : 0;
  } finally {
    removeAll(workplaces);
  }
}

function removeAll(workplaces: readonly Workplace[]): void {
  endAll();
  for (const workplace of workplaces) workplace.remove();
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 1000);
}
