import { expect, it } from 'vitest';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

const { ask, library } = openDesk({
  'a.sav': fakeSave('2026-03-01 of one', ['x New', 'y New']),
  'b.sav': fakeSave('2025-03-01 of one', ['x Old', 'z Old']),
  'c.sav': fakeSave('Undated of one', []),
  'd.sav': fakeSave('2026-01-01 of two', []),
  'e.sav': fakeSave('Alone', []),
});

interface Worlds {
  readonly worlds: { readonly nodes: readonly { readonly id: string }[] };
}

it('is found by its id and from its saves', async () => {
  const { data } = await ask('{ worlds { nodes { id } } }');
  const { id } = (data as unknown as Worlds).worlds.nodes[0]!;
  const query = `query ($id: ID!) {
    world(id: $id) { id title saves(first: 1) { nodes { slug world { id } } } }
  }`;
  expect((await ask(query, { id })).data).toEqual({
    world: { id, title: '2026-01-01 of two', saves: { nodes: [{ slug: 'd', world: { id } }] } },
  });
});

const OBJECT = '{ name worldId class { name } }';

it('answers with objects of its newest save, and reads no other', async () => {
  const { data } = await ask('{ worlds { nodes { id } } }');
  const { id } = (data as unknown as Worlds).worlds.nodes[1]!;
  const query = `query ($id: ID!) {
    world(id: $id) { newest { slug } object(path: "x") ${OBJECT} gone: object(path: "z") { name } }
  }`;
  const answer = await ask(query, { id });
  expect(answer.errors).toBeUndefined();
  const worldId = expect.any(String);
  expect(answer.data).toEqual({
    world: { newest: { slug: 'a' }, object: { name: 'x', worldId, class: { name: 'New' } }, gone: null },
  });
  expect(['a', 'b', 'c'].map((slug) => library.get(slug)!.state)).toEqual(['READY', 'LISTED', 'LISTED']);
});

it('finds by an id of an older save what the newest one has', async () => {
  const old = await ask(`{ object(save: "b", path: "x") ${OBJECT} alone: save(id: "e") { slug } }`);
  const { object } = old.data as unknown as { object: { worldId: string; class: { name: string } } };
  expect(object.class.name).toBe('Old');
  const query = `query ($id: ID!) { worldObject(id: $id) ${OBJECT} node(id: $id) { id } }`;
  expect((await ask(query, { id: object.worldId })).data).toEqual({
    worldObject: { name: 'x', worldId: object.worldId, class: { name: 'New' } },
    node: null,
  });
});

it('is a node', async () => {
  const { data } = await ask('{ worlds { nodes { id } } }');
  const ids = (data as unknown as Worlds).worlds.nodes.map(({ id }) => id);
  const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on World { title } } }';
  expect((await ask(query, { ids: [...ids, Buffer.from('wx:y').toString('base64url')] })).data).toEqual({
    nodes: [
      { __typename: 'World', id: ids[0], title: '2026-01-01 of two' },
      { __typename: 'World', id: ids[1], title: '2026-03-01 of one' },
      null,
    ],
  });
});
