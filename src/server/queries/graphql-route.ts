// GraphQL over HTTP as one route: yoga answers, and bodies are counted before it reads them.

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { isKnown } from '../http/etag.ts';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { MOST_BODY_BYTES } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { graphiqlPage } from '../pages/graphiql.ts';
import { answerEtag } from './answer-headers.ts';
import { EventTurns } from './event-turns.ts';
import { ENDPOINT, type Yoga } from './yoga.ts';

export function graphqlRoute(yoga: Yoga, options: ServerOptions): Route {
  const turns = new EventTurns();
  const isPage = options.graphiql ?? true;
  return {
    methods: ['GET', 'POST'],
    path: ENDPOINT,
    isPage,
    answer: (exchange) =>
      isPage && wantsPage(exchange.request)
        ? answerPage(exchange)
        : answer({ yoga, options, turns }, exchange),
  };
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

function wantsPage(request: IncomingMessage): boolean {
  return methodOf(request) === 'GET' && (request.headers.accept?.includes('text/html') ?? false);
}

/** Yoga does not know HEAD, which is a GET without the body of its answer. */
function methodOf({ method = 'GET' }: IncomingMessage): string {
  return method === 'HEAD' ? 'GET' : method;
}

async function answerPage({ response }: Exchange): Promise<void> {
  const { html, policy } = await graphiqlPage();
  response.setHeader('content-security-policy', policy);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
}

interface Answering {
  readonly yoga: Yoga;
  readonly options: ServerOptions;
  readonly turns: EventTurns;
}

async function answer({ yoga, options, turns }: Answering, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  if (sendIfUnchanged(options, exchange)) return;
  request.url = `${url.pathname}${url.search}`;
  request.headers.host = url.host;
  if (request.method === 'HEAD') {
    request.method = 'GET';
    // Nobody would see the events of a subscription.
    if (isStream(request)) request.headers.accept = 'application/json';
  }
  // Thousands of subscribers may come at once.
  if (isStream(request)) await turns.next();
  if (request.method === 'POST') {
    const body = await readRequestBody(exchange, MOST_BODY_BYTES);
    if (body === null) return;
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

/** Sends 304 if the client already has the answer; false if not. */
function sendIfUnchanged({ library, store }: ServerOptions, { request, response, url }: Exchange): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || store) return false;
  const header = (name: string): string | undefined => request.headers[name]?.toString();
  const etag = answerEtag(library, { method: methodOf(request), search: url.search, header });
  if (etag === null || !isKnown(known, etag)) return false;
  response.setHeader('vary', 'origin, accept-encoding');
  response.writeHead(304, { etag, 'cache-control': 'private, no-cache' }).end();
  return true;
}
