// Yoga, configured as docs/performance.md found it fastest: http-server.ts limits bodies before it, our own
// pipeline parses and answers queries (yoga-plugin.ts), and unexpected errors are masked.

import type { GraphQLError } from 'graphql';
import { createYoga, type YogaServerInstance } from 'graphql-yoga';
import { errorAt, showError } from '../../api/context/errors.ts';
import { shortMessage } from '../../api/context/short-message.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { RequestAnswers } from './request-answers.ts';
import { requestPlugin } from './yoga-plugin.ts';

export const ENDPOINT = '/graphql';

// biome-ignore lint/complexity/noBannedTypes: yoga's own word for "nothing of ours"
export type Yoga = YogaServerInstance<{}, {}>;

export function createYogaServer(options: ServerOptions, answers = new RequestAnswers(options)): Yoga {
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
