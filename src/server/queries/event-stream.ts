// Results as server-sent events, each with an id that a client sends when it comes back (WHATWG HTML, "Server-sent
// events"; the rest as graphql-sse has it, "distinct connections"). A stream that the server interrupts is not
// completed: its client reconnects, here or to another server.

import type { ExecutionResult, GraphQLError } from 'graphql';
import { INTERRUPTED } from '../../api/request/event-results.ts';
import { type EventResult, sentText } from './request-answers.ts';

/** Proxies close connections on which nothing is sent. */
const PING_MILLIS = 12_000;

/** @param id of the latest event before the first of these */
export function eventStream(
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
