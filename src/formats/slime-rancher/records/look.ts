// What a look at the next bytes may say, and how values are shown.

import type { Value } from '../../../graph/values.ts';

/** How sure a look at the next bytes is: a block head cannot be mistaken, a marker hardly, numbers always. */
export const LOOK = { NO: -1, MAYBE: 0, MARKER: 1, HEAD: 2 } as const;
export type Look = (typeof LOOK)[keyof typeof LOOK];

/** How values are shown. */
export interface Values {
  /** What a reference that stands at `at` is shown as. */
  reference(at: number, raw: number | bigint | string): Value;
}
