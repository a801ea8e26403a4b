// Bundles modules into few files: otherwise a cold start spends more time on opening three hundred of them
// than on reading a save. `bundle.mjs` makes dist/, `bundle.mjs FOLDER FILE.ts...` other programs. Packages that users
// install stay packages; those that every start loads are development dependencies, and become part of the program.
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { listFormats } from './list-formats.mjs';
import { withPlainMembers } from './plain-members.mjs';

const SRC = 'src';
/** It uses its own location, so it has to be where src/ has it. */
const PROGRAM_FILES = 'program-files';
/** A package of a hundred small CommonJS files: what imports it makes Node read and scan each of them twice. */
const REQUIRED = 'graphql';
/** What our commands have of it in one file. Other programs get theirs, whose schemas and errors they know. */
const OWN_COPY = `${REQUIRED}.cjs`;
/**
 * Modules that few commands need: each is loaded, with what only it imports, when one of its functions is first called. They
 * export nothing else, and nobody calls them while modules are loaded.
 */
const LATER = [
  'bytes/pako-inflater',
  'api/games/user-data',
  'query/filter/pattern',
  'formats/darkest-dungeon/header',
  'formats/slime-rancher/header',
  'formats/gvas/header',
  'formats/unreal3/header',
  'formats/xml/header',
  'formats/satisfactory/decode',
  'formats/satisfactory/recovery/mark-damaged',
  'formats/satisfactory/recovery/recover-levels',
  'games/satisfactory/index',
  'games/satisfactory/buildings/trace',
  'games/satisfactory/production/causes',
  'games/darkest-dungeon/index',
  'games/slime-rancher/index',
  'games/palworld/index',
  'games/unreal3/index',
  'games/kit-games',
  'games/shared/changes',
  'query/search/search-builder',
].map((path) => ({
  ...{ id: `\0later:${path}`, file: resolve(SRC, `${path}.ts`) },
  name: path.replace(/\/index$/, '').replaceAll('/', '-'),
}));
/**
 * Modules that are loaded together, each group with all its imports that no earlier group has. Threads start
 * at the same time, and each opens all its files at once, while a process may be allowed few open files
 * (`ulimit -n 64`). A file more costs a start as much as 10 kB of code.
 */
const GROUPS = [
  [REQUIRED],
  [PROGRAM_FILES],
  ['bytes/stream-inflater', 'library/files/native-inflate', 'library/read/worker-reader'],
  ['query/names/spelling', 'bytes/show-found'],
  ['cli/main', 'cli/saves/read-options'],
  [
    ...[
      'library/read/read-job',
      'formats/layout/labels',
      'formats/layout/user-layouts',
      'formats/raw-tables',
    ],
    ...['formats/unreal/scan/scan', 'formats/unreal/native/typed-payload', 'graph/value-paths'],
  ],
  ['formats/satisfactory/read', 'formats/satisfactory/index'],
  ['formats/unreal/columns/column-source'],
  ['library/library', 'games/shared/damage', 'api/saves/stats', 'api/saves/distinct-issues'],
  ['api/schema/sdl'],
  ['api/context/save-by-name'],
  ['api/schema/schema'],
  ['api/request/pipeline'],
  ['cli/saves/open', 'cli/output'],
].map((paths, at, all) => {
  const files = paths.map((path) => (path === REQUIRED ? `\0${path}` : resolve(SRC, `${path}.ts`)));
  const missing = files.find((file) => !file.startsWith('\0') && !existsSync(file));
  if (missing) throw new Error(`${missing} is in a group, and is not there`);
  return { name: basename(paths[0]), test: (id) => files.includes(id), priority: all.length - at };
});
GROUPS.push({ name: 'yoga', test: /[\\/]graphql-yoga[\\/]/, priority: 0 });
/** Each format's reader is loaded with the first save that needs it. */
const READERS = listFormats().map(({ folder }) => `shared/${folder}.js`);
const READING = 'shared/read-job.js';
const ANSWERING = 'shared/schema.js';
const PACKAGE_OF_ANSWERING = 'shared/graphql.js';
/** Modules that start others, or are started often, and what they must not load: these are most of the program. */
const LIGHT = {
  'shared/main.js': [READING, ANSWERING, PACKAGE_OF_ANSWERING],
  'shared/serve.js': [READING, ANSWERING, PACKAGE_OF_ANSWERING],
  'shared/inspect.js': [ANSWERING, PACKAGE_OF_ANSWERING],
  'cli/serve/serve-thread.js': [READING, ANSWERING, PACKAGE_OF_ANSWERING],
  'library/read/reader-worker.js': [ANSWERING, PACKAGE_OF_ANSWERING],
  [READING]: READERS,
  ...Object.fromEntries(READERS.map((reader) => [reader, [ANSWERING, PACKAGE_OF_ANSWERING]])),
};
const { bin, exports, dependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const INSTALLED = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
/** A module of a package. */
const PACKAGE = /^(?<root>.*[\\/]node_modules[\\/](?<name>(?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;
const THREAD = /\bthreadProgram\('(?<path>[^']+)'\)/g;
/** One that starts sooner as one file of CommonJS. */
const THREAD_APART = /\bthreadProgram\('(?<path>[^']+)', 'cjs'\)/g;

const REQUIRE =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
/** What is used of it, each from the file that has it: its index loads all of them. */
const oneFile = {
  name: 'one-file',
  resolveId: (source) => (source === REQUIRED ? `\0${source}` : null),
  load: (id) => (id === `\0${REQUIRED}` ? fromFiles(createRequire(import.meta.url)) : null),
};

/**
 * What is loaded while the program runs is loaded by `require`: where a function must not be asynchronous there is nothing
 * else, and it takes less time. It fails for modules that another program is just importing.
 */
const LOADERS = `import { createRequire as requireFrom } from 'node:module';
const requireLater = requireFrom(import.meta.url);
const importLater = async (path) => { try { return requireLater(path); } catch { return import(path); } };`;

const later = {
  name: 'later',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    const file = resolve(dirname(importer), source);
    return LATER.find((each) => each.file === file)?.id ?? null;
  },
  load(id) {
    const found = LATER.find((each) => each.id === id);
    if (!found) return null;
    const exported = readFileSync(found.file, 'utf8').matchAll(/^export (?!type|interface)(?:async )?(.+)/gm);
    const functions = Array.from(exported, ([line, rest]) => {
      const name = /^function (\w+)/.exec(rest)?.[1];
      if (!name) throw new Error(`${found.file} is loaded later, and has more than functions: ${line}`);
      return `export const ${name} = (...given) => (loaded ??= requireLater('./${found.name}.js')).${name}(...given);`;
    });
    return ['let loaded;', ...functions].join('\n');
  },
};

function fromFiles(require) {
  const all = require(REQUIRED);
  const root = dirname(require.resolve(`${REQUIRED}/package.json`));
  const files = Object.values(require.cache).filter(
    ({ id }) => id.startsWith(root) && basename(id) !== 'index.js',
  );
  const lines = Object.keys(all).map((name) => {
    const file = files.find(({ exports }) => Object.hasOwn(exports, name) && exports[name] === all[name]);
    const path = `${REQUIRED}${file?.id.slice(root.length).replaceAll('\\', '/') ?? ''}`;
    return `export const ${name} = /* @__PURE__ */ from('${path}', '${name}');`;
  });
  const head = `${REQUIRE} import { getEnvironmentData } from 'node:worker_threads';
    const isCommand = getEnvironmentData('savegraph') === 'command';
    const from = (path, name) => require(isCommand ? './${OWN_COPY}' : path)[name];`;
  return `${head}\n${lines.join('\n')}`;
}

/** Writes the copy of our commands: what is left of the module above. */
async function copyRequired(dir, code) {
  const names = Array.from(code.matchAll(/\bfrom\("[^"]+", "(\w+)"\)/g), ([, name]) => name);
  const build = await rolldown({
    input: REQUIRED,
    platform: 'node',
    resolve: { mainFields: ['module'] },
    plugins: [
      {
        name: 'used',
        resolveId: (source, importer) => (source === REQUIRED && !importer ? '\0used' : null),
        load: (id) => (id === '\0used' ? `export { ${names.join(', ')} } from '${REQUIRED}';` : null),
      },
    ],
  });
  const file = join(dir, 'shared', OWN_COPY);
  const { output } = await build.write({ file, format: 'cjs', comments: false });
  await build.close();
  return output;
}

const [folder = 'dist', ...files] = process.argv.slice(2);
const programs = files.length > 0 ? named(files) : promised();
const laterFiles = LATER.map(({ name, file }) => [`shared/${name}`, file]);
await bundle(folder, { ...programs, ...threads(THREAD), ...Object.fromEntries(laterFiles) });
for (const [path, input] of Object.entries(threads(THREAD_APART))) {
  const build = await rolldown({ input, platform: 'node' });
  await build.write({ file: join(folder, `${path}.cjs`), format: 'cjs', comments: false });
  await build.close();
}
if ('cli' in programs) chmodSync(join(folder, 'cli.js'), 0o755);

/** Bundles programs, and what several of them share, into an empty folder. */
async function bundle(dir, input) {
  const build = await rolldown({
    input,
    platform: 'node',
    external: (id) =>
      isBuiltin(id) || (id !== REQUIRED && INSTALLED.has(/^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0])),
    plugins: [oneFile, later],
  });
  const { output } = await build.write({
    dir,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name === PROGRAM_FILES ? `${name}.js` : 'shared/[name].js'),
    codeSplitting: { groups: GROUPS },
    // Of licences, NOTICES.txt has all; of the rest, the declarations.
    comments: false,
    // For stack traces: node --enable-source-maps.
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await build.close();
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue;
    writeFileSync(join(dir, chunk.fileName), withPlainMembers(inAscii(withLoaders(chunk.code))));
  }
  const packaged = output.find(({ fileName }) => fileName === PACKAGE_OF_ANSWERING);
  const copied = packaged ? await copyRequired(dir, packaged.code) : [];
  // Other programs stay here.
  if ('cli' in input) writeFileSync(join(dir, 'NOTICES.txt'), noticesOf([...output, ...copied]));
  for (const [light, refused] of Object.entries(LIGHT)) {
    const heavy = [...loadedWith(light, output)].find((file) => refused.includes(file));
    if (heavy) throw new Error(`${light} loads ${heavy}: what it needs of it must be a group of its own`);
  }
}

/** The licences of the packages that became part of these files. */
function noticesOf(output) {
  const modules = output.flatMap(({ moduleIds = [] }) => moduleIds).map((id) => PACKAGE.exec(id)?.groups);
  const roots = new Map(modules.flatMap((found) => (found ? [[found.name, found.root]] : [])).sort());
  const notices = Array.from(roots, ([name, root]) => `${name}\n\n${licenceOf(root) ?? mitOf(root)}\n`);
  return notices.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The text that a package has of its licence; null for none. */
function licenceOf(root) {
  const file = readdirSync(root).find((name) => /^(?:un)?licen[cs]e/i.test(name));
  return file ? readFileSync(join(root, file), 'utf8').trim() : null;
}

/** For packages that only name it. Its text has to come with every copy: that of another package is the same. */
function mitOf(root) {
  const { name, license, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (license !== 'MIT') throw new Error(`${name}: there is no text of its licence, ${license}`);
  const other = dirname(createRequire(import.meta.url).resolve(`${REQUIRED}/package.json`));
  const [terms] = /Permission is hereby granted[\s\S]+/.exec(licenceOf(other));
  return `MIT License\n\nCopyright (c) ${author?.name ?? author}\n\n${terms}`;
}

/** Code with LOADERS, if it uses them: in the same lines, which the source map counts. */
function withLoaders(code) {
  const loading = code.replace(/\bimport\((?="\.)/g, 'importLater(');
  if (!/\b(require|import)Later\(/.test(loading)) return code;
  return loading.replace(/^(#!.*\n)?/, (first) => first + LOADERS.replaceAll('\n', ' '));
}

/** V8 stores a program's text with two bytes per character as soon as one character is not Latin-1. */
function inAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The files and packages that are loaded with a file, including itself. */
function loadedWith(file, output, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = output.find(({ fileName }) => fileName === file);
  for (const imported of chunk?.imports ?? []) loadedWith(imported, output, found);
  return found;
}

function named(paths) {
  return Object.fromEntries(paths.map((path) => [basename(path, '.ts'), resolve(path)]));
}

/** The modules that package.json refers to: commands, and what other programs import; vite builds those in web/. */
function promised() {
  const built = texts({ bin, exports }).map((file) => /^(?:\.\/)?dist\/(?!web\/)(?<path>.+)\.js$/.exec(file));
  return sources(built.flatMap((match) => match?.groups.path ?? []));
}

/** The programs of threads that the code calls so. */
function threads(calls) {
  const names = readdirSync(SRC, { recursive: true }).filter((name) => name.endsWith('.ts'));
  const code = names.map((name) => readFileSync(join(SRC, name), 'utf8'));
  return sources(code.flatMap((text) => [...text.matchAll(calls)].map(({ groups }) => groups.path)));
}

function sources(paths) {
  return Object.fromEntries(paths.map((path) => [path, resolve(SRC, `${path}.ts`)]));
}

/** All texts in an object of objects. */
function texts(value = {}) {
  return typeof value === 'string' ? [value] : Object.values(value).flatMap(texts);
}
