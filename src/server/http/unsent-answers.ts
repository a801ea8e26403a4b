// Answers that clients have not taken yet. They lie in memory, so a few clients that never read must not be able to fill it: past the most,
// no further answer is made.

import type { ServerResponse } from 'node:http';
import type { GraphQLError } from 'graphql';
import { apiError } from '../../api/context/errors.ts';

export class UnsentAnswers {
  readonly #most: number;
  readonly #responses = new Set<ServerResponse>();
  #packing = 0;

  /** @param most bytes, of all connections together */
  constructor(most: number) {
    this.#most = most;
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
    return this.#bytes() > this.#most ? apiError('LIMIT_EXCEEDED', REFUSAL, { http: { status: 503 } }) : null;
  }

  #bytes(): number {
    let bytes = this.#packing;
    for (const { writableLength } of this.#responses) bytes += writableLength;
    return bytes;
  }
}

const REFUSAL = 'Too many answers wait for clients to read them; ask again later.';
