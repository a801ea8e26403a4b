// Finding saves on another thread: what is found here, and an error for what never ends.

import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { type Findings, findSaves } from '../../../src/library/find/find-saves.ts';
import { inProcessFinder } from '../../../src/library/find/save-finder.ts';
import { FileError } from '../../../src/library/load-error.ts';
import { workerReader } from '../../../src/library/read/worker-reader.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const finder = workerReader({ threads: 1 });
afterAll(() => finder.close());

/** The files of claims stay on the thread that listed them. */
function seen({ saves, problems, watched }: Findings): unknown {
  const shown = saves.map(({ claim: { files: _, ...claim }, ...save }) => ({ ...save, claim }));
  return { saves: shown, problems: problems.map(({ name, message }) => [name, message]), watched };
}

describe('a finder on a thread', () => {
  it('finds what is found here', async () => {
    const found = await finder.find('examples', 'x');
    expect(seen(found)).toEqual(seen(findSaves('examples', FORMATS, 'x')));
    expect(found.saves.length).toBeGreaterThan(3);
    const folder = tempFolder({ 'a.sav': 'text', 'b.upk': 'neither' });
    const none = await finder.find(folder, '');
    expect(seen(none)).toEqual(seen(findSaves(folder)));
    expect(none.problems[0]).toBeInstanceOf(FormatError);
  });

  it('fails as finding here does', async () => {
    const path = join(tempFolder(), 'none');
    const error: unknown = await finder.find(path, '').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FileError);
    expect(error).toMatchObject({ file: path, message: `${path}: no such file or folder` });
  });

  it('recognises what is recognised here', async () => {
    const here = inProcessFinder(FORMATS);
    for (const [name, start] of [
      ['a.sr2save', '{"savesData": {"1": "'],
      ['a.sav', 'text'],
    ] as const) {
      const asked = [name, Buffer.from(start), 1e6] as const;
      expect(await finder.recognise(...asked)).toEqual(await here.recognise(...asked));
    }
  });

  it('passes over what never ends, and finds the next', async () => {
    const program = new URL('../../tools/odd-reader-worker.ts', import.meta.url);
    const own = workerReader({ program, findMillis: 2000 });
    await expect(own.find('/x/hang', '')).rejects.toMatchObject({ code: 'LIMIT', file: 'hang' });
    await expect(own.find('/x/die', '')).rejects.toThrow('the reading thread ended with 9');
    expect((await own.find('/x/good', '')).saves).toEqual([]);
    await own.close();
    await expect(own.find('/x/good', '')).rejects.toThrow('closed');
  });
});
