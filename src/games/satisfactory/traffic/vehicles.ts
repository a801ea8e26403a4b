// Vehicles: wheeled ones with their recorded paths, drones with their ports, and the truck stations.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isFileDamaged, isUnread } from '../../shared/damage.ts';
import { className, eachKnown, fields, nodesOfClass, present, referencesOf } from '../../shared/read.ts';
import { type ObjectRef, placeOf, refTo } from '../../shared/scope.ts';
import { nodesWith } from '../classes.ts';
import { TRAFFIC } from '../defaults.ts';
import { fillIn } from '../inventory.ts';
import { stackRowsIn } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';

/** Classes of vehicles on wheels. */
const WHEELED = /^(BP_(Tractor|Truck|FluidTruck|Explorer|Golfcart|GolfcartGold|Cyberwagon)|Testa_BP_WB)_C$/;

const TRUCK_STATION = /^Build_(Fluid)?TruckStation/;

export const vehicles = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesWith(graph, ({ name }) => WHEELED.test(name)).map((node) => {
    const own = fields(graph, node, 'mIsAutopilotEnabled mCurrentFuelAmount');
    const path = present(graph, references.first(node, 'mTargetList'));
    const { points, isLoop } = own.isWhole ? pointsOf(save, path) : LOST_PATH;
    const info = present(graph, references.first(node, 'mInfo'));
    const fuel = info === null ? null : references.first(info, 'mCurrentFuelClass');
    return {
      object: scope.object(node),
      building: save.namedClass(node),
      position: placeOf(graph, node),
      isAutopilot: own.boolean('mIsAutopilotEnabled', TRAFFIC.mIsAutopilotEnabled),
      fuel: save.namedNode(fuel ?? references.first(node, 'mCurrentFuelClass')),
      fuelMJ: own.number('mCurrentFuelAmount'),
      pathPoints: points?.length ?? null,
      pathFuelMJ:
        path === null ? null : fields(graph, path, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      isLoop,
      get cargo() {
        return stackRowsIn(save, node, 'StorageInventory', 'inventory');
      },
      get fill() {
        return fillIn(save, node, 'StorageInventory', 'inventory');
      },
      sources: ['mTargetList', 'mInfo'].flatMap((label) => references.all(node, label)),
    };
  });
});

interface Path {
  readonly points: readonly NodeId[] | null;
  readonly isLoop: boolean | null;
}

/** What is known of a path that leads through lost objects. */
const LOST_PATH: Path = { points: null, isLoop: null };

/** Points of a path from first to last; a loop ends where it began. */
function pointsOf({ graph }: SatisfactorySave, list: NodeId | null): Path {
  if (list !== null && isUnread(graph, list)) return LOST_PATH;
  const references = referencesOf(graph);
  const seen = new Set<NodeId>();
  let at = list === null ? null : references.first(list, 'mFirst');
  while (at !== null && !seen.has(at) && !graph.isAbsent(at)) {
    if (isUnread(graph, at)) return LOST_PATH;
    seen.add(at);
    at = references.first(at, 'mNext');
  }
  if (at !== null && graph.isAbsent(at) && isFileDamaged(graph)) return LOST_PATH;
  return { points: [...seen], isLoop: at !== null && seen.has(at) };
}

/** Paths exist independently of vehicles, and remain when no vehicle uses them. */
export const vehiclePaths = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => name === 'FGDrivingTargetList').map((node) => {
    const { points, isLoop } = pointsOf(save, node);
    return {
      object: scope.object(node),
      vehicleType: save.namedNode(references.first(node, 'mVehicleType')),
      // A path that a player saved by name refers to it, too.
      vehicles: references
        .into(node, 'mTargetList')
        .filter((user) => className(graph, user) !== 'FGSavedWheeledVehiclePath')
        .map((vehicle) => scope.object(vehicle)),
      pointCount: points?.length ?? null,
      isLoop,
      fuelMJ: fields(graph, node, 'mPathFuelConsumption').number('mPathFuelConsumption'),
      get points() {
        return eachKnown(points, (point) => pointRow(save, point));
      },
    };
  });
});

function pointRow({ graph, scope }: SatisfactorySave, node: NodeId) {
  const own = fields(graph, node, 'mTargetSpeed mWaitTime');
  return {
    object: scope.object(node),
    position: placeOf(graph, node),
    speed: own.number('mTargetSpeed'),
    waitSeconds: own.number('mWaitTime'),
  };
}

export const dronePorts = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesWith(graph, ({ name }) => name === 'Build_DroneStation_C').map((node) => {
    const info = present(graph, references.first(node, 'mInfo'));
    const own = info === null ? null : fields(graph, info, 'mBuildingTag mLatestDroneTrips');
    const pairedInfo = info === null ? null : present(graph, references.first(info, 'mPairedStation'));
    const paired = pairedInfo === null ? null : present(graph, references.first(pairedInfo, 'mStation'));
    const trips = own ? own.structs('mLatestDroneTrips') : isFileDamaged(graph) ? null : [];
    return {
      object: scope.object(node),
      name: own?.text('mBuildingTag') ?? null,
      position: placeOf(graph, node),
      drone: refTo(scope, present(graph, references.first(node, 'mStationDrone'))),
      pairedWith: refTo(scope, paired),
      pairedName: pairedInfo === null ? null : fields(graph, pairedInfo, 'mBuildingTag').text('mBuildingTag'),
      trips: trips?.length ?? null,
      lastTripSeconds: trips?.at(-1)?.number('TripDuration') ?? null,
      get fuel() {
        return stackRowsIn(save, node, 'BatteryInventory', 'FuelInventory');
      },
      get input() {
        return stackRowsIn(save, node, 'InputInventory');
      },
      get output() {
        return stackRowsIn(save, node, 'OutputInventory');
      },
      sources: references.all(node, 'mInfo'),
    };
  });
});

export const drones = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesWith(graph, ({ name }) => name === 'BP_DroneTransport_C').map((node) => {
    const target = (label: string): ObjectRef | null =>
      refTo(scope, present(graph, references.first(node, label)));
    const state = fields(graph, node, 'mCurrentDockingState').struct('mCurrentDockingState');
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      home: target('mHomeStation'),
      destination: target('mCurrentTripDestinationStation'),
      dockedAt: target('mDockedStation'),
      dockingState: state?.enumName('State') ?? null,
      get cargo() {
        return stackRowsIn(save, node, 'StorageInventory');
      },
    };
  });
});

export const truckStations = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const names = new Set(nodesOfClass(graph, (name) => TRUCK_STATION.test(name)));
  return [...names].map((node) => {
    const own = fields(graph, node, 'mIsInLoadMode mDockingVehicleStatistics');
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      isLoading: own.boolean('mIsInLoadMode', TRAFFIC.mIsInLoadMode),
      vehicles: own.entries('mDockingVehicleStatistics')?.length ?? null,
      docked: refTo(scope, present(graph, referencesOf(graph).first(node, 'mDockedActor'))),
      get stacks() {
        return stackRowsIn(save, node, 'inventory');
      },
      get fill() {
        return fillIn(save, node, 'inventory');
      },
      get fuel() {
        return stackRowsIn(save, node, 'FuelInventory');
      },
    };
  });
});
