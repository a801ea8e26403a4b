// A Darkest Dungeon profile as the game sees it. All lists of the view derive from it.

import { type NamedSave, namedSave } from '../shared/game.ts';
import type { Scope } from '../shared/scope.ts';
import type { GameNames } from './names.ts';
import { entries, inFile, isFileWhole, profileFields, wordIn } from './profile.ts';

export interface DarkestDungeonSave extends NamedSave<GameNames> {
  /** Files of the last raid may still exist: only the game's own flag says whether there is a raid. */
  readonly isInRaid: boolean | null;
  /** True if levels begin at the points of the game itself: mods may change them. */
  readonly hasOwnLevels: boolean;
}

/** Modes in which levels were seen to begin at the same points; the first versions had no modes. */
const MODES: ReadonlySet<string | null> = new Set([null, 'base', 'radiant', 'new_game_plus']);

export function darkestDungeonSave(scope: Scope, names: GameNames): DarkestDungeonSave {
  const { graph } = scope;
  const game = profileFields(graph, inFile(graph, 'game'), 'inraid game_mode');
  const hasOwnLevels =
    inFile(graph, 'game') !== null &&
    isFileWhole(graph, 'game') &&
    entries(graph, inFile(graph, 'game', 'applied_ugcs_1_0')).length === 0 &&
    MODES.has(wordIn(game.value('game_mode')));
  return { ...namedSave(scope, names), isInRaid: game.boolean('inraid', false), hasOwnLevels };
}
