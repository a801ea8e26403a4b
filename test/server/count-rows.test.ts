import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { expect, it } from 'vitest';
import { createSchema } from '../../src/api/schema.ts';
import { countRows } from '../../src/server/count-rows.ts';

const schema = createSchema();

function rows(text: string, variables: Readonly<Record<string, unknown>> = {}, most = 1e9): number {
  const { definitions } = parse(text);
  const operation = definitions.find(
    ({ kind }) => kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  return countRows(schema, operation, fragments, variables, most);
}

it.each([
  ['{ __typename formats { title } save(id: "a") { slug } }', 0],
  ['{ saves { nodes { slug } } }', 100],
  ['{ saves(first: 7) { edges { node { slug } } } }', 7],
  ['{ saves(last: 5) { nodes { slug } } }', 5],
  ['{ saves(first: 7) { totalCount pageInfo { endCursor } } }', 0],
  ['{ saves(first: 3) { nodes { objects(first: 4) { nodes { id } } } } }', 3 + 12],
  ['{ saves(first: 3) { nodes { objects(first: 4) { totalCount } } } }', 3],
  [
    '{ saves(first: 3) { nodes { ...F } } } fragment F on Save { objects(first: 4) { nodes { id } } }',
    3 + 12,
  ],
  ['{ node(id: "x") { ... on Save { objects(first: 4) { nodes { id } } } } }', 4],
  [
    '{ save(id: "a") { search(text: "x", first: 9) { object { children(first: 2) { nodes { id } } } } } }',
    9 + 18,
  ],
  ['{ save(id: "a") { reachable(from: [], maxNodes: 50) { visited } } }', 0],
  ['{ save(id: "a") { reachable(from: [], maxNodes: 50) { nodes { depth } } } }', 50],
  ['{ save(id: "a") { shortestPath(from: "a", to: "b") { objects { id } } } }', 0],
  [
    '{ save(id: "a") { objects(first: 100) { groups(by: [{ field: CLASS }], first: 10) { nodes { count } } } } }',
    10,
  ],
  ['{ save(id: "a") { components(via: {}, first: 3) { objects(first: 5) { nodes { id } } } } }', 3 + 15],
])('%s asks for rows: %i', (text, expected) => {
  expect(rows(text)).toBe(expected);
});

it('takes sizes from variables, given or by default', () => {
  const text = 'query ($n: Int = 3) { saves(first: $n) { nodes { slug } } }';
  expect(rows(text, { n: 20 })).toBe(20);
  // A null size is whatever the most is.
  expect(rows(text, { n: null }, 500)).toBe(500);
});

it('stops counting when it is enough', () => {
  const deep = `${'children(first: 10000) { nodes { '.repeat(20)} id ${'} }'.repeat(20)}`;
  expect(rows(`{ object(save: "a", path: "x") { ${deep} } }`, {}, 1000)).toBeGreaterThan(1000);
});
