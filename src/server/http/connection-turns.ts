// Requests that a client sends on one connection before it has its answer to the one before begin one after the other.
// It gets the answers in that order anyway; so no connection has more than one answer in the making, and whatever still
// waits when it breaks is never begun.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export class ConnectionTurns {
  /** Of connections on which a response is open: what waits for its end. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /**
   * Calls `begin` at once, or when the responses before it on its connection are over; never when the connection is
   * gone by then.
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
