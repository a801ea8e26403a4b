// Yoga, configured as docs/performance.md found it fastest: http-server.ts limits bodies before it, our own
// pipeline parses and answers queries (yoga-plugin.ts), and unexpected errors are masked.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GraphQLError } from 'graphql';
import type { YogaServerInstance } from 'graphql-yoga';
import { errorAt, shortMessage, showError } from '../../api/context/errors.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { RequestAnswers } from './request-answers.ts';
import { requestPlugin } from './yoga-plugin.ts';

export const ENDPOINT = '/graphql';

/** Its type names no other package, so that programs compile whatever they have installed. */
export interface Yoga {
  (request: IncomingMessage, response: ServerResponse): Promise<void>;
  fetch(request: Request | URL | string, init?: RequestInit): Promise<Response>;
}

/** Yoga is loaded when the caller has gone on; requests that come before wait for it. */
export function createYogaServer(options: ServerOptions, answers = new RequestAnswers(options)): Yoga {
  const made = makeYoga(options, answers);
  // Each request that needs it reports the failure.
  made.catch(() => undefined);
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    (await made)(request, response);
  const answerFetch: Yoga['fetch'] = async (...asked) => (await made).fetch(...(asked as [Request]));
  return Object.assign(handle, { fetch: answerFetch });
}

// biome-ignore lint/complexity/noBannedTypes: yoga's own word for "nothing of ours"
type YogaServer = YogaServerInstance<{}, {}>;

async function makeYoga(options: ServerOptions, answers: RequestAnswers): Promise<YogaServer> {
  await nextTurn();
  const { createYoga } = await import('graphql-yoga');
  const { schema, report, endpoint = ENDPOINT, mostBodyBytes = false } = options;
  return createYoga({
    schema,
    graphqlEndpoint: endpoint,
    // Both are handled before a request comes here: gate.ts, graphql-route.ts.
    cors: false,
    graphiql: false,
    extraParamNames: ['documentId'],
    maskedErrors: { maskError: (error) => asShown(showError(error, report)) },
    plugins: [requestPlugin(options, answers)],
    maxRequestBodySize: mostBodyBytes,
    parserAndValidationCache: false,
    batching: false,
    multipart: false,
    landingPage: false,
    logging: false,
  });
}

/** Yoga's own errors repeat what they are about: names of parameters, and bodies that are no JSON. */
function asShown(error: GraphQLError): GraphQLError {
  const { originalError: cause, ...shown } = error.extensions as { readonly originalError?: Partial<Error> };
  const message = shortMessage(cause?.message ? `${error.message} ${cause.message}` : error.message);
  if (message === error.message) return error;
  return errorAt(error, message, cause ? { ...shown, http: { status: 400 } } : shown);
}
