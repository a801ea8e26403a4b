// What reading leaves for decoding, by row: plain data in shared memory.

import type { KernelRooms } from './kernel/kernel-rooms.ts';
import type { RowContext } from './kernel/object-rows.ts';

/** The rows of one subsystem's lightweight buildables. */
export interface LightweightRows {
  readonly first: number;
  readonly count: number;
  readonly context: number;
  /** The version that the subsystem wrote. */
  readonly own: number;
}

export interface DecodeState {
  readonly build: number;
  /** Offset of each object's header, by row. */
  readonly headerAt: Uint32Array;
  /** Lost parts of the body, in order, as pairs of start and exclusive end: nothing is decoded from them. */
  readonly lost: Uint32Array;
  /** Index into `contexts`, by row. */
  readonly context: Uint32Array;
  readonly contexts: readonly RowContext[];
  readonly lightweights: readonly LightweightRows[];
  /** Rows of actors that are only named by a list of destroyed actors. */
  readonly collected: { readonly first: number; readonly count: number };
  /** Memory for threads that read columns; null when there was none left. */
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
