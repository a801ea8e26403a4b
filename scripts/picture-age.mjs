// The pictures of the README and docs/, and whether they are as old as what they show: a build says so, and goes on.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each is of: an address of the page of the example saves, and what is seen there. */
export const DOCUMENT_PICTURES = [
  {
    path: 'docs/map.png',
    address: `/save/little-factory/map?object=${encodeURIComponent(
      'Persistent_Level:PersistentLevel.Build_ConstructorMk1_C_1',
    )}`,
    shows: [
      'web/map',
      'web/object',
      'web/shell',
      'web/styles',
      'web/games/satisfactory',
      'examples/little-factory.sav',
    ],
  },
];
const NOTED = 'docs/pictures.json';

/** Notes what the pictures show, which have just been taken. */
export function notePictures() {
  const marks = Object.fromEntries(DOCUMENT_PICTURES.map(({ path, shows }) => [path, markOf(shows)]));
  writeFileSync(NOTED, `${JSON.stringify(marks, null, 2)}\n`);
}

/** Those that show something that has been changed since. */
export function oldPictures() {
  const noted = JSON.parse(readFileSync(NOTED, 'utf8'));
  return DOCUMENT_PICTURES.filter(({ path, shows }) => noted[path] !== markOf(shows)).map(({ path }) => path);
}

function markOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesAt)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesAt(place) {
  if (/\.\w+$/.test(place)) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name).replaceAll('\\', '/'))
    .sort();
}
