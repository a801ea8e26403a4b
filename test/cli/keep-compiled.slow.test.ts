// The built program keeps what was compiled for its next start, and works where it cannot.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { buildProgram } from '../tools/built-program.ts';

const canKeep = 'enableCompileCache' in nodeModule;
let program = '';
let folder = '';
beforeAll(() => {
  program = buildProgram();
  folder = join(dirname(program), 'compiled');
});
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

/** How `inspect` ends, and what it says about a save. */
function inspect(): Promise<{ code: number | null; facts: object; errors: string }> {
  const env = { ...process.env };
  delete env.NODE_COMPILE_CACHE;
  delete env.NODE_DISABLE_COMPILE_CACHE;
  const args = [program, 'inspect', '--format', 'json', resolve('examples/little-factory.sav')];
  const child = spawn(process.execPath, args, { env });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((done) => {
    child.on('close', (code) => {
      const { millis, peakRssBytes, ...facts } = JSON.parse(out || '{}');
      done({ code, facts, errors });
    });
  });
}

it('keeps it where Node can, also when several processes start at once', async () => {
  const first = await Promise.all([inspect(), inspect(), inspect()]);
  expect(first[0]).toMatchObject({ code: 0, facts: { issues: 0 }, errors: '' });
  expect(existsSync(folder) && readdirSync(folder).length > 0).toBe(canKeep);
  for (const run of [...first, await inspect()]) expect(run).toEqual(first[0]);
});

it('works where it cannot', async () => {
  const usual = await inspect();
  rmSync(folder, { recursive: true, force: true });
  // Not even root can make a folder here.
  writeFileSync(folder, '');
  expect(await inspect()).toEqual(usual);
});
