// Headers of a level as the reader of bodies gets them: one run, or several where some are lost.

import type { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { Placed } from '../damage/align.ts';

/** Headers that follow one another in the file, and have rows that do. */
export interface HeaderRun extends Placed {
  readonly row: NodeId;
  /** Runs of one chain follow one another, with headers between that have no row. */
  readonly chain: number;
  /** How many headers of the chain come before. */
  readonly offset: number;
}

/** Gives a run its number, and so the others of its chain. */
export function placeChain(runs: readonly HeaderRun[], of: HeaderRun, index: number): void {
  for (const run of runs) if (run.chain === of.chain) run.index = index - of.offset + run.offset;
}

/** The headers of a level. */
export interface LevelRows {
  /** In order; one, where nothing is lost. */
  readonly runs: readonly HeaderRun[];
  /** Objects that the file counts; null when that cannot be read. */
  readonly count: number | null;
  /** What the first lost header was lost to. */
  readonly fault: FormatError | null;
}
