// What one request has spent, and the most that it may: rows, objects, properties, bytes and time. Checked inside
// scans and while the answer is written, so that work that takes too long, or whose client has gone, really ends.

import type { AnswerBudget } from '../../execute/host.ts';
import { type Budget, BudgetError } from '../../query/budget.ts';
import { REQUEST_LIMITS, type RequestLimits } from './limits.ts';

/** How much of each limit a request has used. */
export type Cost = Readonly<Record<keyof RequestLimits, number>>;

export interface BudgetOptions {
  /** Aborted when the client goes. */
  readonly signal?: { readonly aborted: boolean } | null;
  readonly limits?: Partial<RequestLimits>;
  /** Called whenever the request is seen to go on. */
  readonly alive?: () => void;
  /** Milliseconds at a stretch after which another thread should answer. Default any number. */
  readonly slice?: number;
}

/** Objects written between two looks at everything. */
const CHECK_OBJECTS = 1024;

export class RequestBudget implements Budget, AnswerBudget {
  visited = 0;
  decoded = 0;
  readonly limits: RequestLimits;
  readonly #signal: { readonly aborted: boolean } | null;
  readonly #alive: (() => void) | undefined;
  readonly #began = performance.now();
  readonly #slice: number;
  /** Since when this thread has been at work on the request without a pause. */
  #stretch = this.#began;
  #isHandedOver = false;
  #rows = 0;
  #objects = 0;
  /** Bytes of texts that are finished; see JsonOut for the one that is being written. */
  #bytes = 0;
  /** Bytes of JSON values that resolvers made for the answer. */
  #json = 0;
  /** Time spent waiting for saves. */
  #waited = 0;
  #waitedUntil = Number.NEGATIVE_INFINITY;

  constructor({ signal, limits, alive, slice }: BudgetOptions = {}) {
    this.#slice = slice ?? Number.POSITIVE_INFINITY;
    this.#signal = signal ?? null;
    this.#alive = alive;
    this.limits = { ...REQUEST_LIMITS, ...limits };
  }

  get cost(): Cost {
    const { visited, decoded } = this;
    // Values that were made for an answer which got too long were never written.
    const bytes = Math.max(this.#bytes, this.#json);
    return { rows: this.#rows, visited, decoded, bytes, milliseconds: this.#millis() };
  }

  get bytesLeft(): number {
    return this.limits.bytes - this.#bytes;
  }

  addBytes(bytes: number): void {
    this.#bytes += bytes;
  }

  tooLong(): BudgetError {
    return this.spent('bytes');
  }

  /** An entry of a list of objects is written. @throws BudgetError */
  row(): void {
    if (++this.#rows > this.limits.rows) throw this.spent('rows');
  }

  /** An object is written. @throws BudgetError */
  object(): void {
    if (++this.#objects % CHECK_OBJECTS === 0) this.check();
  }

  /** About so many bytes more of JSON will be written. @throws BudgetError before all of them take memory */
  json(bytes: number): void {
    this.#json += bytes;
    if (this.#json > this.limits.bytes) throw this.spent('bytes');
  }

  /** @throws BudgetError */
  check(): void {
    this.#alive?.();
    if (this.#signal?.aborted) throw new BudgetError('client', 0, 'The client has gone.');
    if (this.visited > this.limits.visited) throw this.spent('visited');
    if (this.decoded > this.limits.decoded) throw this.spent('decoded');
    if (this.#millis() > this.limits.milliseconds) throw this.spent('milliseconds');
    this.expect(0);
  }

  /**
   * The request is run from here on: what came before, such as checking its text, another thread would have to do as
   * well.
   */
  startRun(): void {
    this.#stretch = performance.now();
  }

  /** Whether the request ended because it takes too long for this thread. */
  get isHandedOver(): boolean {
    return this.#isHandedOver;
  }

  expect(millis: number): void {
    if (performance.now() - this.#stretch + millis <= this.#slice) return;
    this.#isHandedOver = true;
    throw new BudgetError('slice', this.#slice, 'Another thread answers.');
  }

  /** Time that does not count; several fields that wait for the same save wait but once. */
  excludeTime(from: number, to: number): void {
    this.#waited += Math.max(0, to - Math.max(from, this.#waitedUntil));
    this.#waitedUntil = Math.max(to, this.#waitedUntil);
    this.#stretch = this.#waitedUntil;
  }

  /** The error of a limit that is passed. */
  spent(limit: keyof RequestLimits): BudgetError {
    const most = this.limits[limit];
    return new BudgetError(limit, most, `A request ${SPENDS[limit](most)}.`);
  }

  #millis(): number {
    return Math.round(performance.now() - this.#began - this.#waited);
  }
}

const SPENDS: Readonly<Record<keyof RequestLimits, (most: number) => string>> = {
  rows: (most) => `writes at most ${most} rows`,
  visited: (most) => `looks at at most ${most} objects and references`,
  decoded: (most) => `decodes at most ${most} properties`,
  bytes: (most) => `is answered with at most ${most} bytes`,
  milliseconds: (most) => `takes at most ${most} milliseconds`,
};
