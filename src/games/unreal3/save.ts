// Packages of Unreal Engine 3 as their view sees them: nothing is known of them beside their graph.

import { type NamedSave, namedSave } from '../shared/game.ts';
import type { Scope } from '../shared/scope.ts';

export type Unreal3Save = NamedSave;

export function unreal3Save(scope: Scope): Unreal3Save {
  // Classes of packages are called by their names.
  return namedSave(scope, { title: () => null });
}
