// A Darkest Dungeon profile as the game sees it: its graph and the names of things. All lists of the view are worked out from it.

import type { Graph } from '../../graph/graph.ts';
import type { Scope } from '../shared/scope.ts';
import type { GameNames } from './names.ts';
import { fieldsOf, inFile } from './profile.ts';

export class DarkestDungeonSave {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly names: GameNames;
  /** Files of the last raid may still lie there: only the game's own flag says that there is one. */
  readonly isInRaid: boolean;

  constructor(scope: Scope, names: GameNames) {
    this.scope = scope;
    this.graph = scope.graph;
    this.names = names;
    const game = fieldsOf(scope.graph, inFile(scope.graph, 'game'), 'inraid');
    this.isInRaid = game.boolean('inraid') === true;
  }

  title(name: string): string | null {
    return this.names.title(name);
  }
}
