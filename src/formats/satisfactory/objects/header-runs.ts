// The headers of a level as BodyReader gets them: one run, or several where some are lost.

import type { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { Placed } from '../damage/align.ts';

/** Headers that are adjacent in the file, and whose rows are adjacent too. */
export interface HeaderRun extends Placed {
  readonly row: NodeId;
  /**
   * Runs with the same number belong to one chain: they follow each other, separated by headers that have no
   * row.
   */
  readonly chain: number;
  /** How many headers of the chain come before this run. */
  readonly offset: number;
  /** Where the last one ends. */
  end: number;
}

/** Gives a run its index, and thereby all runs of its chain. */
export function placeChain(runs: readonly HeaderRun[], of: HeaderRun, index: number): void {
  for (const run of runs) if (run.chain === of.chain) run.index = index - of.offset + run.offset;
}

/** The headers of a level. */
export interface LevelRows {
  /** In file order; exactly one unless headers are lost. */
  readonly runs: readonly HeaderRun[];
  /** Number of objects according to the file; null when it cannot be read. */
  readonly count: number | null;
  /** Why the first lost header could not be read. */
  readonly fault: FormatError | null;
}
