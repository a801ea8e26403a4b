// `savegraph` without arguments: what it says is on this machine.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { overviewOf, welcome } from '../../src/cli/welcome.ts';
import { tempFolder } from '../tools/temp-folder.ts';

it('says of each folder how many saves are there, and which is the newest', async () => {
  const folder = tempFolder({
    'saves/a.sav': readFileSync('examples/little-factory.sav'),
    'saves/b.sav': readFileSync('examples/little-factory-earlier.sav'),
    'empty/note.txt': Buffer.from('no save'),
  });
  const lines = await overviewOf([join(folder, 'saves'), join(folder, 'empty')]);
  expect(lines.slice(2)).toEqual([
    `  ${join(folder, 'saves')}`,
    expect.stringMatching(/^ {4}2 Satisfactory, the newest: Little Factory, \d{4}-\d\d-\d\d$/),
    `  ${join(folder, 'empty')}`,
    '    no saves',
  ]);
});

it('says so when there is none, and leaves at the end of the input', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.stubEnv('HOME', tempFolder({ 'x/y': Buffer.from('') }));
  const asked: string[] = [];
  const answer = async (question: string) => {
    asked.push(question);
    return null;
  };
  expect(await welcome(answer)).toBe(0);
  expect(asked).toEqual([expect.stringContaining('Press Enter to open the page on the example saves')]);
  expect(log.mock.calls.join('\n')).toContain('No game on this machine');
  vi.unstubAllEnvs();
  log.mockRestore();
});
