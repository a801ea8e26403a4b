// What reading leaves behind for decoding: plain data on shared memory, by row.

import type { KernelRooms } from './kernel/kernel-rooms.ts';
import type { RowContext } from './kernel/object-rows.ts';

/** Rows that are lightweight buildables of one subsystem. */
export interface LightweightRows {
  readonly first: number;
  readonly count: number;
  readonly context: number;
  /** The subsystem's own version. */
  readonly own: number;
}

export interface DecodeState {
  readonly build: number;
  /** Where the header of an object stands, by row. */
  readonly headerAt: Uint32Array;
  /** Parts of the body that are lost, each from its first byte to behind its last, in order: nothing is decoded from them. */
  readonly lost: Uint32Array;
  /** Position in `contexts`, by row. */
  readonly context: Uint32Array;
  readonly contexts: readonly RowContext[];
  readonly lightweights: readonly LightweightRows[];
  /** Rows of actors that a list of destroyed ones names. */
  readonly collected: { readonly first: number; readonly count: number };
  /** Where columns are read; null where there was no memory left for it. */
  readonly rooms: KernelRooms | null;
}

/** Whether any of these bytes of the body are lost. */
export function isLost({ lost }: DecodeState, from: number, to: number): boolean {
  let low = 0;
  let high = lost.length >> 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lost[2 * middle + 1]! <= from) low = middle + 1;
    else high = middle;
  }
  return 2 * low < lost.length && lost[2 * low]! < to;
}
