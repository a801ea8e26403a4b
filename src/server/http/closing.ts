// How a server ends: no new connections, what has begun is answered, and what is not answered within the grace is told
// so.

import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { closingError, refusalBody } from './refuse.ts';

const GRACE_MILLIS = 5_000;

/** Time for requests to come in that were sent before. */
const LINGER_MILLIS = 100;

/** Time for clients to read that they are not answered. */
const DISMISS_MILLIS = 500;

/** The requests of a server that have not been answered, and whether it takes more. */
export class Unanswered {
  readonly #responses = new Set<ServerResponse>();
  #stage: 'open' | 'closing' | 'over' = 'open';

  get isOpen(): boolean {
    return this.#stage === 'open';
  }

  /** To be called when a request comes; false when it was answered here that it comes too late. */
  begin(response: ServerResponse): boolean {
    if (this.#stage === 'over') {
      dismiss(response);
      return false;
    }
    if (this.#stage === 'closing') response.setHeader('connection', 'close');
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
    return true;
  }

  /**
   * Answers what has begun on this server, then ends it; after `graceMillis` what is left is dismissed, and cut off.
   */
  async close(server: Server, graceMillis = GRACE_MILLIS): Promise<void> {
    this.#stage = 'closing';
    let cut: NodeJS.Timeout | undefined;
    const dismissing = setTimeout(() => {
      this.#stage = 'over';
      for (const response of this.#responses) dismiss(response);
      cut = setTimeout(() => server.closeAllConnections(), DISMISS_MILLIS);
    }, graceMillis);
    // A connection whose request has not been read yet looks idle. Every turn reads what is there: the first takes new
    // connections, the next their requests, however long this thread was at work on something else.
    await pause(Math.min(LINGER_MILLIS, graceMillis));
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(dismissing);
    clearTimeout(cut);
  }
}

/**
 * Tells a client that it will get no answer. Written past the response, which counts as broken off then: the code that
 * makes the answer sees that its client is gone, and stops.
 */
function dismiss(response: ServerResponse): void {
  const { socket, req } = response;
  // In the middle of an answer, or after another one on its connection: only the cut can say it.
  if (!socket || response.headersSent) return;
  response.statusCode = 503;
  const body = refusalBody('SERVER_CLOSING', closingError().message);
  const headers = {
    ...response.getHeaders(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': '1',
    connection: 'close',
  };
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((text) => `${name}: ${text}`),
  );
  const head = ['HTTP/1.1 503 Service Unavailable', ...lines, '', ''].join('\r\n');
  socket.end(req.method === 'HEAD' ? head : head + body);
  // A client that is still sending reads an answer only while what it sends is read.
  req.resume();
}
