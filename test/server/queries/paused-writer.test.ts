// Programs that write a save in parts, with pauses: requests get the last complete content until the next is there.

import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const EXAMPLES = 'examples';
const soon = { timeout: 120_000 };
const HALF = 0.5;
const NEARLY = 0.9;

/** One save, by the clock of the test. */
async function serveExample(name: string, settleMillis: number) {
  const place = join(EXAMPLES, name);
  const names = statSync(place).isDirectory() ? readdirSync(place) : [''];
  const files = Object.fromEntries(
    names.map((file) => [join('saves', name, file), readFileSync(join(place, file))]),
  );
  const folder = tempFolder(files);
  const time = { now: 0, waits: 0, reads: 0 };
  const writerClock = {
    millis: () => time.now,
    wait: async () => {
      await pause(5);
      time.waits++;
    },
  };
  const reading = inProcessReader();
  const reader = {
    ...reading,
    read: (...job: Parameters<typeof reading.read>) => reading.read(...job).finally(() => time.reads++),
  };
  const library = openLibrary(join(folder, 'saves'), undefined, { reader, writerClock, settleMillis });
  const slug = library.entries[0]!.slug;
  const { query } = await serveLibrary(library);
  const about = async () => {
    const { data } = (
      await query(`{ save(id: "${slug}") { stale stats { objects } issues { totalCount } } }`)
    ).body;
    const { stale, stats, issues } = data.save;
    return { stale, objects: stats?.objects, issues: issues?.totalCount };
  };
  /** Resolves when the library has checked its files again, and done what it does then. */
  const checked = async () => {
    const before = time.waits;
    await expect.poll(() => time.waits, soon).toBeGreaterThan(before + 2);
  };
  const path = (file: string) => join(folder, 'saves', name, file);
  return { library, about, checked, time, path };
}

type Example = Awaited<ReturnType<typeof serveExample>>;

/** Lets time pass until the newer content was read. A query soon after another does not look at the files again. */
async function readNewer({ about, time }: Example, whole: unknown): Promise<void> {
  const before = time.reads;
  await expect.poll(about, soon).toEqual(whole);
  while (time.reads === before) {
    expect(await about()).toEqual(whole);
    time.now += 500;
    await pause(5);
  }
}

/**
 * Lets time pass until the newer content was read, then until just before the settle time of 30 seconds is over. The steps
 * are small, as files may be looked at late, and the settle time begins with that. Whoever asks too soon after another
 * does not have them looked at, so that it asks again.
 */
async function readUnsettled({ about, checked, time }: Example, whole: object): Promise<void> {
  await expect
    .poll(async () => {
      await about();
      time.now += 20;
      return time.reads;
    }, soon)
    .toBeGreaterThan(1);
  time.now = Math.max(time.now, 29_000);
  await checked();
  expect(await about()).toEqual({ ...whole, stale: true });
}

it.for([
  ['little-factory-earlier.sav', '', NEARLY],
  ['little-factory.sav', '', HALF],
  ['first-steps-u5.sav', '', HALF],
  ['20221101120000_2_1.sav', '', HALF],
  ['20200101000000_Hill_1.sav', '', NEARLY],
  ['powered-base.sav', '', HALF],
  ['palworld-guild.sav', '', HALF],
  ['unreal3', 'LighthouseProps.upk', NEARLY],
  ['hollowmere', 'persist.roster.json', HALF],
] as const)('a save that is written in two parts stays whole %s %s', async ([name, file, share]) => {
  const example = await serveExample(name, Number.POSITIVE_INFINITY);
  const { about, checked, time, path } = example;
  const whole = await about();
  expect(whole).toMatchObject({ stale: false, issues: 0 });
  const bytes = readFileSync(path(file));
  writeFileSync(path(file), bytes.subarray(0, Math.floor(bytes.length * share)));
  await readNewer(example, { ...whole, stale: true });
  time.now += 2000;
  await checked();
  expect(await about()).toEqual({ ...whole, stale: true });
  writeFileSync(path(file), bytes);
  await expect
    .poll(() => {
      time.now += 500;
      return about();
    }, soon)
    .toEqual(whole);
  await example.library.close();
});

it('when nothing follows what there is of it is taken after the settle time', async () => {
  const example = await serveExample('powered-base.sav', 30_000);
  const { about, time, path } = example;
  const whole = await about();
  writeFileSync(path(''), readFileSync(path('')).subarray(0, -500));
  await about();
  await readUnsettled(example, whole);
  time.now += 30_000;
  await expect.poll(about, soon).toMatchObject({ stale: false, issues: 3 });
  await example.library.close();
});

it('when nothing follows a save that lost a file is taken after the settle time', async () => {
  const example = await serveExample('hollowmere', 30_000);
  const { about, time, path } = example;
  const whole = await about();
  rmSync(path('persist.map.json'));
  await about();
  await readUnsettled(example, whole);
  time.now += 30_000;
  await expect.poll(about, soon).toMatchObject({ stale: false });
  expect((await about()).objects).toBeLessThan(whole.objects);
  await example.library.close();
});

it.for([
  ['of a save in memory', true],
  ['of one that is only listed', false],
] as const)('20 writes in 6 seconds are one change %s', async ([, isLoaded]) => {
  const { library, about, checked, time, path } = await serveExample('powered-base.sav', 30_000);
  if (isLoaded) await about();
  const bytes = readFileSync(path(''));
  const kinds: string[] = [];
  const heard = library.changes.listen();
  const hearing = (async () => {
    for await (const { kind } of heard) kinds.push(kind);
  })();
  for (let write = 0; write < 20; write++) {
    writeFileSync(path(''), bytes);
    library.entries;
    await expect.poll(() => library.entries.length, soon).toBe(1);
    // The checks begin when somebody has the files looked at after the write.
    if (write === 0) await expect.poll(() => library.entries.length && time.waits, soon).toBeGreaterThan(0);
    time.now += 300;
    await checked();
  }
  expect(kinds).toEqual([]);
  time.now += 1000;
  await expect.poll(() => kinds, soon).toEqual(['CHANGED']);
  if (isLoaded) expect(await about()).toMatchObject({ stale: false });
  await library.close();
  await hearing;
  expect(kinds).toEqual(['CHANGED']);
});
