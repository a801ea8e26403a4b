// Shuts a server down: it takes no new connections, finishes requests that have begun, and cuts off the rest when the
// grace period is over.

import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const GRACE_MILLIS = 5_000;

/** Time to receive requests that were already sent. */
const LINGER_MILLIS = 100;

/** The shutdown of one server. */
export class Closing {
  #isOpen = true;

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Call for every request: while closing, responses end their connections. */
  begin(response: ServerResponse): void {
    if (!this.#isOpen) response.setHeader('connection', 'close');
  }

  /** Answers the requests that have begun, then closes the server. Those left after `graceMillis` are cut off. */
  async close(server: Server, graceMillis = GRACE_MILLIS): Promise<void> {
    this.#isOpen = false;
    const cut = setTimeout(() => server.closeAllConnections(), graceMillis);
    // A connection whose request has not been read yet looks idle. Every turn of the event loop reads what is
    // there: the first accepts connections, the next reads their requests, however long this thread was busy
    // with something else.
    await pause(Math.min(LINGER_MILLIS, graceMillis));
    for (let turn = 0; turn < 3; turn++) await nextTurn();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(cut);
  }
}
