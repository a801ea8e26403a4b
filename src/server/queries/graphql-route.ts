// GraphQL over HTTP as one route: yoga answers, and bodies are counted before it reads them.

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { wantsPage } from '../http/small-page.ts';
import { MOST_BODY_BYTES } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { ENDPOINT, type Yoga } from './yoga.ts';

/** @param answerPage sends the page where people write queries */
export function graphqlRoute(yoga: Yoga, options: ServerOptions, answerPage: Route['answer']): Route {
  const turns = new PQueue({ concurrency: 1 });
  const isPage = options.introspection ?? true;
  return {
    methods: ['GET', 'POST'],
    path: ENDPOINT,
    isPage,
    answer: (exchange) =>
      isPage && wantsPage(exchange.request) ? answerPage(exchange) : answer({ yoga, turns }, exchange),
  };
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

interface Answering {
  readonly yoga: Yoga;
  readonly turns: PQueue;
}

async function answer({ yoga, turns }: Answering, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  request.url = `${url.pathname}${url.search}`;
  request.headers.host = url.host;
  // Yoga does not know HEAD, which is a GET without the body of its answer.
  if (request.method === 'HEAD') {
    request.method = 'GET';
    // Nobody would see the events of a subscription.
    if (isStream(request)) request.headers.accept = 'application/json';
  }
  // Thousands of subscribers may come at once.
  if (isStream(request)) await turns.add(() => nextTurn());
  if (request.method === 'POST') {
    const body = await readRequestBody(request, MOST_BODY_BYTES);
    // Yoga takes a body that was read before it, as those of frameworks are; a stream takes it longer.
    Object.assign(request, { body: parsedObject(request, body) ?? Readable.from([body]) });
  }
  await yoga(request, response);
}

/** The object in a body of JSON; null for what yoga has to look at itself. */
function parsedObject({ headers }: IncomingMessage, body: Buffer): object | null {
  if (!headers['content-type']?.startsWith('application/json')) return null;
  try {
    const parsed: unknown = JSON.parse(body.toString());
    // Yoga takes an object without names for a body that is still to come.
    for (const _ in parsed as object) return Array.isArray(parsed) ? null : (parsed as object);
    return null;
  } catch {
    return null;
  }
}
