// The package has the types that its exports lead to, and no others.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/prune-types.mjs');

test('keeps the declarations that the exports lead to, and everything that is none', () => {
  const exports = { '.': { types: './dist/index.d.ts' }, './package.json': './package.json' };
  const folder = tempFolder({
    'package.json': JSON.stringify({ exports }),
    'dist/index.d.ts': `export { open } from './library/open.ts';`,
    'dist/library/open.d.ts': `export declare function open(): import('../graph/graph.js').Graph;`,
    'dist/graph/graph.d.ts': 'export interface Graph {}',
    'dist/graph/hidden.d.ts': 'export interface Hidden {}',
    'dist/cli/command.d.ts': `import '../index.ts';`,
    'dist/cli.js': '',
  });
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const kept = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  expect(kept.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'cli.js',
    'graph',
    'graph/graph.d.ts',
    'index.d.ts',
    'library',
    'library/open.d.ts',
  ]);
});
