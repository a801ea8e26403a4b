// The view of packages of Unreal Engine 3: every list is worked out when it is first asked for, and kept.

import type { Graph } from '../../graph/graph.ts';
import type { Figure } from '../shared/figures.ts';
import type { GameView } from '../shared/game.ts';
import { keep } from '../shared/kept.ts';
import type { Scope } from '../shared/scope.ts';
import { type ActorRow, actors } from './actors.ts';
import { type ClassRow, classes } from './classes.ts';
import { figures } from './figures.ts';
import {
  type DependencyRow,
  dependencies,
  type ImportRow,
  imports,
  type MissingRow,
  missing,
} from './imports.ts';
import { type PackageRow, packages } from './packages.ts';
import { type UsageRow, usage } from './usage.ts';

export class Unreal3View implements GameView {
  readonly scope: Scope;
  readonly graph: Graph;

  constructor(scope: Scope) {
    this.scope = scope;
    this.graph = scope.graph;
  }

  get packages(): readonly PackageRow[] {
    return keep(this, 'packages', () => packages(this));
  }

  get imports(): readonly ImportRow[] {
    return keep(this, 'imports', () => imports(this));
  }

  get missing(): readonly MissingRow[] {
    return keep(this, 'missing', () => missing(this));
  }

  get dependencies(): readonly DependencyRow[] {
    return keep(this, 'dependencies', () => dependencies(this));
  }

  get classes(): readonly ClassRow[] {
    return keep(this, 'classes', () => classes(this));
  }

  get actors(): readonly ActorRow[] {
    return keep(this, 'actors', () => actors(this));
  }

  get usage(): readonly UsageRow[] {
    return keep(this, 'usage', () => usage(this));
  }

  /** Classes of packages are called by their names. */
  title(_name: string): string | null {
    return null;
  }

  get figures(): readonly Figure[] {
    return figures(this);
  }

  get unknown(): readonly string[] {
    return keep(this, 'unknown', () => [
      ...(this.missing.length > 0
        ? [
            `${this.missing.length} packages are named and not loaded: classes above theirs, and users in them, are not known`,
          ]
        : []),
      ...(this.graph.data.issues.some(({ code }) => code === 'UNKNOWN_TAIL')
        ? [
            'data of some classes is kept as bytes, so references in it are not known: see the issues that are information',
          ]
        : []),
    ]);
  }
}
