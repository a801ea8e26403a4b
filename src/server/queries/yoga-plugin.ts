// Our plugin for yoga: yoga parses the parameters of a request, and our pipeline answers it.

import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { apiError } from '../../api/context/errors.ts';
import { INTERRUPTED } from '../../api/request/event-results.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { type NamedQuery, StoredOperations } from '../options/stored-operations.ts';
import { type EventResult, isStream, type RequestAnswers, sentText } from './request-answers.ts';

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

/** Proxies close connections on which nothing is sent. */
const PING_MILLIS = 12_000;

/** @param id of the latest event before the first of these */
function eventStream(
  results: AsyncIterable<EventResult>,
  id: string,
  { Response, ReadableStream }: Pick<typeof globalThis, 'Response' | 'ReadableStream'>,
): Response {
  const iterator = results[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let pings: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(`id: ${id}\n\n`));
      pings = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(':\n\n'));
      }, PING_MILLIS);
    },
    async pull(controller) {
      const { value, done }: IteratorResult<EventResult, unknown> = await iterator.next();
      if (!done) controller.enqueue(encoder.encode(eventText(value)));
      else {
        clearInterval(pings);
        if (value !== INTERRUPTED) controller.enqueue(encoder.encode('event: complete\ndata:\n\n'));
        controller.close();
      }
    },
    async cancel() {
      clearInterval(pings);
      await iterator.return?.();
    },
  });
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache',
    'content-encoding': 'none',
  };
  return new Response(body, { headers });
}

function eventText({ eventId, errors, ...rest }: EventResult): string {
  // Errors may have the status of an answer of their own.
  const shown = errors?.map((error) => {
    const { http, ...extensions } = error.extensions;
    return { ...error.toJSON(), extensions } as GraphQLError;
  });
  const result: ExecutionResult = { ...(shown && { errors: shown }), ...rest };
  const id = eventId === undefined ? '' : `id: ${eventId}\n`;
  return `event: next\n${id}data: ${sentText(result)}\n\n`;
}
