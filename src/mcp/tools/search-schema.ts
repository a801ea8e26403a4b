// Searches types and fields of the GraphQL schema by words.

import type { GraphQLSchema } from 'graphql';
import { MOST_ANSWER_TOKENS } from '../answers/cut.ts';
import { estimateTokens } from '../answers/token-estimate.ts';
import { SchemaSearch } from '../asking/schema-search.ts';
import { defineTool } from '../tool.ts';
import { ToolError } from '../tool-error.ts';

const known = new WeakMap<GraphQLSchema, SchemaSearch>();

export const searchSchema = defineTool({
  name: 'search_schema',
  description: 'GraphQL types and fields by words, best first, with the way to them from the root.',
  arguments: {
    words: { type: 'string', required: true },
    limit: { type: 'integer', description: 'types', default: 4, minimum: 1, maximum: 20 },
  },
  async call({ words, limit }, { schema }) {
    const search = known.get(schema) ?? new SchemaSearch(schema);
    known.set(schema, search);
    for (let most = limit; most > 0; most--) {
      const text = search.find(words, most);
      if (text === '') break;
      if (estimateTokens(text) <= MOST_ANSWER_TOKENS) return text;
    }
    throw new ToolError(
      `Nothing in the schema is about ${JSON.stringify(words.slice(0, 60))}.`,
      'Try one plain word, such as "power", "properties", "group", "references", "hero"; the root is Query, a save is Save.',
    );
  },
});
