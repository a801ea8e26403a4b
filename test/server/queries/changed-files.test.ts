// Files change while they are served. Whatever an answer says of a save is of one content.

import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { hastyClock, openLibrary } from '../../tools/open-library.ts';
import { type Served, serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const early = fakeSave('2026-01-01', ['x Early']);
const late = fakeSave('2026-02-02', ['x Later', 'y Later']);
const sha = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

const ABOUT = '{ save(id: "a") { title stale stats { objects } classes { nodes { name } } } }';
const HASHED = '{ save(id: "a") { title stale files { sha256 bytes } } }';

/** @param checks files are not checked again before */
async function serveSaves(
  files: Readonly<Record<string, Uint8Array>>,
  checks: Promise<void> = Promise.resolve(),
): Promise<Served & { folder: string }> {
  const folder = tempFolder(files);
  const writerClock = { ...hastyClock, wait: () => checks.then(hastyClock.wait) };
  const library = openLibrary(folder, [fakeFormat], { writerClock });
  return { ...(await serveLibrary(library)), folder };
}

const ask = async (served: Served, query = ABOUT) => (await served.query(query)).body;
const about = (title: string, name: string, objects: number, stale = false) => ({
  save: { title, stale, stats: { objects }, classes: { nodes: [{ name }] } },
});
const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 120_000, interval: 10 });

it('loads what was deleted and put back', async () => {
  const served = await serveSaves({ 'a.sav': early });
  const file = join(served.folder, 'a.sav');
  const aside = join(tempFolder(), 'aside');
  renameSync(file, aside);
  for (let time = 0; time < 2; time++) {
    const { data } = await ask(served, '{ save(id: "a") { title state levels { name } } }');
    expect(data).toEqual({ save: null });
    expect((await ask(served, '{ save(id: "a") { state } saves { totalCount } }')).data).toEqual({
      save: null,
      saves: { totalCount: 0 },
    });
  }
  renameSync(aside, file);
  await soon(async () => expect((await ask(served)).data).toEqual(about('2026-01-01', 'Early', 1)));
  expect((await ask(served, '{ saves { totalCount } }')).data).toEqual({ saves: { totalCount: 1 } });
});

it('shows the title of what it loads when a file is replaced before', async () => {
  const served = await serveSaves({ 'a.sav': early });
  expect((await ask(served, '{ save(id: "a") { title } }')).data).toEqual({ save: { title: '2026-01-01' } });
  writeFileSync(join(served.folder, 'a.sav'), late);
  expect((await ask(served)).data).toEqual(about('2026-02-02', 'Later', 2));
});

it('sees a replacement of the same size with the same time', async () => {
  const served = await serveSaves({ 'a.sav': early });
  const file = join(served.folder, 'a.sav');
  const { atime, mtime } = statSync(file);
  writeFileSync(file, fakeSave('2026-01-07', ['x Other']));
  utimesSync(file, atime, mtime);
  expect((await ask(served)).data).toEqual(about('2026-01-07', 'Other', 1));
});

it('answers from what it loaded until a later content has taken its place', async () => {
  let beginChecks = () => {};
  const checks = new Promise<void>((resolve) => {
    beginChecks = resolve;
  });
  const served = await serveSaves({ 'a.sav': early }, checks);
  expect((await ask(served)).data).toEqual(about('2026-01-01', 'Early', 1));
  expect((await ask(served, HASHED)).data.save.files).toEqual([
    { sha256: sha(early), bytes: String(early.length) },
  ]);
  writeFileSync(join(served.folder, 'a.sav'), late);
  expect((await ask(served)).data).toEqual(about('2026-01-01', 'Early', 1, true));
  const { data, errors } = await ask(served, HASHED);
  expect(data.save).toEqual({
    title: '2026-01-01',
    stale: true,
    files: [{ sha256: null, bytes: String(early.length) }],
  });
  expect(errors).toMatchObject([{ extensions: { code: 'FILE_UNREADABLE' } }]);
  beginChecks();
  await soon(async () => expect((await ask(served)).data).toEqual(about('2026-02-02', 'Later', 2)));
  expect((await ask(served, HASHED)).data.save).toEqual({
    title: '2026-02-02',
    stale: false,
    files: [{ sha256: sha(late), bytes: String(late.length) }],
  });
});

it('keeps what it loaded while a later content cannot be read', async () => {
  const served = await serveSaves({ 'a.sav': early });
  const file = join(served.folder, 'a.sav');
  await ask(served);
  writeFileSync(file, fakeSave('2026-02-02', ['x Later', '!']));
  await ask(served);
  // Longer than it takes to exchange one.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect((await ask(served)).data).toEqual(about('2026-01-01', 'Early', 1, true));
  writeFileSync(file, late);
  await ask(served);
  await soon(async () => expect((await ask(served)).data).toEqual(about('2026-02-02', 'Later', 2)));
  rmSync(file);
  await soon(async () => expect((await ask(served)).data).toEqual({ save: null }));
  expect((await ask(served, '{ saves { totalCount } }')).data).toEqual({ saves: { totalCount: 0 } });
});
