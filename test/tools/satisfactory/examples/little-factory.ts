/**
 * The little factory of Pioneer Ada, at two moments of one playthrough: an iron line, a copper line, coal power, a small
 * railway, and, at the later moment, an assembler, a truck, a drone route and more floor.
 */
import { classes, inWorld, items, recipes } from '../game.ts';
import { gridsOf } from '../grids.ts';
import type { SaveSpec } from '../save.ts';
import { ref } from '../strings.ts';
import { versionData } from '../versions.ts';
import { addFloor } from './foundations.ts';
import { addBelts, addWire, finishPower } from './lines.ts';
import type { Machine } from './machines.ts';
import {
  addAssembler,
  addCoalGenerator,
  addConstructor,
  addContainer,
  addMiner,
  addPole,
  addSmelter,
} from './machines.ts';
import { addNode, finds, levelsOf } from './nature.ts';
import {
  addDepot,
  addMapMarkers,
  addPickup,
  addPlayer,
  addStatistics,
  addWorldState,
  knownRecipes,
  pockets,
} from './people.ts';
import type { Place, Site } from './site.ts';
import { newSite, shortName } from './site.ts';
import {
  addDroneRoute,
  addStation,
  addTrack,
  addTrain,
  addTruck,
  trainCargo,
  truckLoad,
} from './vehicles.ts';

/** A playthrough has two saves here. */
export type Moment = 'earlier' | 'now';

const newest = 58;

/** Corner of the factory in the Grass Fields. */
const origin: Place = [-104_000, 52_000, -1200];

function spot(x: number, y: number, z = 0): Place {
  return [origin[0] + x, origin[1] + y, origin[2] + z];
}

export function littleFactory(moment: Moment): SaveSpec {
  const site = newSite(newest);
  const later = moment === 'now';
  addWorldState(site, 'Little Factory', later ? knownRecipes : knownRecipes.slice(0, 5), [
    'Schematic_1-1',
    'Schematic_1-2',
    ...(later ? ['Schematic_3-1', 'Schematic_4-1'] : []),
  ]);
  addPlayer(site, later ? spot(5200, 2600, 100) : spot(800, 900, 100), later ? pockets : pockets.slice(0, 2));
  const poles = [0, 1, 2, 3].map((n) => addPole(site, spot(1200 + 2000 * n, 1800)));
  addRow(site, poles);
  const iron = addIronLine(site, poles, later);
  const copper = addCopperLine(site, poles);
  addCoalPower(site, poles);
  addRailway(site, poles, later);
  addOutpost(site);
  if (later) addLaterWork(site, poles, { ...iron, ...copper });
  else addPassingThings(site);
  addFloor(site, {
    corner: spot(0, 0, -100),
    columns: 10,
    rows: later ? 5 : 3,
    dismantled: later ? [5] : [],
    beams: 2,
  });
  addMapMarkers(site, [
    { name: 'Home', place: spot(0, 0), icon: 600 },
    ...(later ? [{ name: 'Südlicher Außenposten', place: spot(-3000, 16_000), icon: 661 }] : []),
  ]);
  addStatistics(site, [
    [classes.constructor, later ? 5 : 4, later ? 6 : 4],
    [classes.miner, 4, 4],
  ]);
  addDepot(
    site,
    later
      ? [
          [items.concrete, 500],
          [items.cable, 200],
        ]
      : [[items.concrete, 150]],
  );
  finishPower(site);
  return {
    header: {
      headerVersion: 14,
      saveVersion: newest,
      build: 481_836,
      saveName: later ? 'Little Factory' : 'Little Factory earlier',
      session: 'Little Factory',
      mapOptions: '?startloc=Grass Fields?sessionName=Little Factory?Visibility=SV_Private',
      playSeconds: later ? 52_380 : 30_060,
      savedAt: later ? '2026-03-14T20:15:00Z' : '2026-03-14T13:40:00Z',
      saveId: 'bGl0dGxlLWZhY3RvcnktMQ',
      hash: 'of content',
    },
    versionData: versionData(),
    objects: site.objects,
    grids: gridsOf(
      newest,
      levelsOf(finds).map((level) => level.name),
    ),
    levels: [
      ...levelsOf(later ? finds : finds.map(notYet)),
      { name: 'LITTLEFACTORYCELL00000099', objects: [] },
    ],
    // A pod that she took apart: it stood in the persistent level itself.
    destroyed: [{ level: 'Persistent_Level', refs: later ? [ref(inWorld('BP_DropPod16'))] : [] }],
  };
}

/** Of all finds only the first slug was collected by the earlier moment. */
function notYet(find: (typeof finds)[number]): (typeof finds)[number] {
  const { collected, ...rest } = find;
  return collected && find.name === 'BP_Crystal11' ? find : rest;
}

function addRow(site: Site, poles: Machine[]): void {
  for (const [i, pole] of poles.entries()) if (i > 0) addWire(site, poles[i - 1] as Machine, pole);
}

function powered(site: Site, pole: Machine | undefined, ...machines: Machine[]): void {
  if (!pole) throw new RangeError('no such pole');
  for (const machine of machines) addWire(site, pole, machine);
}

/** Ore, ingots, plates into a container; in front of the plates a faster clock at the later moment. */
function addIronLine(site: Site, poles: Machine[], later: boolean): { screws: Machine } {
  const miner = addMiner(site, spot(-1600, 0), addNode(site, 101, spot(-1600, 0, -50)), {
    clock: 1.5,
    output: [[items.ironOre, 32]],
  });
  const smelters = [0, 1].map((n) =>
    addSmelter(site, spot(800, 1200 * n), {
      recipe: recipes.ironIngot,
      input: [[items.ironOre, 12 + n]],
      output: [[items.ironIngot, 30]],
    }),
  );
  const plates = addConstructor(site, spot(2800, 0), {
    recipe: recipes.ironPlate,
    ...(later ? { clock: 1.5, shards: [[items.shard, 1], null, null] } : {}),
    input: [[items.ironIngot, 64]],
    output: [[items.ironPlate, later ? 100 : 41]],
  });
  const rods = addConstructor(site, spot(2800, 1200), {
    recipe: recipes.ironRod,
    input: [[items.ironIngot, 18]],
    output: [[items.ironRod, 9]],
  });
  const screws = addConstructor(site, spot(4800, 1200), {
    recipe: recipes.screw,
    input: [[items.ironRod, 22]],
    output: [[items.screw, 80]],
  });
  const store = addContainer(site, spot(5200, 0), [
    [items.ironPlate, 200],
    [items.ironPlate, later ? 200 : 12],
    null,
    null,
  ]);
  const [first, second] = smelters as [Machine, Machine];
  addBelts(site, [miner, 'Output0'], [first, 'Input0'], [items.ironOre, 9], 3);
  addBelts(site, [first, 'Output2'], [plates, 'Input0'], [items.ironIngot, 6]);
  addBelts(site, [plates, 'Output0'], [store, 'Input0'], [items.ironPlate, 4], 2);
  addBelts(site, [second, 'Output2'], [rods, 'Input0'], [items.ironIngot, 5]);
  addBelts(site, [rods, 'Output0'], [screws, 'Input0'], [items.ironRod, 7]);
  powered(site, poles[0], miner, first, second);
  powered(site, poles[1], plates, rods);
  powered(site, poles[2], screws);
  return { screws };
}

function addCopperLine(site: Site, poles: Machine[]): { wires: Machine } {
  const miner = addMiner(site, spot(-1600, 3600), addNode(site, 102, spot(-1600, 3600, -50)), {
    output: [[items.copperOre, 17]],
  });
  const smelter = addSmelter(site, spot(800, 3600), {
    recipe: recipes.copperIngot,
    input: [[items.copperOre, 8]],
    output: [[items.copperIngot, 21]],
  });
  const wires = addConstructor(site, spot(2800, 3600), {
    recipe: recipes.wire,
    clock: 0.75,
    input: [[items.copperIngot, 40]],
    output: [[items.wire, 55]],
  });
  addBelts(site, [miner, 'Output0'], [smelter, 'Input0'], [items.copperOre, 8], 2);
  addBelts(site, [smelter, 'Output2'], [wires, 'Input0'], [items.copperIngot, 6]);
  powered(site, poles[0], miner, smelter);
  powered(site, poles[1], wires);
  return { wires };
}

function addCoalPower(site: Site, poles: Machine[]): void {
  const miner = addMiner(site, spot(-1600, 6800), addNode(site, 103, spot(-1600, 6800, -50)), {
    output: [[items.coal, 50]],
  });
  const generators = [0, 1].map((n) =>
    addCoalGenerator(site, spot(1600, 6800 + 1400 * n), items.coal, 60 - 20 * n),
  );
  addBelts(site, [miner, 'Output0'], [generators[0] as Machine, 'FGFactoryConnection'], [items.coal, 10], 2);
  powered(site, poles[0], miner, ...generators);
}

/** Two stations on one track; the train waits at the first. */
function addRailway(site: Site, poles: Machine[], later: boolean): void {
  const home = addStation(site, spot(10_400, 2400), 'Little Factory Hbf');
  const far = addStation(site, spot(48_000, 2400, 1500), 'Copper Hills');
  const first = addTrack(site, spot(10_400, 2400), 6000);
  addTrack(site, spot(16_400, 2400), 31_600, first);
  powered(site, poles[3], home.power);
  const cargo = later ? trainCargo : [[null, null], [null]];
  addTrain(site, 'Ada’s Express', first, spot(later ? 14_000 : 15_900, 2400), cargo, [home, far]);
}

/** What was built between the two moments. */
function addLaterWork(site: Site, poles: Machine[], from: { screws: Machine; wires: Machine }): void {
  const assembler = addAssembler(site, spot(7200, 1200), {
    recipe: recipes.reinforcedPlate,
    input: [
      [items.ironPlate, 24],
      [items.screw, 96],
    ],
    output: [[items.reinforcedPlate, 7]],
  });
  const store = addContainer(site, spot(9200, 1200), [[items.reinforcedPlate, 58], null]);
  addBelts(site, [from.screws, 'Output0'], [assembler, 'Input1'], [items.screw, 8]);
  addBelts(site, [assembler, 'Output0'], [store, 'Input0'], [items.reinforcedPlate, 2]);
  const cables = addConstructor(site, spot(4800, 3600), {
    recipe: recipes.cable,
    paused: true,
    input: [[items.wire, 11]],
  });
  addBelts(site, [from.wires, 'Output0'], [cables, 'Input0'], [items.wire, 3]);
  powered(site, poles[3], assembler);
  powered(site, poles[2], cables);
  addTruck(site, classes.truck, spot(6000, 5200, 60), truckLoad);
  addDroneRoute(site, spot(8000, 7200), spot(-30_000, 44_000, 900), ['Home Port', 'Desert Port']);
}

/** What was there and is gone by the later moment: a container, and something lying on the ground. */
function addPassingThings(site: Site): void {
  site.counts.set(shortName(classes.container), 6);
  addContainer(site, spot(9800, 400), [[items.ironOre, 70], null]);
  addPickup(site, spot(7000, 900, 40), items.concrete, 12);
}

/** A miner with a pole of its own, far from everything: the second circuit. */
function addOutpost(site: Site): void {
  const miner = addMiner(site, spot(-3000, 16_000, 400), addNode(site, 104, spot(-3000, 16_000, 350)), {
    clock: 0.5,
  });
  powered(site, addPole(site, spot(-2400, 16_400, 400)), miner);
  addNode(site, 105, spot(21_000, -14_000, 2500));
}
