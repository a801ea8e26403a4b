// Yoga, set up as docs/performance.md found it fastest: our own body limit stands in front (http.ts), our own pipeline
// reads and answers queries (yoga-plugin.ts), nothing unexpected reaches a client.

import type { GraphQLSchema } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { showError } from '../api/errors.ts';
import type { Library } from '../library/library.ts';
import type { Store } from '../store/store.ts';
import type { AnsweringThreads } from './answering/answering-threads.ts';
import type { Operations } from './stored-operations.ts';
import { requestPlugin } from './yoga-plugin.ts';

export const ENDPOINT = '/graphql';

export interface ServerOptions {
  readonly schema: GraphQLSchema;
  readonly library: Library;
  /** Where saves lie beyond this process; without one, questions across saves are refused. */
  readonly store?: Store;
  /** Called with every internal error and the id that the client got. */
  readonly report: (error: unknown, id: string) => void;
  /** Called whenever the thread that answers is seen to go on. */
  readonly alive?: () => void;
  /** Threads that answer what takes long. Default none: everything is answered on this one. */
  readonly answering?: AnsweringThreads;
  /** The only operations that are run. Default any. */
  readonly operations?: Operations;
  /** Whether the schema may be asked for. Default yes. */
  readonly introspection?: boolean;
  /** Whether browsers get GraphiQL. Default yes. */
  readonly graphiql?: boolean;
  /** The path of the endpoint. Default /graphql. */
  readonly endpoint?: string;
  /** Bytes of a request's body. Default any number: whoever stands in front has counted them. */
  readonly mostBodyBytes?: number;
}

// biome-ignore lint/complexity/noBannedTypes: yoga's own word for "nothing of ours"
export type Yoga = YogaServerInstance<{}, {}>;

export function createHandler(options: ServerOptions): Yoga {
  const { schema, report, endpoint = ENDPOINT, mostBodyBytes = false } = options;
  return createYoga({
    schema,
    graphqlEndpoint: endpoint,
    // Both are answered before a request comes here: gate.ts, graphql-route.ts.
    cors: false,
    graphiql: false,
    extraParamNames: ['documentId'],
    maskedErrors: { maskError: (error) => showError(error, report) },
    plugins: [requestPlugin(options)],
    maxRequestBodySize: mostBodyBytes,
    parserAndValidationCache: false,
    batching: false,
    multipart: false,
    landingPage: false,
    logging: false,
  });
}
