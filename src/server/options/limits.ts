// The most that the server takes of one HTTP request; what a query may ask and spend is in api/budget/limits.ts.

import type { RequestLimits } from '../../api/budget/limits.ts';

/** Bytes of a request body. */
export const MOST_BODY_BYTES = 1_000_000;
/** Bytes of answers that clients have not taken yet, of all connections together. */
export const MOST_UNSENT_BYTES = 256 * 1024 * 1024;
/** Tables that are sent at a time. */
export const MOST_STREAMS = 32;
/** What making a table may take: it is sent while it is made, and others are answered in between. */
export const BULK_LIMITS: Partial<RequestLimits> = {
  rows: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  decoded: 100_000_000,
  milliseconds: 60_000,
};
