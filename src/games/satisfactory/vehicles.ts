// What moves: wheeled vehicles with their recorded paths, drones with their ports, and the truck stations.

import type { NodeId } from '../../graph/ids.ts';
import { fields, linksOf, ofClass } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { placeOf } from '../shared/scope.ts';
import { nodesWith } from './classes.ts';
import { stacksIn } from './inventory.ts';
import { type StackRow, stackRow } from './players.ts';
import { lastWord } from './rail.ts';
import type { SatisfactoryView } from './view.ts';

/** Classes of vehicles on wheels. */
const WHEELED = /^(BP_(Tractor|Truck|FluidTruck|Explorer|Golfcart|GolfcartGold|Cyberwagon)|Testa_BP_WB)_C$/;

const TRUCK_STATION = /^Build_(Fluid)?TruckStation/;

export interface VehicleRow {
  readonly object: ObjectRef;
  readonly building: Named;
  readonly position: Place | null;
  readonly isAutopilot: boolean;
  readonly fuel: Named | null;
  readonly fuelMJ: number | null;
  readonly pathPoints: number;
  readonly pathFuelMJ: number | null;
  readonly isLoop: boolean;
  readonly cargo: readonly StackRow[];
}

export function vehicles(view: SatisfactoryView): VehicleRow[] {
  const { graph, scope } = view;
  const links = linksOf(graph);
  return nodesWith(graph, ({ name }) => WHEELED.test(name)).map((node) => {
    const own = fields(graph, node, 'mIsAutopilotEnabled mCurrentFuelAmount');
    const list = links.first(node, 'mTargetList');
    const path = list === null || graph.isAbsent(list) ? null : list;
    const { points, isLoop } = pointsOf(view, path);
    const info = links.first(node, 'mInfo');
    const fuel = info === null || graph.isAbsent(info) ? null : links.first(info, 'mCurrentFuelClass');
    return {
      object: scope.object(node),
      building: view.namedClass(node),
      position: placeOf(graph, node),
      isAutopilot: own.boolean('mIsAutopilotEnabled') ?? false,
      fuel: view.namedNode(fuel ?? links.first(node, 'mCurrentFuelClass')),
      fuelMJ: own.number('mCurrentFuelAmount'),
      pathPoints: points.length,
      pathFuelMJ:
        path === null ? null : fields(graph, path, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      isLoop,
      get cargo() {
        const stacks = ['StorageInventory', 'inventory'].map((name) => stacksIn(graph, node, name));
        return (stacks.find(({ length }) => length > 0) ?? []).map((stack) => stackRow(view, stack));
      },
    };
  });
}

/** Points of a path from the first to the last; a ring ends where it began. */
function pointsOf({ graph }: SatisfactoryView, list: NodeId | null): { points: NodeId[]; isLoop: boolean } {
  const links = linksOf(graph);
  const seen = new Set<NodeId>();
  let at = list === null ? null : links.first(list, 'mFirst');
  while (at !== null && !seen.has(at) && !graph.isAbsent(at)) {
    seen.add(at);
    at = links.first(at, 'mNext');
  }
  return { points: [...seen], isLoop: at !== null && seen.has(at) };
}

export interface PathRow {
  readonly object: ObjectRef;
  readonly vehicleType: Named | null;
  readonly vehicles: readonly ObjectRef[];
  readonly pointCount: number;
  readonly isLoop: boolean;
  readonly fuelMJ: number | null;
  readonly points: readonly PathPointRow[];
}

export interface PathPointRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly speed: number | null;
  readonly waitSeconds: number | null;
}

/** Paths are there without a vehicle too, and stay when nothing drives them. */
export function vehiclePaths(view: SatisfactoryView): PathRow[] {
  const { graph, scope } = view;
  const links = linksOf(graph);
  return ofClass(graph, (name) => name === 'FGDrivingTargetList').map((node) => {
    const { points, isLoop } = pointsOf(view, node);
    return {
      object: scope.object(node),
      vehicleType: view.namedNode(links.first(node, 'mVehicleType')),
      vehicles: links.into(node, 'mTargetList').map((vehicle) => scope.object(vehicle)),
      pointCount: points.length,
      isLoop,
      fuelMJ: fields(graph, node, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      get points() {
        return points.map((point) => pointRow(view, point));
      },
    };
  });
}

function pointRow({ graph, scope }: SatisfactoryView, node: NodeId): PathPointRow {
  const own = fields(graph, node, 'mTargetSpeed mWaitTime');
  return {
    object: scope.object(node),
    position: placeOf(graph, node),
    speed: own.number('mTargetSpeed'),
    waitSeconds: own.number('mWaitTime'),
  };
}

export interface DronePortRow {
  readonly object: ObjectRef;
  readonly name: string | null;
  readonly position: Place | null;
  readonly drone: ObjectRef | null;
  readonly pairedWith: ObjectRef | null;
  readonly pairedName: string | null;
  readonly trips: number;
  readonly lastTripSeconds: number | null;
  readonly fuel: readonly StackRow[];
  readonly input: readonly StackRow[];
  readonly output: readonly StackRow[];
}

export function dronePorts(view: SatisfactoryView): DronePortRow[] {
  const { graph, scope } = view;
  const links = linksOf(graph);
  const stacks = (node: NodeId, name: string): StackRow[] =>
    stacksIn(graph, node, name).map((stack) => stackRow(view, stack));
  return nodesWith(graph, ({ name }) => name === 'Build_DroneStation_C').map((node) => {
    const info = presentOnly(view, links.first(node, 'mInfo'));
    const own = info === null ? null : fields(graph, info, 'mBuildingTag mLatestDroneTrips');
    const pairedInfo = info === null ? null : presentOnly(view, links.first(info, 'mPairedStation'));
    const paired = pairedInfo === null ? null : presentOnly(view, links.first(pairedInfo, 'mStation'));
    const trips = own?.structs('mLatestDroneTrips') ?? [];
    const drone = presentOnly(view, links.first(node, 'mStationDrone'));
    return {
      object: scope.object(node),
      name: own?.text('mBuildingTag') ?? null,
      position: placeOf(graph, node),
      drone: drone === null ? null : scope.object(drone),
      pairedWith: paired === null ? null : scope.object(paired),
      pairedName: pairedInfo === null ? null : fields(graph, pairedInfo, 'mBuildingTag').text('mBuildingTag'),
      trips: trips.length,
      lastTripSeconds: trips[trips.length - 1]?.number('TripDuration') ?? null,
      get fuel() {
        const battery = stacks(node, 'BatteryInventory');
        return battery.length > 0 ? battery : stacks(node, 'FuelInventory');
      },
      get input() {
        return stacks(node, 'InputInventory');
      },
      get output() {
        return stacks(node, 'OutputInventory');
      },
    };
  });
}

function presentOnly({ graph }: SatisfactoryView, node: NodeId | null): NodeId | null {
  return node === null || graph.isAbsent(node) ? null : node;
}

export interface DroneRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly home: ObjectRef | null;
  readonly destination: ObjectRef | null;
  readonly dockedAt: ObjectRef | null;
  readonly dockingState: string | null;
  readonly cargo: readonly StackRow[];
}

export function drones(view: SatisfactoryView): DroneRow[] {
  const { graph, scope } = view;
  const links = linksOf(graph);
  return nodesWith(graph, ({ name }) => name === 'BP_DroneTransport_C').map((node) => {
    const target = (label: string): ObjectRef | null => {
      const found = presentOnly(view, links.first(node, label));
      return found === null ? null : scope.object(found);
    };
    const state = fields(graph, node, 'mCurrentDockingState').struct('mCurrentDockingState');
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      home: target('mHomeStation'),
      destination: target('mCurrentTripDestinationStation'),
      dockedAt: target('mDockedStation'),
      dockingState: lastWord(state?.text('State') ?? null),
      get cargo() {
        return stacksIn(graph, node, 'StorageInventory').map((stack) => stackRow(view, stack));
      },
    };
  });
}

export interface TruckStationRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly isLoading: boolean;
  readonly vehicles: number;
  readonly docked: ObjectRef | null;
  readonly stacks: readonly StackRow[];
  readonly fuel: readonly StackRow[];
}

export function truckStations(view: SatisfactoryView): TruckStationRow[] {
  const { graph, scope } = view;
  const names = new Set(ofClass(graph, (name) => TRUCK_STATION.test(name)));
  return [...names].map((node) => {
    const own = fields(graph, node, 'mIsInLoadMode mDockingVehicleStatistics');
    const docked = presentOnly(view, linksOf(graph).first(node, 'mDockedActor'));
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      isLoading: own.boolean('mIsInLoadMode') ?? true,
      vehicles: own.entries('mDockingVehicleStatistics').length,
      docked: docked === null ? null : scope.object(docked),
      get stacks() {
        return stacksIn(graph, node, 'inventory').map((stack) => stackRow(view, stack));
      },
      get fuel() {
        return stacksIn(graph, node, 'FuelInventory').map((stack) => stackRow(view, stack));
      },
    };
  });
}
