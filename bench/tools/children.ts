// Fresh processes for measurements: what one run warms up must not help the next.

import { spawnSync } from 'node:child_process';

const REGISTER = new URL('../../scripts/ts-register.mjs', import.meta.url).href;

/** Runs the built program; gives back what it printed, as JSON. */
export function runBuilt<T>(...args: string[]): T {
  return run(['dist/cli.js', ...args]);
}

/** Runs one of these benches' own programs. */
export function runTool<T>(name: string, ...args: string[]): T {
  const file = new URL(`./${name}.ts`, import.meta.url).pathname;
  return run(['--disable-warning=ExperimentalWarning', '--import', REGISTER, file, ...args]);
}

/** Runs a program that is no TypeScript, so that nothing takes memory but it; with the collector at hand. */
export function runPlain<T>(name: string, ...args: string[]): T {
  return run(['--expose-gc', new URL(`./${name}.mjs`, import.meta.url).pathname, ...args]);
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
