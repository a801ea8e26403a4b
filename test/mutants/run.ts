// Whether the tests would notice: plants small faults in copies of the source, one at a time, and runs the tests that
// should fail: npm run mutants -- [--check] [--only PATTERN] [--jobs N]. Ends with 1 when a fault survives, with 2 when one
// cannot be planted any more.

import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fault } from './fault.ts';

/** What the copies hold; all else that tests need is linked. */
const COPIED = [
  ...['src', 'test', 'schema', 'scripts', 'examples', 'clients', 'docs', 'README.md', 'CHANGELOG.md'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts'],
];
/** Tests of one fault take seconds; those that never end have noticed it too. */
const PATIENCE_MILLIS = 240_000;
/** All of them together. */
const PATIENCE_FIRST_MILLIS = 1_800_000;
/** All that compiling the kernels writes: some files are part of both. */
const GENERATED = [
  ...['src/graph/kernel/kernel.gen.ts', 'src/formats/satisfactory/kernel/kernel.gen.ts'],
  'test/tools/guarded-kernels.gen.ts',
];

/** A slow machine is no fault that was noticed: what fails must fail twice, and how long things take is not looked at. */
const OPTIONS = [
  ...['--bail', '1', '--testTimeout', '150000', '--retry', '1'],
  ...['--exclude', '**/*.cost.test.ts', '--exclude', '**/node_modules/**'],
];

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    only: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
});
const asked = new RegExp(values.only ?? '');
const faults = (await allFaults()).filter(({ what, file }) => asked.test(`${what} ${file}`));
const stale = faults.filter((fault) => !applies(fault));
for (const { what, file, from } of stale) {
  console.error(`cannot be planted: ${what}\n  ${file} has not, or not once: ${JSON.stringify(from)}`);
}
if (stale.length > 0) process.exitCode = 2;
else if (values.check) console.log(`${faults.length} faults can be planted`);
else process.exitCode = await plantAll();

async function allFaults(): Promise<Fault[]> {
  const folder = new URL('./faults/', import.meta.url);
  const lists = readdirSync(folder).sort();
  const modules = await Promise.all(lists.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => (module as { faults: readonly Fault[] }).faults);
}

function applies({ file, from }: Fault): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').split(from).length === 2;
}

/** The exit code. */
async function plantAll(): Promise<number> {
  const started = performance.now();
  const workplaces = Array.from({ length: Number(values.jobs) }, makeCopy);
  try {
    const tests = [...new Set(faults.flatMap(({ tests }) => tests))];
    if (!(await passes(workplaces[0]!, tests, PATIENCE_FIRST_MILLIS, true))) {
      console.error('the tests fail without any fault');
      return 2;
    }
    const waiting = [...faults];
    const survivors: Fault[] = [];
    const work = async (copy: string): Promise<void> => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const noticed = await isNoticed(copy, fault);
        if (!noticed) survivors.push(fault);
        console.log(`${noticed ? 'noticed ' : 'SURVIVES'}  ${fault.what} (${fault.file})`);
      }
    };
    await Promise.all(workplaces.map(work));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${faults.length} faults, ${survivors.length} survive, ${seconds} s`);
    return survivors.length > 0 ? 1 : 0;
  } finally {
    for (const copy of workplaces) rmSync(copy, { recursive: true, force: true });
  }
}

function makeCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Plants the fault, runs its tests, and takes it away again. */
async function isNoticed(copy: string, { file, from, to, tests }: Fault): Promise<boolean> {
  const place = join(copy, file);
  const text = readFileSync(place, 'utf8');
  const isKernel = file.includes('/assembly/');
  writeFileSync(
    place,
    text.replace(from, () => to),
  );
  try {
    if (isKernel && !(await run(copy, ['scripts/kernels.mjs']))) {
      throw new Error(`the kernels cannot be compiled with a fault in ${file}`);
    }
    return !(await passes(copy, tests));
  } finally {
    writeFileSync(place, text);
    if (isKernel) for (const name of GENERATED) cpSync(name, join(copy, name));
  }
}

function passes(
  copy: string,
  tests: readonly string[],
  millis = PATIENCE_MILLIS,
  isShown = false,
): Promise<boolean> {
  return run(copy, ['node_modules/vitest/vitest.mjs', 'run', ...OPTIONS, ...tests], millis, isShown);
}

/** Whether a program of Node's ends well within its time. */
function run(
  cwd: string,
  args: readonly string[],
  millis = PATIENCE_MILLIS,
  isShown = false,
): Promise<boolean> {
  return new Promise((done) => {
    // A group of its own, so that the processes it starts end with it.
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: isShown ? 'inherit' : 'ignore',
      detached: true,
    });
    const timer = setTimeout(() => endGroup(child.pid!), millis);
    child.on('exit', (code) => {
      clearTimeout(timer);
      // Tests that were broken off leave their servers behind.
      endGroup(child.pid!);
      done(code === 0);
    });
  });
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}
