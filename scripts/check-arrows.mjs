// Rule: which modules in src/ and web/ may import which others (docs/design.md, Folders), packages and node: modules.
// No import cycles between files, or between the folders of a folder, not even through types; where a README.md says
// that its folders import only those below them in its table, they do. Formats and games stay in their own folders:
// their names appear in no path and in no code elsewhere. What there is one of is used where its row says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { filesIn } from './files-in.mjs';

const [SRC, WEB] = ['src', 'web'];
/** Used by several formats. */
const SHARED_FORMATS = ['layout', 'unreal'];

/** What the programs are made of. */
const PROGRAM = `alerts/ bulk/ bytes/ graph/ formats/registry.gen.ts formats/format.ts query/ library/ api/ store/
    execute/ mcp/ plugin/ server/ program-files.ts thread-plugins.ts`;

/**
 * The first row whose beginning is that of a file's path applies; `*` stands for one format or game. What may be
 * imported besides the row's own folder; of `types` only `import type`; `packages` with node: modules, all by default.
 */
const ARROWS = rowsOf(`
  bytes/: packages pako
  graph/: bytes/text.ts bytes/first-from.ts bytes/same-range.ts bytes/format-error.ts types bytes/ packages none
  formats/layout/: bytes/format-error.ts bytes/show-found.ts bytes/text.ts types bytes/ graph/ packages none
  formats/unreal/: bytes/ formats/layout/ graph/column-reader.ts graph/ids.ts graph/kernel/ graph/made-once.ts
    graph/memory/columns.ts graph/recently-used.ts graph/report-error.ts graph/secret-names.ts graph/sink.ts
    graph/value-paths.ts graph/values.ts types graph/ packages none
  formats/*/: bytes/ formats/layout/ formats/unreal/ formats/format.ts formats/formats.gen.ts formats/version-steps.ts
    formats/raw-tables.ts graph/accounts.ts graph/column-reader.ts graph/ids.ts graph/kernel/ graph/made-once.ts
    graph/memory/byte-texts.ts graph/memory/columns.ts graph/memory/tuple-numbers.ts graph/recently-used.ts
    graph/report-error.ts graph/secret-names.ts graph/sink.ts graph/value-paths.ts graph/values.ts
    types graph/ packages none
  formats/raw-tables.ts: bytes/ types graph/ packages none
  formats/unpacking.ts: formats/format.ts bytes/ graph/made-once.ts graph/report-error.ts types graph/ packages none
  formats/game-rules.ts: formats/ packages none
  formats/registry.gen.ts: formats/ types bytes/ graph/ packages none
  formats/whole.gen.ts: formats/ packages none
  formats/index.ts: formats/ bytes/ types graph/ packages none
  formats/: formats/format.ts formats/formats.gen.ts types bytes/ graph/ packages none
  query/: graph/ packages kdbush minisearch re2js
  games/(rimworld|stardew|space-engineers)/: games/shared/kit.ts packages none
  games/shared/kit.ts: graph/ query/ bytes/inflate.ts packages none
  games/shared/: graph/ query/ packages none
  games/*/: games/shared/ graph/ query/ program-files.ts bytes/dates.ts bytes/inflate.ts bytes/show-found.ts packages none
  games/registry.ts: games/
  games/kit-games.ts: games/ program-files.ts
  library/: formats/registry.gen.ts graph/ bytes/ program-files.ts thread-plugins.ts types formats/format.ts
  alerts/: library/ bytes/show-found.ts packages node:crypto node:fs node:path node:timers p-queue
  plugin/: bytes/ graph/ formats/format.ts formats/registry.gen.ts formats/game-rules.ts formats/layout/ formats/unreal/
    games/registry.ts games/shared/ library/ api/schema/ program-files.ts thread-plugins.ts
  execute/: packages graphql node:buffer
  bulk/: graph/ query/ games/shared/ library/ execute/ api/
  mcp/: library/ api/ games/registry.ts games/shared/ program-files.ts
    packages @modelcontextprotocol/server graphql minisearch node:crypto node:fs
  store/: library/ graph/ program-files.ts types formats/format.ts formats/formats.gen.ts
  api/: graph/ query/ games/ library/ store/ execute/ program-files.ts types alerts/
  browser/: plugin/ graph/ formats/registry.gen.ts formats/format.ts query/ library/ api/ bytes/
    packages virtual:program-texts
  server/: ${PROGRAM}
  embed/: ${PROGRAM}
  cli/: ${PROGRAM}
  cli.ts: ${PROGRAM} cli/
  index.ts: ${PROGRAM} embed/
`);
/** Packages of the page. */
const WEB_PACKAGES =
  words(`preact flatbush uplot @tanstack/virtual-core sigma graphology graphology-layout-forceatlas2
  @codemirror @lezer/highlight cm6-graphql graphql graphql-language-service`);
/** Run by the build, not by the page. */
const BUILD_FILES = ['vite.config.ts'];

/** Mechanisms of which there is one: a file, the start of the paths that may import it, and what others use instead. */
const ONE_OF_EACH = [
  ['query/names/nearest-names.ts', 'query/names/', 'names are suggested by query/names/spelling.ts'],
  ['query/filter/integer-test.ts', 'query/', 'conditions on values are tested by query/run/element-test.ts'],
  [
    'formats/layout/token-reader.ts',
    'formats/layout/layout-text.ts',
    'layouts have one parser, formats/layout/layout-text.ts: a format adds words to it',
  ],
];

const IMPORT =
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b(?!\s*,|\s+from\b))?[^'";]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]/gm;
const BARE_IMPORT = /^[ \t]*import\s*['"](?<from>[^'"\n]+)['"]/gm;
const DYNAMIC_IMPORT = /\b(?:import|require)\s*\(\s*['"](?<from>[^'"\n]+)['"]/g;
const THREAD_PROGRAM = /\bthreadProgram\(\s*['"](?<program>[^'"\n]+)['"]/g;
/** The build bundles all files but these; bundlers follow a worker's URL of `import.meta.url` as it is written. */
const PLACED = ['program-files.ts', 'browser/browser-saves.ts'];
/** A game's folder in games/ and its resolvers, and a format's in formats/; games may name their format. */
const NAMING_ROOMS = /^(?:formats|games|api\/games)\/|\.gen\.ts$/;
/** The names of formats and games, however their words are joined; a media type (`image/svg+xml`) names none. */
const NAMES = new RegExp(
  `(?<!\\+)(?:${[...subfolders('formats'), ...subfolders('games'), 'unreal-engine-3']
    .filter((name) => ![...SHARED_FORMATS, 'shared'].includes(name))
    .map((name) => name.replaceAll('-', '[-_ ]?'))
    .join('|')})`,
  'gi',
);
/** What a README.md says of the table of its folders, and their names there. */
const ORDERED = /imports\s+only\s+those\s+below/;
const TABLE_FOLDER = /^\| `([\w-]+)\/`/gm;

const texts = { [SRC]: sourceTexts(SRC), [WEB]: sourceTexts(WEB) };
const formatIds = existsSync('src/formats/formats.json')
  ? JSON.parse(readFileSync('src/formats/formats.json', 'utf8')).map(({ id }) => id)
  : [];
const violations = [
  ...[...texts[SRC]].flatMap(([file, text]) => codeViolations(file, text)),
  ...[...texts[WEB]].flatMap(([file, text]) => pageViolations(file, text)),
  ...[SRC, WEB].flatMap(cycleViolations),
  ...[...new Set([...texts[SRC].keys()].map(posix.dirname))].flatMap(orderViolations),
];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;

function rowsOf(table) {
  return table
    .trim()
    .split(/\n {2}(?! )/)
    .map((text) => {
      const [from, ...rest] = words(text);
      const start = from.slice(0, -1).replaceAll('.', '\\.').replace('*', '[^/]+');
      const row = { from: new RegExp(`^${start}`), to: [], types: [], packages: [] };
      let list = 'to';
      for (const word of rest) {
        if (word === 'types' || word === 'packages') list = word;
        else if (word !== 'none') row[list].push(word);
      }
      return rest.includes('packages') ? row : { ...row, packages: null };
    });
}

function words(text) {
  return text.split(/\s+/).filter((word) => word !== '');
}

function codeViolations(file, text) {
  const row = ARROWS.find(({ from }) => from.test(file));
  const found = importsIn(SRC, file, text, (from, target, typeOnly) =>
    target === null ? packageComplaint(row, file, from) : fileComplaint(row, file, target, typeOnly),
  );
  if (!PLACED.includes(file))
    for (const match of text.matchAll(/\bimport\.meta\b/g))
      found.push(`${SRC}/${file}:${lineAfter(text, match)} uses import.meta: only ${SRC}/${PLACED[0]} may`);
  // A forbidden import is named once.
  return found.length > 0 || NAMING_ROOMS.test(file) ? found : nameViolations(file, text);
}

function nameViolations(file, text) {
  const found = Array.from(text.matchAll(NAMES), (match) => [match[0], lineAfter(text, match)]);
  const ofPath = Array.from(file.matchAll(NAMES), ([name]) => [name, 1]).slice(0, 1);
  return [...found, ...ofPath].map(
    ([name, line]) =>
      `${SRC}/${file}:${line} names ${name}: games/ and formats/ declare what others need of them`,
  );
}

/** Of the page: games are found by their registry, and only their folders name formats. */
function pageViolations(file, text) {
  if (BUILD_FILES.includes(file) || file.endsWith('.gen.ts')) return [];
  const gameOf = (path) => /^games\/([^/]+)\//.exec(path)?.[1];
  const found = importsIn(WEB, file, text, (from, target) => {
    if (target === null) {
      const isKnown = WEB_PACKAGES.some((name) => from === name || from.startsWith(`${name}/`));
      return isKnown ? undefined : `web/ may not import packages but [${WEB_PACKAGES}]`;
    }
    const game = gameOf(target);
    return game !== undefined && gameOf(file) !== game
      ? 'games are found by web/games/registry.ts only'
      : undefined;
  });
  const named = gameOf(file) ? [] : formatIds.filter((id) => new RegExp(`\\b${id}\\b`).test(text));
  return [
    ...found,
    ...named.map((id) => `${WEB}/${file}:1 names ${id}: what is about one format lies in web/games/`),
  ];
}

/** @param complaint about an import of a file, or of a package (`target` is null); undefined for none */
function importsIn(root, file, text, complaint) {
  return importsOf(file, text, [IMPORT, BARE_IMPORT, DYNAMIC_IMPORT, THREAD_PROGRAM]).flatMap(
    ({ from, target, typeOnly, line }) => {
      const isOutside = target?.startsWith('../');
      const said = isOutside ? `nothing outside ${root}/ may be imported` : complaint(from, target, typeOnly);
      return said === undefined ? [] : [`${root}/${file}:${line} imports ${from}: ${said}`];
    },
  );
}

function fileComplaint(row, file, target, typeOnly) {
  if (/^(?:\w+\/)?index\.ts$/.test(target))
    return 'what a folder shows to other programs is not imported inside the house';
  if (row === undefined)
    return file.includes('/') ? 'this folder has no row in scripts/check-arrows.mjs' : undefined;
  const one = ONE_OF_EACH.find(([path, by]) => path === target && !file.startsWith(by));
  if (one) return one[2];
  const begins = (start) => target.startsWith(start);
  if (folderOf(file) === folderOf(target) || row.to.some(begins)) return undefined;
  const from = row.from.exec(file)[0];
  if (!row.types.some(begins)) return `${from} may not import ${target}`;
  return typeOnly ? undefined : `${from} may import types only from there (import type)`;
}

function packageComplaint(row, file, from) {
  const parts = from.split('/');
  const name = parts.slice(0, from.startsWith('@') ? 2 : 1).join('/');
  if (!row?.packages || row.packages.includes(name)) return undefined;
  const room = row.from.exec(file)[0];
  const isNode = from.startsWith('node:') || builtinModules.includes(from);
  return isNode ? `${room} uses no Node API` : `${room} may not import packages but [${row.packages}]`;
}

/** For each folder: cycles between the files and folders in it, with each folder as one. Every cycle shows in one. */
function cycleViolations(root) {
  const imports = localImports(root);
  const folders = new Set([...imports.keys()].flatMap(foldersAbove));
  return [...folders].flatMap((folder) => {
    const arrows = importsBetween(folder, imports);
    return cycles(arrows).map((way) => {
      const steps = way.slice(1).map((to, at) => arrows.get(way[at]).find((arrow) => arrow.to === to));
      const reasons = steps.map(({ reason }) => reason).join(', ');
      return `${root}/${way[0]}:1 a cycle: ${way.join(' -> ')} (${reasons})`;
    });
  });
}

/** Imports of folders that their README.md, which says that there are none, has further up in its table. */
function orderViolations(folder) {
  const readme = join(SRC, folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  if (!ORDERED.test(text)) return [];
  const order = Array.from(text.matchAll(TABLE_FOLDER), ([, name]) => name);
  const placeOf = (entry) => order.indexOf(posix.basename(entry));
  return [...importsBetween(folder, localImports(SRC))].flatMap(([from, list]) =>
    list
      .filter(({ to }) => placeOf(to) >= 0 && placeOf(to) < placeOf(from))
      .map(({ reason }) => `${readme}:1 has ${from} below what it imports: ${reason}`),
  );
}

/** The files and folders in a folder, with their imports of each other. */
function importsBetween(folder, imports) {
  const start = folder === '' ? '' : `${folder}/`;
  const entryOf = (file) => start + file.slice(start.length).split('/')[0];
  const arrows = new Map();
  for (const [file, targets] of imports) {
    if (!file.startsWith(start)) continue;
    const entry = entryOf(file);
    const to = targets
      .filter((target) => target.startsWith(start) && entryOf(target) !== entry)
      .map((target) => ({ to: entryOf(target), reason: `${file} imports ${target}` }));
    arrows.set(entry, [...(arrows.get(entry) ?? []), ...to]);
  }
  return arrows;
}

/** One shortest cycle for each that is the first of one, in the order of their names. */
function cycles(arrows) {
  const seen = new Set();
  return [...arrows.keys()].flatMap((start) => {
    const way = seen.has(start) ? null : wayBack(arrows, start);
    for (const part of way ?? []) seen.add(part);
    return way ? [way] : [];
  });
}

/** The shortest path from one to itself; null when there is none. */
function wayBack(arrows, start) {
  const ways = new Map([[start, [start]]]);
  for (const [from, way] of ways) {
    for (const { to } of arrows.get(from) ?? []) {
      if (to === start) return [...way, start];
      if (!ways.has(to)) ways.set(to, [...way, to]);
    }
  }
  return null;
}

function foldersAbove(file) {
  const parts = file.split('/').slice(0, -1);
  return ['', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))];
}

/** The folder whose files may import each other: a format, a game, else a top folder. */
function folderOf(path) {
  const [top, sub, ...rest] = path.split('/');
  const nested = (top === 'formats' || top === 'games') && rest.length > 0;
  return nested ? `${top}/${sub}` : top;
}

/** By file, the files of the same root that it imports. */
function localImports(root) {
  const files = [...texts[root]];
  const targets = ([file, text]) =>
    importsOf(file, text, [IMPORT, BARE_IMPORT]).flatMap(({ target }) => target ?? []);
  return new Map(files.map((entry) => [entry[0], targets(entry)]));
}

/** `target`: the path of a file; null for packages. The program of a thread counts as imported by what starts it. */
function importsOf(file, text, patterns) {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => {
      const { from, program, type } = match.groups;
      const path = program && posix.relative(posix.dirname(file), `${program}.ts`).replace(/^(?!\.)/, './');
      const named = from ?? path;
      const target = named.startsWith('.') ? posix.join(posix.dirname(file), named) : null;
      return { from: named, target, typeOnly: type !== undefined, line: lineAfter(text, match) };
    });
}

function lineAfter(text, match) {
  return text.slice(0, match.index + match[0].length).split('\n').length;
}

/** Comments are spaces: lines keep their numbers, and examples in comments do not count. */
function sourceTexts(root) {
  if (!existsSync(root)) return new Map();
  const blank = (text) =>
    text.replace(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, (comment) => comment.replace(/[^\n]/g, ' '));
  const files = filesIn(root).filter((file) => /\.[cm]?tsx?$/.test(file));
  return new Map(files.map((file) => [posix.relative(root, file), blank(readFileSync(file, 'utf8'))]));
}

function subfolders(folder) {
  const path = join(SRC, folder);
  const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
