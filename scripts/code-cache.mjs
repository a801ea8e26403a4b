// Compiles the scripts of a build (scripts/as-script.mjs) with this Node: reads and queries the examples, and
// keeps what V8 compiled for that beside the scripts. `code-cache.mjs FOLDER --check` fails if V8 refuses any.
import { spawnSync } from 'node:child_process';
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, execPath } from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder = 'dist', mode] = argv.slice(2);
const shared = resolve(folder, 'shared');
const names = readdirSync(shared).filter((name) => name.endsWith('.cjs'));
const QUERY =
  '{ saves { nodes { slug stats { objects } objects(first: 3) { nodes { path class { name } } } } } }';

// graphql is to be loaded as the program loads it.
process.env.NODE_ENV = 'production';
const { cacheFile, scripts } = await load('load-code');
const caches = names.map((name) => cacheFile(join(shared, name)));
if (mode === '--check') await check();
else await make();

async function make() {
  try {
    // A script starts from compiled code if there is a file with it; V8 refuses an empty one.
    for (const cache of caches) writeFileSync(cache, '');
    const { main } = await load('main');
    await loadAll();
    for (const command of commands()) await runQuietly(main, command);
    for (const [file, script] of scripts) {
      // Whole or not at all: V8 does not check the content.
      writeFileSync(`${cacheFile(file)}.new`, script.createCachedData());
      renameSync(`${cacheFile(file)}.new`, cacheFile(file));
    }
    const args = [fileURLToPath(import.meta.url), folder, '--check'];
    if (spawnSync(execPath, args, { stdio: 'inherit' }).status !== 0) throw new Error('code cache: refused');
  } catch (error) {
    for (const cache of caches) rmSync(cache, { force: true });
    throw error;
  }
}

async function check() {
  // Reading changes options of V8 for its own time (library/read/compile-less.ts). What is loaded after it has to
  // start from compiled code all the same.
  const { main } = await load('main');
  await runQuietly(main, ['inspect', 'examples/little-factory.sav', '--json']);
  await loadAll();
  const refused = [...scripts].filter(([, { cachedDataRejected }]) => cachedDataRejected);
  if (refused.length > 0 || scripts.size !== names.length) process.exitCode = 1;
}

/**
 * Commands whose code is worth keeping: each reads one save, because reading several sets a flag of V8, and
 * compiled code is only good for the flags that it was made with.
 */
function commands() {
  const saves = readdirSync('examples').filter((name) => name.endsWith('.sav'));
  return [
    ...saves.map((name) => ['inspect', join('examples', name), '--json']),
    ['query', 'examples/little-factory.sav', QUERY],
  ];
}

async function runQuietly(main, command) {
  const { write } = process.stdout;
  process.stdout.write = () => true;
  try {
    const code = await main(command);
    if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}`);
  } finally {
    process.stdout.write = write;
  }
}

async function loadAll() {
  for (const name of names) await load(name.replace(/\.cjs$/, ''));
}

function load(name) {
  return import(pathToFileURL(join(shared, `${name}.js`)).href);
}
