// Tracks the bytes of answers that clients have not received yet. They are held in memory, and a few clients
// that never read must not be able to fill it: past a limit no further answer is made, and clients that have
// stopped reading are cut off.

import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { apiError } from '../../api/context/errors.ts';
import { onClose } from './on-close.ts';
import { TRY_LATER } from './refuse.ts';

/** While others are refused, a client that reads nothing for this long counts as gone. */
const IDLE_MILLIS = 10_000;

export class UnsentAnswers {
  readonly #most: number;
  readonly #idleMillis: number;
  readonly #responses = new Set<ServerResponse>();
  /** Responses that are already cut off when idle. */
  readonly #watched = new WeakSet<ServerResponse>();
  #packing = 0;

  /** @param most bytes, over all connections */
  constructor(most: number, idleMillis = IDLE_MILLIS) {
    this.#most = most;
    this.#idleMillis = idleMillis;
  }

  /** Counts what is written to the response until the client has received it or is gone. */
  follow(response: ServerResponse): void {
    this.#responses.add(response);
    onClose(response, () => this.#responses.delete(response));
  }

  /** Counts an answer of this many bytes while it is being compressed. */
  async whilePacked<T>(bytes: number, packing: Promise<T>): Promise<T> {
    this.#packing += bytes;
    try {
      return await packing;
    } finally {
      this.#packing -= bytes;
    }
  }

  /** The error to refuse further answers with; null as long as there is room. */
  get refusal(): GraphQLError | null {
    if (this.#bytes() <= this.#most) return null;
    for (const response of this.#responses) this.#cutIdle(response);
    return apiError('LIMIT_EXCEEDED', REFUSAL, TRY_LATER);
  }

  #cutIdle(response: ServerResponse): void {
    if (this.#watched.has(response)) return;
    this.#watched.add(response);
    // A client that reads slowly is not idle: a timeout of the socket takes account of what the system has sent.
    response.setTimeout(this.#idleMillis, () => {
      if (response.writableLength > 0) response.destroy();
    });
  }

  #bytes(): number {
    let bytes = this.#packing;
    for (const { writableLength } of this.#responses) bytes += writableLength;
    return bytes;
  }
}

const REFUSAL = 'Too many answers are waiting to be read by clients; try again later.';
