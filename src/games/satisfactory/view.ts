// The view of a Satisfactory save: every list is worked out when it is first asked for, and kept.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { lastPart } from '../../graph/paths.ts';
import type { Value } from '../../graph/values.ts';
import type { Figure } from '../shared/figures.ts';
import type { GameView } from '../shared/game.ts';
import { keep } from '../shared/kept.ts';
import { fields, firstOf, linksOf, pathIn } from '../shared/read.ts';
import type { Named, Scope } from '../shared/scope.ts';
import { type BalanceRow, balanceOf, type RecipeRow, recipesInUse } from './balance.ts';
import { type BuildingRow, buildingNodes, buildings } from './buildings.ts';
import {
  type CollectibleObjectRow,
  type CollectibleRow,
  type CollectibleSummary,
  collectibleObjects,
  collectibleSummary,
  collectibles,
} from './collectibles.ts';
import { type FactoryRow, factories } from './factories.ts';
import type { NamedFactory } from './factory-names.ts';
import type { Facts } from './facts.ts';
import { figures } from './figures.ts';
import { type FluidRow, fluidNetworks } from './fluids.ts';
import { type MachineRow, machines } from './machines.ts';
import { SatisfactoryMap } from './map.ts';
import { type NodeRow, resourceNodes } from './nodes.ts';
import { type KnownPlaces, NO_PLACES } from './places.ts';
import { type PlayerRow, players } from './players.ts';
import {
  type CircuitRow,
  circuits,
  type NetworkRow,
  networks,
  type PowerSummary,
  powerSummary,
  type SwitchRow,
  switches,
} from './power.ts';
import {
  type MissingSchematicRow,
  missingSchematics,
  type Progress,
  progress,
  type SchematicRow,
  schematics,
} from './progress.ts';
import { type StationRow, stations, type TrainRow, trains } from './rail.ts';
import {
  type RailSummary,
  type RailSwitchRow,
  railSignals,
  railSummary,
  railSwitches,
  railTracks,
  type SignalRow,
  type TrackRow,
} from './rail-track.ts';
import { keptSession, type SessionRow } from './session.ts';
import { type MarkerRow, markers, type Rules, rules, type StatisticRow, statistics } from './statistics.ts';
import { type StockRow, type StockTotalRow, stock, stockTotals } from './stock.ts';
import { type Trace, type TraceOptions, trace } from './trace.ts';
import { unknownOf } from './unknown.ts';

import {
  type DronePortRow,
  type DroneRow,
  dronePorts,
  drones,
  type PathRow,
  type TruckStationRow,
  truckStations,
  type VehicleRow,
  vehiclePaths,
  vehicles,
} from './vehicles.ts';

/** Name of the game's own map. */
const OWN_MAP = 'Persistent_Level';

/** What is known of the game beside the save, as it was in a version. */
export interface World {
  facts(saveVersion: number | null): Facts;
  places(saveVersion: number | null): KnownPlaces;
  /** The factories that the user named. */
  readonly namedFactories: readonly NamedFactory[];
}

export class SatisfactoryView implements GameView {
  readonly scope: Scope;
  readonly graph: Graph;
  readonly facts: Facts;
  readonly saveVersion: number | null;

  readonly #world: World;

  constructor(scope: Scope, world: World) {
    this.scope = scope;
    this.graph = scope.graph;
    const version = scope.header.SaveVersion;
    this.saveVersion = typeof version === 'number' ? version : null;
    this.#world = world;
    this.facts = world.facts(this.saveVersion);
  }

  get places(): KnownPlaces {
    return keep(this, 'places', () => (this.isOwnWorld ? this.#world.places(this.saveVersion) : NO_PLACES));
  }

  /** Whether it is of the game's own map: neither of one that a mod made nor a blueprint, whose header has dimensions instead. */
  get isOwnWorld(): boolean {
    const { MapName, Dimensions } = this.header;
    return Dimensions === undefined && (typeof MapName !== 'string' || MapName === OWN_MAP);
  }

  get namedFactories(): readonly NamedFactory[] {
    return this.#world.namedFactories;
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

  get buildingNodes(): readonly NodeId[] {
    return keep(this, 'building nodes', () => buildingNodes(this));
  }

  get buildings(): readonly BuildingRow[] {
    return keep(this, 'buildings', () => buildings(this));
  }

  get machines(): readonly MachineRow[] {
    return keep(this, 'machines', () => machines(this));
  }

  get recipes(): readonly RecipeRow[] {
    return keep(this, 'recipes', () => recipesInUse(this));
  }

  get balance(): readonly BalanceRow[] {
    return keep(this, 'balance', () => balanceOf(this.machines));
  }

  get power(): PowerSummary {
    return powerSummary(this);
  }

  get circuits(): readonly CircuitRow[] {
    return keep(this, 'circuits', () => circuits(this));
  }

  get networks(): readonly NetworkRow[] {
    return keep(this, 'networks', () => networks(this));
  }

  get switches(): readonly SwitchRow[] {
    return keep(this, 'switches', () => switches(this));
  }

  get stock(): readonly StockRow[] {
    return keep(this, 'stock', () => stock(this));
  }

  get items(): readonly StockTotalRow[] {
    return stockTotals(this);
  }

  get nodes(): readonly NodeRow[] {
    return keep(this, 'nodes', () => resourceNodes(this));
  }

  get fluids(): readonly FluidRow[] {
    return keep(this, 'fluids', () => fluidNetworks(this));
  }

  get collectibles(): readonly CollectibleRow[] {
    return keep(this, 'collectibles', () => collectibles(this));
  }

  get collectibleObjects(): readonly CollectibleObjectRow[] {
    return keep(this, 'collectible objects', () => collectibleObjects(this));
  }

  get collected(): readonly CollectibleSummary[] {
    return keep(this, 'collected', () => collectibleSummary(this));
  }

  get progress(): Progress {
    return keep(this, 'progress', () => progress(this));
  }

  get schematics(): readonly SchematicRow[] {
    return keep(this, 'schematics', () => schematics(this));
  }

  get missingSchematics(): readonly MissingSchematicRow[] {
    return keep(this, 'missing schematics', () => missingSchematics(this));
  }

  get statistics(): readonly StatisticRow[] {
    return keep(this, 'statistics', () => statistics(this));
  }

  get rules(): Rules {
    return keep(this, 'rules', () => rules(this));
  }

  get markers(): readonly MarkerRow[] {
    return keep(this, 'markers', () => markers(this));
  }

  get rail(): RailSummary {
    return keep(this, 'rail', () => railSummary(this));
  }

  get railTracks(): readonly TrackRow[] {
    return keep(this, 'rail tracks', () => railTracks(this));
  }

  get railSignals(): readonly SignalRow[] {
    return keep(this, 'rail signals', () => railSignals(this));
  }

  get railSwitches(): readonly RailSwitchRow[] {
    return keep(this, 'rail switches', () => railSwitches(this));
  }

  get trains(): readonly TrainRow[] {
    return keep(this, 'trains', () => trains(this));
  }

  get stations(): readonly StationRow[] {
    return keep(this, 'stations', () => stations(this));
  }

  get vehicles(): readonly VehicleRow[] {
    return keep(this, 'vehicles', () => vehicles(this));
  }

  get vehiclePaths(): readonly PathRow[] {
    return keep(this, 'vehicle paths', () => vehiclePaths(this));
  }

  get drones(): readonly DroneRow[] {
    return keep(this, 'drones', () => drones(this));
  }

  get dronePorts(): readonly DronePortRow[] {
    return keep(this, 'drone ports', () => dronePorts(this));
  }

  get truckStations(): readonly TruckStationRow[] {
    return keep(this, 'truck stations', () => truckStations(this));
  }

  get factories(): readonly FactoryRow[] {
    return keep(this, 'factories', () => factories(this));
  }

  get mapView(): SatisfactoryMap {
    return keep(this, 'map', () => new SatisfactoryMap(this));
  }

  trace(from: NodeId, options: TraceOptions): Trace {
    return trace(this, from, options);
  }

  /** Objects in a blueprint designer are drafts, not the factory. */
  isInDesigner(node: NodeId): boolean {
    return linksOf(this.graph).edge(node, 'mBlueprintDesigner') !== null;
  }

  /** What 1.2 worlds multiply every draw by. */
  get energyCost(): number {
    return keep(this, 'energy cost', () => {
      const state = firstOf(this.graph, 'BP_GameState_C');
      return state === null
        ? 1
        : (fields(this.graph, state, 'mEnergyCostMultiplier').number('mEnergyCostMultiplier') ?? 1);
    });
  }

  get figures(): readonly Figure[] {
    return figures(this);
  }

  get unknown(): readonly string[] {
    return keep(this, 'unknown', () => unknownOf(this));
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
