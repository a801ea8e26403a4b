// A document that names what does not exist does not pass.

import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/check-docs.mjs');

function complaints(document: string, source = ''): string {
  const folder = tempFolder({
    'package.json': JSON.stringify({ scripts: { bench: 'bench' } }),
    'README.md': '# Top of `all`\n',
    'docs/guide.md': document,
    'bench/load.ts': '',
    'src/bytes/cursor.ts': source,
    'test/bytes/cursor.test.ts': '',
  });
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' }).stderr;
}

test('passes what exists, and addresses', () => {
  const links = '[the project](../README.md#top-of-all), [the engine](https://example.org/a.md)';
  const code = '`bytes/cursor.ts`, `cursor.ts`, `.gen.ts`, `Build_ConstructorMk1_C`';
  const commands = '`npm run bench -- load`, `npx vitest run test/bytes`';
  expect(complaints(`${links}; ${code}; ${commands}`, '// See docs/guide.md.')).toBe('');
  expect(complaints('# Guide\n[here](#guide)', '// See docs/guide.md#guide.')).toBe('');
});

test.each([
  ['a link', '[old](old.md)', 'old.md does not exist'],
  ['a heading', '[top](../README.md#top)', 'README.md has no heading #top'],
  ['a heading outside code', '```sh\n# run\n```\n[run](#run)', 'docs/guide.md has no heading #run'],
  ['a file', '`bytes/reader.ts`', 'no file is called bytes/reader.ts'],
  ['a file that only ends alike', '`sor.ts`', 'no file is called sor.ts'],
  ['a script', '`npm run fuzz`', 'package.json has no script for "npm run fuzz"'],
  ['a bench', '`npm run bench -- memory`', 'there is no bench/memory.ts'],
  ['a test', '`npx vitest run test/bytes test/graph`', 'test/graph does not exist'],
])('complains about %s that does not exist', (_, document, complaint) => {
  expect(complaints(document)).toBe(`docs/guide.md: ${complaint}\n`);
});

test('complains about a document or heading that a comment names and that does not exist', () => {
  expect(complaints('', '// See docs/old.md.')).toBe('src/bytes/cursor.ts: docs/old.md does not exist\n');
  expect(complaints('', '// See docs/guide.md#old.')).toBe(
    'src/bytes/cursor.ts: docs/guide.md has no heading #old\n',
  );
});

function complaintsOfFolder(readmes: Readonly<Record<string, string>>): string {
  const many = Array.from({ length: 11 }, (_, at) => [`src/query/walks/walk-${at}.ts`, '']);
  const files = { 'package.json': '{}', ...Object.fromEntries(many), ...readmes };
  return spawnSync(process.execPath, [SCRIPT], { cwd: tempFolder(files), encoding: 'utf8' }).stderr;
}

test.each([
  ['its own', 'src/query/walks/README.md', ''],
  ['that of the folder above', 'src/query/README.md', '`walks/` has paths'],
  ['one further up', 'src/README.md', '`query/walks/` has paths'],
])('passes a folder of many files that a README describes: %s', (_, file, text) => {
  expect(complaintsOfFolder({ [file]: text })).toBe('');
});

test('complains about a folder of many files that none describes', () => {
  expect(complaintsOfFolder({ 'src/query/README.md': '`filter/` has filters' })).toBe(
    'src/query/walks has 11 files, and no README.md says what they are\n',
  );
});

test('passes the documents that there are', () => {
  expect(spawnSync(process.execPath, [SCRIPT], { encoding: 'utf8' }).stderr).toBe('');
});
