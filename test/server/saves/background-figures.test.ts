import { copyFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FigureFolder } from '../../../src/library/figures/figure-folder.ts';
import type { Library } from '../../../src/library/library.ts';
import { BackgroundFigures } from '../../../src/server/saves/background-figures.ts';
import { ThreadPool } from '../../../src/server/threads/thread-pool.ts';
import { askOf, type Json } from '../../tools/ask.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder();
const kept = tempFolder();
const copy = (name: string): void => copyFileSync(join('examples', name), join(folder, name));
copy('little-factory.sav');
copy('little-factory-earlier.sav');

/** A server's library and what it reads in the background, while `use` runs. */
async function running(
  all: boolean,
  use: (library: Library, background: BackgroundFigures) => Promise<void>,
  { place = kept, errors = [] as readonly string[] } = {},
): Promise<void> {
  const library = openLibrary(folder, undefined, all ? { figures: new FigureFolder(place) } : {});
  const faults: unknown[] = [];
  const report = (error: unknown): void => void faults.push((error as { code?: unknown }).code ?? error);
  const threads = new ThreadPool({ library, report, threads: 1 });
  const background = new BackgroundFigures({ library, threads, all, report });
  try {
    await use(library, background);
  } finally {
    await background.close();
    await threads.close();
    await library.close();
  }
  expect(faults).toEqual(errors);
}

async function machines(library: Library): Promise<Json> {
  const { data, errors } = await askOf(library)(
    '{ worlds { nodes { id history(figure: "machines", sum: true) { saves unread nodes { value save { slug } } } } } }',
  );
  expect(errors).toBeUndefined();
  return data.worlds.nodes[0];
}

const EARLIER = { value: 13, save: { slug: 'little-factory-earlier' } };
const LATER = { value: 15, save: { slug: 'little-factory' } };

it('reads each content once, on another thread, and knows it after a restart', async () => {
  await running(true, async (library, background) => {
    await background.idle();
    expect((await machines(library)).history).toEqual({ saves: 2, unread: 0, nodes: [EARLIER, LATER] });
    expect([library.loads, ...library.entries.map(({ state }) => state)]).toEqual([2, 'LISTED', 'LISTED']);
  });
  await running(true, async (library, background) => {
    await background.idle();
    expect((await machines(library)).history.saves).toBe(2);
    expect(library.loads).toBe(0);
  });
});

it('keeps the figures of a deleted save until it is to be forgotten, and reads what comes', async () => {
  rmSync(join(folder, 'little-factory-earlier.sav'));
  await running(true, async (library, background) => {
    await background.idle();
    const { id, history } = await machines(library);
    expect(history.nodes).toEqual([{ ...EARLIER, save: null }, LATER]);
    const { body } = await (await serveLibrary(library)).query(
      `mutation { forgetSaves(world: "${id}") no: forgetSaves(world: "x") }`,
    );
    expect(body).toEqual({ data: { forgetSaves: 1, no: null } });
    expect((await machines(library)).history.nodes).toEqual([LATER]);
    copy('little-factory-earlier.sav');
    await library.rescan(folder, 'little-factory-earlier.sav');
    await new Promise(setImmediate);
    await background.idle();
    expect((await machines(library)).history.nodes).toEqual([EARLIER, LATER]);
  });
});

it('reads again what a damaged file had', async () => {
  const [world] = readdirSync(kept);
  for (const name of readdirSync(join(kept, world!))) writeFileSync(join(kept, world!, name), 'damaged');
  await running(true, async (library, background) => {
    await background.idle();
    expect(library.loads).toBe(2);
    expect((await machines(library)).history.nodes).toEqual([EARLIER, LATER]);
  });
});

it('reads only the worlds that were asked for, if nothing is to outlive it', async () => {
  await running(false, async (library, background) => {
    await background.idle();
    expect(library.loads).toBe(0);
    expect(await machines(library)).toBeDefined();
    await background.idle();
    expect((await machines(library)).history).toEqual({ saves: 2, unread: 0, nodes: [EARLIER, LATER] });
  });
});

it('says once that there is no place for figures, and not for every save', async () => {
  // No folder, as for anybody on a full disk.
  const place = join(tempFolder({ file: 'a file' }), 'file');
  const answers = async (library: Library, background: BackgroundFigures): Promise<void> => {
    await background.idle();
    expect((await machines(library)).history.nodes).toEqual([EARLIER, LATER]);
  };
  await running(true, answers, { place, errors: ['ENOTDIR'] });
});
