// A folder with many files says what is in it, and names no file that is not there.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Files that can be seen at one look. */
const FEW_FILES = 10;

const folders = [
  'src',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => join('src', name)),
];
const entries = (folder: string) => readdirSync(folder, { withFileTypes: true });
const isFolder = (path: string): boolean => !/\.[a-z]+$/.test(path);
const withReadme = folders.filter((path) => isFolder(path) && existsSync(join(path, 'README.md')));

it('a folder with more than ten files has a README.md, or is a room that its parent describes', () => {
  // Those of the formats' own rooms are read with docs/formats/.
  const full = folders.filter(
    (path) =>
      isFolder(path) &&
      !/^src\/formats\/[^/]+\/./.test(path) &&
      entries(path).filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).length > FEW_FILES,
  );
  expect(full.length).toBeGreaterThan(5);
  expect(full.filter((path) => !withReadme.includes(path) && !withReadme.includes(dirname(path)))).toEqual(
    [],
  );
});

it.each(withReadme)('%s/README.md names only what there is', (folder) => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = [...text.matchAll(/`([a-z][\w-]*(?:\.gen)?\.ts|[a-z][\w-]*\/)`/g)].map(([, name]) => name!);
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => path!);
  const missing = [...named, ...linked].filter(
    (name) => !existsSync(join(folder, name)) && !existsSync(name) && !isInRoom(folder, name),
  );
  expect(text.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

/** A README of a folder with rooms names files of theirs without the room. */
function isInRoom(folder: string, name: string): boolean {
  return entries(folder).some((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, name)));
}
