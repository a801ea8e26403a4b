// The plausibility of the next bytes, and the display of values.

import type { Value } from '../../../graph/values.ts';

/**
 * The reliability of a look at the next bytes: a block head cannot be mistaken, a marker hardly ever, a number always.
 */
export const LOOK = { NO: -1, MAYBE: 0, MARKER: 1, HEAD: 2 } as const;
export type Look = (typeof LOOK)[keyof typeof LOOK];

/** The display of values. */
export interface Values {
  /** Displays the reference at `at`. */
  reference(at: number, raw: number | bigint | string): Value;
}

/** Values as they are in the file. */
export const RAW: Values = { reference: (_at, raw) => raw };
