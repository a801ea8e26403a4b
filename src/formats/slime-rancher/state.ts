// The state that reading leaves for decoding; survives structured cloning.

import type { Partial } from './records/scan.ts';

export interface DecodeState {
  readonly game: 'SR1' | 'SR2';
  /** User-supplied layouts, as JSON text. */
  readonly layouts: string | null;
  readonly partials: ReadonlyMap<number, Partial>;
  /** See Scan.jumps. */
  readonly jumps: Map<number, number>;
}
