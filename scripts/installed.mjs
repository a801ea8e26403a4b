// The built package as users have it: packed, and installed in an empty folder, without our lock file and overrides.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const LIMIT_MS = 600_000;
/** Options of compilers for programs that use Node. */
export const STRICT = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'].concat([
  '--typeRoots',
  resolve('node_modules/@types'),
]);
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];

/** Packs it for a check in an empty folder; what that throws is the fault that this process ends with. */
export async function checkPacked(name, check) {
  const folder = mkdtempSync(join(tmpdir(), `savegraph-${name}-`));
  try {
    npm(process.cwd(), 'pack', '--pack-destination', folder, '--ignore-scripts', '--loglevel=error');
    const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    const home = join(folder, 'home');
    mkdirSync(home);
    await check(home, join(folder, tarball));
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function installIn(home, ...words) {
  return npm(home, 'install', '--prefix', home, ...QUIET, ...words);
}

/** Returns npm's output. Of the variables that an outer npm sets, only the user's settings are passed on. */
export function npm(cwd, ...words) {
  const inner = /^npm_(?:package|lifecycle|command|execpath|config_local_prefix)/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inner.test(name)));
  return run(cwd, 'npm', words, env);
}

export function run(cwd, program, words, env = process.env) {
  const options = { cwd, env, encoding: 'utf8', timeout: LIMIT_MS, shell: process.platform === 'win32' };
  const { status, stdout, stderr, error } = spawnSync(program, words, options);
  if (status === 0) return stdout;
  throw new Error(`${program} ${words.join(' ')} ended with ${status ?? error?.message}\n${stdout}${stderr}`);
}
