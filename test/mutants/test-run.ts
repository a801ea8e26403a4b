// One run of some tests in a copy of the project, by vitest in a process of its own.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What one file of tests gave. */
export interface FileRun {
  /** Path in the project; empty for what no file is to blame for. */
  readonly file: string;
  /** All that it took: loading, too. */
  readonly millis: number;
  /** The first test that failed; null when all passed. */
  readonly fault: string | null;
}

export interface TestRun {
  /** Of those that came to an end, in order. */
  readonly files: readonly FileRun[];
  /** What was noticed, and where; null when everything passed. */
  readonly noticed: string | null;
}

export interface RunOptions {
  /** What files take, the quickest of which is run first. */
  readonly millis?: Readonly<Record<string, number>>;
  /** Files that run at a time; default 1. */
  readonly atOnce?: number;
  /** Milliseconds after which the run is ended: tests that never end have noticed something, too. */
  readonly patience: number;
}

const RUNS = '.cache/runs.json';

/** Runs tests up to the first that fails. @throws Error when they could not be run at all */
export async function runTests(
  copy: string,
  tests: readonly string[],
  { millis = {}, atOnce = 1, patience }: RunOptions,
): Promise<TestRun> {
  const runs = join(copy, RUNS);
  rmSync(runs, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/mutants/vitest.config.ts',
    ...tests,
  ];
  const env = {
    TEST_LENGTH: 'all',
    MUTANTS_RUNS: runs,
    MUTANTS_MILLIS: JSON.stringify(millis),
    MUTANTS_AT_ONCE: String(atOnce),
  };
  const ended = await runProgram(copy, args, patience, env);
  const files = existsSync(runs) ? (JSON.parse(readFileSync(runs, 'utf8')) as FileRun[]) : [];
  const fault = files.find((run) => run.fault !== null);
  if (fault) return { files, noticed: `${fault.file}: ${fault.fault}` };
  if (ended === 'late') return { files, noticed: `no end within ${Math.round(patience / 1000)} s` };
  if (ended !== 0 || files.length === 0)
    throw new Error(`vitest ended with ${ended} after ${files.length} files`);
  return { files, noticed: null };
}

/** Groups of processes, by their leaders. */
const running = new Set<number>();

/** Ends what is running. */
export function endAll(): void {
  for (const leader of running) endGroup(leader);
}

/** The exit code of a program of Node's, or that it was ended because it took too long. */
export function runProgram(
  cwd: string,
  args: readonly string[],
  patience: number,
  env: Readonly<Record<string, string>> = {},
): Promise<number | 'late'> {
  return new Promise((done) => {
    // A group of its own, so that the processes it starts end with it.
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'ignore',
      detached: true,
    });
    running.add(child.pid!);
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endGroup(child.pid!);
    }, patience);
    child.on('exit', (code) => {
      clearTimeout(timer);
      running.delete(child.pid!);
      // Tests that were broken off leave their servers behind.
      endGroup(child.pid!);
      done(isLate ? 'late' : (code ?? 1));
    });
  });
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
