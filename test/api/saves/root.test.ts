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

  it.each([
    ['', ['a', 'b', 'c']],
    ['(orderBy: { field: SLUG, direction: DESC })', ['c', 'b', 'a']],
    ['(orderBy: { field: SAVED_AT })', ['b', 'a', 'c']],
    ['(orderBy: [{ field: SAVED_AT, direction: DESC }])', ['a', 'b', 'c']],
    ['(first: 1)', ['a']],
    ['(first: 1, offset: 1)', ['b']],
    ['(last: 1)', ['c']],
    ['(first: 0)', []],
    ['(where: {})', ['a', 'b', 'c']],
    ['(where: { slug: { in: ["a", "z"] } })', ['a']],
    ['(where: { title: { startsWith: "20" } })', ['a', 'b']],
    ['(where: { not: { title: { startsWith: "20" } } })', ['c']],
    ['(where: { game: { isNull: true } })', ['a', 'b', 'c']],
    ['(where: { game: { eq: "Palworld" } })', []],
    ['(where: { or: [] })', []],
    ['(where: { and: [] })', ['a', 'b', 'c']],
    ['(where: { or: [{ slug: { eq: "c" } }, { slug: { eq: "b" } }] })', ['b', 'c']],
    ['(where: { format: { eq: SLIME_RANCHER } })', ['a', 'b', 'c']],
    ['(where: { format: { in: [SATISFACTORY] } })', []],
    ['(where: { savedAt: { lt: "2025-06-01T00:00:00+02:00" } })', ['b']],
    ['(where: { modifiedAt: { lt: "2020-01-01" } }, orderBy: [{ field: MODIFIED_AT }])', []],
  ])('lists saves%s', async (args, expected) => {
    expect(await slugs(args)).toEqual(expected);
  });

  it.each([
    ['(first: -1)', 'BAD_ARGUMENT: first: must not be negative, is -1'],
    ['(first: 10001)', /^LIMIT_EXCEEDED: first: .*10000/],
    ['(after: "abc")', /^BAD_ARGUMENT: after: "abc" is not a cursor/],
    ['(where: { slug: null })', /^BAD_FILTER: where\.slug: must not be null/],
    ['(where: null)', /^BAD_FILTER: where: must not be null/],
    [
      '(where: { and: [{ slug: { eq: null } }] })',
      /^BAD_FILTER: where\.and\[0\]\.slug\.eq: must not be null/,
    ],
  ])('refuses saves%s', async (args, expected) => {
    expect(await slugs(args)).toEqual([expect.stringMatching(expected)]);
  });

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

it('tells the formats', async () => {
  const { data } = await ask('{ formats { format title extensions versions } }');
  expect(data).toEqual({
    formats: [{ format: 'SLIME_RANCHER', title: 'Fake', extensions: ['.sav'], versions: '1' }],
  });
});

it('names the nearest to unknown slugs and titles', async () => {
  const desk = openDesk({
    'sub/My World_1.sav': fakeSave('First World', ['x C']),
    'other.sav': fakeSave('Other', ['x C']),
  });
  const warned = async (query: string): Promise<unknown> => {
    const { extensions } = await desk.ask(query);
    const { warnings = [] } = (extensions ?? {}) as { warnings?: { message: string }[] };
    return warnings.map(({ message }) => message);
  };
  expect(await warned('{ save(id: "sub-my-world-1") { slug } }')).toEqual([
    'id: "sub-my-world-1" is the id, slug or title of no open save; closest matches: my-world-1',
  ]);
  expect(await warned('{ saves(where: { slug: { contains: "my-wolrd-1" } }) { totalCount } }')).toEqual([
    'where.slug.contains: there is no open save with a slug that contains "my-wolrd-1"; closest matches: my-world-1',
  ]);
  expect(await warned('{ saves(where: { title: { eq: "first world" } }) { totalCount } }')).toEqual([
    'where.title: there is no open save with the title "first world"; closest matches: First World',
  ]);
  expect(await warned('{ saves(where: { title: { startsWith: "First" } }) { totalCount } }')).toEqual([]);
});
