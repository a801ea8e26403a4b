// Answers that clients have not taken yet. They lie in memory, so a few clients that never read must not be able to
// fill it: past the most, no further answer is made, and clients that read nothing any more are cut off.

import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { apiError } from '../../api/context/errors.ts';

/** While others are refused, a client that reads nothing for so long is taken for gone. */
const IDLE_MILLIS = 10_000;

export class UnsentAnswers {
  readonly #most: number;
  readonly #idleMillis: number;
  readonly #responses = new Set<ServerResponse>();
  /** Those that are cut off when they are idle. */
  readonly #watched = new WeakSet<ServerResponse>();
  #packing = 0;

  /** @param most bytes, of all connections together */
  constructor(most: number, idleMillis = IDLE_MILLIS) {
    this.#most = most;
    this.#idleMillis = idleMillis;
  }

  /** Counts what is written to it, until the client has taken it or is gone. */
  follow(response: ServerResponse): void {
    this.#responses.add(response);
    response.once('close', () => this.#responses.delete(response));
  }

  /** Counts an answer of so many bytes while it is being compressed. */
  async whilePacked<T>(bytes: number, packing: Promise<T>): Promise<T> {
    this.#packing += bytes;
    try {
      return await packing;
    } finally {
      this.#packing -= bytes;
    }
  }

  /** Why no further answer is made now; null as long as there is room. */
  get refusal(): GraphQLError | null {
    if (this.#bytes() <= this.#most) return null;
    for (const response of this.#responses) this.#cutIdle(response);
    return apiError('LIMIT_EXCEEDED', REFUSAL, { http: { status: 503 } });
  }

  #cutIdle(response: ServerResponse): void {
    if (this.#watched.has(response)) return;
    this.#watched.add(response);
    // A client that reads slowly is not idle: the socket looks at what the system has taken.
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

const REFUSAL = 'Too many answers wait for clients to read them; ask again later.';
