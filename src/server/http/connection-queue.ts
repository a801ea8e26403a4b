// Makes requests on the same connection begin one after the other, even if a client sends them without
// waiting for answers. It gets the answers in that order anyway, so a connection never has more than one
// answer in the making, and requests that still wait when it breaks never begin. Each begins in a turn of the
// event loop of its own, so that other connections get theirs in between.

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { onClose } from './on-close.ts';

/** Requests that may wait on one connection. Each takes some kilobytes; a client that sends more is cut off. */
const MOST_WAITING = 256;

export class ConnectionQueue {
  /** Requests that wait, by a connection on which one began in this turn or is not answered yet. */
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();

  /** Calls `begin` once earlier responses on the connection are finished; never if it closes before. */
  add(response: ServerResponse, begin: () => void): void {
    const { socket } = response.req;
    const turn = (): void => {
      onClose(response, () => setImmediate(() => this.#next(socket)));
      begin();
    };
    const waiting = this.#waiting.get(socket);
    if (!waiting) {
      this.#waiting.set(socket, []);
      turn();
    } else if (waiting.length < MOST_WAITING) waiting.push(turn);
    else socket.destroy();
  }

  #next(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
    if (next) next();
    else this.#waiting.delete(socket);
  }
}
