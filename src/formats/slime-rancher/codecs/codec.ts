// What a type compiles to: one way to move over its bytes (checking, and emitting when the walk has a
// sink), one to show its value, one to look whether it may stand here at all.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ReferenceKind } from '../../../graph/ids.ts';
import type { Value } from '../../../graph/values.ts';
import type { NumberNames } from '../layouts/layout.ts';
import type { Scan } from '../records/emit.ts';

/** How sure a look at the next bytes is: a block head cannot be mistaken, a marker hardly, numbers always. */
export const LOOK = { NO: -1, MAYBE: 0, MARKER: 1, HEAD: 2 } as const;
export type Look = (typeof LOOK)[keyof typeof LOOK];

/** How values are shown. */
export interface Values {
  /** What a reference that stands at `at` is shown as. */
  reference(at: number, raw: number | bigint | string): Value;
}

export interface Codec {
  /** No value is shorter: for checking counts. */
  readonly least: number;
  /** Bytes of every value, where there is nothing to check and nothing to emit; 0 elsewhere. */
  readonly plain: number;
  /** Records (they are nodes) and separators: not shown as properties. */
  readonly records: boolean;
  /** Leaves the cursor where it is. */
  look(cursor: Cursor): Look;
  scan(cursor: Cursor, scan: Scan): void;
  value(cursor: Cursor, values: Values): Value;
}

/** What compiling a type needs of its surroundings. */
export interface Compiling {
  readonly names: NumberNames;
  /** Property path of what is being compiled, without indices: the label of edges. */
  readonly path: string;
  /** The key of the layout and the field that it belongs to. */
  readonly key: string;
  at(path: string): Compiling;
  blocks(keys: readonly string[] | null): Codec;
  label(kind: ReferenceKind): number;
  join(separator: string): number;
}
