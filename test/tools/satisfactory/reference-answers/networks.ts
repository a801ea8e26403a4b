// Reference answers about what is connected: power, fluids, belts, railways, vehicles.

import { expect } from 'vitest';
import { gridOf } from '../../../../src/games/satisfactory/buildings/power-grid.ts';
import { trace } from '../../../../src/games/satisfactory/buildings/trace.ts';
import type { SatisfactoryView } from '../../../../src/games/satisfactory/view.ts';
import type { Json } from '../../oracle.ts';
import { byPath, fullPath, likeAnswers, near, short, tally } from './compare.ts';

const CIRCUIT =
  'id=number path=object connections wires buildings generators storages switches consumers poles ' +
  'targetConsumptionMW=wanted dynamicProductionMW=dynamicCapacity baseProductionMW=baseCapacity storedMWh';
const TRAIN = 'path=object name selfDriving=isSelfDriving derailed=isDerailed hasTimetable currentStop';

/** The answers go by names of classes: those of augmenters and of mods they take for consumers. */
function namedGenerators({ fuels }: SatisfactoryView['circuits'][number]): number {
  return fuels!.reduce(
    (sum, { generator, count }) => sum + (generator.name.startsWith('Build_Generator') ? count : 0),
    0,
  );
}

export function expectPower(view: SatisfactoryView, answer: Json): void {
  const { power } = view;
  const expected = answer.power;
  const wires = { total: power.wires, connected: power.connectedWires, loose: power.looseWires };
  expect(expected.wires).toMatchObject(wires);
  expect(near(power.wireLength) ?? 0).toBe(expected.wires.lengthM);
  const lines = view.powerLines.filter(({ from, to }) => from !== null && to !== null);
  expect([view.powerLines.length, lines.length]).toEqual([expected.wires.total, expected.wires.connected]);
  const metres = view.powerLines.reduce((sum, line) => sum + (line.metres ?? 0), 0);
  expect(metres).toBeCloseTo(expected.wires.lengthM, 2);
  const { hiddenLinks, connections, unconnected: lone, islands: withoutCircuit } = power;
  expect(expected).toMatchObject({ hiddenLinks, connections, components: { lone, withoutCircuit } });
  const sizes = gridOf(view.save).components.map(({ length }) => length);
  expect(sizes.sort((a, b) => b - a)).toEqual(expected.components.sizes);
  const byNumber = [...view.circuits].sort((a, b) => a.number! - b.number!);
  const named = byNumber.map((row) => {
    const generators = namedGenerators(row);
    return { ...row, generators, consumers: row.consumers! + row.generators! - generators };
  });
  const circuits = likeAnswers(view, named, CIRCUIT);
  expect(circuits).toEqual(expected.circuits.map(({ members: _, ...row }: Json) => row));
  const owner = (path: string): string => path.slice(0, path.indexOf('.'));
  for (const { id, members } of expected.circuits) {
    const row = view.circuits.find((circuit) => circuit.number === id)!;
    expect(row.members!.map((member) => short(view, member)).sort()).toEqual(
      [...new Set<string>(members.map(owner))].sort(),
    );
  }
  // What feeds a circuit is known by what it burns.
  for (const { fuels, boost, capacity } of view.circuits) {
    const given = fuels!.reduce((sum, fuel) => sum + fuel.capacity!, 0);
    expect(given * (1 + boost!)).toBeCloseTo(capacity!, 3);
  }
  const switches = likeAnswers(view, view.switches, 'path=object priority isPriority on=isOn tag circuits');
  expect(switches.sort(byPath)).toEqual([...expected.switches].sort(byPath));
  const groups = view.networks.map(({ circuits: ids }) => ids.join());
  expect(groups.sort()).toEqual(expected.groups.map((ids: number[]) => ids.join()).sort());
}

export function expectFluids(view: SatisfactoryView, answer: Json): void {
  const fluids = [...view.fluids].sort((a, b) => a.number! - b.number!);
  const names = 'id=number fluid members factoryConnections=machines connections m3';
  expect(likeAnswers(view, fluids, names)).toEqual(answer.fluids.networks);
  // The answers leave out empty boxes.
  const filled = view.fluidBoxes.filter(({ m3 }) => m3! > 0);
  const n = tally(filled, ({ building }) => building.name);
  const m3 = tally(
    filled,
    ({ building }) => building.name,
    (box) => box.m3!,
  );
  const boxes = Object.keys(n).map((name) => [name, { n: n[name], m3: near(m3[name]!) }]);
  expect(Object.fromEntries(boxes)).toEqual(answer.fluids.boxes);
}

export function expectBelts(view: SatisfactoryView, answer: Json): void {
  // Saves with no machine on a belt have no traces.
  expect(answer.traces.length > 0).toBe(
    view.machines.some(({ inputsConnected, outputsConnected }) => inputsConnected! + outputsConnected! > 0),
  );
  const { classes, chains, chainSegments, inBlueprintDesigner, lines } = answer.belts;
  expect(tally(view.belts, ({ building }) => building.name)).toEqual(classes);
  expect(view.belts.filter(({ isInDesigner }) => isInDesigner).length).toBe(inBlueprintDesigner);
  expect(view.beltChains.length).toBe(chains);
  expect(view.beltChains.reduce((sum, { belts }) => sum + belts!, 0)).toBe(chainSegments);
  const [carriers, { count, largest }] = [view.beltLines.map((line) => line.carriers), lines];
  expect([carriers.length, carriers.slice(0, largest.length)]).toEqual([count, largest]);
  for (const { members, number } of view.beltLines.slice(0, 3))
    for (const { node } of members!)
      expect(view.belts.find(({ object }) => object.node === node)?.line ?? number).toBe(number);
  const ends = (traced: ReturnType<typeof trace>): string[] =>
    traced.ends.map(({ object }) => short(view, object)).sort();
  for (const { from, downstream, upstream } of answer.traces) {
    const node = view.save.graph.find(fullPath(view, from));
    expect(node).toBeGreaterThanOrEqual(0);
    const down = trace(view.save, node, { direction: 'DOWNSTREAM', through: false, pipes: false });
    const up = trace(view.save, node, { direction: 'UPSTREAM', through: false, pipes: false });
    expect([from, down.carrierCount, ends(down)]).toEqual([from, downstream.carriers, downstream.ends]);
    expect([from, up.carrierCount, ends(up)]).toEqual([from, upstream.carriers, upstream.ends]);
  }
}

export function expectRailway(view: SatisfactoryView, answer: Json): void {
  const expected = answer.rail;
  const trains = view.trains.map((row) => ({
    ...likeAnswers(view, [row], TRAIN)[0],
    cars: row.cars!.map(({ building, isReversed }) => building.name.slice(3, -2) + (isReversed ? '-' : '+')),
    stops: likeAnswers(view, row.stops!, 'station=name rule seconds load unload'),
  }));
  expect(trains.sort(byPath)).toEqual(expected.trains);
  expect(view.trains.filter(({ isComplete }) => !isComplete)).toEqual([]);
  const stations = view.stations.map((row) => ({
    ...likeAnswers(view, [row], 'path=object name')[0],
    station: row.building && short(view, row.building),
    platforms: row.platforms!.map(({ building }) => building.name.slice(6, -2)).sort(),
  }));
  const sorted = expected.stations.map((row: Json) => ({ ...row, platforms: [...row.platforms].sort() }));
  expect(stations.sort(byPath)).toEqual(sorted);
  const { tracks, links, switchEnds, openEnds, networks, blockSignals, pathSignals, switchControls } =
    view.rail;
  expect(expected).toMatchObject({
    ...{ tracks, trackLinks: links, switchEnds, openEnds, networks },
    ...{ blockSignals, pathSignals, switchControls },
  });
}

export function expectVehicles(view: SatisfactoryView, answer: Json): void {
  const vehicles = likeAnswers(
    view,
    view.vehicles,
    'path=object cls=building autopilot=isAutopilot pathPoints',
  );
  expect(vehicles.sort(byPath)).toEqual(answer.vehicles);
  const ports = view.dronePorts.map((row) => ({
    ...likeAnswers(view, [row], 'path=object tag=name trips paired=pairedWith')[0],
    drone: row.drone !== null,
  }));
  expect(ports.sort(byPath)).toEqual(answer.drones.ports);
  expect(view.drones.length).toBe(answer.drones.drones);
  expect(view.truckStations.length).toBe(answer.truckStations);
  expect(view.vehiclePaths.length).toBe(answer.pathLists);
  expect(view.vehiclePaths.reduce((sum, { points }) => sum + points!.length, 0)).toBe(answer.pathPoints);
}
