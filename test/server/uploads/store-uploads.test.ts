// Uploads of servers with a store: every server of it has them.

import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReadingProgress } from '../../../src/cli/saves/reading-progress.ts';
import { openUploads, uploadQueue } from '../../../src/cli/serve/uploads-to-serve.ts';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { inProcessFinder } from '../../../src/library/find/save-finder.ts';
import { Library } from '../../../src/library/library.ts';
import { inProcessReader } from '../../../src/library/read/read-job.ts';
import { Store } from '../../../src/store/store.ts';
import { StoreCatalogue } from '../../../src/store/store-catalogue.ts';
import { makeTar } from '../../tools/archives.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { type Served, serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const EXAMPLE = readFileSync('examples/powered-base.sav');
const OTHER = readFileSync('examples/palworld-guild.sav');

/** A server of a store, with a folder and a cache of its own. */
async function serveStore(store: Store) {
  const folder = tempFolder();
  const cache = tempFolder();
  const entries = await StoreCatalogue.open(store, { cache, mostCacheBytes: 1e9, formats: FORMATS });
  const progress = new ReadingProgress(store);
  const library = new Library({ reader: inProcessReader(), remote: entries, progress: progress.report });
  const stored = { store, entries, close: () => entries.close() };
  const queue = await uploadQueue(stored, 'pglite:', library, progress);
  const limits = { folder, mostBytes: 2 ** 24 };
  const uploads = await openUploads(library, limits, inProcessFinder(FORMATS), { stored, queue });
  const served = await serveLibrary(library, { store, uploads });
  return { ...served, folder, queue, entries };
}

let store: Store;
let one: Awaited<ReturnType<typeof serveStore>>;
let peer: Awaited<ReturnType<typeof serveStore>>;

beforeAll(async () => {
  store = await Store.open({ address: 'pglite:' });
  one = await serveStore(store);
  peer = await serveStore(store);
});

afterAll(async () => {
  for (const server of [one, peer]) {
    await server.queue.close();
    await server.library.close();
    await server.entries.close();
  }
  await store.close();
});

const send = async ({ url }: Served, method: string, name: string, body?: Uint8Array) => {
  const response = await fetch(new URL(`/saves/${name}`, url), {
    method,
    ...(body && { body: body as BodyInit }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
};
const STORED = '{ stored { state progress error aliases labels } }';
const stateOf = async ({ query }: Served, slug: string) =>
  (await query(`query ($slug: ID!) { save(id: $slug) ${STORED} }`, { slug })).body.data.save?.stored;
const slugsIn = async ({ query }: Served): Promise<string[]> =>
  (await query('{ saves { nodes { slug } } }')).body.data.saves.nodes.map(
    ({ slug }: { slug: string }) => slug,
  );
const READY = { state: 'READY', progress: null, error: null, aliases: expect.any(Array), labels: [] };

it('what is sent to one server of a store is in all of them, is read for its figures, and goes from all', async () => {
  const { status, body } = await send(one, 'PUT', 'base.sav', EXAMPLE);
  const slug = body.saves[0].slug as string;
  expect(slug).toBe('base');
  expect([status, body]).toEqual([
    201,
    { saves: [{ slug, format: 'GVAS', title: 'base', state: 'QUEUED' }] },
  ]);
  for (const server of [one, peer]) {
    await expect.poll(() => slugsIn(server)).toContain(slug);
    await expect.poll(() => stateOf(server, slug)).toEqual(READY);
    const { body: answer } = await server.query(`{ save(id: "${slug}") { stats { objects } } }`);
    expect(answer.data.save.stats.objects).toBe(8);
  }
  const across = '{ across(figure: "objects") { nodes { sum } } }';
  expect((await peer.query(across)).body.data.across.nodes).toEqual([{ sum: 8 }]);
  // Nothing stays where it was received.
  expect(readdirSync(one.folder, { recursive: true })).toEqual(['.incoming']);
  expect((await send(one, 'PUT', 'base.sav', EXAMPLE)).status).toBe(200);
  expect((await send(peer, 'DELETE', 'base.sav')).status).toBe(204);
  for (const server of [one, peer]) await expect.poll(() => slugsIn(server)).toEqual([]);
  expect((await send(peer, 'DELETE', 'base.sav')).status).toBe(404);
});

it('what is sent to one server of a store adds to what was sent under the name before, and goes with it or alone', async () => {
  expect((await send(one, 'PUT', 'auto.sav', EXAMPLE)).body.saves[0].slug).toBe('auto');
  expect((await stateOf(peer, 'auto')).aliases).toEqual([
    expect.stringMatching(/^auto-[0-9a-f]{4}$/),
    expect.stringMatching(/^auto-[0-9a-f]{8}$/),
  ]);
  const [first] = (await stateOf(peer, 'auto')).aliases;
  const second = (await send(one, 'PUT', 'auto.sav', OTHER)).body.saves[0].slug as string;
  expect(second).toMatch(/^auto-[0-9a-f]{4}$/);
  await expect.poll(async () => (await slugsIn(peer)).sort()).toEqual([first, second].sort());
  // Neither is meant any more by the name alone, until one of them is gone.
  const { body } = await peer.query('{ save(id: "auto") { slug } }');
  expect(body.data.save).toBe(null);
  expect(body.errors[0].extensions).toEqual({ code: 'AMBIGUOUS_SAVE', slugs: [first, second].sort() });
  expect((await send(one, 'DELETE', 'auto')).status).toBe(404);
  expect((await send(one, 'DELETE', first)).status).toBe(204);
  await expect.poll(() => slugsIn(peer)).toEqual([second]);
  expect((await peer.query('{ save(id: "auto") { slug } }')).body.data.save.slug).toBe(second);
  await expect.poll(() => stateOf(one, second)).toEqual(READY);
  expect((await send(one, 'DELETE', 'auto.sav')).status).toBe(204);
  await expect.poll(() => slugsIn(peer)).toEqual([]);
});

it('what is sent to one server of a store is a folder too; what cannot be read stays, and says why', async () => {
  const broken = Buffer.concat([EXAMPLE.subarray(0, 400), Buffer.alloc(40, 0xff)]);
  const tar = makeTar([
    { path: 'w/good.sav', content: EXAMPLE },
    { path: 'w/more.sav', content: OTHER },
    { path: 'w/sub/bad.sav', content: broken },
  ]);
  const { status, body } = await send(one, 'PUT', 'mine', tar);
  expect(status).toBe(201);
  const slugs = body.saves.map(({ slug }: { slug: string }) => slug) as string[];
  expect(slugs.sort()).toEqual(['bad', 'good', 'more']);
  const states = () => Promise.all(slugs.map(async (slug) => (await stateOf(peer, slug)).state));
  await expect.poll(async () => (await states()).includes('QUEUED')).toBe(false);
  expect((await send(one, 'DELETE', 'mine')).status).toBe(204);
  expect(await store.count()).toBe(0);
});

it('what is sent to one server of a store does not let clients remove what was added otherwise, even if they send it too', async () => {
  const library = openLibrary('examples/powered-base.sav');
  const { save } = await store.add(library.entries[0]!);
  expect((await send(one, 'PUT', 'powered-base.sav', EXAMPLE)).body.saves[0].slug).toBe(save.slug);
  for (const name of ['powered-base.sav', save.slug])
    expect((await send(one, 'DELETE', name)).status).toBe(404);
  await store.remove(save);
  await library.close();
});

it('keeps both names of a backup and the save that it is a copy of', async () => {
  const folder = tempFolder();
  for (const place of ['backup', 'world']) mkdirSync(join(folder, place));
  const library = openLibrary('examples/hollowmere');
  const [profile] = library.entries as [(typeof library.entries)[0]];
  const backup = {
    ...profile,
    slugs: ['hollowmere-backup'],
    claim: { ...profile.claim, isBackup: true as const },
  };
  const first = await store.add(backup);
  const second = await store.add({ ...profile, slugs: ['hollowmere'] });
  expect([first.isNew, second.isNew]).toEqual([true, false]);
  const names = ['hollowmere-backup', 'hollowmere'];
  for (const server of [one, peer]) {
    const ask = async (slug: string) => {
      const { body } = await server.query(`{ save(id: "${slug}") { slug stored { aliases } } }`);
      return body.data.save;
    };
    for (const name of names)
      await expect
        .poll(() => ask(name))
        .toEqual({ slug: names[0], stored: { aliases: expect.arrayContaining([names[1]]) } });
  }
  expect((await store.find(names[1]!))?.claim.isBackup).toBeUndefined();
  await store.remove(first.save);
  await library.close();
});
