// Limits of one HTTP request. Limits of one query are in api/budget/limits.ts.

import type { RequestLimits } from '../../api/budget/limits.ts';

/** Bytes of a request body. */
export const MOST_BODY_BYTES = 1_000_000;
/** Bytes of answers that clients have not received yet, over all connections. */
export const MOST_UNSENT_BYTES = 256 * 1024 * 1024;
/** Tables that are sent at a time. */
export const MOST_STREAMS = 32;
/** Limits for making a table: it is sent while it is made, and other requests run in between. */
export const BULK_LIMITS: Partial<RequestLimits> = {
  rows: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  decoded: 100_000_000,
  milliseconds: 60_000,
};
