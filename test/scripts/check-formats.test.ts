// A format folder that is not like the others, or not in the list, does not pass.

import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/check-formats.mjs');
const SEVEN = ['claim', 'decode', 'header', 'index', 'read', 'state', 'versions'].map((name) => `${name}.ts`);

function complaints(listed: readonly string[], files: readonly string[]): string {
  const list = listed.map((name) => ({ id: name.toUpperCase(), title: name, folder: name, files: name }));
  const sources = Object.fromEntries(files.map((file) => [`src/formats/${file}`, '']));
  const folder = tempFolder({ ...sources, 'src/formats/formats.json': JSON.stringify(list) });
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' }).stderr;
}

test('passes a folder with the seven files and rooms of its own', () => {
  expect(complaints(['mario'], [...SEVEN.map((file) => `mario/${file}`), 'mario/stars/star.ts'])).toBe('');
});

test.each<[string, readonly string[], readonly string[], string]>([
  ['a missing file', ['mario'], SEVEN.slice(1).map((file) => `mario/${file}`), 'mario/claim.ts is missing'],
  [
    'a loose file',
    ['mario'],
    [...SEVEN, 'star.ts'].map((file) => `mario/${file}`),
    'mario/star.ts belongs into',
  ],
  ['a folder that is not listed', [], ['mario/index.ts'], 'mario is not in formats.json'],
  ['a listed folder that is missing', ['mario'], ['unreal/text.ts'], 'mario is in formats.json and does not'],
])('complains about %s', (_, listed, files, complaint) => {
  expect(complaints(listed, files)).toContain(complaint);
});

test('passes the formats that there are', () => {
  expect(execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8' })).toBe('');
});
