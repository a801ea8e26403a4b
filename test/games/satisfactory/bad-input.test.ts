// Views of saves that no game wrote: dangling references, unknown recipes, rings of belts, cars and paths, timetables of removed
// stations, figures of damage. Each is shown as such, and what stands around it is there.

import { expect, it } from 'vitest';
import { createSchema } from '../../../src/api/schema/schema.ts';
import { trace } from '../../../src/games/satisfactory/buildings/trace.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { actor, asset, at, component, GAME, openNodes as open, to } from '../../tools/satisfactory-nodes.ts';
import { viewOfGraph } from '../../tools/satisfactory-view.ts';
import { Ref, type TestNode, testGraph } from '../../tools/test-graph.ts';

const CONSTRUCTOR = `${GAME}Buildable/Factory/ConstructorMk1/Build_ConstructorMk1.Build_ConstructorMk1_C`;
const BELT = `${GAME}Buildable/Factory/ConveyorBeltMk1/Build_ConveyorBeltMk1.Build_ConveyorBeltMk1_C`;

/** A belt whose ends are joined to these connections. */
function belt(name: string, from: string, next: string): TestNode[] {
  return [
    actor(name, BELT),
    component(name, 'ConveyorAny0', 'FGFactoryConnectionComponent', { mConnectedComponent: to(from) }),
    component(name, 'ConveyorAny1', 'FGFactoryConnectionComponent', { mConnectedComponent: to(next) }),
  ];
}

it('an empty save has empty views', () => {
  const view = open([]);
  const { machines, circuits, networks, stock, buildings, trains, players, factories, balance, fluids } =
    view;
  expect(
    [machines, circuits, networks, stock, buildings, trains, players, factories, balance, fluids].flat(),
  ).toEqual([]);
  expect(view.progress.sink).toBeNull();
  expect(view.session.days).toBeNull();
});

it('every list is there in a save without a header', () => {
  const view = viewOfGraph(testGraph([]), {});
  const fields = createSchema().getType('Satisfactory')! as unknown as {
    getFields(): Record<string, { args: readonly unknown[] }>;
  };
  for (const name of Object.keys(fields.getFields())) {
    if (name !== 'trace')
      expect(() => (view as unknown as Record<string, unknown>)[name], name).not.toThrow();
  }
  expect(view.save.saveVersion).toBeNull();
});

it('a recipe that no table knows is shown by its name, and gives no figure', () => {
  const view = open([
    actor('M1', CONSTRUCTOR, {
      mCurrentRecipe: new Ref('/SomeMod/Recipe_Soup.Recipe_Soup_C'),
      mIsProducing: true,
    }),
    actor('M2', '/SomeMod/Build_Cooker.Build_Cooker_C', {
      mCurrentRecipe: new Ref('/SomeMod/Recipe_Soup.Recipe_Soup_C'),
    }),
  ]);
  const [first, second] = view.machines;
  expect(first!.recipe).toEqual({
    title: null,
    name: 'Recipe_Soup_C',
    path: '/SomeMod/Recipe_Soup.Recipe_Soup_C',
  });
  expect([first!.rates, first!.reason, second!.building.title, second!.drawRunning]).toEqual([
    [],
    null,
    null,
    null,
  ]);
  expect(second!.reason).toBe('UNKNOWN');
  expect(view.balance).toEqual([]);
  expect(view.recipes.map(({ machines, isAlternate }) => [machines, isAlternate])).toEqual([
    [1, null],
    [1, null],
  ]);
});

it('figures of damage are no figures', () => {
  const recipe = new Ref(`${GAME}Recipes/Constructor/Recipe_IronPlate.Recipe_IronPlate_C`);
  const view = open([
    actor('M1', CONSTRUCTOR, {
      mCurrentRecipe: recipe,
      mCurrentPotential: Number.NaN,
      mCurrentProductionBoost: 1e300,
    }),
    actor('M2', CONSTRUCTOR, { mCurrentRecipe: recipe, mCurrentPotential: -3, mIsProducing: 'yes' }),
    actor('M3', CONSTRUCTOR, { mCurrentRecipe: recipe, mCurrentPotential: 1e50 }),
    actor('M4', CONSTRUCTOR, {
      mCurrentRecipe: 'Recipe_IronPlate_C',
      mLastProductivityMeasurementDuration: 0,
    }),
    actor('M5', CONSTRUCTOR, { mCurrentRecipe: recipe, mCurrentProductionBoost: 'high' }),
  ]);
  expect(view.machines.map(({ clock, boost, drawRunning }) => [clock, boost, drawRunning])).toEqual([
    [null, null, null],
    [null, 1, null],
    [1e50, 1, expect.any(Number)],
    [1, 1, 4],
    [1, null, null],
  ]);
  const unknown = [null, null];
  expect(view.machines.map(({ rates }) => rates!.map(({ perMinute }) => perMinute))).toEqual([
    ...[unknown, unknown, unknown, []],
    [30, null],
  ]);
  expect(view.machines[3]!.productivity).toBeNull();
  const made = {
    produced: 0,
    unknownProducers: 4,
    unknownConsumers: 0,
    net: null,
    netLeast: 0,
    netMost: null,
  };
  const used = {
    consumed: 30,
    unknownProducers: 0,
    unknownConsumers: 3,
    net: null,
    netLeast: null,
    netMost: -30,
  };
  expect(view.balance).toMatchObject([used, made]);
});

it('a ring of belts is walked once', () => {
  const view = open([
    actor('M', CONSTRUCTOR),
    component('M', 'Output0', 'FGFactoryConnectionComponent', { mConnectedComponent: to('B1.ConveyorAny0') }),
    ...belt('B1', 'M.Output0', 'B2.ConveyorAny0'),
    ...belt('B2', 'B1.ConveyorAny1', 'B3.ConveyorAny0'),
    ...belt('B3', 'B2.ConveyorAny1', 'B1.ConveyorAny0'),
  ]);
  const node = view.save.graph.find(at('M'));
  for (const through of [false, true]) {
    const found = trace(view.save, node, { direction: 'DOWNSTREAM', through, pipes: true });
    expect([found.carrierCount, found.ends]).toEqual([3, []]);
    expect(found.bottleneck!.perMinute).toBe(60);
  }
  expect(view.factories.length).toBe(1);
});

it('a machine that feeds itself is no end of its own belt', () => {
  const view = open([
    actor('M', CONSTRUCTOR),
    component('M', 'Output0', 'FGFactoryConnectionComponent', { mConnectedComponent: to('B1.ConveyorAny0') }),
    component('M', 'Input0', 'FGFactoryConnectionComponent', { mConnectedComponent: to('B1.ConveyorAny1') }),
    ...belt('B1', 'M.Output0', 'M.Input0'),
  ]);
  const found = trace(view.save, view.save.graph.find(at('M')), {
    direction: 'DOWNSTREAM',
    through: true,
    pipes: true,
  });
  expect([found.carrierCount, found.ends]).toEqual([1, []]);
});

it('belts that end in removed buildings end there', () => {
  const view = open(belt('B1', 'Gone.Output0', 'Gone.Input0'));
  const found = trace(view.save, view.save.graph.find(at('B1')), {
    direction: 'DOWNSTREAM',
    through: true,
    pipes: true,
  });
  expect(found.ends).toEqual([]);
});

it('a timetable of removed stations, and couplings in a ring', () => {
  const car = `${GAME}Buildable/Vehicle/Train/Wagon/BP_FreightWagon.BP_FreightWagon_C`;
  const view = open([
    actor('T', `${GAME}Buildable/Vehicle/Train/-Shared/BP_Train.BP_Train_C`, {
      FirstVehicle: to('C1'),
      LastVehicle: to('Gone'),
      TimeTable: to('Table'),
    }),
    actor('C1', car, { coupledFront: to('C2') }),
    actor('C2', car, { coupledFront: to('C1'), coupledBack: to('C3') }),
    actor('C3', car, { coupledFront: to('C2'), coupledBack: to('C1') }),
    actor('Table', '/Script/FactoryGame.FGRailroadTimeTable', {
      mStops: [{ Station: to('GoneStation') }, { Station: null }],
      mCurrentStop: 7.5,
    }),
    actor('T2', `${GAME}Buildable/Vehicle/Train/-Shared/BP_Train.BP_Train_C`, { FirstVehicle: to('Gone') }),
  ]);
  const [train, second] = view.trains;
  expect([train!.wagons, train!.isComplete, train!.currentStop]).toEqual([3, false, null]);
  expect(train!.stops!.map(({ name, rule }) => [name, rule])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(view.save.graph.kind(train!.stops![0]!.station!.node)).toBe('MISSING');
  expect([second!.cars, second!.hasTimetable, second!.isComplete]).toEqual([[], false, false]);
});

it('circuits of removed connections, wires with loose ends, switches between nothing', () => {
  const view = open([
    actor('Sub.C1', '/Script/FactoryGame.FGPowerCircuit', {
      mCircuitID: 5,
      mComponents: [to('Gone.P'), to('Pole.P')],
    }),
    actor('Sub.C2', '/Script/FactoryGame.FGPowerCircuit', { mCircuitID: 2.5, mComponents: [] }),
    actor('Pole', `${GAME}Buildable/Factory/PowerPoleMk1/Build_PowerPoleMk1.Build_PowerPoleMk1_C`),
    component('Pole', 'P', 'FGPowerConnectionComponent', {
      mHiddenConnections: [to('Gone.Q'), to('Pole.P')],
    }),
    actor(
      'Line',
      `${GAME}Buildable/Factory/PowerLine/Build_PowerLine.Build_PowerLine_C`,
      {},
      {
        links: [
          { to: at('Pole.P'), label: 'source' },
          { to: at('Gone.P'), label: 'target' },
        ],
      },
    ),
    actor('Switch', `${GAME}Buildable/Factory/PowerSwitch/Build_PowerSwitch.Build_PowerSwitch_C`, {
      mIsSwitchOn: true,
    }),
  ]);
  expect(
    view.circuits.map(({ number: id, connections, buildings, poles }) => [id, connections, buildings, poles]),
  ).toEqual([
    [5, 1, 1, 1],
    [null, 0, 0, 0],
  ]);
  expect([view.power.wires, view.power.looseWires]).toEqual([1, 1]);
  expect(view.switches.map(({ circuits }) => circuits)).toEqual([[]]);
  expect(view.networks.length).toBe(2);
});

it('an inventory without an owner, and stacks of nothing', () => {
  const plate = new Ref(`${GAME}Resource/Parts/IronPlate/Desc_IronPlate.Desc_IronPlate_C`);
  const stacks = [
    { Item: { ItemClass: plate }, NumItems: 3 },
    { Item: { ItemClass: plate } },
    { Item: null, NumItems: 9 },
    4,
  ];
  const view = open([component('Gone', 'Inventory', 'FGInventoryComponent', { mInventoryStacks: stacks })]);
  expect(view.stock.map(({ kind, amount, item }) => [kind, amount, item?.title])).toEqual([
    ['ORPHAN', 3, 'Iron Plate'],
  ]);
});

it('what docks at what is gone, and what is docked', () => {
  const view = open([
    actor('D1', asset('BP_DroneTransport_C'), { mDockedStation: to('Port') }),
    actor('D2', asset('BP_DroneTransport_C'), { mDockedStation: to('Gone') }),
    actor('Port', asset('Build_DroneStation_C')),
    actor('T1', asset('Build_TruckStation_C'), { mDockedActor: to('V') }),
    actor('T2', asset('Build_TruckStation_C'), { mDockedActor: to('Gone') }),
    actor('V', asset('BP_Truck_C')),
  ]);
  const path = (row: { readonly node: NodeId } | null): string | null =>
    row && view.save.graph.path(row.node);
  expect(view.drones.map(({ dockedAt }) => path(dockedAt))).toEqual([at('Port'), null]);
  expect(view.truckStations.map(({ docked }) => path(docked))).toEqual([at('V'), null]);
});

it('a vehicle path that leads into itself', () => {
  const point = `${GAME}Buildable/Vehicle/BP_VehicleTargetPoint.BP_VehicleTargetPoint_C`;
  const view = open([
    actor('V', `${GAME}Buildable/Vehicle/Truck/BP_Truck.BP_Truck_C`, { mTargetList: to('L') }),
    actor('L', '/Script/FactoryGame.FGDrivingTargetList', { mFirst: to('P1') }),
    actor('P1', point, { mNext: to('P2') }),
    actor('P2', point, { mNext: to('P1') }),
  ]);
  expect(view.vehicles.map(({ pathPoints, isLoop }) => [pathPoints, isLoop])).toEqual([[2, true]]);
  const [path] = view.vehiclePaths;
  expect([path!.pointCount, path!.isLoop, path!.vehicles.length, path!.vehicleType]).toEqual([
    2,
    true,
    1,
    null,
  ]);
  expect(path!.points!.map(({ speed, waitSeconds }) => [speed, waitSeconds])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('collected things of a save that no table is of are unknown, not remaining', () => {
  const graph: Graph = testGraph([
    actor('BP_Crystal9999', `${GAME}Resource/Environment/Crystal/BP_Crystal.BP_Crystal_C`),
  ]);
  const view = viewOfGraph(graph, { SaveVersion: 36 });
  const slugs = view.collected.find(({ kind }) => kind === 'BLUE_SLUG')!;
  expect(slugs.isComplete).toBe(false);
  expect(view.collectibles.some(({ path }) => path === at('BP_Crystal9999'))).toBe(true);
});
