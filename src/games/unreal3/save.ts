// Unreal Engine 3 packages as their view sees them: there are no facts about them outside their graph.

import { type NamedSave, namedSave } from '../shared/game.ts';
import type { Scope } from '../shared/scope.ts';

export type Unreal3Save = NamedSave;

export function unreal3Save(scope: Scope): Unreal3Save {
  // Classes of packages have no titles.
  return namedSave(scope, { title: () => null });
}
