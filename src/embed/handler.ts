// GraphQL over HTTP inside another server: a handler for Node's http server, Express, Fastify, Hono and
// anything else that supports Fetch.

import type { GraphQLSchema } from 'graphql';
import { createSchema } from '../api/schema/schema.ts';
import { MOST_BODY_BYTES } from '../server/options/limits.ts';
import type { ServerOptions } from '../server/options/server-options.ts';
import { createYogaServer as createYogaHandler, type Yoga } from '../server/queries/yoga.ts';
import { reportAsWarning } from './report.ts';

export interface HandlerOptions
  extends Partial<Omit<ServerOptions, 'library'>>,
    Pick<ServerOptions, 'library'> {
  /** Default createSchema(). */
  readonly schema?: GraphQLSchema;
  /** Called with every internal error and the id that the client was given. Default: a process warning. */
  readonly report?: (error: unknown, id: string) => void;
  /** Bytes of a request's body. Default: as many as `savegraph serve` takes. */
  readonly mostBodyBytes?: number;
}

/** Call it with Node's request and response, or use `handler.fetch(request)`. */
export type Handler = Yoga;

/** The host server has chosen the path already. */
const ANY_PATH = '*';

/**
 * Answers every POST and GET that it is given, or those at `endpoint`, with the checks, limits and errors of `savegraph serve`. The
 * host server is responsible for everything else: authorization (a page of any site can make a browser query
 * a server on the same machine), CORS, compression.
 */
export function createHandler(options: HandlerOptions): Handler {
  const { schema = createSchema(), report = reportAsWarning } = options;
  return createYogaHandler({
    mostBodyBytes: MOST_BODY_BYTES,
    endpoint: ANY_PATH,
    ...options,
    schema,
    report,
  });
}
