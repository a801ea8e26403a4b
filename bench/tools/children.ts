// Fresh processes for measurements: what one run warms up must not help the next.

import { spawnSync } from 'node:child_process';

/** Runs the built program; gives back what it printed, as JSON. */
export function runBuilt<T>(...args: string[]): T {
  return run(['dist/cli.js', ...args]);
}

/** Runs one of the programs beside this file, built as the product is, so that nothing takes memory but it; with the collector at hand. */
export function runChild<T>(name: string, ...args: string[]): T {
  return run(['--expose-gc', `.bench/${name}.js`, ...args]);
}

/** Peak memory of a Node process that does nothing. */
export function idleRssBytes(): number {
  return run<number>(['-p', 'process.resourceUsage().maxRSS * 1024']);
}

function run<T>(args: string[]): T {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--max-old-space-size=8192', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
