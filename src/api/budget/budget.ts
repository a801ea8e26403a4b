// The cost of one request, and its limits: rows, objects, properties, bytes and time. Checked during scans
// and while the answer is written, so that work really ends when it takes too long or its client has left.

import type { AnswerBudget } from '../../execute/host.ts';
import { type Budget, BudgetError } from '../../query/budget.ts';
import { REQUEST_LIMITS, type RequestLimits } from './limits.ts';

/** How much of each limit a request has used. */
export type Cost = Readonly<Record<keyof RequestLimits, number>>;

export interface BudgetOptions {
  /** Aborted when the client leaves. */
  readonly signal?: { readonly aborted: boolean } | null;
  readonly limits?: Partial<RequestLimits> | undefined;
  /** Called whenever the request shows that it is still running. */
  readonly alive?: (() => void) | undefined;
  /** Checks after which another thread should take over. Default: no limit. */
  readonly mostChecks?: number | undefined;
}

/** Fields of objects written between two full checks: a millisecond or two. */
const CHECK_FIELDS = 16_384;
/** Milliseconds of work without a check that count as one. */
const CHECK_MILLIS = 2;

export class RequestBudget implements Budget, AnswerBudget {
  visited = 0;
  decoded = 0;
  readonly limits: RequestLimits;
  readonly #signal: { readonly aborted: boolean } | null;
  readonly #alive: (() => void) | undefined;
  readonly #began = performance.now();
  readonly #mostChecks: number;
  #checks = 0;
  #isHandedOver = false;
  #rows = 0;
  #fields = 0;
  /** Bytes of finished texts; JsonOut counts those of the current one. */
  #bytes = 0;
  /** Bytes of JSON values that resolvers made for the answer. */
  #json = 0;
  /** Time spent waiting for saves. */
  #waited = 0;
  #waitedUntil = Number.NEGATIVE_INFINITY;

  constructor({ signal, limits, alive, mostChecks }: BudgetOptions = {}) {
    this.#mostChecks = mostChecks ?? Number.POSITIVE_INFINITY;
    this.#signal = signal ?? null;
    this.#alive = alive;
    this.limits = { ...REQUEST_LIMITS, ...limits };
  }

  get cost(): Cost {
    const { visited, decoded } = this;
    // Values made for an answer that became too long were never written.
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
    return this.exceeded('bytes');
  }

  /** Counts a written entry of a list of objects. @throws BudgetError */
  row(): void {
    if (++this.#rows > this.limits.rows) throw this.exceeded('rows');
  }

  /** Counts an object that has so many fields to write. @throws BudgetError */
  object(fields: number): void {
    this.#fields += fields;
    if (this.#fields < CHECK_FIELDS) return;
    this.#fields = 0;
    this.check();
  }

  /** Announces about this many more bytes of JSON. @throws BudgetError before they take up memory */
  json(bytes: number): void {
    this.#json += bytes;
    if (this.#json > this.limits.bytes) throw this.exceeded('bytes');
  }

  /** @throws BudgetError */
  check(): void {
    this.#alive?.();
    if (this.#signal?.aborted) throw new BudgetError('client', 0, 'The client has gone.');
    if (this.visited > this.limits.visited) throw this.exceeded('visited');
    if (this.decoded > this.limits.decoded) throw this.exceeded('decoded');
    if (this.#millis() > this.limits.milliseconds) throw this.exceeded('milliseconds');
    this.expect(CHECK_MILLIS);
  }

  /** True when the request ended here because it would occupy this thread for too long. */
  get isHandedOver(): boolean {
    return this.#isHandedOver;
  }

  expect(millis: number): void {
    this.#checks += millis / CHECK_MILLIS;
    if (this.#checks <= this.#mostChecks) return;
    this.#isHandedOver = true;
    throw new BudgetError('checks', this.#mostChecks, 'Another thread will answer.');
  }

  /** Excludes time spent waiting; fields that wait for the same save are counted once. */
  excludeTime(from: number, to: number): void {
    this.#waited += Math.max(0, to - Math.max(from, this.#waitedUntil));
    this.#waitedUntil = Math.max(to, this.#waitedUntil);
  }

  exceeded(limit: keyof RequestLimits): BudgetError {
    const most = this.limits[limit];
    return new BudgetError(limit, most, `A request ${LIMIT_MESSAGES[limit](most)}.`);
  }

  #millis(): number {
    return Math.round(performance.now() - this.#began - this.#waited);
  }
}

const LIMIT_MESSAGES: Readonly<Record<keyof RequestLimits, (most: number) => string>> = {
  rows: (most) => `may write at most ${most} rows`,
  visited: (most) => `may visit at most ${most} objects and references`,
  decoded: (most) => `may decode at most ${most} properties`,
  bytes: (most) => `may return at most ${most} bytes`,
  milliseconds: (most) => `may take at most ${most} milliseconds`,
};
