// GraphQL over HTTP as one route: yoga answers, and bodies are counted before it reads them.

import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { isKnown } from '../http/etag.ts';
import { goneSignal } from '../http/on-close.ts';
import { readRequestBody } from '../http/read-body.ts';
import type { Exchange, Route } from '../http/router.ts';
import { MOST_BODY_BYTES } from '../options/limits.ts';
import type { ServerOptions } from '../options/server-options.ts';
import { graphiqlPage } from '../pages/graphiql.ts';
import { answerEtag } from './answer-headers.ts';
import { EventTurns } from './event-turns.ts';
import { answerPosted, answerTypeOf, postedQuery } from './posted-query.ts';
import { RequestAnswers } from './request-answers.ts';
import { createYogaServer, ENDPOINT, type Yoga } from './yoga.ts';

export function graphqlRoute(options: ServerOptions): Route {
  const answers = new RequestAnswers(options);
  const yoga = createYogaServer(options, answers);
  const turns = new EventTurns();
  const isPage = options.graphiql ?? true;
  return {
    methods: ['GET', 'POST'],
    path: ENDPOINT,
    isPage,
    answer: (exchange) =>
      isPage && wantsPage(exchange.request)
        ? answerPage(exchange)
        : answer({ yoga, answers, options, turns }, exchange),
  };
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
  readonly answers: RequestAnswers;
  readonly options: ServerOptions;
  /** Of the requests that yoga answers, which take longer than others: thousands may come at once. */
  readonly turns: EventTurns;
}

async function answer({ yoga, answers, options, turns }: Answering, exchange: Exchange): Promise<void> {
  const { request, response, url } = exchange;
  const type = options.operations ? null : answerTypeOf(request);
  if (type === null) await turns.next();
  if (response.destroyed) return;
  if (sendIfUnchanged(options, exchange)) return;
  request.url = `${url.pathname}${url.search}`;
  request.headers.host = url.host;
  // Yoga does not limit bodies; those with a known, small length need not be counted.
  const length = Number(request.headers['content-length'] ?? 0);
  if (request.method === 'HEAD') {
    await answerFetched(yoga, exchange);
    return;
  }
  const isCounted = length > FEW_BYTES || request.headers['transfer-encoding'] !== undefined;
  if (!isCounted && type === null) {
    await yoga(request, response);
    return;
  }
  const body = await readRequestBody(exchange, MOST_BODY_BYTES);
  if (body === null) return;
  const asked = type === null ? null : postedQuery(body);
  if (!asked || type === null) {
    await answerFetched(yoga, exchange, new Uint8Array(body));
    return;
  }
  options.alive?.();
  await answerPosted(answers, asked, type, exchange, options.report);
}

const FEW_BYTES = 16 * 1024;

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

async function answerFetched(
  yoga: Yoga,
  { request, response, url }: Exchange,
  body?: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const gone = goneSignal(response);
  const over = new AbortController();
  const answered = await yoga.fetch(url, {
    method: methodOf(request),
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(body && { body }),
    signal: AbortSignal.any([gone, over.signal]),
  });
  if (gone.aborted) return;
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body && request.method !== 'HEAD') await pipeline(answered.body, response);
  else {
    response.end();
    // A subscription would listen for ever.
    over.abort();
  }
}
