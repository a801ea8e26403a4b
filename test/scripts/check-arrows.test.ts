import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/check-arrows.mjs', import.meta.url));

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Runs the script on a project of these files; gives the lines that it complains in. */
function complaints(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const run = spawnSync(process.execPath, [SCRIPT], { cwd: root, encoding: 'utf8' });
  const lines = run.stderr.split('\n').filter((line) => line !== '');
  expect(run.status, run.stderr).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

/** Two formats and a game, so that the script knows their names. */
const house = {
  'src/formats/mario/index.ts': '',
  'src/formats/zelda/index.ts': '',
  'src/games/mario/index.ts': '',
};

test('allows what the table allows', () => {
  const files = {
    ...house,
    'src/bytes/inflate.ts': `import { inflate } from 'pako';\nimport { cursor } from './cursor.ts';`,
    'src/graph/builder.ts': `import type { Cursor } from '../bytes/cursor.ts';\nimport { ids } from './ids.ts';`,
    'src/formats/mario/read.ts': `import { ids } from '../../graph/ids.ts';\nimport { tag } from '../unreal/tag.ts';`,
    'src/formats/registry.gen.ts': `import { mario } from './mario/index.ts';`,
    'src/query/filter.ts': `import { graph } from '../graph/graph.ts';`,
    'src/games/mario/stars.ts': `import { filter } from '../../query/filter.ts';`,
    'src/api/games/mario.ts': `import { stars } from '../../games/mario/stars.ts';\nimport { parse } from 'graphql';`,
    'src/cli.ts': `import { readFile } from 'node:fs/promises';\nimport { open } from './library/library.ts';`,
  };
  expect(complaints(files)).toEqual([]);
});

const forbidden: [file: string, imports: string, complaint: string][] = [
  ['src/bytes/cursor.ts', '../graph/ids.ts', 'bytes/ may not import graph/ids.ts'],
  ['src/bytes/inflate.ts', 'node:zlib', 'bytes/ uses no Node API'],
  ['src/graph/builder.ts', '../bytes/cursor.ts', 'graph/ may import types only from there (import type)'],
  ['src/graph/builder.ts', 'lodash', 'graph/ may not import packages but []'],
  [
    'src/formats/mario/read.ts',
    '../zelda/layout.ts',
    'formats/mario/ may not import formats/zelda/layout.ts',
  ],
  ['src/api/save.ts', '../formats/registry.gen.ts', 'api/ may not import formats/registry.gen.ts'],
  ['src/server/http-server.ts', '../games/mario/index.ts', 'server/ may not import games/mario/index.ts'],
  ['src/server/http-server.ts', '../../test/tools/writer.ts', 'nothing outside src/ may be imported'],
  [
    'src/query/plan.ts',
    '../graph/index.ts',
    'what a folder shows to other programs is not imported inside the house',
  ],
  ['src/other/thing.ts', '../graph/ids.ts', 'this folder has no row in scripts/check-arrows.mjs'],
];

test.each(forbidden)('%s may not import %s', (file, imports, complaint) => {
  const text = `// A comment.\n\nimport {\n  thing,\n} from '${imports}';\n`;
  expect(complaints({ ...house, [file]: text })).toEqual([`${file}:5 imports ${imports}: ${complaint}`]);
});

test('games and formats are named where they are declared, and in comments', () => {
  const text = `// As Mario does.\nexport const game = 'MARIO';\n`;
  const files = {
    'src/games/mario/index.ts': text,
    'src/api/games/open.ts': text,
    'src/api/list.gen.ts': text,
  };
  expect(complaints({ ...house, ...files })).toEqual([]);
  expect(complaints({ ...house, 'src/cli/mario.ts': text })).toEqual([
    'src/cli/mario.ts:2 names MARIO: games/ and formats/ declare what others need of them',
    'src/cli/mario.ts:1 names mario: games/ and formats/ declare what others need of them',
  ]);
});

test('sees each cycle once, of pages too, and no cycle where two ways meet', () => {
  const files = {
    'web/app.tsx': `import { a } from './a.ts';\nimport { b } from './b.ts';`,
    'web/a.ts': `import { c } from './c.ts';`,
    'web/b.ts': `import { c } from './c.ts';`,
    'web/c.ts': '',
    'web/x.ts': `import { y } from './y.ts';`,
    'web/y.ts': `import { x } from './x.ts';\nimport { z } from './z.ts';`,
    'web/z.ts': `import { y } from './y.ts';`,
  };
  expect(complaints(files)).toEqual([
    'web/x.ts:1 a cycle: x.ts -> y.ts -> x.ts (x.ts imports y.ts, y.ts imports x.ts)',
    'web/z.ts:1 a cycle: z.ts -> y.ts -> z.ts (z.ts imports y.ts, y.ts imports z.ts)',
  ]);
});

test('sees a cycle of folders, through types too, and none where imports lead one way', () => {
  const files = {
    'src/query/run/plan.ts': `import { condition } from '../filter/condition.ts';`,
    'src/query/run/rows.ts': '',
    'src/query/filter/condition.ts': `import { number } from './tests/number.ts';`,
    'src/query/filter/tests/number.ts': '',
    'src/query/filter/compile.ts': `import { condition } from './condition.ts';`,
  };
  expect(complaints(files)).toEqual([]);
  const back = { 'src/query/filter/tests/number.ts': `import type { Rows } from '../../run/rows.ts';` };
  expect(complaints({ ...files, ...back })).toEqual([
    'src/query/filter:1 a cycle: query/filter -> query/run -> query/filter ' +
      '(query/filter/tests/number.ts imports query/run/rows.ts, query/run/plan.ts imports query/filter/condition.ts)',
  ]);
});

test('folders import only those below them in a table that says so', () => {
  const files = {
    'src/query/filter/filter.ts': '',
    'src/query/run/run.ts': `import { filter } from '../filter/filter.ts';`,
    'src/query/limits.ts': '',
  };
  const table = (first: string, second: string): string =>
    `| \`${first}/\` | one |\n| \`${second}/\` | two |\n`;
  const claim = 'Each folder imports\nonly those below it, and the files of this folder:\n';
  const readme = 'src/query/README.md';
  expect(complaints({ ...files, [readme]: claim + table('run', 'filter') })).toEqual([]);
  expect(complaints({ ...files, [readme]: table('filter', 'run') })).toEqual([]);
  expect(complaints({ ...files, [readme]: claim + table('filter', 'run') })).toEqual([
    'src/query/README.md:1 has query/run below what it imports: query/run/run.ts imports query/filter/filter.ts',
  ]);
});

test('pages import their own files and few packages, and games and formats are known in their folders', () => {
  const files = {
    ...house,
    'src/formats/formats.json': JSON.stringify([{ id: 'ZELDA' }]),
    'web/games/zelda/map.ts': `import { h } from 'preact';\nexport const format = 'ZELDA';`,
    'web/map/map.ts': [
      `import { map } from '../games/zelda/map.ts';`,
      `import { find } from '../../src/find.ts';`,
      `import { h } from 'react';`,
      `export const format = 'ZELDA';`,
    ].join('\n'),
  };
  expect(complaints(files)).toEqual([
    'web/map/map.ts:1 imports ../games/zelda/map.ts: games are found by web/games/registry.ts only',
    'web/map/map.ts:2 imports ../../src/find.ts: nothing outside web/ may be imported',
    expect.stringMatching(/^web\/map\/map.ts:3 imports react: web\/ may not import packages but \[preact,/),
    'web/map/map.ts:1 names ZELDA: what is about one format lies in web/games/',
  ]);
});

test('its rows name nothing but what there is', () => {
  const [, rows = ''] = /const PROGRAM = (.*?)\n`\);/s.exec(readFileSync(SCRIPT, 'utf8')) ?? [];
  const paths = [...rows.matchAll(/(?<= )([\w./-]+(?:\/|\.ts))(?=:?\s)/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(150);
  const src = fileURLToPath(new URL('../../src/', import.meta.url));
  expect(paths.filter((path) => !existsSync(join(src, path)))).toEqual([]);
});
