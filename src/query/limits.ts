// The limits of what one request may ask of the query engine. The error for exceeding one gives its value.

/** Entries on one page of any list. */
export const MOST_PAGE_ROWS = 10_000;
/** Objects that one traversal may visit. */
export const MOST_VISITED = 5_000_000;
/** Groups or cells that one answer may have. */
export const MOST_GROUPS = 1_000_000;
/** Elements that one unnest may produce. */
export const MOST_UNNESTED = 5_000_000;
/** Nesting of and, or, not and filters inside filters. */
export const MOST_FILTER_DEPTH = 64;
/** Conditions in one filter. */
export const MOST_CONDITIONS = 10_000;
/** Conditions on figures in one filter of saves: a database plans each as a join, and a hundred take seconds. */
export const MOST_FIGURE_CONDITIONS = 16;
/** Characters of a regular expression, a property path and the text of a search. */
export const MOST_TEXT_LENGTH = 1_000;
/** Corners of a polygon. */
export const MOST_CORNERS = 10_000;
/** Sort keys of one list, group keys of one grouping. */
export const MOST_KEYS = 16;
/** Bytes of a value in one answer. */
export const MOST_BYTES = 1_048_576;
