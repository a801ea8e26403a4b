// Rule: which modules in src/ may import which others (docs/design.md, Folders), packages and node: modules.
// No import cycles between files of src/ or web/, not even through types, and none between the folders of a
// folder; where a README.md says that its folders import only those below them in its table, they do. Formats and games
// stay in their own folders: their names appear in no path and in no code elsewhere. What there is one of is used where
// its row says.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

const SRC = 'src';
const FORMATS = subfolders('formats').filter((name) => !['layout', 'unreal'].includes(name));
const GAMES = subfolders('games').filter((name) => name !== 'shared');
const AS_PACKAGES = ['rimworld', 'stardew', 'space-engineers'];

/**
 * The first row whose `from` begins the importing file's path applies. `x` stands for one format or game.
 * `to`: prefixes of paths that may be imported, in addition to the row's own folder; those in `types` by
 * `import type` only. `packages`: which may be imported, including node: modules; all when left out.
 */
const ARROWS = [
  { from: 'bytes/', to: [], packages: ['pako'] },
  {
    from: 'graph/',
    to: ['bytes/text.ts', 'bytes/same-range.ts', 'bytes/format-error.ts'],
    types: ['bytes/'],
    packages: [],
  },
  {
    from: 'formats/layout/',
    to: ['bytes/format-error.ts', 'bytes/text.ts'],
    types: ['bytes/', 'graph/'],
    packages: [],
  },
  {
    from: 'formats/unreal/',
    to: [
      'bytes/',
      'formats/layout/',
      'graph/column-reader.ts',
      'graph/memory/columns.ts',
      'graph/kernel/',
      'graph/ids.ts',
      'graph/report-error.ts',
      'graph/secret-names.ts',
      'graph/sink.ts',
      'graph/value-paths.ts',
      'graph/values.ts',
    ],
    types: ['graph/'],
    packages: [],
  },
  ...FORMATS.map((x) => ({
    from: `formats/${x}/`,
    to: [
      ...[
        'bytes/',
        'graph/memory/byte-texts.ts',
        'graph/column-reader.ts',
        'graph/memory/columns.ts',
        'graph/kernel/',
        'graph/ids.ts',
        'graph/report-error.ts',
        'graph/sink.ts',
        'graph/value-paths.ts',
        'graph/accounts.ts',
        'graph/secret-names.ts',
        'graph/values.ts',
      ],
      ...[
        'formats/unreal/',
        'formats/format.ts',
        'formats/formats.gen.ts',
        'formats/version-steps.ts',
        'formats/layout/',
        'formats/raw-tables.ts',
      ],
    ],
    types: ['graph/'],
    packages: [],
  })),
  { from: 'formats/raw-tables.ts', to: ['bytes/'], types: ['graph/'], packages: [] },
  { from: 'formats/later.ts', to: ['formats/format.ts'], packages: [] },
  { from: 'formats/copies.ts', to: ['formats/format.ts'], types: ['graph/'], packages: [] },
  {
    from: 'formats/unpacking.ts',
    to: ['formats/format.ts', 'bytes/', 'graph/report-error.ts'],
    types: ['graph/'],
    packages: [],
  },
  { from: 'formats/game-rules.ts', to: ['formats/'], packages: [] },
  { from: 'formats/registry.gen.ts', to: ['formats/'], types: ['bytes/', 'graph/'], packages: [] },
  { from: 'formats/whole.gen.ts', to: ['formats/'], packages: [] },
  { from: 'formats/index.ts', to: ['formats/', 'bytes/'], types: ['graph/'], packages: [] },
  {
    from: 'formats/',
    to: ['formats/format.ts', 'formats/formats.gen.ts'],
    types: ['bytes/', 'graph/'],
    packages: [],
  },
  { from: 'query/', to: ['graph/'], packages: ['kdbush', 'minisearch', 're2js'] },
  // Games that could be packages: they see what `savegraph/plugin` has.
  ...AS_PACKAGES.map((x) => ({ from: `games/${x}/`, to: ['games/shared/kit.ts'], packages: [] })),
  ...GAMES.map((x) => ({
    from: `games/${x}/`,
    to: ['games/shared/', 'graph/', 'query/', 'program-files.ts', 'bytes/inflate.ts'],
    packages: [],
  })),
  { from: 'games/shared/kit.ts', to: ['graph/', 'query/', 'bytes/inflate.ts'], packages: [] },
  { from: 'games/shared/', to: ['graph/', 'query/'], packages: [] },
  { from: 'games/registry.ts', to: ['games/', 'program-files.ts'] },
  {
    from: 'library/',
    to: ['formats/registry.gen.ts', 'graph/', 'bytes/', 'program-files.ts', 'thread-plugins.ts'],
    types: ['formats/format.ts'],
  },
  {
    from: 'alerts/',
    to: ['library/'],
    packages: ['node:crypto', 'node:fs', 'node:path', 'p-queue'],
  },
  // What packages are given, and what loads them.
  {
    from: 'plugin/',
    to: [
      ...[
        'bytes/',
        'graph/',
        'formats/format.ts',
        'formats/registry.gen.ts',
        'formats/game-rules.ts',
        'formats/layout/',
        'formats/unreal/',
      ],
      ...[
        'games/registry.ts',
        'games/shared/',
        'library/',
        'api/schema/',
        'program-files.ts',
        'thread-plugins.ts',
      ],
    ],
  },
  { from: 'execute/', to: [], packages: ['graphql', 'node:buffer'] },
  { from: 'bulk/', to: ['graph/', 'query/', 'games/shared/', 'library/', 'execute/', 'api/'] },
  {
    from: 'mcp/',
    to: ['library/', 'api/', 'games/registry.ts', 'games/shared/', 'program-files.ts'],
    packages: ['@modelcontextprotocol/server', 'graphql', 'minisearch', 'node:crypto', 'node:fs'],
  },
  {
    from: 'store/',
    to: ['library/', 'graph/', 'program-files.ts'],
    types: ['formats/format.ts', 'formats/formats.gen.ts'],
  },
  {
    from: 'api/',
    to: ['graph/', 'query/', 'games/', 'library/', 'store/', 'execute/', 'program-files.ts'],
    types: ['alerts/'],
  },
  {
    from: 'browser/',
    to: [
      'plugin/',
      'graph/',
      'formats/registry.gen.ts',
      'formats/format.ts',
      'query/',
      'library/',
      'api/',
      'bytes/',
    ],
    packages: ['virtual:program-texts'],
  },
  ...['server/', 'embed/', 'cli/', 'cli.ts', 'index.ts'].map((from) => ({
    from,
    to: [
      'alerts/',
      'bulk/',
      'bytes/',
      'graph/',
      'formats/registry.gen.ts',
      'formats/format.ts',
      'query/',
      'library/',
      'api/',
      'store/',
      'execute/',
      'mcp/',
      'plugin/',
      'server/',
      ...(from === 'index.ts' ? ['embed/'] : from.startsWith('cli') ? ['cli/'] : []),
      'program-files.ts',
      'thread-plugins.ts',
    ],
  })),
];

/** Mechanisms of which there is one: `file` is imported only by files whose paths begin with `by`. */
const ONE_OF_EACH = [
  {
    file: 'query/names/nearest-names.ts',
    by: 'query/names/',
    instead: 'names are suggested by query/names/spelling.ts',
  },
  {
    file: 'query/filter/integer-test.ts',
    by: 'query/',
    instead: 'conditions on values are tested by query/run/element-test.ts',
  },
];

const IMPORT =
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b(?!\s*,|\s+from\b))?[^'";]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]/gm;
const BARE_IMPORT = /^[ \t]*import\s*['"](?<from>[^'"\n]+)['"]/gm;
const DYNAMIC_IMPORT = /\b(?:import|require)\s*\(\s*['"](?<from>[^'"\n]+)['"]/g;
const THREAD_PROGRAM = /\bthreadProgram\(\s*['"](?<program>[^'"\n]+)['"]/g;
const OWN_PLACE = /\bimport\.meta\b/g;
/** A game's folder in games/ and its resolvers, and a format's in formats/; games may name their format. */
const NAMING_ROOMS = /^(?:formats|games|api\/games)\//;
/** The names of formats and games, however their words are joined; a media type (`image/svg+xml`) names none. */
const NAMES = new RegExp(
  `(?<!\\+)(?:${[...new Set([...FORMATS, ...GAMES, 'unreal-engine-3'])]
    .map((name) => name.replaceAll('-', '[-_ ]?'))
    .join('|')})`,
  'gi',
);
const NAMES_IN_PATH = new RegExp(NAMES.source, 'i');
/** What a README.md says of the table of its folders, and their names there. */
const ORDERED = /imports\s+only\s+those\s+below/;
const TABLE_FOLDER = /^\| `([\w-]+)\/`/gm;
/** Texts of layouts are read in one place, whatever they describe. */
const TEXT_READER = 'formats/layout/token-reader.ts';
const LAYOUT_PARSER = 'formats/layout/layout-text.ts';
/** The one file that may use its own location: the build bundles the others. */
const PROGRAM_FILES = 'program-files.ts';
/** Bundlers follow `new Worker(new URL(..., import.meta.url))` only as it is written. */
const WORKER_OF_PAGES = 'browser/browser-saves.ts';

const files = sourceFiles(SRC);
const violations = [
  ...files.flatMap(codeViolations),
  ...[SRC, 'web'].flatMap(cycleViolations),
  ...files.map(posix.dirname).filter(isFirst).flatMap(orderViolations),
];
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;

function codeViolations(file) {
  const text = blankComments(readFileSync(join(SRC, file), 'utf8'));
  const found = [...importViolations(file, text), ...placeViolations(file, text)];
  // A forbidden import is named once.
  return found.length > 0 ? found : nameViolations(file, text);
}

/** No format is named outside formats/ and games/, no game outside games/ and its resolvers; generated files may. */
function nameViolations(file, text) {
  if (NAMING_ROOMS.test(file) || /\.gen\.ts$/.test(file)) return [];
  const found = [...text.matchAll(NAMES)].map((match) => [match[0], lineAfter(text, match)]);
  const ofPath = NAMES_IN_PATH.exec(file);
  return [...found, ...(ofPath ? [[ofPath[0], 1]] : [])].map(
    ([name, line]) =>
      `${SRC}/${file}:${line} names ${name}: games/ and formats/ declare what others need of them`,
  );
}

function placeViolations(file, text) {
  if (file === PROGRAM_FILES || file === WORKER_OF_PAGES) return [];
  return [...text.matchAll(OWN_PLACE)].map(
    (match) => `${SRC}/${file}:${lineAfter(text, match)} uses import.meta: only ${SRC}/${PROGRAM_FILES} may`,
  );
}

function importViolations(file, text) {
  const row = ARROWS.find(({ from }) => file.startsWith(from));
  return importsOf(file, text).flatMap(({ from, typeOnly, line }) => {
    const complaint = from.startsWith('.')
      ? complaintAboutFile(row, file, posix.join(posix.dirname(file), from), typeOnly)
      : complaintAboutPackage(row, from);
    return complaint === undefined ? [] : [`${SRC}/${file}:${line} imports ${from}: ${complaint}`];
  });
}

function complaintAboutFile(row, file, target, typeOnly) {
  if (target === TEXT_READER && file !== LAYOUT_PARSER)
    return `layouts have one parser, ${LAYOUT_PARSER}: a format adds words to it`;
  if (target.startsWith('../')) return `nothing outside ${SRC}/ may be imported`;
  if (/^(?:\w+\/)?index\.ts$/.test(target))
    return 'what a folder shows to other programs is not imported inside the house';
  if (row === undefined)
    return file.includes('/') ? 'this folder has no row in scripts/check-arrows.mjs' : undefined;
  const one = ONE_OF_EACH.find((each) => each.file === target && !file.startsWith(each.by));
  if (one) return one.instead;
  if (folderOf(row.from) === folderOf(target)) return undefined;
  if (row.to.some((start) => target.startsWith(start))) return undefined;
  if (!row.types?.some((start) => target.startsWith(start))) return `${row.from} may not import ${target}`;
  return typeOnly ? undefined : `${row.from} may import types only from there (import type)`;
}

function complaintAboutPackage(row, from) {
  const name = from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
  if (row?.packages === undefined || row.packages.includes(name)) return undefined;
  return isNode(from)
    ? `${row.from} uses no Node API`
    : `${row.from} may not import packages but [${row.packages}]`;
}

/**
 * Import cycles between files: those at run time, and those that only types close. If there are none, cycles
 * between folders.
 */
function cycleViolations(root) {
  const imports = new Map(sourceFiles(root).map((file) => [file, localImports(root, file)]));
  const atRunTime = new Map(
    [...imports].map(([file, list]) => [file, list.filter(({ typeOnly }) => !typeOnly)]),
  );
  const ofFiles = [
    ...cycles(atRunTime).map((way) => cycleText(root, way, 'imports')),
    ...cycles(imports)
      .filter((way) => !isWay(atRunTime, way))
      .map((way) => cycleText(root, way, 'types')),
  ];
  return ofFiles.length > 0 ? ofFiles : folderCycles(root, imports);
}

/** For each folder: cycles between the files and folders in it, with each folder as one node. */
function folderCycles(root, imports) {
  const folders = new Set([...imports.keys()].flatMap(foldersAbove));
  return [...folders].flatMap((folder) => {
    const arrows = importsBetween(folder, imports);
    return cycles(arrows).map((way) => `${cycleText(root, way, 'folders')} (${reasons(arrows, way)})`);
  });
}

/** Imports of folders that their README.md, which says that there are none, has further up in its table. */
function orderViolations(folder) {
  const readme = join(SRC, folder, 'README.md');
  const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
  if (!ORDERED.test(text)) return [];
  const order = Array.from(text.matchAll(TABLE_FOLDER), ([, name]) => name);
  const inside = files.filter((file) => file.startsWith(`${folder}/`));
  const arrows = importsBetween(folder, new Map(inside.map((file) => [file, localImports(SRC, file)])));
  const placeOf = (entry) => order.indexOf(posix.basename(entry));
  return [...arrows].flatMap(([from, list]) =>
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
  for (const [file, list] of imports) {
    if (!file.startsWith(start)) continue;
    const entry = entryOf(file);
    const to = list
      .filter((imported) => imported.to.startsWith(start) && entryOf(imported.to) !== entry)
      .map((imported) => ({ to: entryOf(imported.to), reason: `${file} imports ${imported.to}` }));
    arrows.set(entry, [...(arrows.get(entry) ?? []), ...to]);
  }
  return arrows;
}

/** One import for each step of a cycle. */
function reasons(arrows, way) {
  const steps = way.slice(1).map((to, at) => arrows.get(way[at]).find((arrow) => arrow.to === to));
  return steps.map(({ reason }) => reason).join(', ');
}

function foldersAbove(file) {
  const parts = file.split('/').slice(0, -1);
  return ['', ...parts.map((_, at) => parts.slice(0, at + 1).join('/'))];
}

function cycleText(root, way, of) {
  return `${root}/${way[0]}:1 a cycle of ${of}: ${way.join(' -> ')}`;
}

/** The imports of a file from the same root. */
function localImports(root, file) {
  const text = blankComments(readFileSync(join(root, file), 'utf8'));
  return [IMPORT, BARE_IMPORT]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ groups }) => groups.from.startsWith('.'))
    .map(({ groups }) => ({
      to: posix.join(posix.dirname(file), groups.from),
      typeOnly: groups.type !== undefined,
    }));
}

/** One shortest cycle for each file that is the first of one, in the order of their names. */
function cycles(imports) {
  const seen = new Set();
  const found = [];
  for (const file of imports.keys()) {
    if (seen.has(file)) continue;
    const way = wayBack(imports, file);
    if (!way) continue;
    for (const part of way) seen.add(part);
    found.push(way);
  }
  return found;
}

/** The shortest path from a file to itself; null when there is none. */
function wayBack(imports, start) {
  const cameFrom = new Map();
  const open = [start];
  for (const file of open) {
    for (const { to } of imports.get(file) ?? []) {
      if (to === start) return [...wayTo(cameFrom, start, file), start];
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, file);
      open.push(to);
    }
  }
  return null;
}

function wayTo(cameFrom, start, file) {
  const way = [file];
  while (way[0] !== start) way.unshift(cameFrom.get(way[0]));
  return way;
}

function isWay(imports, way) {
  return way.every((file, at) => at === 0 || imports.get(way[at - 1]).some(({ to }) => to === file));
}

function isNode(from) {
  return from.startsWith('node:') || builtinModules.includes(from);
}

/** The folder whose files may import each other: a format, a game, else a top folder. */
function folderOf(path) {
  const [top, sub, ...rest] = path.split('/');
  const nested = (top === 'formats' || top === 'games') && rest.length > 0;
  return nested ? `${top}/${sub}` : top;
}

function importsOf(file, text) {
  return [IMPORT, BARE_IMPORT, DYNAMIC_IMPORT, THREAD_PROGRAM]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({
      from: match.groups.from ?? threadImport(file, match.groups.program),
      typeOnly: match.groups.type !== undefined,
      line: lineAfter(text, match),
    }));
}

/** The import of a thread's program, relative to the file that starts it. */
function threadImport(file, program) {
  return posix.relative(posix.dirname(file), `${program}.ts`).replace(/^(?!\.)/, './');
}

function isFirst(value, at, all) {
  return all.indexOf(value) === at;
}

function lineAfter(text, match) {
  return text.slice(0, match.index + match[0].length).split('\n').length;
}

/** Replaces comments by spaces: lines keep their numbers, and examples in comments do not count. */
function blankComments(text) {
  return text.replace(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

function sourceFiles(root) {
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.[cm]?tsx?$/.test(name))
    .sort();
}

function subfolders(folder) {
  const path = join(SRC, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
