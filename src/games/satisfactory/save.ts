// A Satisfactory save as the game sees it: its graph, the facts about the game in that version, and the names
// of things. All lists of the view derive from it.

import { lastPart } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { Value } from '../../graph/values.ts';
import { fieldsOfFirst, referencedPath, referencesOf } from '../shared/read.ts';
import type { Named, Scope } from '../shared/scope.ts';
import { WORLD } from './defaults.ts';
import type { NamedFactory } from './facts/factory-names.ts';
import type { Facts } from './facts/facts.ts';
import { type KnownPlaces, NO_PLACES } from './facts/places.ts';

const OWN_MAP = 'Persistent_Level';

/** Facts about the game in some version that are not in the save. */
export interface KnownGame {
  facts(saveVersion: number | null): Facts;
  places(saveVersion: number | null): KnownPlaces;
  /** Factories named by the user. */
  readonly namedFactories: readonly NamedFactory[];
}

export class SatisfactorySave {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly facts: Facts;
  readonly saveVersion: number | null;
  /** Factories named by the user. */
  readonly namedFactories: readonly NamedFactory[];

  readonly #game: KnownGame;
  /** By class. */
  readonly #classes: Named[] = [];
  #places: KnownPlaces | null = null;

  constructor(scope: Scope, game: KnownGame) {
    this.scope = scope;
    this.graph = scope.graph;
    const version = scope.header.SaveVersion;
    this.saveVersion = typeof version === 'number' ? version : null;
    this.namedFactories = game.namedFactories;
    this.facts = game.facts(this.saveVersion);
    this.#game = game;
  }

  get header(): Readonly<Record<string, unknown>> {
    return this.scope.header;
  }

  /** The places of things on the game's own map; empty for maps of mods. */
  get places(): KnownPlaces {
    this.#places ??= this.isOwnWorld ? this.#game.places(this.saveVersion) : NO_PLACES;
    return this.#places;
  }

  /**
   * True if it is on the game's own map: not on a mod's map, and not a blueprint, whose header has dimensions instead.
   */
  get isOwnWorld(): boolean {
    const { MapName, Dimensions } = this.header;
    return Dimensions === undefined && (typeof MapName !== 'string' || MapName === OWN_MAP);
  }

  /** Objects in a blueprint designer are drafts, not part of the factory. */
  isInDesigner(node: NodeId): boolean {
    return referencesOf(this.graph).edge(node, 'mBlueprintDesigner') !== null;
  }

  /** The factor by which 1.2 worlds multiply all power use; null if unknown. */
  get energyCost(): number | null {
    return energyCost(this.graph);
  }

  title(name: string): string | null {
    return this.facts.title(name);
  }

  namedClass(node: NodeId): Named {
    const id = this.graph.classOf(node);
    this.#classes[id] ??= this.named(this.graph.classes.path(id));
    return this.#classes[id];
  }

  /** What a node's own path stands for, such as an item or a recipe. */
  namedNode(node: NodeId | null): Named | null {
    return node === null ? null : this.named(this.graph.path(node));
  }

  named(path: string): Named {
    return this.facts.named(lastPart(path), path);
  }

  /** What a reference or a word stands for; null for anything else. */
  namedAt(value: Value | undefined): Named | null {
    const path = referencedPath(value) ?? (typeof value === 'string' && value !== '' ? value : null);
    return path === null ? null : this.named(path);
  }
}

const energyCost = memoize((graph: Graph): number | null =>
  fieldsOfFirst(graph, 'BP_GameState_C', 'mEnergyCostMultiplier').number(
    'mEnergyCostMultiplier',
    WORLD.mEnergyCostMultiplier,
  ),
);
