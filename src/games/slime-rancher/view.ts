// The view of a Slime Rancher save: every list is worked out when it is first asked for, and kept.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { Figure } from '../shared/figures.ts';
import type { GameView } from '../shared/game.ts';
import { keep } from '../shared/kept.ts';
import { pathIn, textIn } from '../shared/read.ts';
import type { Named, Scope } from '../shared/scope.ts';
import { type ActorRow, actors, type PlacedPlots, placedPlots, plotsByActor } from './actors.ts';
import { figures } from './figures.ts';
import type { GameNames } from './names.ts';
import { type PlayerRow, player } from './player.ts';
import { type PlotRow, plots } from './plots.ts';
import { type SessionRow, session } from './session.ts';
import { type FilledSlot, filledSlots } from './slots.ts';
import { type StockRow, stock } from './stock.ts';
import {
  type AppearanceRow,
  appearances,
  type DiscoveryRow,
  type DroneRow,
  discoveries,
  drones,
  type GadgetRow,
  type GordoRow,
  gadgets,
  gordos,
  type LockRow,
  locks,
  type MarketRow,
  market,
  type NodeRow,
  nodes,
  type PodRow,
  pods,
  type SpotRow,
  spots,
} from './world.ts';

export class SlimeRancherView implements GameView {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly names: GameNames;

  constructor(scope: Scope, names: GameNames) {
    this.scope = scope;
    this.graph = scope.graph;
    this.names = names;
  }

  get session(): SessionRow {
    return keep(this, 'session', () => session(this));
  }

  get player(): PlayerRow | null {
    return keep(this, 'player', () => player(this));
  }

  get plots(): readonly PlotRow[] {
    return keep(this, 'plots', () => plots(this));
  }

  get actors(): readonly ActorRow[] {
    return keep(this, 'actors', () => actors(this));
  }

  get gordos(): readonly GordoRow[] {
    return keep(this, 'gordos', () => gordos(this));
  }

  get pods(): readonly PodRow[] {
    return keep(this, 'pods', () => pods(this));
  }

  get gadgets(): readonly GadgetRow[] {
    return keep(this, 'gadgets', () => gadgets(this));
  }

  get stock(): readonly StockRow[] {
    return keep(this, 'stock', () => stock(this));
  }

  get market(): readonly MarketRow[] {
    return keep(this, 'market', () => market(this));
  }

  get locks(): readonly LockRow[] {
    return keep(this, 'locks', () => locks(this));
  }

  get drones(): readonly DroneRow[] {
    return keep(this, 'drones', () => drones(this));
  }

  get nodes(): readonly NodeRow[] {
    return keep(this, 'nodes', () => nodes(this));
  }

  get spots(): readonly SpotRow[] {
    return keep(this, 'spots', () => spots(this));
  }

  get appearances(): readonly AppearanceRow[] {
    return keep(this, 'appearances', () => appearances(this));
  }

  get discoveries(): readonly DiscoveryRow[] {
    return keep(this, 'discoveries', () => discoveries(this));
  }

  /** Notes other than of unknown versions are of facts that stand twice and differ: nothing is missing for that. */
  get isPartial(): boolean {
    return this.graph.data.issues.some(({ code, info }) => !info || code === 'VERSION');
  }

  get figures(): readonly Figure[] {
    return figures(this);
  }

  get unknown(): readonly string[] {
    return UNKNOWN;
  }

  title(name: string): string | null {
    return this.names.title(name);
  }

  /** What a reference or a text stands for. */
  namedAt(value: Value | undefined): Named | null {
    const path = pathIn(value);
    if (path !== null) return this.names.entry(path);
    const text = textIn(value);
    return text === null || text === '' ? null : this.names.word(text);
  }

  // What lists are made of.

  get filledSlots(): readonly FilledSlot[] {
    return keep(this, 'filledSlots', () => filledSlots(this));
  }

  get slotsByOwner(): ReadonlyMap<NodeId, readonly FilledSlot[]> {
    return keep(this, 'slotsByOwner', () => groupBy(this.filledSlots, ({ owner }) => owner));
  }

  get plotOfActor(): ReadonlyMap<NodeId, NodeId> {
    return keep(this, 'plotOfActor', () => plotsByActor(this));
  }

  get placedPlots(): PlacedPlots {
    return keep(this, 'placedPlots', () => placedPlots(this));
  }

  get actorsByPlot(): ReadonlyMap<NodeId, readonly ActorRow[]> {
    return keep(this, 'actorsByPlot', () => groupBy(this.actors, ({ plot }) => plot?.node ?? null));
  }
}

/** Rows by what they have in common; those without are left out. */
function groupBy<K, T>(rows: readonly T[], keyOf: (row: T) => K | null): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const UNKNOWN = [
  'Health of slimes, what a largo is made of, what is food and what an animal: data of the game.',
  'How much a gordo eats, what prices are, which upgrades and pods there are in all.',
  'Places of pods, drones and plots, without a file of layouts that has them.',
  'What gadgets of the second game hold and which of them are linked: bytes that nobody has explained.',
  'Names of things in the first game, without a file of layouts that has them.',
];
