/** Smaller saves of older versions: the first steps in U5, a base carried over into U8, and a start in 1.0. */
import { classes, inWorld, items, recipes } from '../game.ts';
import { gridsOf } from '../grids.ts';
import type { HeaderSpec } from '../header.ts';
import type { SaveSpec } from '../save.ts';
import { ref } from '../strings.ts';
import { addFloor } from './foundations.ts';
import { addBelts, addWire, finishPower } from './lines.ts';
import type { Machine } from './machines.ts';
import { addCoalGenerator, addConstructor, addContainer, addMiner, addPole, addSmelter } from './machines.ts';
import type { Find } from './nature.ts';
import { addNode, findObject, finds, levelsOf } from './nature.ts';
import { addPlayer, addWorldState, knownRecipes, pockets } from './people.ts';
import { addSampler } from './sampler.ts';
import type { Place, Site } from './site.ts';
import { newSite } from './site.ts';
import { addTruck, truckLoad } from './vehicles.ts';

const origin: Place = [140_000, -96_000, 3200];

function spot(x: number, y: number, z = 0): Place {
  return [origin[0] + x, origin[1] + y, origin[2] + z];
}

/** Miner, smelter, two constructors and a container on one line, with a generator. */
function addStarter(site: Site): void {
  const miner = addMiner(site, spot(0, 0), addNode(site, 201, spot(0, 0, -50)), {
    output: [[items.ironOre, 3]],
  });
  const smelter = addSmelter(site, spot(2400, 0), {
    recipe: recipes.ironIngot,
    output: [[items.ironIngot, 8]],
  });
  const rods = addConstructor(site, spot(4400, 0), {
    recipe: recipes.ironRod,
    input: [[items.ironIngot, 4]],
  });
  const plates = addConstructor(site, spot(4400, 1400), { recipe: recipes.ironPlate, clock: 0.8 });
  const store = addContainer(site, spot(6600, 0), [[items.ironRod, 77], null, null]);
  const generator = addCoalGenerator(site, spot(2400, 2600), items.coal, 12);
  const pole = addPole(site, spot(3200, 900));
  addBelts(site, [miner, 'Output0'], [smelter, 'Input0'], [items.ironOre, 8], 2);
  addBelts(site, [smelter, 'Output2'], [rods, 'Input0'], [items.ironIngot, 5]);
  addBelts(site, [rods, 'Output0'], [store, 'Input0'], [items.ironRod, 3]);
  const consumers: Machine[] = [miner, smelter, rods, plates, generator];
  for (const machine of consumers) addWire(site, pole, machine);
}

function starterSite(version: number, session: string): Site {
  const site = newSite(version);
  addWorldState(site, session, knownRecipes.slice(0, 4), ['Schematic_1-1']);
  addPlayer(site, spot(1000, 1000, 90), pockets.slice(0, 3));
  addStarter(site);
  addFloor(site, { corner: spot(2000, -400, -100), columns: 6, rows: 2, dismantled: [3] });
  return site;
}

function header(version: number, headerVersion: number, changes: Partial<HeaderSpec>): HeaderSpec {
  return {
    headerVersion,
    saveVersion: version,
    mapOptions: '?startloc=Northern Forest',
    saveId: 'bWFkZS11cC1zYXZlLTAx',
    ...changes,
  };
}

/** U5: no levels; the map's things stand in the same list. */
export function firstSteps(): SaveSpec {
  const site = starterSite(28, 'First Steps');
  finishPower(site);
  site.objects.push(...finds.filter((find) => !find.collected).map(findObject));
  return {
    header: header(28, 9, {
      build: 174_936,
      session: 'First Steps',
      playSeconds: 9120,
      savedAt: '2021-11-05T18:30:00Z',
    }),
    objects: site.objects,
    destroyed: [{ level: '', refs: collectedOf(finds) }],
  };
}

const collectedOf = (list: Find[]) =>
  list.filter((find) => find.collected).map((find) => ref(inWorld(find.name)));

/** U8: everything of the starter came over from U7 and is still written its way; the truck is new. */
export function updateEight(): SaveSpec {
  const site = starterSite(42, 'Carried Over');
  for (const object of site.objects) Object.assign(object, { version: 36, migrateRefs: true });
  addTruck(site, classes.truck, spot(800, 3400), truckLoad);
  addTruck(site, classes.explorer, spot(-800, 3400), [[items.cable, 10]]);
  const second = addPole(site, spot(3200, 4200));
  const machine = addConstructor(site, spot(5000, 4200), { recipe: recipes.screw, clock: 2.5 });
  addWire(site, second, machine);
  finishPower(site);
  addSampler(site);
  return {
    header: header(42, 13, {
      build: 273_254,
      session: 'Carried Over',
      playSeconds: 180_600,
      savedAt: '2023-12-01T21:00:00Z',
    }),
    objects: site.objects,
    grids: gridsOf(42, ['MainGrid_L0_X1_Y-1_DL0']),
    levels: levelsOf(finds, (level) => `MainGrid_L0_X${level}_Y-1_DL0`).map((level, i) =>
      // Levels that came over have no list after their headers.
      i === 0 ? { ...level, tocDestroyed: null } : level,
    ),
  };
}

export function releaseOne(): SaveSpec {
  const site = starterSite(46, 'Release Day');
  finishPower(site);
  return {
    header: header(46, 13, {
      build: 365_306,
      session: 'Release Day',
      playSeconds: 5400,
      savedAt: '2024-09-10T17:45:00Z',
    }),
    objects: site.objects,
    grids: gridsOf(
      46,
      levelsOf(finds).map((level) => level.name),
    ),
    levels: levelsOf(finds),
  };
}
