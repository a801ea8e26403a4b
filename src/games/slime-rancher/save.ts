// A Slime Rancher save as the game sees it. All lists of the view derive from it.

import { textIn, type Value } from '../../graph/values.ts';
import { type NamedSave, namedSave } from '../shared/game.ts';
import { referencedPath } from '../shared/read.ts';
import type { Named, Scope } from '../shared/scope.ts';
import type { GameNames } from './names.ts';

export interface SlimeRancherSave extends NamedSave<GameNames> {
  /** What a reference or a text stands for; null for any other value. */
  namedAt(value: Value | undefined): Named | null;
}

export function slimeRancherSave(scope: Scope, names: GameNames): SlimeRancherSave {
  return {
    ...namedSave(scope, names),
    namedAt(value) {
      const path = referencedPath(value);
      if (path !== null) return names.entry(path);
      const text = textIn(value);
      return text === null || text === '' ? null : names.word(text);
    },
  };
}
