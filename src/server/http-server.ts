// The HTTP server: checks requests at the gate, hands them to their routes, and starts and stops in order.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IdleCollection } from '../library/memory/idle-collection.ts';
import { openFilesLimit } from '../library/read/within-memory.ts';
import { startTracing, traceRequest } from '../library/tracing.ts';
import { Gate, type GateOptions } from './guard/gate.ts';
import { Closing } from './http/closing.ts';
import { ConnectionQueue } from './http/connection-queue.ts';
import { onClose } from './http/on-close.ts';
import { refuseError } from './http/refuse.ts';
import { Router } from './http/router.ts';
import { UnsentAnswers } from './http/unsent-answers.ts';
import { type Observer, observe } from './monitoring/answered.ts';
import { MOST_UNSENT_BYTES } from './options/limits.ts';
import { ENDPOINT } from './queries/yoga.ts';
import { type RouteOptions, routesOf } from './routes.ts';

/** Options of a server, of its routes and of the checks that requests pass first. */
export interface ListenOptions extends RouteOptions, GateOptions {
  /** The TCP port; 0 picks a free one. */
  readonly port: number;
  /** Serves /metrics. Default false. */
  readonly metrics?: boolean;
  /** Called when a request has been answered. */
  readonly observer?: Observer;
}

/** A server that accepts requests. */
export interface RunningServer {
  /** The address of the GraphQL endpoint. */
  readonly url: string;
  /** Finishes the requests that have begun, then stops. Those that take longer than `graceMillis` are cut off. */
  close(graceMillis?: number): Promise<void>;
}

/** Resolves when the server accepts requests. @throws the system's error when it cannot listen there */
export async function listen(options: ListenOptions): Promise<RunningServer> {
  await startTracing();
  const gate = new Gate(options);
  const closing = new Closing();
  const unsent = options.unsent ?? new UnsentAnswers(MOST_UNSENT_BYTES);
  const metrics = options.metrics
    ? (await import('./monitoring/server-metrics.ts')).serverMetrics(options.library)
    : null;
  const observers = [metrics?.observer, options.observer].filter((observer) => observer !== undefined);
  const router = new Router(
    routesOf({ ...options, unsent }, { token: gate.token, metrics, isOpen: () => closing.isOpen }),
  );
  const queue = new ConnectionQueue();
  const idle = new IdleCollection();
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    const takeRoute = observe(request, response, observers);
    closing.begin(response);
    onClose(response, () => idle.answered());
    const refuse = (error: unknown): void => refuseError({ request, response }, error, options.report);
    if (unsent.refusal) {
      refuse(unsent.refusal);
      return;
    }
    unsent.follow(response);
    answer(gate, router, request, response, takeRoute).catch(refuse);
  };
  const server = createServer((request, response) => queue.add(response, () => begin(request, response)));
  const files = openFilesLimit();
  if (files !== null) server.maxConnections = Math.max(LEAST_CONNECTIONS, files - KEPT_FILES);
  // Longer than any request takes: while this thread is busy with one, idle connections must not time out.
  server.keepAliveTimeout = KEEP_ALIVE_MILLIS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const host = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${host}:${port}${ENDPOINT}`,
    close: (grace) => closing.close(server, grace),
  };
}

async function answer(
  gate: Gate,
  router: Router,
  request: IncomingMessage,
  response: ServerResponse,
  takeRoute: (path: string) => void,
): Promise<void> {
  const admitted = gate.admit(request, response, router);
  if (!admitted) return;
  const { route, exchange } = admitted;
  takeRoute(route.path);
  await traceRequest(request.headers, async (span) => {
    span?.setRoute(request.method ?? 'GET', route.path);
    await route.answer(exchange);
    span?.setStatus(response.statusCode);
  });
}

/** Open files of this process that are not available for connections: kept for new threads, saves and file watchers. */
const KEPT_FILES = 48;
const LEAST_CONNECTIONS = 8;

const KEEP_ALIVE_MILLIS = 60_000;
