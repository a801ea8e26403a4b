// The most that one request may ask of the server, and, below it, of the query engine: here they are all together.
// Every figure is told when it is passed.

export {
  MOST_CONDITIONS,
  MOST_CORNERS,
  MOST_ELEMENTS,
  MOST_FILTER_DEPTH,
  MOST_GROUPS,
  MOST_KEYS,
  MOST_PAGE_ROWS,
  MOST_PATTERN_LENGTH,
  MOST_VISITED,
} from '../query/limits.ts';

/** Bytes of a request body. */
export const MOST_BODY_BYTES = 1_000_000;
/** Lexical tokens of a query. */
export const MOST_TOKENS = 20_000;
/** Selections inside selections, and objects or lists inside them in arguments. */
export const MOST_DEPTH = 100;
/** Fields under another name than their own. */
export const MOST_ALIASES = 500;
/** Rows that the page sizes of one query may multiply to. */
export const MOST_ROWS = 1_000_000;
/** Time for all of one request, in milliseconds; others wait meanwhile. Waiting for saves to be read does not count. */
export const MOST_MILLIS = 10_000;
/** Characters of one answer. */
export const MOST_ANSWER = 64 * 1024 * 1024;
