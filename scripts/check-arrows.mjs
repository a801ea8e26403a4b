// Rule: who may import whom inside src/ (docs/design.md section 2), and who may import packages and node: at all.
// Formats and games are known by their folders: their names appear in no path or import elsewhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';

const SRC = 'src';
const FORMATS = subfolders('formats').filter((name) => name !== 'unreal');
const GAMES = subfolders('games').filter((name) => name !== 'shared');

/**
 * The first row whose `from` begins the importing file's path counts. `x` stands for one format or game. `to` are
 * beginnings of paths that may be imported, besides what lies in the row's own folder; those under `types` by
 * `import type` only. `packages`: which may be imported, node: among them; all when left out.
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
    from: 'formats/unreal/',
    to: [
      'bytes/',
      'graph/columns.ts',
      'graph/ids.ts',
      'graph/report-error.ts',
      'graph/sink.ts',
      'graph/value-paths.ts',
      'graph/values.ts',
    ],
    packages: [],
  },
  ...FORMATS.map((x) => ({
    from: `formats/${x}/`,
    to: [
      ...[
        'bytes/',
        'graph/byte-texts.ts',
        'graph/column-reader.ts',
        'graph/columns.ts',
        'graph/kernel/',
        'graph/ids.ts',
        'graph/report-error.ts',
        'graph/sink.ts',
        'graph/value-paths.ts',
        'graph/values.ts',
      ],
      ...['formats/unreal/', 'formats/format.ts', 'formats/formats.gen.ts'],
    ],
    types: ['graph/'],
    packages: [],
  })),
  { from: 'formats/registry.gen.ts', to: ['formats/'], types: ['bytes/', 'graph/'], packages: [] },
  { from: 'formats/index.ts', to: ['formats/', 'bytes/'], types: ['graph/'], packages: [] },
  {
    from: 'formats/',
    to: ['formats/format.ts', 'formats/formats.gen.ts'],
    types: ['bytes/', 'graph/'],
    packages: [],
  },
  { from: 'query/', to: ['graph/'], packages: ['kdbush', 'minisearch', 're2js'] },
  ...GAMES.map((x) => ({
    from: `games/${x}/`,
    to: ['games/shared/', 'graph/', 'query/'],
    packages: [],
  })),
  { from: 'games/shared/', to: ['graph/', 'query/'], packages: [] },
  {
    from: 'library/',
    to: ['formats/registry.gen.ts', 'graph/', 'bytes/', 'program-files.ts'],
    types: ['formats/format.ts'],
  },
  { from: 'execute/', to: [], packages: ['graphql', 'node:buffer'] },
  { from: 'bulk/', to: ['graph/', 'query/', 'library/', 'execute/', 'api/'] },
  {
    from: 'mcp/',
    to: ['library/', 'api/', 'program-files.ts'],
    packages: ['@modelcontextprotocol/sdk', 'graphql', 'minisearch', 'node:crypto', 'node:fs'],
  },
  {
    from: 'store/',
    to: ['library/', 'graph/', 'program-files.ts'],
    types: ['formats/format.ts', 'formats/formats.gen.ts'],
  },
  { from: 'api/', to: ['graph/', 'query/', 'games/', 'library/', 'store/', 'execute/', 'program-files.ts'] },
  {
    from: 'browser/',
    to: ['graph/', 'formats/registry.gen.ts', 'formats/format.ts', 'query/', 'library/', 'api/', 'bytes/'],
    packages: ['virtual:program-texts'],
  },
  ...['server/', 'embed/', 'cli/', 'cli.ts', 'index.ts'].map((from) => ({
    from,
    to: [
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
      'server/',
      ...(from === 'index.ts' ? ['embed/'] : from.startsWith('cli') ? ['cli/'] : []),
      'program-files.ts',
    ],
  })),
];

const IMPORT =
  /^[ \t]*(?:import|export)\b(?<type>\s+type\b(?!\s*,|\s+from\b))?[^'";]*?\bfrom\s*['"](?<from>[^'"\n]+)['"]/gm;
const BARE_IMPORT = /^[ \t]*import\s*['"](?<from>[^'"\n]+)['"]/gm;
const DYNAMIC_IMPORT = /\b(?:import|require)\s*\(\s*['"](?<from>[^'"\n]+)['"]/g;
const THREAD_PROGRAM = /\bthreadProgram\(\s*['"](?<program>[^'"\n]+)['"]/g;
const OWN_PLACE = /\bimport\.meta\b/g;
/** The one file that may ask where it lies: the build brings others into one. */
const PROGRAM_FILES = 'program-files.ts';

const files = existsSync(SRC) ? sourceFiles(SRC) : [];
const violations = files.flatMap((file) => [...pathViolations(file), ...codeViolations(file)]);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;

/** A file name outside formats/, games/ and the resolvers that says a format or a game. */
function pathViolations(file) {
  if (/^(?:formats|games|api)\//.test(file)) return [];
  const name = [...FORMATS, ...GAMES].find((word) => file.includes(word));
  return name === undefined ? [] : [`${SRC}/${file}:1 names ${name} outside formats/ and games/`];
}

function codeViolations(file) {
  const text = blankComments(readFileSync(join(SRC, file), 'utf8'));
  return [...importViolations(file, text), ...placeViolations(file, text)];
}

function placeViolations(file, text) {
  if (file === PROGRAM_FILES) return [];
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
  if (target.startsWith('../')) return `nothing outside ${SRC}/ may be imported`;
  if (/^(?:\w+\/)?index\.ts$/.test(target))
    return 'what a folder shows to other programs is not imported inside the house';
  if (row === undefined)
    return file.includes('/') ? 'this folder has no row in scripts/check-arrows.mjs' : undefined;
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

function isNode(from) {
  return from.startsWith('node:') || builtinModules.includes(from);
}

/** The unit whose files may import each other: a format, a game, else a top folder. */
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

/** A thread's program as the file that starts it would import it. */
function threadImport(file, program) {
  return posix.relative(posix.dirname(file), `${program}.ts`).replace(/^(?!\.)/, './');
}

function lineAfter(text, match) {
  return text.slice(0, match.index + match[0].length).split('\n').length;
}

/** Comments become spaces, so that lines keep their numbers and examples in comments do not count. */
function blankComments(text) {
  return text.replace(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}

function sourceFiles(root) {
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
