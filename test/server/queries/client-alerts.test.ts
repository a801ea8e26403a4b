// Clients that subscribe to alerts, or to some changes only; rules that are refused are in ../transcripts/queries.txt.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { hearEvents } from '../../tools/hear-events.ts';
import { openLibrary } from '../../tools/open-library.ts';
import { serveLibrary } from '../../tools/serve.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const folder = tempFolder({ 'a.sav': fakeSave('2026-01-01 of W', ['x C']) });
const library = openLibrary(folder, [fakeFormat]);
const served = await serveLibrary(library);
afterAll(() => library.close());

async function put(name: string, title: string, ...lines: string[]) {
  writeFileSync(join(folder, `${name}.sav`), fakeSave(title, lines));
  await library.rescan(folder, `${name}.sav`);
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
  const work = async () => {
    await put('b', '2026-01-02 of W', 'x C');
    await put('c', '2026-01-03 of W', 'x C', 'y C');
  };
  const heard = await hearEvents(served, ALERTS, work, { rules }, 2);
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

it('a subscription can be to some saves, and to answers that differ', async () => {
  const world = (await served.query('{ save(id: "a") { world { id } } }')).body.data.save.world.id;
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
  const ofWorld = (await hearEvents(served, change, work, { world, where: { slug: { eq: 'a' } } })) as {
    save: object;
  }[];
  expect(ofWorld[0]!.save).toEqual({ slug: 'a', title: '2026-01-01 of W' });
  expect(await hearEvents(served, change, work, { where: { title: { contains: 'V' } } })).toMatchObject([
    { kind: 'ADDED' },
  ]);
  const slugs =
    'subscription { saveChanged(ifDifferent: true, where: {slug: {in: ["a", "z"]}}) { save { slug } } }';
  const workAndPut = async () => {
    await work();
    await put('z', '2026-01-01 of Z', 'x C');
  };
  const differing = await hearEvents(served, slugs, workAndPut, {}, 2);
  expect(differing).toEqual([{ save: { slug: 'a' } }, { save: { slug: 'z' } }]);
  expect(await hearEvents(served, change, work, { world: 'nonsense' })).toEqual([['BAD_ARGUMENT']]);
});
