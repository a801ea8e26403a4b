// Packages of Unreal Engine 3 as their view sees them: nothing is known of them beside their graph.

import type { Graph } from '../../graph/graph.ts';
import type { Scope } from '../shared/scope.ts';

export class Unreal3Save {
  readonly scope: Scope;
  readonly graph: Graph;

  constructor(scope: Scope) {
    this.scope = scope;
    this.graph = scope.graph;
  }

  /** Classes of packages are called by their names. */
  title(_name: string): string | null {
    return null;
  }
}
