// Runs a TypeScript program of this project: `run-ts.mjs FILE.ts [ARG...]`, or by name `run-ts.mjs FOLDER
// NAME [ARG...]`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

const register = new URL('./ts-register.mjs', import.meta.url).href;
const options = ['--enable-source-maps', '--disable-warning=ExperimentalWarning', '--import', register];

/** The program file and its arguments; throws the usage when there is no such program. */
function parse([place, ...args]) {
  if (place === undefined) throw 'usage: node scripts/run-ts.mjs FILE.ts [ARG...] | FOLDER NAME [ARG...]';
  if (place.endsWith('.ts')) return { file: place, args };
  const file = join(place, `${args[0]}.ts`);
  if (args[0] !== undefined && existsSync(file)) return { file, args: args.slice(1) };
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.ts')) : [];
  throw `${place} has: ${names.map((name) => name.slice(0, -3)).join(' ') || 'no programs'}`;
}

/** Runs the program in a child process; this one exits with its exit code. */
function run({ file, args }) {
  const child = spawn(process.execPath, [...process.execArgv, ...options, file, ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

try {
  run(parse(process.argv.slice(2)));
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}
