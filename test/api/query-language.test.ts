// The query language through GraphQL, on the example saves: paging, edges of every argument, errors with codes.

import { expect, test } from 'vitest';
import { encodeId } from '../../src/api/context/global-id.ts';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples'));

/** What stands below `save` of the little factory. */
async function askSave(
  fields: string,
  variables: Record<string, unknown> = {},
  types = '',
): Promise<unknown> {
  const { data, errors } = await ask(
    `query ${types} { save(id: "little-factory") { ${fields} } }`,
    variables,
  );
  expect(errors).toBeUndefined();
  return at(data, 'save');
}

/** A part of an answer, by the names and positions on the way. */
function at(value: unknown, ...way: readonly (string | number)[]): unknown {
  return way.reduce((part, key) => (part as Readonly<Record<string | number, unknown>>)[key], value);
}

function listAt(value: unknown, ...way: readonly (string | number)[]): readonly unknown[] {
  return at(value, ...way) as readonly unknown[];
}

/** Code and message of the only error. */
async function refused(fields: string, variables: Record<string, unknown> = {}, types = ''): Promise<string> {
  const { errors } = await ask(`query ${types} { save(id: "little-factory") { ${fields} } }`, variables);
  expect(errors?.length).toBe(1);
  return `${String(errors![0]!.extensions.code)} ${errors![0]!.message}`;
}

const BELT = encodeId(
  'SaveObject',
  'little-factory',
  'Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1',
);
const FOREIGN = encodeId(
  'SaveObject',
  'update-8',
  'Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1',
);
const NOBODY = encodeId('SaveObject', 'little-factory', 'nobody');

test('pages forward and backward meet', async () => {
  const names = (page: unknown): unknown[] =>
    listAt(page, 'objects', 'nodes').map((node) => at(node, 'name'));
  const fields = (args: string): string =>
    `objects(where: {class: {eq: "Build_ConveyorBeltMk1_C"}}, ${args}) {
      totalCount nodes { name } edges { cursor node { name } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }`;
  const all = names(await askSave(fields('first: 1000')));
  const head = await askSave(fields('first: 5'));
  expect(at(head, 'objects', 'pageInfo')).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  const rest = await askSave(fields(`first: 1000, after: "${at(head, 'objects', 'pageInfo', 'endCursor')}"`));
  expect([...names(head), ...names(rest)]).toEqual(all);
  const tail = await askSave(fields('last: 3'));
  expect(names(tail)).toEqual(all.slice(-3));
  expect(at(tail, 'objects', 'pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  const before = await askSave(fields(`last: 2, before: "${at(tail, 'objects', 'edges', 0, 'cursor')}"`));
  expect(names(before)).toEqual(all.slice(-5, -3));
  expect(names(await askSave(fields('first: 2, offset: 4')))).toEqual(all.slice(4, 6));
  expect(at(tail, 'objects', 'totalCount')).toBe(all.length);
});

test('the far ends of references are filtered as seen from either side', async () => {
  const save = await askSave(
    `object(path: "Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1") {
      out: references(where: {target: {kind: {eq: EXTERNAL}}}) { totalCount nodes { target { kind } } }
      back: referencedBy(where: {target: {class: {eq: "FGConveyorChainActor"}}}) { nodes { source { class { name } } } }
      children { totalCount }
    }`,
  );
  expect(at(save, 'object', 'out', 'totalCount')).toBeGreaterThan(0);
  expect(new Set(listAt(save, 'object', 'out', 'nodes').map((node) => at(node, 'target', 'kind')))).toEqual(
    new Set(['EXTERNAL']),
  );
  const sources = listAt(save, 'object', 'back', 'nodes').map((node) => at(node, 'source', 'class', 'name'));
  expect(new Set(sources)).toEqual(new Set(['FGConveyorChainActor']));
});

test('classes can be filtered, sorted and paged', async () => {
  const fields = `classes(where: {count: {gte: 5}, name: {startsWith: "Build_"}}, orderBy: [{field: COUNT, direction: DESC}], first: 2) {
    totalCount nodes { name count objects(first: 0) { totalCount } } }`;
  const save = await askSave(fields);
  expect(at(save, 'classes', 'totalCount')).toBeGreaterThan(2);
  for (const found of listAt(save, 'classes', 'nodes')) {
    expect(at(found, 'objects', 'totalCount')).toBe(at(found, 'count'));
  }
});

test('counts of classes add up to what lists hold', async () => {
  const save = await askSave('classes(first: 10000) { nodes { name count } } objects { totalCount }');
  const absent = ['External', 'Missing'];
  const present = listAt(save, 'classes', 'nodes').filter(
    (found) => !absent.includes(at(found, 'name') as string),
  );
  const sum = present.reduce((total: number, found) => total + (at(found, 'count') as number), 0);
  expect(sum).toBe(at(save, 'objects', 'totalCount'));
});

test.each([
  ['objects(where: null) { totalCount }', 'BAD_FILTER where: must not be null'],
  ['objects(where: {name: {eq: null}}) { totalCount }', 'BAD_FILTER where.name.eq: must not be null'],
  ['objects(first: -1) { nodes { name } }', 'BAD_ARGUMENT first: must not be negative'],
  ['objects(first: 10001) { nodes { name } }', 'LIMIT_EXCEEDED'],
  [
    'objects(where: {class: "Constructor"}) { totalCount }',
    'found "Constructor". Write {eq: "Constructor"}.',
  ],
  ['objects(where: {kind: [ACTOR, COMPONENT]}) { totalCount }', 'Write {in: [ACTOR, COMPONENT]}.'],
  ['objects(where: {properties: [{path: "a", number: 5}]}) { totalCount }', 'Write {eq: 5}.'],
  ['objects(limit: 5) { totalCount }', '"first" or "last"? It takes where, orderBy, first, after,'],
  [
    'nearest(x: 1) { totalCount }',
    'It takes to, object, metres, where, first, after, offset; write to: {x: ...}.',
  ],
  [
    'objects(class: "Constructor") { totalCount }',
    'Did you mean "last"? It takes where, orderBy, first, after, last, before, offset; write where: {class: ...}.',
  ],
  ['objects(orderBy: [{name: ASC}]) { totalCount }', 'direction, nulls; write field: NAME.'],
  ['objects(orderBy: [{referenceCount: DESC}]) { totalCount }', 'write field: REFERENCE_COUNT.'],
  [
    'objects(where: {class: {name: {eq: "a"}}}) { totalCount }',
    'Did you mean "ne"? It has eq, in, ne, nin, isA,',
  ],
  ['objects { nodes { class } }', 'Did you mean "class { ... }"? It has id, path, name,'],
  ['search(text: "a") { nodes { name } }', 'Write object { name } or via { name }.'],
  ['objects { aggregate { sum } }', 'Write number { sum }.'],
  ['satisfactory { sink }', 'Write progress { sink }. It has session, power, unknown,'],
  [
    'satisfactory { machines { groups(by: ["reason"]) { totalCount } } }',
    'found "reason". Write {field: REASON}.',
  ],
  [
    'satisfactory { machines { nodes { name } } }',
    'Did you mean "node"? Write object { name } or building { name }',
  ],
  [
    'satisfactory { machines(where: {standstill: {eq: "a"}}) { totalCount } }',
    ', waitsFor, makes, fedBy, feeds.',
  ],
  ['darkestDungeon { heroes { nodes { weaponLevel } } }', 'Did you mean'],
  ['objects { name }', 'Its entries have it: nodes { name }.'],
  ['objects { count }', 'Write totalCount.'],
  ['object(path: "x") { position { lat } }', 'It has x, y, z.'],
  ['object(path: "x") { mCurrentPotential }', 'write property(path: "mCurrentPotential") { value }.'],
  [
    'objects(where: {name: {like: "x"}}) { totalCount }',
    'It has eq, ne, in, nin, startsWith, endsWith, contains,',
  ],
  [
    'objects(where: {properties: [{path: "a", gt: 1}]}) { totalCount }',
    'reference; write number: {gt: ...}.',
  ],
  ['objects(where: {references: {label: {eq: "a"}}}) { totalCount }', 'count; write some: {label: ...}.'],
  ['objects(orderBy: [{field: NAME, direction: DESCENDING}]) { totalCount }', 'Its values are ASC, DESC.'],
  ['objects(where: {kind: {eq: "ACTOR"}}) { totalCount }', 'Write ACTOR without quotes.'],
  ['objects(where: {kind: {eq: "nothing"}}) { totalCount }', 'Its values are ACTOR, COMPONENT,'],
  ['objects(where: [{hasPosition: true}]) { totalCount }', 'Write {and: [...]}.'],
  ['nearest(to: [1, 2]) { nodes { distance } }', 'found [1, 2]. It is an object with x, y, z.'],
  ['objects(after: "x") { nodes { name } }', 'BAD_ARGUMENT after: "x" is not a cursor'],
  [
    'objects(orderBy: [{}]) { nodes { name } }',
    'BAD_ARGUMENT orderBy[0]: needs exactly one of field and property',
  ],
  ['objects(orderBy: [{property: "a..b"}]) { nodes { name } }', 'BAD_ARGUMENT orderBy[0].property'],
  ['objects { aggregate(unnest: "a") { count } }', 'BAD_ARGUMENT unnest'],
  ['objects { aggregate { number(property: "[") { sum } } }', 'BAD_ARGUMENT property'],
  ['objects { aggregate { number(property: "mCurrentPotential") { percentile(p: 2) } } }', 'BAD_ARGUMENT p'],
  ['objects { cells(size: 0) { x } }', 'BAD_ARGUMENT size: must be more than 0'],
  ['objects { groups(by: []) { nodes { count } } }', 'BAD_ARGUMENT by: needs at least one key'],
  ['nearest(to: {x: 0, y: 0}, first: -1) { nodes { distance } }', 'BAD_ARGUMENT first'],
  ['search(text: "") { nodes { score } }', 'BAD_ARGUMENT text: has no word'],
  [`reachable(from: ["${BELT}"], maxDepth: -1) { visited }`, 'BAD_ARGUMENT maxDepth'],
  [`reachable(from: ["${BELT}"], maxNodes: 2147483647) { visited }`, 'LIMIT_EXCEEDED maxNodes'],
  [`shortestPath(from: "${BELT}", to: "${BELT}", maxNodes: 0) { length }`, 'LIMIT_EXCEEDED maxNodes'],
  ['components(via: {}, minSize: 0) { nodes { size } }', 'BAD_ARGUMENT minSize'],
  ['class(name: "FGPowerConnectionComponent") { properties(first: -1) { name } }', 'BAD_ARGUMENT first'],
  [
    `object(path: "Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1") { json(depth: -1) }`,
    'BAD_ARGUMENT depth',
  ],
  [
    `object(path: "Persistent_Level:PersistentLevel.Build_ConveyorBeltMk1_C_1") { property(path: "a[") { name } }`,
    'BAD_ARGUMENT path',
  ],
])('%s', async (fields, expected) => {
  expect(await refused(fields)).toContain(expected);
});

const isForeign = 'is an object of another save, not of \\"little-factory\\"';
const isNobody = 'is an object that \\"little-factory\\" does not have';

test.each([
  [
    'save(id: "little-factorie") { title }',
    null,
    'id',
    'is the id, slug or title of no open save; closest matches: little-factory',
  ],
  ['object(save: "zzz", path: "a") { name }', null, 'save', 'is the id, slug or title of no open save'],
  ['object(save: "little-factory", path: "a") { name }', null, 'path', 'has no object with the path'],
  ['node(id: "zzz") { id }', null, 'id', 'is the id of nothing that is open'],
  [`node(id: "${NOBODY}") { id }`, null, 'id', 'is the id of nothing that is open'],
  [`nodes(ids: ["${NOBODY}"]) { id }`, [null], 'ids[0]', 'is the id of nothing that is open'],
  ['world(id: "zzz") { title }', null, 'id', 'is the id of no world with an open save'],
  [
    'diff(from: "zzz", to: "update-8") { removed { totalCount } }',
    null,
    'from',
    'is the id, slug or title of no open save',
  ],
  [
    'save(id: "update-8") { object(path: "a") { name } }',
    { object: null },
    'path',
    'has no object with the path',
  ],
  ...[
    ['zzz', 'is not the id of an object'],
    [FOREIGN, isForeign],
    [NOBODY, isNobody],
  ].flatMap(([id, reason]) => [
    [
      `save(id: "little-factory") { objects(where: {ids: ["${id}"]}) { totalCount } }`,
      { objects: { totalCount: 0 } },
      'where.ids[0]',
      reason,
    ],
    [
      `save(id: "little-factory") { reachable(from: ["${id}"]) { visited } }`,
      { reachable: { visited: 0 } },
      'from[0]',
      reason,
    ],
    [
      `save(id: "little-factory") { shortestPath(from: "${BELT}", to: "${id}") { length } }`,
      { shortestPath: null },
      'to',
      reason,
    ],
  ]),
] as [string, unknown, string, string][])(
  'what names nothing gives nothing, with a warning: %s',
  async (query, expected, argument, reason) => {
    const { data, errors, extensions } = await ask(`{ found: ${query} }`);
    expect(errors).toBeUndefined();
    expect(data).toEqual({ found: expected });
    const warnings = listAt(extensions, 'warnings');
    expect(warnings).toHaveLength(1);
    const code = reason.startsWith('has no object') ? 'UNKNOWN_OBJECT' : 'UNKNOWN_ID';
    expect(at(warnings, 0)).toMatchObject({ code, argument });
    expect(JSON.stringify(at(warnings, 0, 'message'))).toContain(reason);
  },
);

test('what comes in variables is checked alike', async () => {
  const fields = 'objects(where: $where, first: $first) { totalCount nodes { name } }';
  const types = '($where: ObjectFilter, $first: Int)';
  expect(await refused(fields, { where: null }, types)).toContain('BAD_FILTER where');
  expect(await refused(fields, { where: { or: [{ name: null }] } }, types)).toContain(
    'BAD_FILTER where.or[0].name',
  );
  expect(await refused(fields, { first: -3 }, types)).toContain('BAD_ARGUMENT first');
  for (const [where, text] of [
    [{ and: [{ name: 'a' }] }, '"$where.and[0].name": Expected value of type "TextFilter". Write {eq: "a"}.'],
    [{ kind: ['ACTOR'] }, '"$where.kind": Expected value of type "KindFilter". Write {in: ["ACTOR"]}.'],
    [[], '"$where": Expected value of type "ObjectFilter". Write {and: [...]}.'],
  ])
    expect(await refused(fields, { where }, types)).toContain(`BAD_VARIABLES Variable ${text}`);
  // A variable that is left out is no null: the argument is then left out too.
  expect(at(await askSave(fields, {}, types), 'objects', 'nodes')).toHaveLength(100);
});

test('a fact is a condition, as `{eq:}`', async () => {
  const list = (where: string): string => `satisfactory { machines(where: ${where}) { totalCount } }`;
  const count = async (...asked: Parameters<typeof askSave>): Promise<unknown> =>
    at(await askSave(...asked), 'satisfactory', 'machines', 'totalCount');
  const all = (await count(list('{}'))) as number;
  const long = (await count(list('{isProducing: {eq: true}}'))) as number;
  expect(long).toBeGreaterThan(0);
  expect(await count(list('{isProducing: true}'))).toBe(long);
  expect(await count(list('{isProducing: $is}'), { is: true }, '($is: Boolean!)')).toBe(long);
  expect(await count(list('{isProducing: $is}'), {}, '($is: Boolean)')).toBe(all);
  const where = { and: [{ isProducing: true }] };
  expect(await count(list('$where'), { where }, '($where: SatisfactoryMachineFilter)')).toBe(long);
  expect(await count(list('$where'), {}, '($where: SatisfactoryMachineFilter = {isProducing: true})')).toBe(
    long,
  );
  const unknown = (await count(list('{isProducing: {isNull: true}}'))) as number;
  expect(await count(list('{isProducing: {ne: true}}'))).toBe(all - long);
  expect(await count(list('{or: [{isProducing: false}, {isProducing: {isNull: true}}]}'))).toBe(all - long);
  expect(await count(list('{not: {isProducing: {isNull: false}}}'))).toBe(unknown);
  const objects = await askSave(`yes: objects(where: {hasPosition: true}) { totalCount }
    no: objects(where: {hasPosition: {ne: true}}) { totalCount } none: objects(where: {hasPosition: {isNull: true}}) { totalCount }
    both: objects(where: {hasPosition: {isNull: false}}) { totalCount } all: objects { totalCount }`);
  const [yes, no, none, both, every] = ['yes', 'no', 'none', 'both', 'all'].map(
    (name) => at(objects, name, 'totalCount') as number,
  );
  expect([none, both, yes! + no!]).toEqual([0, every, every]);
  expect(await refused('objects(where: {hasPosition: 1}) { totalCount }')).toContain('Write {eq: 1}.');
});

test('two numbers of a row are compared where both are known', async () => {
  const inventories = (where: string): string =>
    `inventories(where: ${where}, first: 1000) { nodes { slots usedSlots } }`;
  const save = await askSave(`satisfactory {
    all: ${inventories('{}')} full: ${inventories('{usedSlots: {gteField: SLOTS}}')}
    more: ${inventories('{usedSlots: {gt: 0, ltField: SLOTS}}')} }`);
  const all = listAt(save, 'satisfactory', 'all', 'nodes') as { slots: number; usedSlots: number }[];
  const full = all.filter(
    ({ slots, usedSlots }) => usedSlots !== null && slots !== null && usedSlots >= slots,
  );
  const more = all.filter(({ slots, usedSlots }) => usedSlots > 0 && slots !== null && usedSlots < slots);
  expect(more.length).toBeGreaterThan(0);
  expect(listAt(save, 'satisfactory', 'full', 'nodes')).toEqual(full);
  expect(listAt(save, 'satisfactory', 'more', 'nodes')).toEqual(more);
  const wrong = (where: string): string => `satisfactory { inventories(where: ${where}) { totalCount } }`;
  expect(await refused(wrong('{usedSlots: {eqField: HUNGER}}'))).toContain(
    'BAD_FILTER where.usedSlots.eqField: "hunger" is not a field; there are',
  );
  expect(await refused('objects(where: {references: {count: {eqField: SLOTS}}}) { totalCount }')).toContain(
    'BAD_FILTER where.references.count.eqField: compares numbers of one row, so it is for rows of lists',
  );
});

test('empty lists and no start are answered', async () => {
  const save = await askSave(`
    none: objects(where: {or: []}) { totalCount bounds { min { x } } cells(size: 1) { count } groups(by: [{field: CLASS}]) { nodes { count } } aggregate { count number(property: "a") { count sum sumExact min avg percentile(p: 0.5) } } }
    reachable(from: []) { visited truncated nodes { depth } }
    nearest(to: {x: 1e308, y: -1e308, z: 1e308}, first: 0) { nodes { distance } }
    components(via: {kind: {in: []}}) { nodes { size } }
  `);
  expect(at(save, 'none')).toMatchObject({ totalCount: 0, bounds: null, cells: [], groups: { nodes: [] } });
  expect(at(save, 'none', 'aggregate', 'number')).toEqual({
    count: 0,
    sum: 0,
    sumExact: '0',
    min: null,
    avg: null,
    percentile: null,
  });
  expect(at(save, 'reachable')).toEqual({ visited: 0, truncated: false, nodes: [] });
  expect([at(save, 'nearest'), at(save, 'components')]).toEqual([{ nodes: [] }, { nodes: [] }]);
});

test('two saves of different formats have no difference', async () => {
  const { errors } = await ask('{ diff(from: "hollowmere", to: "update-8") { added { totalCount } } }');
  expect(errors?.[0]?.extensions.code).toBe('BAD_ARGUMENT');
});

test('members of a group are pages like any other', async () => {
  const fields =
    'objects { groups(by: [{field: KIND}], first: 1) { nodes { keys count objects(first: 3) { totalCount nodes { kind } pageInfo { endCursor } } } } }';
  const group = at(await askSave(fields), 'objects', 'groups', 'nodes', 0);
  expect(at(group, 'objects', 'totalCount')).toBe(at(group, 'count'));
  const kinds = listAt(group, 'objects', 'nodes').map((node) => [at(node, 'kind')]);
  expect(kinds).toEqual(Array(3).fill(at(group, 'keys')));
  const cursor = at(group, 'objects', 'pageInfo', 'endCursor') as string;
  const next = fields.replace('first: 3', `first: 3, after: "${cursor}"`);
  expect(at(await askSave(next), 'objects', 'groups', 'nodes', 0, 'objects', 'nodes')).toHaveLength(3);
});
