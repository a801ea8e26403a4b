// The games that have views. A new game needs a line here, a folder beside this file and one in schema/; see
// docs/plugins.md.

import { darkestDungeon } from './darkest-dungeon/index.ts';
import { kitGame } from './kit-games.ts';
import { palworld } from './palworld/index.ts';
import { satisfactory } from './satisfactory/index.ts';
import type { Game, GameIdentity, GameParts } from './shared/declaration.ts';
import { slimeRancher } from './slime-rancher/index.ts';
import { unreal3 } from './unreal3/index.ts';

const XML = { format: 'XML', sharesFormat: true } as const;

/** Packages add theirs. */
export const GAMES: readonly Game[] = [
  later({ format: 'SATISFACTORY', type: 'Satisfactory', field: 'satisfactory' }, satisfactory),
  later({ format: 'DARKEST_DUNGEON', type: 'DarkestDungeon', field: 'darkestDungeon' }, darkestDungeon),
  later({ format: 'SLIME_RANCHER', type: 'SlimeRancher', field: 'slimeRancher' }, slimeRancher),
  later({ format: 'GVAS', sharesFormat: true, type: 'Palworld', field: 'palworld' }, palworld),
  later({ format: 'UNREAL_ENGINE_3', type: 'Unreal3', field: 'unreal3' }, unreal3),
  later({ ...XML, title: 'RimWorld', type: 'Rimworld', field: 'rimworld' }, () => kitGame('rimworld')),
  later({ ...XML, title: 'Stardew Valley', type: 'Stardew', field: 'stardew' }, () => kitGame('stardew')),
  later({ ...XML, title: 'Space Engineers', type: 'SpaceEngineers', field: 'spaceEngineers' }, () =>
    kitGame('space-engineers'),
  ),
];

/** The rest of a game is loaded with the first of its saves that needs it: together, games are a quarter of the program. */
function later(identity: GameIdentity, load: () => GameParts): Game {
  let loaded: GameParts | null = null;
  const game = (): GameParts => {
    loaded ??= load();
    return loaded;
  };
  return {
    ...identity,
    open: (scope, files) => game().open(scope, files),
    get defaults() {
      return game().defaults;
    },
    get metrics() {
      return game().metrics;
    },
    get changes() {
      return game().changes;
    },
    get questions() {
      return game().questions;
    },
    get tools() {
      return game().tools;
    },
  };
}

export function addGame(game: Game): void {
  (GAMES as Game[]).push(game);
}
