// A format folder that is not like the others, or not in the list, does not pass.

import { execFileSync, spawnSync } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/check-formats.mjs');
/** The files of a format, with what they must export. */
const FILES: Readonly<Record<string, string>> = {
  'claim.ts': 'export function claim() {}\nexport function refuse() {}\n',
  'decode.ts': 'export function decoder() {}\n',
  'header.ts': 'export function saveHeader() {}\n',
  'index.ts': '',
  'read.ts': 'export function read() {}\n',
  'state.ts': 'export interface DecodeState {}\n',
  'versions.ts': "export const VERSIONS = '1';\n",
};
const SEVEN = Object.keys(FILES);

function complaints(listed: readonly string[], files: readonly string[], sources = FILES): string {
  const list = listed.map((name) => ({ id: name.toUpperCase(), title: name, folder: name, files: name }));
  const texts = files.map((file) => [`src/formats/${file}`, sources[basename(file)] ?? '']);
  const folder = tempFolder({
    ...Object.fromEntries(texts),
    'src/formats/formats.json': JSON.stringify(list),
  });
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

test.each(['claim', 'refuse', 'decoder', 'saveHeader', 'read', 'DecodeState', 'VERSIONS'])(
  'complains about a format that does not export %s',
  (name) => {
    const renamed = Object.entries(FILES).map(([file, text]) => [file, text.replace(` ${name}`, ' other')]);
    const files = SEVEN.map((file) => `mario/${file}`);
    expect(complaints(['mario'], files, Object.fromEntries(renamed))).toContain(`exports no ${name}\n`);
  },
);

test('passes the formats that there are', () => {
  expect(execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8' })).toBe('');
});
