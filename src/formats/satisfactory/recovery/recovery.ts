// The state of recovery while it goes through a file.

import type { Damage } from '../../../bytes/damage.ts';
import type { LevelEmitter } from '../levels/emit.ts';
import type { SearchBudget } from './runs.ts';

export interface Recovery {
  readonly emitter: LevelEmitter;
  readonly damage: Damage;
  readonly budget: SearchBudget;
  /** True if bodies have versions of their own. */
  readonly wide: boolean;
  /** Bodies of objects whose headers are lost, and gaps between bodies. */
  readonly unmatchedBodies: UnmatchedBody[];
}

/** Bytes that may hold the data of an object. */
export interface UnmatchedBody {
  readonly at: number;
  /** Exclusive. */
  readonly end: number;
  /** True if a whole body fills them. */
  readonly isBody: boolean;
}
