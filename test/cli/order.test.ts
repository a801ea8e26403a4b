// Warnings and errors have one order, whichever save is read first: HTTP and the command line are compared as they are.

import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';

const ask = await askBoth();

const OBJECTS = `
  late: objects(where: {class: {eq: "Constructr"}}) { totalCount }
  stats { objects }
  ...Rest
`;
const FRAGMENT = 'fragment Rest on Save { rest: objects(where: {level: {eq: "Nowhere"}}) { totalCount } }';

/** Code and path of each. */
async function warningsOf(query: string): Promise<readonly string[]> {
  const { errors, extensions } = await ask(query);
  expect(errors).toBeUndefined();
  return extensions!.warnings!.map(({ code, path }) => `${String(code)} ${(path as string[]).join('.')}`);
}

it('comes by the field in the query and then by save, also when the last save is in memory first', async () => {
  await ask('{ save(id: "little-factory") { stats { objects } } }');
  const query = `{
    second: save(id: "little-factory-earlier") { ${OBJECTS} }
    first: save(id: "little-factory") { ${OBJECTS} }
    saves(where: {slug: {startsWith: "little-factory"}}, orderBy: [{field: SLUG, direction: DESC}]) { nodes { ${OBJECTS} slug } }
    unknown: save(id: "nope") { slug }
  } ${FRAGMENT}`;
  expect(await warningsOf(query)).toEqual([
    'UNKNOWN_CLASS second.late',
    'UNKNOWN_LEVEL second.rest',
    'UNKNOWN_CLASS first.late',
    'UNKNOWN_LEVEL first.rest',
    'UNKNOWN_CLASS saves.nodes.0.late',
    'UNKNOWN_LEVEL saves.nodes.0.rest',
    'UNKNOWN_ID unknown',
  ]);
});

it('tells the same hundred of more, whatever was found first', async () => {
  const fields = Array.from(
    { length: 80 },
    (_, at) => `f${at}: objects(where: {class: {eq: "Typo${at}"}}) { totalCount }`,
  ).join(' ');
  await ask('{ save(id: "little-factory") { stats { objects } } }');
  const query = `{
    early: save(id: "little-factory-earlier") { ${fields} }
    late: save(id: "little-factory") { ${fields} }
  }`;
  const told = await warningsOf(query);
  expect(told.length).toBe(100);
  expect(told[0]).toBe('UNKNOWN_CLASS early.f0');
  expect(told[80]).toBe('UNKNOWN_CLASS late.f0');
  expect(told.at(-1)).toBe('UNKNOWN_CLASS late.f19');
});

it('errors come by the field in the query, and by entry of a list, whatever fails first', async () => {
  const bad = (name: string): string => `${name}: objects(where: {class: null}) { totalCount }`;
  await ask('{ save(id: "little-factory") { stats { objects } } }');
  const { data, errors } = await ask(`{
    early: save(id: "update-8") { slug ${bad('one')} ...Rest }
    late: save(id: "little-factory") { ${bad('one')} }
    saves(where: {slug: {startsWith: "little-factory"}}, orderBy: [{field: SLUG, direction: DESC}]) { nodes { ${bad('one')} } }
    diff(from: "little-factory", to: "release-1.0") { added(where: {class: null}) { totalCount } }
    node(id: "nonsense") { id }
  } fragment Rest on Save { ${bad('two')} one: objects(where: {class: null}) { totalCount } }`);
  expect(errors!.map(({ path }) => path!.join('.'))).toEqual([
    'early.one',
    'early.two',
    'late.one',
    'saves.nodes.0.one',
    'saves.nodes.1.one',
    'diff.added',
  ]);
  expect(data).toMatchObject({ early: { slug: 'update-8', one: null, two: null }, node: null });
});
