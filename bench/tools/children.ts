// Fresh processes for measurements: one run must not warm up the next.

import { spawnSync } from 'node:child_process';

/** Parsers that are compared make objects of everything. */
const LARGE_HEAP = '--max-old-space-size=8192';

/** Runs the built program as users do; returns what it printed, parsed as JSON. */
export function runBuilt<T>(...args: string[]): T {
  return run(['dist/cli.js', ...args]);
}

/**
 * Runs a program in this folder, bundled like the product so that only its own code takes memory, with the
 * garbage collector exposed.
 */
export function runChild<T>(name: string, ...args: string[]): T {
  return run([LARGE_HEAP, '--expose-gc', `.bench/${name}.js`, ...args]);
}

/** Peak memory of a Node process that does nothing. */
export function idleRssBytes(): number {
  return run<number>(['-p', 'process.resourceUsage().maxRSS * 1024']);
}

function run<T>(args: string[]): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
