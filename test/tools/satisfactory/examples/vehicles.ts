/** A train with its station and timetable, a truck, and a drone between two ports. */
import { classes, items, world } from '../game.ts';
import type { ObjectSpec } from '../objects.ts';
import type { Property } from '../values.ts';
import { bool, enumValue, float, int, object, objects, prop, str, struct, structs, text } from '../values.ts';
import type { Machine, Stock } from './machines.ts';
import { addInventory } from './machines.ts';
import type { Place, Site } from './site.ts';
import { addActor, addBuilding, addPart, at, builtProperties, refTo } from './site.ts';

const vector = (values: number[]) => struct('Vector', { binary: 'reals', values });

export interface Station {
  building: ObjectSpec;
  identifier: ObjectSpec;
  power: Machine;
}

export function addStation(site: Site, place: Place, name: string): Station {
  const building = addBuilding(site, classes.trainStation, place);
  const power = addPart(site, building, classes.powerConnection, 'PowerConnection');
  const identifier = addActor(site, classes.stationIdentifier, [
    prop('mStation', object(refTo(building))),
    prop('mStationName', text(name)),
  ]);
  return { building, identifier, power: { actor: building, place, belts: new Map(), power } };
}

/** A straight track of two points; returns it for what runs on it. */
export function addTrack(site: Site, place: Place, length: number, joined?: ObjectSpec): ObjectSpec {
  const spline = [0, length].map((x): Property[] => [
    prop('Location', vector([x, 0, 0])),
    prop('ArriveTangent', vector([length, 0, 0])),
    prop('LeaveTangent', vector([length, 0, 0])),
  ]);
  const track = addBuilding(site, classes.track, place, [
    prop('mSplineData', structs('SplinePointData', spline)),
  ]);
  const other = joined
    ? [prop('mConnectedComponents', objects(world(`${nameOf(joined)}.TrackConnection1`)))]
    : [];
  addPart(site, track, classes.trackConnection, 'TrackConnection0', other);
  addPart(site, track, classes.trackConnection, 'TrackConnection1');
  return track;
}

const nameOf = (spec: ObjectSpec) => String(spec.path).slice(String(spec.path).lastIndexOf('.') + 1);

/** A locomotive and wagons, coupled in a row, that call at the stations in turn. */
export function addTrain(
  site: Site,
  name: string,
  track: ObjectSpec,
  place: Place,
  cargo: Stock[],
  stops: Station[],
): void {
  const locomotive = addActor(site, classes.locomotive, [], at(place));
  const info = addPart(site, locomotive, classes.powerInfo, 'powerInfo', [
    prop('mTargetConsumption', float(25)),
  ]);
  const wagons = cargo.map((stock, i) => {
    const wagon = addActor(site, classes.wagon, [], at([place[0] - 1600 * (i + 1), place[1], place[2]]));
    const inventory = addInventory(site, wagon, 'StorageInventory', stock);
    wagon.properties.push(prop('mStorageInventory', object(refTo(inventory))));
    return wagon;
  });
  locomotive.properties.push(prop('mPowerInfo', object(refTo(info))));
  const row = [locomotive, ...wagons];
  for (const [i, car] of row.entries()) {
    const next = (step: number) => (row[i + step] ? refTo(row[i + step] as ObjectSpec) : null);
    car.properties.push(
      prop(
        'mTrackPosition',
        struct('RailroadTrackPosition', {
          binary: 'trackPosition',
          track: refTo(track),
          offset: 4800 - 1600 * i,
          forward: 1,
        }),
      ),
      ...builtProperties(site, String(car.class)),
      prop('mIsSimulated', bool(true)),
    );
    car.trailing = { class: 'railVehicle', bodies: [], front: i === 0 ? null : next(-1), back: next(1) };
  }
  const timeTable = addActor(site, classes.timeTable, [
    prop('mStops', structs('TimeTableStop', stops.map(stopProperties))),
    prop('mCurrentStop', int(1)),
  ]);
  addActor(site, classes.train, [
    prop('mSimulationData', struct('TrainSimulationData', [prop('Velocity', float(1403.5))])),
    prop('FirstVehicle', object(refTo(locomotive))),
    prop('LastVehicle', object(refTo(row.at(-1) ?? locomotive))),
    prop('TimeTable', object(refTo(timeTable))),
    prop('mIsSelfDrivingEnabled', bool(true)),
    prop('mTrainName', text(name)),
  ]);
}

function stopProperties(station: Station): Property[] {
  const rules = [
    prop('DockingDefinition', enumValue('ETrainDockingDefinition', 'TDD_LoadUnloadOnce')),
    prop('DockForDuration', float(15)),
    prop('IsDurationAndRule', bool(false)),
    prop('LoadFilterDescriptors', objects(items.ironPlate)),
    prop('UnloadFilterDescriptors', objects()),
  ];
  return [
    prop('Station', object(refTo(station.identifier))),
    prop('DockingRuleSet', struct('TrainDockingRuleSet', rules)),
  ];
}

/** A truck that stands still, with the physics of its body and wheels. */
export function addTruck(site: Site, className: string, place: Place, stock: Stock): ObjectSpec {
  const truck = addActor(site, className, [], at(place));
  const fuel = addInventory(site, truck, 'FuelInventory', [[items.coal, 40]]);
  const storage = addInventory(site, truck, 'StorageInventory', stock);
  const info = addActor(site, classes.vehicleInfo, [
    prop('mVehicle', object(refTo(truck))),
    prop('mCurrentFuelClass', object(items.coal)),
  ]);
  truck.properties.push(
    prop('mFuelInventory', object(refTo(fuel))),
    prop('mStorageInventory', object(refTo(storage))),
    prop('mInfo', object(refTo(info))),
    ...builtProperties(site, className),
    prop('mIsSimulated', bool(true)),
  );
  const bones = ['Chassis', 'Wheel_FL', 'Wheel_FR', 'Wheel_BL', 'Wheel_BR'];
  const state = [...place, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0];
  truck.trailing = { class: 'vehicle', bodies: bones.map((bone) => ({ bone, state, flags: 1 })) };
  return truck;
}

/** Two ports that name each other, and a drone on its way from the first to the second. */
export function addDroneRoute(site: Site, from: Place, to: Place, names: [string, string]): void {
  const ports = [from, to].map((place) => addBuilding(site, classes.droneStation, place));
  const infos = names.map((name, i) =>
    addActor(site, classes.droneStationInfo, [
      prop('mStation', object(refTo(ports[i] as ObjectSpec))),
      prop('mBuildingTag', str(name)),
    ]),
  );
  for (const [i, info] of infos.entries()) {
    info.properties.push(
      prop('mPairedStation', object(refTo(infos[1 - i] as ObjectSpec))),
      prop(
        'mLatestDroneTrips',
        structs('DroneTripInformation', [
          [prop('TripDuration', float(138.5)), prop('OutgoingItemCount', int(200))],
        ]),
      ),
    );
    (ports[i] as ObjectSpec).properties.unshift(prop('mInfo', object(refTo(info))));
  }
  const drone = addActor(
    site,
    classes.drone,
    [],
    at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, to[2] + 8000]),
  );
  const storage = addInventory(site, drone, 'StorageInventory', [[items.reinforcedPlate, 100], null]);
  drone.properties.push(
    prop('mStorageInventory', object(refTo(storage))),
    prop('mHomeStation', object(refTo(ports[0] as ObjectSpec))),
    prop('mCurrentTripDestinationStation', object(refTo(ports[1] as ObjectSpec))),
    prop('mCurrentFlyingMode', enumValue('EDroneFlyingMode', 'DFM_Travelling')),
  );
  const target = prop('mDestination', vector(to));
  drone.trailing = {
    class: 'drone',
    bodies: [],
    active: { name: 'DroneAction_TraversePath', properties: [target] },
    queued: [
      {
        name: 'DroneAction_RequestDocking',
        properties: [prop('mStation', object(refTo(ports[1] as ObjectSpec)))],
      },
      { name: 'DroneAction_DockingSequence', properties: [] },
    ],
  };
}

export const trainCargo: Stock[] = [
  [[items.ironPlate, 200], [items.ironPlate, 200], [items.ironPlate, 64], null],
  [[items.concrete, 500], null, null, null],
];

export const truckLoad: Stock = [[items.screw, 500], [items.cable, 120], null];
