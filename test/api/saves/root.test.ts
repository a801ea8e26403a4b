import { describe, expect, it } from 'vitest';
import { openDesk } from '../../tools/ask.ts';
import { fakeSave } from '../../tools/fake-format.ts';

const { ask } = openDesk({
  'a.sav': fakeSave('2026-03-01', ['x Thing y', 'y Thing x', 'y Thing']),
  'b.sav': fakeSave('2025-03-01', ['x Other']),
  'c.sav': fakeSave('Zoo', ['!']),
});

type Ids = Record<'save' | 'object', { id: string }>;

describe('global ids', () => {
  it('lead back to saves', async () => {
    const { data } = await ask('{ save(id: "a") { id } }');
    const { id } = (data as Ids).save;
    const { data: again } = await ask(
      'query ($id: ID!) { save(id: $id) { slug } node(id: $id) { __typename ... on Save { slug } } }',
      { id },
    );
    expect(again).toEqual({ save: { slug: 'a' }, node: { __typename: 'Save', slug: 'a' } });
  });

  it('lead back to objects and to classes', async () => {
    const { data } = await ask('{ save(id: "a") { object(path: "x") { id class { id } } } }');
    const { object } = (data as { save: { object: { id: string; class: { id: string } } } }).save;
    const { data: again } = await ask(
      'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename ... on SaveObject { path } ... on Class { name } } }',
      { ids: [object.id, object.class.id] },
    );
    expect(again).toEqual({
      nodes: [
        { __typename: 'SaveObject', path: 'x' },
        { __typename: 'Class', name: 'Thing' },
      ],
    });
  });

  it('give null when nothing has them', async () => {
    const ids = [
      '',
      'nothing',
      Buffer.from('snone:').toString('base64url'),
      'x'.repeat(5000),
      '\u0000',
      'Zm9vOjo',
    ];
    const { data, errors } = await ask(
      'query ($ids: [ID!]!, $id: ID!) { nodes(ids: $ids) { id } node(id: $id) { id } save(id: $id) { id } }',
      { ids, id: 'none' },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ nodes: ids.map(() => null), node: null, save: null });
  });
});

describe('saves', () => {
  const slugs = async (args: string, variables?: Record<string, unknown>) => {
    const types: Record<string, string> = { where: 'SaveFilter', after: 'String', before: 'String' };
    const declared = Object.keys(variables ?? {}).map((name) => `$${name}: ${types[name]}`);
    const head = declared.length > 0 ? `query (${declared.join(', ')})` : '';
    const { data, errors } = await ask(
      `${head} { saves${args} { totalCount nodes { slug } edges { cursor } pageInfo { hasNextPage hasPreviousPage } } }`,
      variables,
    );
    if (errors) return errors.map(({ extensions, message }) => `${extensions?.code}: ${message}`);
    return (data as { saves: { nodes: { slug: string }[] } }).saves.nodes.map(({ slug }) => slug);
  };

  it('pages both ways by cursor', async () => {
    const { data } = await ask('{ saves { edges { cursor } } }');
    const cursors = (data as { saves: { edges: { cursor: string }[] } }).saves.edges.map(
      ({ cursor }) => cursor,
    );
    expect(await slugs('(first: 1, after: $after)', { after: cursors[0] })).toEqual(['b']);
    expect(await slugs('(last: 1, before: $before)', { before: cursors[2] })).toEqual(['b']);
    const ends = await ask('{ saves(first: 2) { pageInfo { startCursor endCursor } } }');
    const pageInfo = { startCursor: cursors[0], endCursor: cursors[1] };
    expect(ends.data).toEqual({ saves: { pageInfo } });
    const other = { after: cursors[0], where: { slug: { ne: 'c' } } };
    expect(await slugs('(where: $where, after: $after)', other)).toEqual([
      expect.stringMatching(/^BAD_ARGUMENT: after: the cursor belongs to another list/),
    ]);
  });
});
