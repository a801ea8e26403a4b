import { expect, it } from 'vitest';
import { openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

const { ask } = openDesk({
  'a.fake': fakeSave('2026-03-01 of one', []),
  'b.fake': fakeSave('2025-03-01 of one', []),
  'c.fake': fakeSave('Undated of one', []),
  'd.fake': fakeSave('2026-01-01 of two', []),
  'e.fake': fakeSave('Alone', []),
});

interface Worlds {
  readonly worlds: readonly { readonly id: string }[];
}

it('gathers the saves of a playthrough, the oldest first', async () => {
  const { data, errors } = await ask('{ worlds { title format saves { slug } } }');
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    worlds: [
      { title: '2026-01-01 of two', format: 'SLIME_RANCHER', saves: [{ slug: 'd' }] },
      {
        title: 'Undated of one',
        format: 'SLIME_RANCHER',
        saves: [{ slug: 'b' }, { slug: 'a' }, { slug: 'c' }],
      },
    ],
  });
});

it('is found by its id and from its saves', async () => {
  const { data } = await ask('{ worlds { id } }');
  const { id } = (data as unknown as Worlds).worlds[0]!;
  const query = `query ($id: ID!) {
    world(id: $id) { id title saves(first: 1) { slug world { id } } }
    alone: save(id: "e") { world { id } }
    none: world(id: "x") { id }
  }`;
  expect((await ask(query, { id })).data).toEqual({
    world: { id, title: '2026-01-01 of two', saves: [{ slug: 'd', world: { id } }] },
    alone: { world: null },
    none: null,
  });
});

it('refuses sizes that cannot be meant', async () => {
  const { errors } = await ask('{ worlds { saves(first: -1) { slug } } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_ARGUMENT', argument: 'first' } }]);
});
