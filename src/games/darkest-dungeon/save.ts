// A Darkest Dungeon profile as the game sees it. All lists of the view derive from it.

import { type NamedSave, namedSave } from '../shared/game.ts';
import type { Scope } from '../shared/scope.ts';
import type { GameNames } from './names.ts';
import { inFile, profileFields } from './profile.ts';

export interface DarkestDungeonSave extends NamedSave<GameNames> {
  /** Files of the last raid may still exist: only the game's own flag says whether there is a raid. */
  readonly isInRaid: boolean;
}

export function darkestDungeonSave(scope: Scope, names: GameNames): DarkestDungeonSave {
  const game = profileFields(scope.graph, inFile(scope.graph, 'game'), 'inraid');
  return { ...namedSave(scope, names), isInRaid: game.boolean('inraid') === true };
}
