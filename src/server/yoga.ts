// Yoga, set up as docs/performance.md found it fastest: our own body limit stands in front (http.ts), our own pipeline
// reads and answers queries (yoga-plugin.ts), nothing unexpected reaches a client.

import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { showError } from '../api/errors.ts';
import type { Library } from '../library/library.ts';
import { isLocalOrigin } from './local.ts';
import { requestPlugin } from './yoga-plugin.ts';

export const ENDPOINT = '/graphql';

export interface ServerOptions {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Told of faults of ours, with the id that the client got. */
  readonly report: (error: unknown, id: string) => void;
  /** Called whenever the thread that answers is seen to go on. */
  readonly alive?: () => void;
}

// biome-ignore lint/complexity/noBannedTypes: yoga's own word for "nothing of ours"
export type Yoga = YogaServerInstance<{}, {}>;

export function createHandler(options: ServerOptions): Yoga {
  const { schema, report } = options;
  return createYoga({
    schema,
    graphqlEndpoint: ENDPOINT,
    cors: (request) => {
      const origin = request.headers.get('origin');
      return origin !== null && isLocalOrigin(origin)
        ? { origin: [origin], methods: ['GET', 'POST'] }
        : false;
    },
    graphiql: { title: 'Savegraph', defaultQuery: FIRST_QUERY },
    renderGraphiQL: async (page) => (await import('@graphql-yoga/render-graphiql')).renderGraphiQL(page),
    maskedErrors: { maskError: (error) => showError(error, report) },
    plugins: [requestPlugin(options)],
    maxRequestBodySize: false,
    parserAndValidationCache: false,
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
