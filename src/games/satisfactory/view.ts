// The view of a Satisfactory save: every list is worked out when it is first asked for, and kept.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { lastPart } from '../../graph/paths.ts';
import type { Value } from '../../graph/values.ts';
import type { GameView } from '../shared/game.ts';
import { keep } from '../shared/kept.ts';
import type { Named, Scope } from '../shared/scope.ts';
import type { Facts } from './facts.ts';
import { type PlayerRow, players } from './players.ts';
import { pathIn } from './read.ts';
import { keptSession, type SessionRow } from './session.ts';

export class SatisfactoryView implements GameView {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly facts: Facts;
  readonly saveVersion: number | null;

  constructor(scope: Scope, factsFor: (saveVersion: number | null) => Facts) {
    this.scope = scope;
    this.graph = scope.graph;
    const version = scope.header.SaveVersion;
    this.saveVersion = typeof version === 'number' ? version : null;
    this.facts = factsFor(this.saveVersion);
  }

  get header(): Readonly<Record<string, unknown>> {
    return this.scope.header;
  }

  get session(): SessionRow {
    return keptSession(this);
  }

  get players(): readonly PlayerRow[] {
    return keep(this, 'players', () => players(this));
  }

  get unknown(): readonly string[] {
    return UNKNOWN;
  }

  title(name: string): string | null {
    return this.facts.title(name);
  }

  /** The class of an object. */
  namedClass(node: NodeId): Named {
    const path = this.graph.classes.path(this.graph.classOf(node));
    return this.facts.named(lastPart(path), path);
  }

  /** What a node stands for by its own path, such as an item or a recipe. */
  namedNode(node: NodeId | null): Named | null {
    return node === null ? null : this.named(this.graph.path(node));
  }

  named(path: string): Named {
    return this.facts.named(lastPart(path), path);
  }

  /** What a reference or a word stands for; null for anything else. */
  namedAt(value: Value | undefined): Named | null {
    const path = pathIn(value) ?? (typeof value === 'string' && value !== '' ? value : null);
    return path === null ? null : this.named(path);
  }
}

const UNKNOWN = [
  'Who is online: the save has everybody who ever joined.',
  'The name of a player whose pawn keeps none (dedicated servers, and versions before 1.0).',
];
