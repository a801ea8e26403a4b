// Sixty saves open in one process whose addresses are limited, as `ulimit -v` does.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { constrainedArgs, takesFewAddresses } from '../../src/library/memory/address-space.ts';
import { caseBytes, saveCases } from '../tools/satisfactory/cases.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const SAVES = 60;
const folder = tempFolder(
  Object.fromEntries(
    Array.from({ length: SAVES }, (_, at) => [`${at}.sav`, caseBytes(saveCases[at % saveCases.length]!)]),
  ),
);
const register = new URL('../../scripts/ts-register.mjs', import.meta.url).href;
const cli = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const SAID = 'savegraph: addresses are limited (ulimit -v): saves are read with few of them\n';
const said = (gigabytes: number): string => (gigabytes === 8 ? '' : SAID);
const QUERY = '{ saves(first: 100) { nodes { stats { objects } } } }';

/**
 * The command line in a process that has so many gigabytes of addresses. With 8, what reads TypeScript must do with few too:
 * it has a thread and a memory of its own beside each of ours, which the built program has not.
 */
function limited(gigabytes: number, ...args: string[]): ReturnType<typeof spawn> {
  const script = `ulimit -v ${gigabytes * 2 ** 20} && exec "$0" "$@"`;
  const few = gigabytes === 8 ? constrainedArgs(2 ** 30) : [];
  const node = [process.execPath, ...few, '--disable-warning=ExperimentalWarning', '--import', register, cli];
  return spawn('/bin/sh', ['-c', script, ...node, ...args]);
}

async function outputOf(
  child: ReturnType<typeof spawn>,
): Promise<{ code: unknown; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout!.on('data', (text) => {
    out += text;
  });
  child.stderr!.on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

// Only there does the limit hold.
describe.runIf(process.platform === 'linux')('with few addresses', () => {
  it.each([8, 16, 40])(`inspect opens ${SAVES} saves in %i GB`, async (gigabytes) => {
    const { code, out, err } = await outputOf(limited(gigabytes, 'inspect', folder, '--json'));
    expect([code, err]).toEqual([0, said(gigabytes)]);
    expect(out.trimEnd().split('\n')).toHaveLength(SAVES);
  });

  it(`query opens ${SAVES} saves in 8 GB`, async () => {
    const { code, out, err } = await outputOf(limited(8, 'query', folder, QUERY));
    expect([code, err]).toEqual([0, said(8)]);
    expect(JSON.parse(out).data.saves.nodes).toHaveLength(SAVES);
  });

  it.each([8, 40])(`serve opens ${SAVES} saves in %i GB`, async (gigabytes) => {
    const child = limited(gigabytes, 'serve', folder, '--port', '0');
    const ended = outputOf(child);
    try {
      const [ready] = (await once(child.stdout!, 'data')) as [Buffer];
      const response = await fetch(String(ready).trim().slice('ready '.length), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: QUERY }),
      });
      const { data, errors } = (await response.json()) as {
        data: { saves: { nodes: unknown[] } };
        errors?: unknown;
      };
      expect(errors).toBeUndefined();
      expect(data.saves.nodes).toHaveLength(SAVES);
    } finally {
      child.kill('SIGTERM');
    }
    expect(await ended).toMatchObject({ code: 0, err: said(gigabytes) });
  });
});

it('knows a process that does with few addresses', () => {
  const [option] = constrainedArgs(null);
  expect(takesFewAddresses({ execArgv: [], env: {} } as unknown as NodeJS.Process)).toBe(false);
  expect(takesFewAddresses({ execArgv: [option], env: {} } as unknown as NodeJS.Process)).toBe(true);
  expect(
    takesFewAddresses({ execArgv: [], env: { NODE_OPTIONS: `--x ${option}` } } as unknown as NodeJS.Process),
  ).toBe(true);
  expect(constrainedArgs(8 * 2 ** 30)).toEqual([option, '--wasm-max-mem-pages=16384']);
  expect(constrainedArgs(2 ** 50)).toEqual([option, '--wasm-max-mem-pages=65536']);
});
