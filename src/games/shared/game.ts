// What every game's view has, whatever the game. A view is opened once for a graph and kept with it: whatever it works
// out, it works out once (see kept.ts).

import type { Scope } from './scope.ts';

/** A view, and whatever else the lists of a schema hang on. The property named like a list holds all its rows. */
export interface ListOwner {
  readonly scope: Scope;
}

export interface GameView extends ListOwner {
  /** What the game calls a class or asset, by the last part of its path; null when unknown. */
  title(name: string): string | null;
  /** What cannot be known from this save, in words. */
  readonly unknown: readonly string[];
}
