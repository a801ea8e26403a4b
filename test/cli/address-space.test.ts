// Sixty saves open in one process whose addresses are limited, as `ulimit -v` does.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { constrainedArgs, mostThreads, takesFewAddresses } from '../../src/library/memory/address-space.ts';
import { builtProgram } from '../tools/built-program.ts';
import { caseBytes, saveCases } from '../tools/satisfactory/cases.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const SAVES = 60;
const folder = tempFolder(
  Object.fromEntries(
    Array.from({ length: SAVES }, (_, at) => [`${at}.sav`, caseBytes(saveCases[at % saveCases.length]!)]),
  ),
);
const SAID = 'savegraph: address space is limited (ulimit -v): saves are read with little of it\n';
const QUERY = '{ saves(first: 100) { nodes { stats { objects } } } }';

/** As on a machine of so many processors. */
function processors(count: number): string[] {
  const text = `import os from 'node:os';
    import { syncBuiltinESMExports } from 'node:module';
    os.availableParallelism = () => ${count};
    syncBuiltinESMExports();`;
  return ['--import', `data:text/javascript,${encodeURIComponent(text)}`];
}

let program: string;

/** The command line in a process that has so many gigabytes of addresses. */
function limited(gigabytes: number, args: readonly string[], options: readonly string[] = []) {
  const script = `ulimit -v ${gigabytes * 2 ** 20} && exec "$0" "$@"`;
  return spawn('/bin/sh', ['-c', script, process.execPath, ...options, program, ...args]);
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
  beforeAll(() => {
    program = builtProgram();
  });

  it.each([8, 16, 40])(`inspect opens ${SAVES} saves in %i GB`, async (gigabytes) => {
    const { code, out, err } = await outputOf(limited(gigabytes, ['inspect', folder, '--json']));
    expect([code, err]).toEqual([0, SAID]);
    expect(out.trimEnd().split('\n')).toHaveLength(SAVES);
  });

  it(`query opens ${SAVES} saves in 8 GB`, async () => {
    const { code, out, err } = await outputOf(limited(8, ['query', folder, QUERY]));
    expect([code, err]).toEqual([0, SAID]);
    expect(JSON.parse(out).data.saves.nodes).toHaveLength(SAVES);
  });

  it.each([
    [8, 1],
    [8, 2],
    [8, 64],
    [16, 64],
    [40, 64],
  ])(`serve opens ${SAVES} saves in %i GB with %i processors`, async (gigabytes, count) => {
    const child = limited(gigabytes, ['serve', folder, '--port', '0'], processors(count));
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
    expect(await ended).toMatchObject({ code: 0, err: SAID });
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

it('starts as many threads as there are processors, or as there are addresses for', () => {
  expect(mostThreads(64, null)).toBe(64);
  expect([8, 16, 40, 1000].map((gigabytes) => mostThreads(64, gigabytes * 2 ** 30))).toEqual([2, 4, 10, 64]);
  expect(mostThreads(2, 16 * 2 ** 30)).toBe(2);
  expect(mostThreads(64, 2 ** 30)).toBe(1);
});
