// Traffic on the railway: trains with their cars in order, timetables, stations with platforms. The track
// is in rail-track.ts.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isFileDamaged, isHidden, nullIfLost } from '../../shared/damage.ts';
import {
  className,
  eachKnown,
  type Fields,
  fields,
  nodesOfClass,
  present,
  referencesOf,
} from '../../shared/read.ts';
import { type Named, placeOf, refTo } from '../../shared/scope.ts';
import { traitsOf } from '../classes.ts';
import { TRAFFIC } from '../defaults.ts';
import { fillIn } from '../inventory.ts';
import { stackRowsIn } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';

export const trains = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  return nodesOfClass(graph, (name) => name === 'BP_Train_C').map((node) => {
    const own = fields(graph, node, 'mTrainName mIsSelfDrivingEnabled mIsDerailed mSimulationData');
    const references = referencesOf(graph);
    const first = present(graph, references.first(node, 'FirstVehicle'));
    const { cars, isComplete } = carsOf(save, first, present(graph, references.first(node, 'LastVehicle')));
    const table = references.first(node, 'TimeTable');
    const timetable = present(graph, table);
    const times = timetable === null ? null : fields(graph, timetable, 'mCurrentStop mStops');
    // Damage may have taken what leads to the cars and the timetable.
    const isLost = isFileDamaged(graph) && !isComplete;
    const speed = own.struct('mSimulationData')?.number('Velocity') ?? null;
    const locomotives = cars.filter((car) => className(graph, car).startsWith('BP_Locomotive')).length;
    return {
      object: scope.object(node),
      name: own.text('mTrainName'),
      position: first === null ? null : placeOf(graph, first),
      isSelfDriving: own.boolean('mIsSelfDrivingEnabled', TRAFFIC.mIsSelfDrivingEnabled),
      isDerailed: own.boolean('mIsDerailed', TRAFFIC.mIsDerailed),
      speed,
      locomotives: isLost ? null : locomotives,
      wagons: isLost ? null : cars.length - locomotives,
      get cars() {
        return nullIfLost(
          cars.map((car) => carRow(save, car)),
          isLost,
        );
      },
      isComplete,
      hasTimetable: table !== null || (own.isWhole ? false : null),
      currentStop: times?.int('mCurrentStop', 0) ?? null,
      stops: times ? stopsOf(save, times) : table !== null || !own.isWhole ? null : [],
      sources: [...cars, ...references.all(node, 'TimeTable')],
    };
  });
});

/** Walks from the first car to its other neighbour until the last: which end is the front differs from car to car. */
function carsOf(
  save: SatisfactorySave,
  first: NodeId | null,
  last: NodeId | null,
): { cars: NodeId[]; isComplete: boolean } {
  const references = referencesOf(save.graph);
  const seen = new Set<NodeId>();
  let at = first;
  let came: NodeId | null = null;
  while (at !== null && !seen.has(at)) {
    seen.add(at);
    if (at === last) break;
    const sides: NodeId[] = [...references.all(at, 'coupledFront'), ...references.all(at, 'coupledBack')];
    const next: NodeId | undefined = sides.find((side) => side !== came && !save.graph.isAbsent(side));
    came = at;
    at = next ?? null;
  }
  const cars = [...seen];
  return { cars, isComplete: cars.length > 0 && cars[cars.length - 1] === last };
}

function carRow(save: SatisfactorySave, node: NodeId) {
  return {
    object: save.scope.object(node),
    building: save.namedClass(node),
    isReversed: fields(save.graph, node, 'mIsOrientationReversed').boolean(
      'mIsOrientationReversed',
      TRAFFIC.mIsOrientationReversed,
    ),
    get cargo() {
      return stackRowsIn(save, node, 'StorageInventory');
    },
    get fill() {
      return fillIn(save, node, 'StorageInventory');
    },
  };
}

function stopsOf(save: SatisfactorySave, timetable: Fields) {
  const named = (rule: Fields | null, name: string): readonly Named[] | null =>
    rule ? eachKnown(rule.items(name), (item) => save.namedAt(item) ?? []) : [];
  return eachKnown(timetable.structs('mStops'), (stop) => {
    const station = stop.node('Station');
    const rule = stop.struct('DockingRuleSet');
    return {
      station: refTo(save.scope, station),
      name: station === null ? null : stationName(save, station),
      rule: rule?.enumName('DockingDefinition') ?? null,
      seconds: rule?.number('DockForDuration') ?? null,
      load: named(rule, 'LoadFilterDescriptors'),
      unload: named(rule, 'UnloadFilterDescriptors'),
    };
  });
}

function stationName(save: SatisfactorySave, station: NodeId): string | null {
  return save.graph.isAbsent(station)
    ? null
    : fields(save.graph, station, 'mStationName').text('mStationName');
}

/** The side of a station that a platform is on, by the connection of the station that leads to it. */
export type PlatformSide = 'FIRST' | 'SECOND';

export const stations = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  return nodesOfClass(graph, (name) => name === 'FGTrainStationIdentifier').map((node) => {
    const station = present(graph, referencesOf(graph).first(node, 'mStation'));
    const platforms = station === null ? [] : platformsOf(save, station);
    const sources = [
      ...referencesOf(graph).all(node, 'mStation'),
      ...platforms.map(({ object }) => object.node),
    ];
    return {
      object: scope.object(node),
      name: stationName(save, node),
      building: refTo(scope, station),
      position: station === null ? null : placeOf(graph, station),
      // A lost platform hides those behind it.
      platforms: isHidden(graph, { object: scope.object(node), sources }) ? null : platforms,
      sources,
      get trains() {
        const stopping = trains(save).filter(({ stops }) =>
          stops?.some((stop) => stop.station?.node === node),
        );
        return nullIfLost(
          stopping.map(({ name, object }) => name ?? graph.name(object.node)),
          trains(save).some(({ stops }) => stops === null),
        );
      },
    };
  });
});

/** Platforms joined to a station, in their order along the track: the far end of the first side comes first. */
function platformsOf(save: SatisfactorySave, station: NodeId) {
  const seen = new Set<NodeId>([station]);
  const [first = null, second = null] = platformConnections(save, station);
  const before = platformsFrom(save, first, seen).map((node, at) => platformRow(save, node, 'FIRST', at + 1));
  const after = platformsFrom(save, second, seen).map((node, at) =>
    platformRow(save, node, 'SECOND', at + 1),
  );
  return [...before.reverse(), ...after];
}

/** The connections of a platform, by name: `PlatformConnection0`, `PlatformConnection1`. */
function platformConnections({ graph }: SatisfactorySave, platform: NodeId): NodeId[] {
  return Array.from(graph.children(platform), (child) => child as NodeId)
    .filter((child) => className(graph, child) === 'FGTrainPlatformConnection')
    .sort((a, b) => (graph.name(a) < graph.name(b) ? -1 : 1));
}

/** Platforms in a row from a connection outwards, up to the next station, which has platforms of its own. */
function platformsFrom(save: SatisfactorySave, connection: NodeId | null, seen: Set<NodeId>): NodeId[] {
  const { graph } = save;
  const found: NodeId[] = [];
  for (let from = connection; from !== null; ) {
    const to = referencesOf(graph).first(from, 'mConnectedTo');
    const owner = to === null ? null : graph.parent(to);
    if (owner === null || seen.has(owner) || graph.isAbsent(owner)) break;
    seen.add(owner);
    if (traitsOf(graph, owner).name === 'Build_TrainStation_C') break;
    found.push(owner);
    from = platformConnections(save, owner).find((other) => other !== to) ?? null;
  }
  return found;
}

function platformRow(save: SatisfactorySave, node: NodeId, side: PlatformSide, distance: number) {
  const { graph } = save;
  return {
    object: save.scope.object(node),
    side,
    distance,
    building: save.namedClass(node),
    isLoading: traitsOf(graph, node).name.startsWith('Build_TrainDockingStation')
      ? fields(graph, node, 'mIsInLoadMode').boolean('mIsInLoadMode', TRAFFIC.mIsInLoadMode)
      : null,
    get stacks() {
      return stackRowsIn(save, node, 'inventory');
    },
    get fill() {
      return fillIn(save, node, 'inventory');
    },
  };
}
