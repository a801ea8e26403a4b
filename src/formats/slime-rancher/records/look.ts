// The plausibility of the next bytes, and the display of values.

import type { Value } from '../../../graph/values.ts';

/**
 * How reliable a look at the next bytes is: a block head cannot be mistaken, a marker hardly ever, a number
 * always.
 */
export const LOOK = { NO: -1, MAYBE: 0, MARKER: 1, HEAD: 2 } as const;
export type Look = (typeof LOOK)[keyof typeof LOOK];

/** How values are displayed. */
export interface Values {
  /** How to display the reference at `at`. */
  reference(at: number, raw: number | bigint | string): Value;
}

/** Values as they are in the file. */
export const RAW: Values = { reference: (_at, raw) => raw };
