// What every game's view has, whatever the game. A view is opened once for a graph and kept with it: whatever it works
// out, it works out once (see kept.ts).

import type { Figure } from './figures.ts';
import type { MapView } from './map.ts';
import type { Scope } from './scope.ts';

/** A view, and whatever else the lists of a schema hang on. The property named like a list holds all its rows. */
export interface ListOwner {
  readonly scope: Scope;
}

export interface GameView extends ListOwner {
  /** What the game calls a class or asset, by the last part of its path; null when unknown. */
  title(name: string): string | null;
  /** What the game adds to a map; absent where it adds nothing. */
  readonly mapView?: MapView;
  /** What is kept of the save for questions over many saves. */
  readonly figures: readonly Figure[];
  /** What cannot be known from this save, in words. */
  readonly unknown: readonly string[];
}
