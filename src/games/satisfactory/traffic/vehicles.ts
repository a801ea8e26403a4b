// What moves: wheeled vehicles with their recorded paths, drones with their ports, and the truck stations.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../shared/memoize.ts';
import { fields, nodesOfClass, present, referencesOf } from '../../shared/read.ts';
import type { Named, ObjectRef, Place } from '../../shared/scope.ts';
import { placeOf } from '../../shared/scope.ts';
import { nodesWith } from '../classes.ts';
import { stacksIn } from '../inventory.ts';
import { type StackRow, stackRow } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';

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

export const vehicles = memoize((save: SatisfactorySave): VehicleRow[] => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesWith(graph, ({ name }) => WHEELED.test(name)).map((node) => {
    const own = fields(graph, node, 'mIsAutopilotEnabled mCurrentFuelAmount');
    const path = present(graph, references.first(node, 'mTargetList'));
    const { points, isLoop } = pointsOf(save, path);
    const info = present(graph, references.first(node, 'mInfo'));
    const fuel = info === null ? null : references.first(info, 'mCurrentFuelClass');
    return {
      object: scope.object(node),
      building: save.namedClass(node),
      position: placeOf(graph, node),
      isAutopilot: own.boolean('mIsAutopilotEnabled') ?? false,
      fuel: save.namedNode(fuel ?? references.first(node, 'mCurrentFuelClass')),
      fuelMJ: own.number('mCurrentFuelAmount'),
      pathPoints: points.length,
      pathFuelMJ:
        path === null ? null : fields(graph, path, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      isLoop,
      get cargo() {
        const stacks = ['StorageInventory', 'inventory'].map((name) => stacksIn(graph, node, name));
        return (stacks.find(({ length }) => length > 0) ?? []).map((stack) => stackRow(save, stack));
      },
    };
  });
});

/** Points of a path from first to last; a loop ends where it began. */
function pointsOf({ graph }: SatisfactorySave, list: NodeId | null): { points: NodeId[]; isLoop: boolean } {
  const references = referencesOf(graph);
  const seen = new Set<NodeId>();
  let at = list === null ? null : references.first(list, 'mFirst');
  while (at !== null && !seen.has(at) && !graph.isAbsent(at)) {
    seen.add(at);
    at = references.first(at, 'mNext');
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

/** Paths exist independently of vehicles, and remain when no vehicle uses them. */
export const vehiclePaths = memoize((save: SatisfactorySave): PathRow[] => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => name === 'FGDrivingTargetList').map((node) => {
    const { points, isLoop } = pointsOf(save, node);
    return {
      object: scope.object(node),
      vehicleType: save.namedNode(references.first(node, 'mVehicleType')),
      vehicles: references.into(node, 'mTargetList').map((vehicle) => scope.object(vehicle)),
      pointCount: points.length,
      isLoop,
      fuelMJ: fields(graph, node, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      get points() {
        return points.map((point) => pointRow(save, point));
      },
    };
  });
});

function pointRow({ graph, scope }: SatisfactorySave, node: NodeId): PathPointRow {
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

export const dronePorts = memoize((save: SatisfactorySave): DronePortRow[] => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  const stacks = (node: NodeId, name: string): StackRow[] =>
    stacksIn(graph, node, name).map((stack) => stackRow(save, stack));
  return nodesWith(graph, ({ name }) => name === 'Build_DroneStation_C').map((node) => {
    const info = present(graph, references.first(node, 'mInfo'));
    const own = info === null ? null : fields(graph, info, 'mBuildingTag mLatestDroneTrips');
    const pairedInfo = info === null ? null : present(graph, references.first(info, 'mPairedStation'));
    const paired = pairedInfo === null ? null : present(graph, references.first(pairedInfo, 'mStation'));
    const trips = own?.structs('mLatestDroneTrips') ?? [];
    const drone = present(graph, references.first(node, 'mStationDrone'));
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
});

export interface DroneRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly home: ObjectRef | null;
  readonly destination: ObjectRef | null;
  readonly dockedAt: ObjectRef | null;
  readonly dockingState: string | null;
  readonly cargo: readonly StackRow[];
}

export const drones = memoize((save: SatisfactorySave): DroneRow[] => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesWith(graph, ({ name }) => name === 'BP_DroneTransport_C').map((node) => {
    const target = (label: string): ObjectRef | null => {
      const found = present(graph, references.first(node, label));
      return found === null ? null : scope.object(found);
    };
    const state = fields(graph, node, 'mCurrentDockingState').struct('mCurrentDockingState');
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      home: target('mHomeStation'),
      destination: target('mCurrentTripDestinationStation'),
      dockedAt: target('mDockedStation'),
      dockingState: state?.enumName('State') ?? null,
      get cargo() {
        return stacksIn(graph, node, 'StorageInventory').map((stack) => stackRow(save, stack));
      },
    };
  });
});

export interface TruckStationRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly isLoading: boolean;
  readonly vehicles: number;
  readonly docked: ObjectRef | null;
  readonly stacks: readonly StackRow[];
  readonly fuel: readonly StackRow[];
}

export const truckStations = memoize((save: SatisfactorySave): TruckStationRow[] => {
  const { graph, scope } = save;
  const names = new Set(nodesOfClass(graph, (name) => TRUCK_STATION.test(name)));
  return [...names].map((node) => {
    const own = fields(graph, node, 'mIsInLoadMode mDockingVehicleStatistics');
    const docked = present(graph, referencesOf(graph).first(node, 'mDockedActor'));
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      isLoading: own.boolean('mIsInLoadMode') ?? true,
      vehicles: own.entries('mDockingVehicleStatistics').length,
      docked: docked === null ? null : scope.object(docked),
      get stacks() {
        return stacksIn(graph, node, 'inventory').map((stack) => stackRow(save, stack));
      },
      get fuel() {
        return stacksIn(graph, node, 'FuelInventory').map((stack) => stackRow(save, stack));
      },
    };
  });
});
