// The most that the server takes of one HTTP request; what a query may ask and spend is in api/request/limits.ts.

/** Bytes of a request body. */
export const MOST_BODY_BYTES = 1_000_000;
/** Bytes of answers that clients have not taken yet, of all connections together. */
export const MOST_UNSENT_BYTES = 256 * 1024 * 1024;
