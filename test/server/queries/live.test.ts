// Saves that change while they are served: who listens hears of it, who asks gets one content or the other. Mutations are in
// ../transcripts/queries.txt.

import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { hearEvents } from '../../tools/hear-events.ts';
import { hastyClock, openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder({ 'a.sav': fakeSave('A', ['x C']), 'b.sav': fakeSave('B', ['x C', 'y C']) });
const library = openLibrary(folder, [fakeFormat], { writerClock: hastyClock });
library.watch();
const served = await serveLibrary(library);
const { url, query } = served;
afterAll(() => library.close());
// Watching begins when it begins: the first change that is heard of tells.
const heard = library.changes.listen();
const probe = join(folder, 'probe.sav');
// More often, and it would never be quiet between two of them.
const probing = setInterval(() => writeFileSync(probe, fakeSave('P', ['x C'])), 1000);
await heard.next();
clearInterval(probing);
rmSync(probe);
for (let kind = ''; kind !== 'REMOVED'; ) kind = (await heard.next()).value.kind;
await heard.return!();

const change = 'subscription { saveChanged { kind save { slug title stats { objects } } } }';

const file = (name: string) => join(folder, name);
const put = (name: string, bytes: Uint8Array | string) => {
  writeFileSync(file('new.tmp'), bytes);
  renameSync(file('new.tmp'), file(name));
};

it('who listens hears of saves that come, change and go', async () => {
  const hear = (work: () => void) => hearEvents(served, change, work);
  expect(await hear(() => put('c.sav', fakeSave('C', ['x C', 'y C', 'z C'])))).toEqual([
    { kind: 'ADDED', save: { slug: 'c', title: 'C', stats: { objects: 3 } } },
  ]);
  expect(await hear(() => put('c.sav', fakeSave('C2', ['x C'])))).toEqual([
    { kind: 'CHANGED', save: { slug: 'c', title: 'C2', stats: { objects: 1 } } },
  ]);
  expect(await hear(() => rmSync(file('c.sav')))).toMatchObject([{ kind: 'REMOVED', save: { slug: 'c' } }]);
});

it('a save that is written while it is asked for is answered when it is whole', async () => {
  const whole = readFileSync('examples/little-factory.sav');
  const place = tempFolder({ 'slow.sav': whole.subarray(0, whole.length >> 1) });
  const slow = openLibrary(place);
  slow.watch();
  const entry = slow.entries.find(({ slug }) => slug.endsWith('slow'))!;
  // Each part was written a moment ago, however long this process waits for its turn.
  const now = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now });
  utimesSync(join(place, 'slow.sav'), now, now);
  const loading = slow.load(entry);
  for (const part of [0.6, 0.8, 1]) {
    await pause(10);
    writeFileSync(join(place, 'slow.sav'), whole.subarray(0, Math.floor(whole.length * part)));
    utimesSync(join(place, 'slow.sav'), now, new Date(now.getTime() + part * 1000));
  }
  const asked = openLibrary('examples/little-factory.sav');
  const { graph } = await asked.load(asked.entries[0]!);
  expect((await loading).graph.count).toBe(graph.count);
  vi.useRealTimers();
  await slow.close();
});

it('a save that is written while it is asked for is one content or the other, and old cursors are refused', async () => {
  put('n.sav', fakeSave('N', ['a C', 'b C', 'c C']));
  const page =
    'query ($after: String) { save(id: "n") { objects(first: 1, after: $after) { nodes { path } pageInfo { endCursor } } } }';
  const first = await query(page);
  const after = first.body.data.save.objects.pageInfo.endCursor;
  put('n.sav', fakeSave('N', ['q C', 'r C']));
  const nodes = async () => (await query(page)).body.data.save.objects.nodes;
  await expect.poll(nodes).toEqual([{ path: 'q' }]);
  const { body } = await query(page, { after });
  expect(body.errors[0].extensions.code).toBe('BAD_ARGUMENT');
});

it('a HEAD that would listen leaves nobody listening', async () => {
  const search = `?query=${encodeURIComponent('subscription { saveChanged { kind } }')}`;
  for (let time = 0; time < 3; time++) {
    const asked = await fetch(url + search, { method: 'HEAD', headers: { accept: 'text/event-stream' } });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
  }
  await expect.poll(() => library.changes.listeners).toBe(0);
});
