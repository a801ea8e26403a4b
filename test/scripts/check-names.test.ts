// A name that two files export for two things does not pass.

import { execFileSync, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/check-names.mjs');
const PLACE = 'export interface Place {}\n';

function complaints(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder({ 'src/a.ts': '', 'web/a.ts': '', 'scripts/a.mjs': '', ...files });
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' }).stderr;
}

test.each<[string, string, string]>([
  ['folders beside each other', 'src/query/place.ts', 'src/api/place.ts'],
  ['the page and the server', 'web/map/place.tsx', 'src/api/place.ts'],
  ['files of one format', 'src/formats/mario/read.ts', 'src/formats/mario/stars/star.ts'],
  ['a format and what formats are read with', 'src/formats/mario/read.ts', 'src/bytes/place.ts'],
  ['a game and what games share', 'src/games/mario/stars.ts', 'src/games/shared/place.ts'],
  ['a game and the rest of the page', 'web/games/mario/page.tsx', 'web/map/place.ts'],
])('complains about a name in %s', (_, one, other) => {
  expect(complaints({ [one]: PLACE, [other]: 'export const Place = 1;\n' })).toMatch(
    /^Place is exported by \S+ and \S+\n$/,
  );
});

test.each<[string, string, string]>([
  ['two formats', 'src/formats/mario/read.ts', 'src/formats/zelda/read.ts'],
  ['a format and a game', 'src/formats/mario/read.ts', 'src/games/mario/stars.ts'],
  ['a format and the page', 'src/formats/mario/read.ts', 'web/map/place.ts'],
  ['a kernel and the code around it', 'src/graph/kernel/assembly/place.ts', 'src/graph/kernel/place.ts'],
  ['a tool and what it uses', 'src/mcp/tools/place.ts', 'src/api/place.ts'],
])('passes a name in %s', (_, one, other) => {
  expect(complaints({ [one]: PLACE, [other]: PLACE })).toBe('');
});

test('passes names that are not exported, or only in generated text', () => {
  const files = {
    'src/b.ts': 'interface Place {}\n',
    'src/c.ts': 'const text = `\nexport interface Place {}\n`;\n',
  };
  expect(complaints({ 'src/a.ts': PLACE, ...files })).toBe('');
});

test('passes the names that there are', () => {
  expect(execFileSync(process.execPath, [SCRIPT], { encoding: 'utf8' })).toBe('');
});
