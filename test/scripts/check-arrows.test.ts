// What the script says of projects (arrows.txt), and that its own table is of this one.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tools/temp-folder.ts';

const SCRIPT = resolve('scripts/check-arrows.mjs');
const HOUSE = 'src/formats/mario/index.ts\nsrc/formats/zelda/index.ts\nsrc/games/mario/index.ts';

const [, ...projects] = readFileSync('test/scripts/arrows.txt', 'utf8').split(/\n\n(?=# )/);

test.each(projects.map((project) => project.trimEnd().replace('+ house', HOUSE).split('\n')))(
  '%s',
  (_, ...lines) => {
    const files: Record<string, string> = {};
    let file = '';
    for (const line of lines.filter((each) => !each.startsWith('= '))) {
      if (/^\w/.test(line)) file = line;
      files[file] = line === file ? '' : `${files[file]}${line.slice(2)}\n`;
    }
    const expected = lines.flatMap((line) => (line.startsWith('= ') ? line.slice(2) : []));
    const run = spawnSync(process.execPath, [SCRIPT], { cwd: tempFolder(files), encoding: 'utf8' });
    // A list of packages may grow.
    const complaints = run.stderr.split('\n').filter((line) => line !== '');
    expect(complaints.map((line) => line.replace(/(\[preact,).*/, '$1'))).toEqual(expected);
    expect(run.status).toBe(expected.length === 0 ? 0 : 1);
  },
);

test('its rows name nothing but what there is', () => {
  const [, rows = ''] = /const PROGRAM = (.*?)\n`\);/s.exec(readFileSync(SCRIPT, 'utf8')) ?? [];
  const paths = [...rows.matchAll(/(?<= )([\w./-]+(?:\/|\.ts))(?=:?\s)/g)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(join('src', path)))).toEqual([]);
});
