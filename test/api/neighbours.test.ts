// One bad argument, or one broken save, never takes its neighbours along.

import { expect, it } from 'vitest';
import { openDesk } from '../tools/ask.ts';
import { fakeSave } from '../tools/fake-format.ts';

const names = Array.from({ length: 24 }, (_, at) => `save-${String(at).padStart(2, '0')}`);
const BROKEN = 'save-07';
const { ask } = openDesk(
  Object.fromEntries(names.map((name) => [`${name}.sav`, fakeSave(name, name === BROKEN ? ['!'] : ['x C'])])),
);

it.each([
  ['objects', 'objects { totalCount }', { totalCount: 1 }],
  ['stats', 'stats { objects }', { objects: 1 }],
  ['levels', 'levels { name }', []],
  ['issues', 'issues { totalCount }', { totalCount: 0 }],
  ['classes', 'classes { totalCount }', { totalCount: 1 }],
  ['search', 'search(text: "x") { nodes { object { name } } }', { nodes: [{ object: { name: 'x' } }] }],
  ['components', 'components(via: {}) { nodes { size } }', { nodes: [] }],
  ['nearest', 'nearest(to: { x: 0, y: 0 }) { nodes { distance } }', { nodes: [] }],
])('of 24 saves, one of them broken, %s are there of 23', async (field, text, good) => {
  const { data, errors } = await ask(`{ saves { nodes { slug ${text} } } }`);
  const saves = (data as { saves: { nodes: { slug: string }[] } }).saves.nodes;
  expect(saves).toEqual(names.map((slug) => ({ slug, [field]: slug === BROKEN ? null : good })));
  expect(errors).toMatchObject([
    { path: ['saves', 'nodes', 7, field], locations: [{ line: 1 }], extensions: { code: 'PARSE_FAILED' } },
  ]);
});

it.each([
  [
    'an argument of a field',
    'save(id: "save-00") { slug objects(first: -1) { totalCount } }',
    ['save', 'objects'],
  ],
  ['a filter', 'saves(where: { slug: { eq: null } }) { totalCount }', ['saves']],
  [
    'a figure',
    'save(id: "save-00") { slug objects { totalCount aggregate { number(property: "[") { sum } } } }',
    ['save', 'objects', 'aggregate', 'number'],
  ],
  [
    'a grouping',
    'save(id: "save-00") { slug objects { totalCount groups(by: []) { totalCount } } }',
    ['save', 'objects', 'groups'],
  ],
  [
    'one object of many',
    'save(id: "save-00") { slug objects { nodes { name references(first: -1) { totalCount } } } }',
    ['save', 'objects', 'nodes', 0, 'references'],
  ],
])('%s that is wrong costs only itself', async (_, text, path) => {
  const { data, errors } = await ask(`{ ${text} good: save(id: "save-01") { slug } }`);
  expect(data).toMatchObject({ good: { slug: 'save-01' } });
  if (path[0] === 'save') expect(data).toMatchObject({ save: { slug: 'save-00' } });
  expect(errors).toMatchObject([{ path, extensions: { code: expect.stringMatching(/^BAD_/) } }]);
});
