// The `info` that resolvers get: what the query says of a field, and an error for everything else.

import { buildSchema, type GraphQLResolveInfo, isObjectType, parse } from 'graphql';
import { expect, it } from 'vitest';
import { CompiledQueries } from '../../src/execute/compiled-queries.ts';
import { NOTHING_FATAL, UNLIMITED } from '../tools/plain-execution.ts';

const schema = buildSchema(`
  type Query { shape: Shape! }
  interface Shape { name(of: Int): String }
  type Box implements Shape { name(of: Int): String }
`);

/** The infos of a query, by the field that was given it. */
function infosOf(text: string): Map<string, GraphQLResolveInfo> {
  const infos = new Map<string, GraphQLResolveInfo>();
  const [query, shape, box] = ['Query', 'Shape', 'Box'].map((name) => schema.getType(name));
  if (!isObjectType(query) || !isObjectType(box)) throw new Error('the schema has other types');
  query.getFields().shape!.resolve = (_parent, _args, _context, info) => {
    infos.set('shape', info);
    return {};
  };
  box.getFields().name!.resolve = (_parent, _args, _context, info) => {
    infos.set('name', info);
    return 'a box';
  };
  Object.assign(shape!, {
    resolveType: (_value: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      infos.set('type of shape', info);
      return 'Box';
    },
  });
  const queries = new CompiledQueries(schema, NOTHING_FATAL);
  const result = queries.run({ document: parse(text), contextValue: UNLIMITED }, {});
  expect(JSON.parse(JSON.stringify(result))).toEqual({ data: { shape: { called: 'a box' } } });
  return infos;
}

it('says which field of which type is asked, and where in the query', () => {
  const infos = infosOf('{ shape { called: name(of: 1) ... on Box { called: name(of: 1) } } }');
  expect(
    Array.from(infos, ([at, { fieldName, parentType, returnType, fieldNodes }]) => [
      at,
      `${parentType}.${fieldName}: ${returnType}`,
      fieldNodes.length,
    ]),
  ).toEqual([
    ['shape', 'Query.shape: Shape!', 1],
    ['type of shape', 'Query.shape: Shape!', 1],
    ['name', 'Box.name: String', 2],
  ]);
  expect(infos.get('name')!.schema).toBe(schema);
});

it.each(['path', 'fragments', 'rootValue', 'operation', 'variableValues'] as const)(
  'throws when a resolver looks at %s, which it does not carry',
  (name) => {
    const info = infosOf('{ shape { called: name } }').get('name')!;
    expect(() => info[name]).toThrow(`info.${name} is not available for Box.name`);
  },
);
