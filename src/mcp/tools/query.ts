// Runs any query. Its lists also get their counts, so that a page never passes for the whole list.

import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { defineTool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';
import type { AskError } from '../tool-session.ts';

/** Errors that an answer shows in addition to its data. */
const MOST_ERRORS = 5;

export const query = defineTool({
  name: 'query',
  description:
    'Any GraphQL query: { save(id: "slug") { objects(where: {...}) { totalCount nodes { path } } } }. Long lists are cut, counts are of the whole. One object: save(id:) { object(path: "id") { class { name } json references { nodes { label target { path } } } } }. First look at examples, search_schema, search_classes.',
  arguments: { query: { type: 'string', required: true }, variables: { type: 'object' } },
  async call({ query: text, variables }, session) {
    const {
      data,
      errors = [],
      extensions,
    } = await session.ask(withCounts(session.schema, text), variables ?? {});
    for (const { message } of extensions?.warnings ?? []) session.warn(message);
    const [first] = errors;
    if (!data && first) throw new ToolError(first.message, hintFor(first));
    const shown = errors
      .slice(0, MOST_ERRORS)
      .map(({ message, path }) => `${path?.join('.') ?? 'query'}: ${message}`);
    if (errors.length > shown.length) shown.push(`and ${errors.length - shown.length} more errors`);
    return { ...(shown.length > 0 && { errors: shown }), ...data };
  },
});

/** Adds `totalCount` to every list that has one; a query that does not parse stays unchanged. */
export function withCounts(schema: GraphQLSchema, text: string): string {
  let document: DocumentNode;
  try {
    document = parse(text, { noLocation: true, maxTokens: MOST_TOKENS });
  } catch (error) {
    if (error instanceof GraphQLError) return text;
    throw error;
  }
  const types = new TypeInfo(schema);
  const counted = visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: (set, _key, parent) => {
        if (Array.isArray(parent) || !parent || (parent as { kind: string }).kind !== Kind.FIELD)
          return undefined;
        const type = types.getParentType();
        if (!isObjectType(type) || !('totalCount' in type.getFields())) return undefined;
        const names = set.selections.map((each) =>
          each.kind === Kind.FIELD ? (each.alias ?? each.name).value : '',
        );
        if (names.includes('totalCount') || !(names.includes('nodes') || names.includes('edges')))
          return undefined;
        const count = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'totalCount' } } as const;
        return { ...set, selections: [count, ...set.selections] };
      },
    }),
  );
  return print(counted);
}

/** The server's own limit, which it enforces when the query is run. */
const MOST_TOKENS = 20_000;

function hintFor({ extensions }: AskError): string {
  return extensions?.code === 'LIMIT_EXCEEDED'
    ? 'Ask for less: a smaller "first", a narrower "where", groups or aggregate in place of rows.'
    : 'search_schema finds types and fields by words, examples has queries that work.';
}
