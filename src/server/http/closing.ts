// How a server shuts down: it takes no new connections, answers what has begun, and tells the rest when the
// grace period is over.

import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { onClose } from './on-close.ts';
import { closingError, refusalBody } from './refuse.ts';

const GRACE_MILLIS = 5_000;

/** Time to receive requests that were already sent. */
const LINGER_MILLIS = 100;

/** Time for clients to read that they get no answer. */
const DISMISS_MILLIS = 500;

/** The requests of a server that are not answered yet, and whether it accepts more. */
export class Unanswered {
  readonly #responses = new Set<ServerResponse>();
  #stage: 'open' | 'closing' | 'over' = 'open';

  get isOpen(): boolean {
    return this.#stage === 'open';
  }

  /** Call for every request. False when it came too late, which was answered here. */
  begin(response: ServerResponse): boolean {
    if (this.#stage === 'over') {
      dismiss(response);
      return false;
    }
    if (this.#stage === 'closing') response.setHeader('connection', 'close');
    this.#responses.add(response);
    onClose(response, () => this.#responses.delete(response));
    return true;
  }

  /**
   * Answers the requests that have begun, then closes the server. After `graceMillis` those left are
   * dismissed and cut off.
   */
  async close(server: Server, graceMillis = GRACE_MILLIS): Promise<void> {
    this.#stage = 'closing';
    let cut: NodeJS.Timeout | undefined;
    const dismissing = setTimeout(() => {
      this.#stage = 'over';
      for (const response of this.#responses) dismiss(response);
      cut = setTimeout(() => server.closeAllConnections(), DISMISS_MILLIS);
    }, graceMillis);
    // A connection whose request has not been read yet looks idle. Every turn of the event loop reads what is
    // there: the first accepts connections, the next reads their requests, however long this thread was busy
    // with something else.
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
 * Tells a client that it will get no answer. Writes to the socket directly, so that the response counts as
 * aborted: the code that makes the answer sees that its client is gone, and stops.
 */
function dismiss(response: ServerResponse): void {
  const { socket, req } = response;
  // Halfway through an answer, or behind another on the same connection, only closing the socket can say it.
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
  // A client that is still sending reads an answer only while its data is being read.
  req.resume();
}
