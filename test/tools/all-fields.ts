// Queries for everything that a type of the schema can say, so that no field of a view goes untried.

import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** Types that lead back into the graph: of them an id is enough. */
const SHORT: Readonly<Record<string, string>> = {
  SaveObject: '{ path }',
  Class: '{ name }',
  Save: '{ slug }',
  PageInfo: '{ hasNextPage }',
  RowAggregate: '{ count }',
};

/** The selection of every field that needs no argument, as deep as types go; lists of rows with at most `first`. */
export function allFields(schema: GraphQLSchema, typeName: string, first = 10_000): string {
  return selection(schema.getType(typeName) as GraphQLObjectType, first, []);
}

function selection(type: GraphQLObjectType, first: number, above: readonly string[]): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const needed = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
    if (needed.length > 0 || field.name === 'edges') return [];
    const size = field.args.some(({ name }) => name === 'first')
      ? `(first: ${above.length === 0 ? first : 5})`
      : '';
    // Links lead round in circles; links.test.ts follows each of them.
    const isLink = field.astNode?.directives?.some(({ name }) => name.value === 'link');
    if (isLink) return [`${field.name}${size} { __typename }`];
    const inner = innerSelection(field.type, first, [...above, type.name]);
    return inner === null ? [] : [`${field.name}${size} ${inner}`.trim()];
  });
  return `{ ${fields.join(' ')} }`;
}

/** Empty for leaves; null where a type would come again inside itself. */
function innerSelection(type: GraphQLOutputType, first: number, above: readonly string[]): string | null {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isInterfaceType(named) || isUnionType(named)) return '{ __typename }';
  if (SHORT[named.name] !== undefined) return SHORT[named.name]!;
  if (!isObjectType(named) || above.includes(named.name)) return null;
  return selection(named, first, above);
}
