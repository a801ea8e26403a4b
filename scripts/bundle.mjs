// Brings modules together into few files: a cold start would else spend more time on opening three hundred of them than on
// reading a save. `bundle.mjs` makes dist/, `bundle.mjs FOLDER FILE.ts...` other programs. Packages stay outside: graphql
// must be the same one for everybody who imports it.
import { chmodSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';

const SRC = 'src';
/** Asks where it lies itself, so it must lie where src/ has it. */
const PROGRAM_FILES = 'program-files';
const THREAD = /\bthreadProgram\('(?<path>[^']+)'\)/g;

const [folder = 'dist', ...files] = process.argv.slice(2);
const programs = files.length > 0 ? named(files) : promised();
await bundle(folder, { ...programs, ...threads() });
if ('cli' in programs) chmodSync(join(folder, 'cli.js'), 0o755);

/** Puts programs, and what several of them share, into an empty folder. */
async function bundle(dir, input) {
  const build = await rolldown({ input, platform: 'node', external: /^[^./]/ });
  await build.write({
    dir,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === PROGRAM_FILES ? `${name}.js` : 'shared/[name].js'),
    codeSplitting: { groups: [{ name: PROGRAM_FILES, test: /[\\/]src[\\/]program-files\.ts$/ }] },
    // For stack traces: node --enable-source-maps.
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await build.close();
}

function named(paths) {
  return Object.fromEntries(paths.map((path) => [basename(path, '.ts'), path]));
}

/** What package.json promises: commands, and what other programs import. */
function promised() {
  const { bin, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const built = texts({ bin, exports }).map((file) => /^(?:\.\/)?dist\/(?<path>.+)\.js$/.exec(file));
  return sources(built.flatMap((match) => match?.groups.path ?? []));
}

function threads() {
  const names = readdirSync(SRC, { recursive: true }).filter((name) => name.endsWith('.ts'));
  const code = names.map((name) => readFileSync(join(SRC, name), 'utf8'));
  return sources(code.flatMap((text) => [...text.matchAll(THREAD)].map(({ groups }) => groups.path)));
}

function sources(paths) {
  return Object.fromEntries(paths.map((path) => [path, `${SRC}/${path}.ts`]));
}

/** All texts in an object of objects. */
function texts(value = {}) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(texts);
}
