// Makes requests on the same connection begin one after the other, even if a client sends them without
// waiting for answers. It gets the answers in that order anyway, so a connection never has more than one
// answer in the making, and requests that still wait when it breaks never begin.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export class ConnectionTurns {
  /** Requests that wait, by a connection that has an open response. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /**
   * Calls `begin` at once, or when the earlier responses on its connection are finished; never if the
   * connection has closed by then.
   */
  take(response: ServerResponse, begin: () => void): void {
    const { socket } = response.req;
    const turn = (): void => {
      response.once('close', () => this.#next(socket));
      begin();
    };
    const waiting = this.#waiting.get(socket);
    if (waiting) waiting.push(turn);
    else {
      this.#waiting.set(socket, []);
      turn();
    }
  }

  #next(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
    if (next) next();
    else this.#waiting.delete(socket);
  }
}
