// Rule: one name for one thing (docs/glossary.md). No two files export the same name, so that a search for a
// name finds one meaning. Words of a format or game are its own: its folder may use names that others use.
import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.mjs';

const ROOTS = ['src', 'web', 'scripts'];
/** One folder per format or game in each. */
const FOLDERS_OF_GAMES = ['src/formats/', 'src/games/', 'web/games/'];
/** Used by what lies in the folders beside them. */
const SHARED_BY_GAMES = ['src/games/shared/'];
/** Compiled into a kernel: what the code around it also has goes by the same name there. */
const KERNELS = '/assembly/';
/** Tables of numbers, read as `CODE.TEXT`. */
const CODES = /[/-]codes\.ts$/;
/** Commands and tools are called what users call them. */
const CALLED_BY_USERS = ['src/cli/commands/', 'src/mcp/tools/'];
/** Takes the place of src/program-files.ts in a browser. */
const STAND_IN = 'src/browser/program-files.ts';
/** The same thing in both files: the page imports nothing of src/. */
const SAME_THING = new Set([
  'ColumnData',
  'DroppedFile',
  'DropReport',
  'FileColumn',
  'lastPart',
  'MapAttribute',
]);
const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type) (\w+)/gm;

/** Files by the names that they export. */
const filesByName = new Map();
for (const file of ROOTS.flatMap(sourceFiles)) {
  for (const name of exportsOf(readFileSync(file, 'utf8'))) {
    filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
}
const complaints = [...filesByName].flatMap(([name, files]) => complaintsOf(name, files)).sort();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function sourceFiles(root) {
  return filesIn(root)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('.gen.'))
    .filter((file) => !file.includes(KERNELS) && !CODES.test(file) && file !== STAND_IN)
    .filter((file) => !CALLED_BY_USERS.some((folder) => file.startsWith(folder)));
}

/** Templates hold the text of files that are generated. */
function exportsOf(text) {
  const code = text.replace(/`(?:\\.|[^\\`])*`/g, '``');
  return new Set(Array.from(code.matchAll(EXPORT), ([, name]) => name));
}

function complaintsOf(name, files) {
  if (SAME_THING.has(name)) return [];
  const clash = files.filter((file) => files.some((other) => other !== file && clashes(file, other)));
  return clash.length === 0 ? [] : [`${name} is exported by ${clash.join(' and ')}`];
}

/** Whether readers of one file may meet the name of the other. */
function clashes(a, b) {
  const [gameA, gameB] = [gameFolder(a), gameFolder(b)];
  if (gameA !== null && gameB !== null) return gameA === gameB;
  return (gameA === null && gameB === null) || rootOf(a) === rootOf(b);
}

/** The folder of the format or game that a file belongs to; null for all others. */
function gameFolder(file) {
  if (SHARED_BY_GAMES.some((folder) => file.startsWith(folder))) return null;
  const parent = FOLDERS_OF_GAMES.find((folder) => file.startsWith(folder));
  const [game, rest] = parent ? file.slice(parent.length).split('/', 2) : [];
  return rest === undefined ? null : parent + game;
}

function rootOf(file) {
  return file.split('/', 1)[0];
}
