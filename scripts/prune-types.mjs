// Deletes the declarations that users cannot reach: what package.json exports imports a seventh of what the
// compiler emits, and the rest would only show how the program is built.
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesIn } from './files-in.mjs';

const DIST = 'dist';
const DECLARATION = /\.d\.ts$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](?<from>\.[^'"\n]+)['"]/g;

const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const entries = Object.values(exports).flatMap(({ types }) => (types === undefined ? [] : [types]));
const reachable = new Set(entries.map((entry) => posix.normalize(entry)));
for (const file of reachable) {
  for (const { groups } of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = posix.join(posix.dirname(file), groups.from);
    reachable.add(path.replace(/(?:\.d)?\.[jt]s$/, '.d.ts'));
  }
}
for (const file of filesIn(DIST)) if (DECLARATION.test(file) && !reachable.has(file)) rmSync(file);
deleteEmptyFolders(DIST);

function deleteEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) deleteEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
