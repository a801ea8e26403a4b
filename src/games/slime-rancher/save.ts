// A Slime Rancher save as the game sees it: its graph and the names of things. All lists of the view are worked out from it.

import type { Graph } from '../../graph/graph.ts';
import type { Value } from '../../graph/values.ts';
import { textIn } from '../../query/values/property-path.ts';
import { referencedPath } from '../shared/read.ts';
import type { Named, Scope } from '../shared/scope.ts';
import type { GameNames } from './names.ts';

export class SlimeRancherSave {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly names: GameNames;

  constructor(scope: Scope, names: GameNames) {
    this.scope = scope;
    this.graph = scope.graph;
    this.names = names;
  }

  title(name: string): string | null {
    return this.names.title(name);
  }

  /** What a reference or a text stands for. */
  namedAt(value: Value | undefined): Named | null {
    const path = referencedPath(value);
    if (path !== null) return this.names.entry(path);
    const text = textIn(value);
    return text === null || text === '' ? null : this.names.word(text);
  }
}
