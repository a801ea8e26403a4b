// Our plugin for yoga: yoga parses the parameters of a request, and our pipeline answers it.

import type { Plugin } from 'graphql-yoga';
import { apiError } from '../../api/context/errors.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { type NamedQuery, StoredOperations } from '../options/stored-operations.ts';
import { eventStream } from './event-stream.ts';
import { isStream, type RequestAnswers } from './request-answers.ts';

export function requestPlugin(
  { alive, operations, library }: ServerOptions,
  answers: RequestAnswers,
): Plugin {
  const stored = new StoredOperations(operations ?? null);
  return {
    onRequestParse: ({ requestParser, setRequestParser }) => {
      if (requestParser) setRequestParser((request) => parseRequest(request, requestParser));
    },
    onResultProcess: ({ request, result, setResultProcessor }) => {
      if (!isStream(request) || !(Symbol.asyncIterator in result)) return;
      setResultProcessor((_, api) => eventStream(result, library.changes.lastId, api), 'text/event-stream');
    },
    onParams: ({ request, params, setParams, setParamsHandler }) => {
      const query = stored.textOf(params as NamedQuery);
      if (typeof query === 'string' && query !== params.query) setParams({ ...params, query });
      setParamsHandler(({ params: { query = '', variables, operationName } }) => {
        alive?.();
        checkOperationName(operationName);
        const asked = { query, variables, operationName, mayChange: request.method === 'POST' };
        return isStream(request) ? answers.stream(asked, request) : answers.answer(asked, request);
      });
    },
  };
}

type RequestParser = NonNullable<Parameters<NonNullable<Plugin['onRequestParse']>>[0]['requestParser']>;

/** Yoga reports invalid JSON in URL parameters as an internal error, and does not know documentId. */
function parseRequest(request: Request, parse: RequestParser): ReturnType<RequestParser> {
  try {
    const params = parse(request);
    if (request.method !== 'GET' || !request.url.includes('documentId=')) return params;
    return Object.assign(params, { documentId: new URL(request.url).searchParams.get('documentId') });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const text = `"variables" or "extensions" are not JSON: ${error.message}`;
    throw apiError('BAD_REQUEST', text, { http: { status: 400 } });
  }
}

function checkOperationName(name: unknown): void {
  if (name === null || name === undefined || typeof name === 'string') return;
  throw apiError('BAD_REQUEST', '"operationName" is not a string.', { http: { status: 400 } });
}
