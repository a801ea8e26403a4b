// Seeded mutation fuzzing of every format, in several processes:
//   npm run fuzz -- [--mutants N] [--seed S] [--format F] [--jobs N] [--seconds N]
// A mutant is its seed; a run tries the seeds from S on, and says which it tried, so that the next can go on after.
// Faults are written to .cache/fuzz, made small, with how to see them again. --seconds ends a run early.

import { fork } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuClockOf } from './cpu-time.ts';
import { mutantOf, targetOf } from './mutants.ts';
import type { SliceFault, SliceOrder, SliceReport } from './slice.ts';
import { fuzzTargets } from './targets.ts';

const FOLDER = '.cache/fuzz';
const SLICE = 4000;
/** A process that spends this much of the processor on one seed hangs. */
const PATIENCE_MILLIS = 30_000;
/** One that does nothing at all waits for something; on a busy machine all take long. */
const STANDSTILL_MILLIS = 600_000;
/** Different faults that end a run. */
const MOST_FAULTS = 20;

const { values } = parseArgs({
  options: {
    mutants: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    format: { type: 'string' },
    jobs: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    seconds: { type: 'string' },
  },
});
const { format } = values;
const first = Number(values.seed);
const end = first + Number(values.mutants);
const targets = fuzzTargets(format);
setPriority(constants.priority.PRIORITY_LOW);
mkdirSync(FOLDER, { recursive: true });

const started = performance.now();
const until = values.seconds === undefined ? null : Date.now() + Number(values.seconds) * 1000;
console.log(`seeds ${first} to ${end - 1} of ${targets.map(({ name }) => name).join(', ')}`);
const totals = new Map<string, { READ: number; REFUSED: number; FAULT: number }>();
const faults = new Map<string, SliceFault>();
let [next, mutants, cpuMillis, peakBytes] = [first, 0, 0, 0];
await Promise.all(Array.from({ length: Number(values.jobs) }, work));

const seconds = (performance.now() - started) / 1000;
for (const [name, { READ, REFUSED, FAULT }] of totals) {
  console.log(`${name}: ${READ} read, ${REFUSED} refused, ${FAULT} faults`);
}
const figures = [
  `seeds ${first} to ${next - 1}: ${mutants} mutants`,
  `${faults.size} different faults`,
  `${seconds.toFixed(0)} s`,
  `${(cpuMillis / Math.max(1, mutants)).toFixed(2)} ms of processor time each`,
  `${(peakBytes / 1e6).toFixed(0)} MB at most in a process`,
].join(', ');
console.log(figures);
appendFileSync(`${FOLDER}/runs.txt`, `${format ?? 'all'}: ${figures}\n`);
process.exitCode = faults.size > 0 ? 1 : 0;

/** One process after another, until no seed is left. */
async function work(_: unknown, job: number): Promise<void> {
  while (next < end && Date.now() < (until ?? Infinity) && faults.size < MOST_FAULTS) {
    const from = next;
    // The end of a run should not wait for one long slice.
    next = Math.min(end, from + Math.min(SLICE, Math.ceil((end - from) / Number(values.jobs))));
    await trySlice({
      from,
      to: next,
      until,
      place: `${FOLDER}/at-${process.pid}-${job}`,
      ...(format && { format }),
    });
  }
}

/** Goes on after a seed that ends the process or never comes back. */
async function trySlice(order: SliceOrder): Promise<void> {
  const { report, died } = await runSlice(order);
  if (report) count(report);
  if (died === null) return;
  if (seedAt(order.place) === '') throw new Error(`a process ${died} before its first mutant`);
  const seed = readFileSync(order.place).readDoubleLE();
  const target = targetOf(targets, seed);
  const { source, files } = mutantOf(target, seed);
  const written = files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }));
  const fingerprint = `${died} ${target.name} ${source.name}`;
  keep({ seed, target: target.name, source: source.name, text: died, fingerprint, files: written });
  mutants += seed + 1 - order.from;
  if (seed + 1 < order.to) await trySlice({ ...order, from: seed + 1 });
}

function runSlice(order: SliceOrder): Promise<{ report: SliceReport | null; died: string | null }> {
  rmSync(order.place, { force: true });
  return new Promise((done) => {
    let report: SliceReport | null = null;
    const execArgv = [...process.execArgv, '--expose-gc', '--stack-trace-limit=30'];
    const child = fork(new URL('./slice.ts', import.meta.url), [JSON.stringify(order)], { execArgv });
    let [last, hung, used] = ['', false, 0];
    let [since, spent] = [performance.now(), cpuClockOf(child.pid!)];
    const watch = setInterval(() => {
      const now = seedAt(order.place);
      if (spent() > used) [used, since] = [spent(), performance.now()];
      if (now !== last) [last, since, spent, used] = [now, performance.now(), cpuClockOf(child.pid!), 0];
      else if (used > PATIENCE_MILLIS || performance.now() - since > STANDSTILL_MILLIS) {
        hung = true;
        child.kill('SIGKILL');
      }
    }, 1000);
    child.on('message', (message) => {
      if ('fault' in (message as object)) keep((message as { fault: SliceFault }).fault);
      else report = message as SliceReport;
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      const why = hung
        ? `did not come back within ${PATIENCE_MILLIS / 1000} s of processor time`
        : `ended with ${code ?? signal}`;
      done({ report, died: report ? null : why });
    });
  });
}

function seedAt(place: string): string {
  try {
    return readFileSync(place).toString('hex');
  } catch {
    return '';
  }
}

function count(report: SliceReport): void {
  mutants += report.mutants;
  cpuMillis += report.cpuMillis;
  peakBytes = Math.max(peakBytes, report.peakBytes);
  for (const [name, ends] of Object.entries(report.ends)) {
    const total = totals.get(name) ?? { READ: 0, REFUSED: 0, FAULT: 0 };
    for (const key of ['READ', 'REFUSED', 'FAULT'] as const) total[key] += ends[key];
    totals.set(name, total);
  }
}

/** The first of each kind is shown and written. */
function keep(fault: SliceFault): void {
  if (faults.has(fault.fingerprint)) return;
  faults.set(fault.fingerprint, fault);
  const { target, seed, source, text, files } = fault;
  const folder = `${FOLDER}/${target}-${seed}`;
  for (const { name, base64 } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), Buffer.from(base64, 'base64'));
  }
  writeFileSync(`${folder}/fault.txt`, `${source}\n${text}\n`);
  console.error(`${target}, from ${source}: ${folder}, or --format ${target} --seed ${seed} --mutants 1`);
  console.error(text);
}
