// The HTTP server around yoga: counts bodies, keeps strangers out, begins and ends in order.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { ErrorCode } from '../api/errors.ts';
import { MOST_BODY_BYTES } from './limits.ts';
import { isLocalHost, isLoopback } from './local.ts';
import { createHandler, ENDPOINT, type ServerOptions, type Yoga } from './yoga.ts';

export interface ListenOptions extends ServerOptions {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
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
  const server = createServer((request, response) => {
    answer(yoga, onlyLocal, request, response).catch((error: unknown) => {
      options.report(error, 'http');
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'INTERNAL_SERVER_ERROR', 'Unexpected error.');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return { url: `http://${host}:${port}${ENDPOINT}`, close: (grace) => close(server, grace) };
}

async function answer(
  yoga: Yoga,
  onlyLocal: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (onlyLocal && !isLocalHost(request.headers.host)) {
    refuse(response, 403, 'FORBIDDEN', 'This server answers under the names of its own machine only.');
    return;
  }
  // Node ends a body with a length at that length; only one without has to be counted.
  const length = request.headers['content-length'];
  if (Number(length ?? 0) > MOST_BODY_BYTES) refuseBody(request, response);
  else if (request.headers['transfer-encoding'] === undefined) await yoga(request, response);
  else await answerCounted(yoga, request, response);
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

function close(server: Server, graceMillis = GRACE_MILLIS): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), graceMillis);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
