// Yoga, set up as docs/performance.md found it fastest: our own body limit stands in front (http.ts), documents
// are parsed and validated once, nothing unexpected reaches a client.

import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { type Context, createContext } from '../api/context.ts';
import { showError } from '../api/errors.ts';
import type { Library } from '../library/library.ts';
import { RequestDeadline } from './deadline.ts';
import { MOST_ANSWER } from './limits.ts';
import { isLocalOrigin } from './local.ts';
import { requestPlugin } from './yoga-plugin.ts';

export const ENDPOINT = '/graphql';

export interface ServerOptions {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Told of faults of ours, with the id that the client got. */
  readonly report: (error: unknown, id: string) => void;
}

// biome-ignore lint/complexity/noBannedTypes: yoga's own word for "no server context"
export type Yoga = YogaServerInstance<{}, Context>;

export function createHandler({ schema, library, report }: ServerOptions): Yoga {
  return createYoga<object, Context>({
    schema,
    graphqlEndpoint: ENDPOINT,
    context: ({ request }) => {
      const deadline = new RequestDeadline(request.signal);
      return createContext(library, {
        deadline,
        waited: (from, to) => deadline.giveBack(from, to),
        mostAnswer: MOST_ANSWER,
        explain: request.headers.get('x-savegraph-explain') === '1',
      });
    },
    cors: (request) => {
      const origin = request.headers.get('origin');
      return origin !== null && isLocalOrigin(origin)
        ? { origin: [origin], methods: ['GET', 'POST'] }
        : false;
    },
    graphiql: { title: 'Savegraph', defaultQuery: FIRST_QUERY },
    renderGraphiQL: async (options) =>
      (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(options),
    maskedErrors: { maskError: (error) => showError(error, report) },
    plugins: [requestPlugin(schema)],
    maxRequestBodySize: false,
    parserAndValidationCache: true,
    batching: false,
    multipart: false,
    landingPage: false,
    logging: false,
  });
}

const FIRST_QUERY = `# Saves that are open. Asking for more than their header reads them.
{
  saves {
    nodes {
      slug
      title
      savedAt
      classes(first: 10, orderBy: [{ field: COUNT, direction: DESC }]) {
        nodes {
          name
          count
        }
      }
    }
  }
}
`;
