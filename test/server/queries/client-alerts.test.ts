// Clients that subscribe to alerts, or to some changes only.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { createClient } from 'graphql-sse';
import { afterAll, expect, it } from 'vitest';
import type { Library } from '../../../src/library/library.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder({ 'a.sav': fakeSave('2026-01-01 of W', ['x C']) });
const library = openLibrary(folder, [fakeFormat]);
const { url, query } = await serveLibrary(library);
afterAll(() => library.close());

async function put(name: string, title: string, ...lines: string[]) {
  writeFileSync(join(folder, `${name}.sav`), fakeSave(title, lines));
  await library.rescan(folder, `${name}.sav`);
}

/** What a client hears until `most` events came. */
async function hear(
  subscription: string,
  variables: Record<string, unknown>,
  most: number,
  work: () => unknown,
  at: { readonly url: string; readonly library: Library } = { url, library },
) {
  const client = createClient({ url: at.url, retryAttempts: 0 });
  const events = client.iterate({ query: subscription, variables });
  const heard: unknown[] = [];
  const before = at.library.changes.listeners;
  const ended = (async () => {
    for await (const { data, errors } of events) {
      heard.push(data ? Object.values(data)[0] : errors?.map(({ extensions }) => extensions?.code));
      if (heard.length >= most) break;
    }
  })();
  while (at.library.changes.listeners === before && heard.length === 0) await turn();
  await work();
  await ended;
  client.dispose();
  while (at.library.changes.listeners > before) await turn();
  return heard;
}

const RULE = {
  name: 'objects',
  query: 'query ($save: ID!) { save(id: $save) { objects { totalCount } } }',
  value: '/save/objects/totalCount',
  text: '{slug}: {value}',
};
const ALERTS =
  'subscription ($rules: [AlertRule!]) { alerts(rules: $rules) { key rule text value isFailure save { slug stats { objects } } } }';

it('a client hears of its own rules, and once when one fails', async () => {
  const rules = [
    { ...RULE, when: 'COUNT_RISES' },
    { ...RULE, name: 'wrong', value: '/save/objects/none' },
  ];
  const heard = await hear(ALERTS, { rules }, 2, async () => {
    await put('b', '2026-01-02 of W', 'x C');
    await put('c', '2026-01-03 of W', 'x C', 'y C');
  });
  expect(heard).toEqual([
    expect.objectContaining({
      key: null,
      rule: 'wrong',
      isFailure: true,
      save: { slug: 'b', stats: { objects: 1 } },
    }),
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      rule: 'objects',
      text: 'c: 2',
      value: 2,
      isFailure: false,
      save: { slug: 'c', stats: { objects: 2 } },
    },
  ]);
});

it('what a client gives has limits, and no receiver', async () => {
  const refused = async (rules: unknown, at = { url, library }) =>
    (await hear(ALERTS, { rules }, 1, () => undefined, at))[0];
  expect(await refused(Array.from({ length: 11 }, (_, name) => ({ ...RULE, name: String(name) })))).toEqual([
    'LIMIT_EXCEEDED',
  ]);
  expect(await refused([RULE, RULE])).toEqual(['BAD_ARGUMENT']);
  expect(await refused([{ ...RULE, query: '{ nope }' }])).toEqual(['BAD_ARGUMENT']);
  expect(
    await refused([
      { ...RULE, query: 'mutation { closeSave(id: "a") { slug } }', value: '/closeSave/slug' },
      { ...RULE, value: 'x' },
    ]),
  ).toEqual(['BAD_ARGUMENT']);
  expect(await refused([{ ...RULE, to: [{ webhook: 'http://127.0.0.1/' }] }])).toEqual(['BAD_VARIABLES']);
  expect(await refused(null)).toEqual(['BAD_ARGUMENT']);
  const listed = await serveLibrary(library, { operations: new Map([['a', ALERTS]]) as never });
  expect(JSON.stringify(await query('{ saves { totalCount } }'))).toContain('totalCount');
  const response = await fetch(listed.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ documentId: 'a', variables: { rules: [RULE] } }),
  });
  expect(await response.text()).toContain('FORBIDDEN');
});

it('a subscription can be to some saves, and to answers that differ', async () => {
  const world = (await query('{ save(id: "a") { world { id } } }')).body.data.save.world.id;
  const change =
    'subscription ($where: SaveFilter, $world: ID, $if: Boolean) { saveChanged(where: $where, world: $world, ifDifferent: $if) { kind save { slug title } } }';
  const work = async () => {
    const entry = library.get('a')!;
    library.changes.publish({ kind: 'CHANGED', entry });
    await turn();
    await put(`v${Math.random()}`.replace('.', ''), '2026-01-01 of V', 'x C');
    for (const title of ['2026-01-01 of W', '2026-01-01 of W', 'last of W']) {
      library.changes.publish({ kind: 'CHANGED', entry: { ...entry, header: { ...entry.header, title } } });
      await turn();
    }
  };
  const ofWorld = (await hear(change, { world, where: { slug: { eq: 'a' } } }, 1, work)) as {
    save: object;
  }[];
  expect(ofWorld[0]!.save).toEqual({ slug: 'a', title: '2026-01-01 of W' });
  expect(await hear(change, { where: { title: { contains: 'V' } } }, 1, work)).toMatchObject([
    { kind: 'ADDED' },
  ]);
  const slugs =
    'subscription { saveChanged(ifDifferent: true, where: {slug: {in: ["a", "z"]}}) { save { slug } } }';
  const differing = await hear(slugs, {}, 2, async () => {
    await work();
    await put('z', '2026-01-01 of Z', 'x C');
  });
  expect(differing).toEqual([{ save: { slug: 'a' } }, { save: { slug: 'z' } }]);
  expect(await hear(change, { world: 'nonsense' }, 1, work)).toEqual([['BAD_ARGUMENT']]);
});
