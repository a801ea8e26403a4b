// The HTTP server around yoga: counts bodies, keeps strangers out, begins and ends in order.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '../api/errors.ts';
import type { Library } from '../library/library.ts';
import { crossSiteRefusal } from './cross-site.ts';
import { MOST_BODY_BYTES, MOST_UNSENT_BYTES } from './limits.ts';
import { isLocalHost, isLoopback } from './local.ts';
import { answerMetrics } from './metrics-page.ts';
import { createHandler, ENDPOINT, type ServerOptions, type Yoga } from './yoga.ts';

export interface ListenOptions extends ServerOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** See limits.ts. */
  readonly mostUnsentBytes?: number;
  /** Whether /metrics is answered. Default not. */
  readonly metrics?: boolean;
}

export interface RunningServer {
  /** Where it answers. */
  readonly url: string;
  /** Answers what has begun, then ends; what takes longer than `graceMillis` is cut off. */
  close(graceMillis?: number): Promise<void>;
}

/** Resolves when the server answers. @throws the system's error when it cannot listen there */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  const yoga = createHandler(options);
  const onlyLocal = isLoopback(options.host);
  let closing = false;
  const mostUnsentBytes = options.mostUnsentBytes ?? MOST_UNSENT_BYTES;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    if (closing) response.setHeader('connection', 'close');
    if (unsentBytes(sockets) > mostUnsentBytes) {
      refuse(
        response,
        503,
        'LIMIT_EXCEEDED',
        'Too many answers wait for clients to read them; ask again later.',
      );
      return;
    }
    answer(yoga, onlyLocal, options.metrics ? options.library : null, request, response).catch(
      (error: unknown) => {
        options.report(error, 'http');
        if (response.headersSent) response.destroy();
        else refuse(response, 500, 'INTERNAL_SERVER_ERROR', 'Unexpected error.');
      },
    );
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Longer than any request takes: while this thread is at work on one, what others send waits, and must not be cut off then.
  server.keepAliveTimeout = KEEP_ALIVE_MILLIS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}${ENDPOINT}`,
    close: (grace) => {
      closing = true;
      return close(server, grace);
    },
  };
}

async function answer(
  yoga: Yoga,
  onlyLocal: boolean,
  metricsOf: Library | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = targetOf(request);
  if (!target) {
    refuse(response, 400, 'BAD_REQUEST', 'The target of the request is no address.');
    return;
  }
  if (onlyLocal && !isLocalHost(target.host)) {
    refuse(response, 403, 'FORBIDDEN', 'This server answers under the names of its own machine only.');
    return;
  }
  const refusal = crossSiteRefusal(request.method, request.headers, target.host);
  if (refusal !== null) {
    refuse(response, 403, 'FORBIDDEN', refusal);
    return;
  }
  if (metricsOf && request.method === 'GET' && /^\/metrics(\?|$)/.test(target.path)) {
    await answerMetrics(metricsOf, target.path, response);
    return;
  }
  request.url = target.path;
  request.headers.host = target.host;
  // Node ends a body with a length at that length; only one without has to be counted.
  const length = request.headers['content-length'];
  if (Number(length ?? 0) > MOST_BODY_BYTES) refuseBody(request, response);
  else if (request.headers['transfer-encoding'] === undefined) await yoga(request, response);
  else await answerCounted(yoga, request, response);
}

/** Memory that answers take until their clients read them: a few who never do must not fill it. */
function unsentBytes(sockets: ReadonlySet<Socket>): number {
  let bytes = 0;
  for (const { writableLength } of sockets) bytes += writableLength;
  return bytes;
}

interface Target {
  /** The name that the server is asked under, maybe with a port. */
  readonly host: string;
  readonly path: string;
}

/** Null for what is no address. An address that names its host says more than the Host header (RFC 9112, 3.2.2). */
function targetOf({ url = '/', headers }: IncomingMessage): Target | null {
  if (url.startsWith('/')) {
    const host = headers.host ?? '';
    return URL.canParse(`http://${host}${url}`) ? { host, path: url } : null;
  }
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { host, pathname, search } = new URL(url);
  return { host, path: `${pathname}${search}` };
}

async function answerCounted(yoga: Yoga, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += part.length;
    if (size > MOST_BODY_BYTES) {
      refuseBody(request, response);
      return;
    }
    parts.push(part);
  }
  const { 'transfer-encoding': _, ...headers } = request.headers;
  const answered = await yoga.fetch(new URL(request.url ?? '/', `http://${request.headers.host}`), {
    method: request.method ?? 'POST',
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    body: Buffer.concat(parts),
  });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  if (answered.body) await pipeline(answered.body, response);
  else response.end();
}

function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('connection', 'close');
  refuse(response, 413, 'LIMIT_EXCEEDED', `A request body has at most ${MOST_BODY_BYTES} bytes.`);
  // The client may still be sending: it reads our answer only if we go on reading for a while.
  request.resume();
  const timer = setTimeout(() => request.destroy(), DRAIN_MILLIS);
  request.once('close', () => clearTimeout(timer));
}

const DRAIN_MILLIS = 2_000;
const KEEP_ALIVE_MILLIS = 60_000;

function refuse(
  response: ServerResponse,
  status: number,
  code: ErrorCode | 'INTERNAL_SERVER_ERROR',
  message: string,
): void {
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

const GRACE_MILLIS = 5_000;

/** Time for requests to come in that were sent before. */
const LINGER_MILLIS = 100;

async function close(server: Server, graceMillis = GRACE_MILLIS): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMillis);
  // A connection whose request has not been read yet looks idle. Every turn reads what is there: the first takes new
  // connections, the next their requests, however long this thread was at work on something else.
  await pause(Math.min(LINGER_MILLIS, graceMillis));
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
