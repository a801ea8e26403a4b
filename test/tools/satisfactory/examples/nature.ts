/** What the map itself holds: resource nodes, slugs, spheres and pods, in streamed levels, some of them collected. */
import { classes, inWorld } from '../game.ts';
import type { LevelSpec } from '../levels.ts';
import type { ObjectSpec } from '../objects.ts';
import { actor } from '../objects.ts';
import { ref } from '../strings.ts';
import { bool, int, prop } from '../values.ts';
import type { Place, Site } from './site.ts';
import { add } from './site.ts';

export function addNode(site: Site, number: number, place: Place): ObjectSpec {
  return add(
    site,
    placed(classes.resourceNode, `BP_ResourceNode${number}`, place, [prop('mResourcesLeft', int(-1))]),
  );
}

function placed(
  className: string,
  name: string,
  place: Place,
  properties: ObjectSpec['properties'] = [],
): ObjectSpec {
  return actor(className, inWorld(name), properties, {
    transform: { position: place },
    needsTransform: false,
    placedInLevel: true,
    flags: 0x28_0008,
  });
}

/** Something to find: what it is, its name on the map, where, and when it was collected. */
export interface Find {
  class: string;
  name: string;
  place: Place;
  level: number;
  collected?: boolean;
}

const cell = (level: number) => `LITTLEFACTORYCELL${String(level).padStart(8, '0')}`;

/** One level per number; what was collected stands in its destroyed list alone. */
export function levelsOf(finds: Find[], named: (level: number) => string = cell): LevelSpec[] {
  const numbers = [...new Set(finds.map((find) => find.level))].sort((a, b) => a - b);
  return numbers.map((number) => {
    const name = named(number);
    const here = finds.filter((find) => find.level === number);
    return {
      name,
      objects: here.filter((find) => !find.collected).map((find) => findObject(find)),
      destroyed: here.filter((find) => find.collected).map((find) => ref(inWorld(find.name), name)),
    };
  });
}

export function findObject(find: Find): ObjectSpec {
  const opened = find.class === classes.dropPod ? [prop('mHasBeenOpened', bool(false))] : [];
  return placed(find.class, find.name, find.place, opened);
}

export const finds: Find[] = [
  {
    class: classes.blueSlug,
    name: 'BP_Crystal11',
    place: [-98_200, 48_900, -1450],
    level: 1,
    collected: true,
  },
  { class: classes.blueSlug, name: 'BP_Crystal12', place: [-91_650, 61_300, -820], level: 1 },
  { class: classes.blueSlug, name: 'BP_Crystal13', place: [-121_400, 70_050, 300], level: 2 },
  {
    class: classes.yellowSlug,
    name: 'BP_Crystal_mk23',
    place: [-117_900, 39_200, 2150],
    level: 2,
    collected: true,
  },
  { class: classes.yellowSlug, name: 'BP_Crystal_mk24', place: [-60_300, 83_700, 4410], level: 3 },
  { class: classes.sphere, name: 'BP_WAT2_7', place: [-45_800, 20_600, 9120], level: 3 },
  { class: classes.sphere, name: 'BP_WAT2_8', place: [31_250, -72_400, 12_300], level: 4 },
  { class: classes.dropPod, name: 'BP_DropPod14', place: [-72_950, 95_500, 1800], level: 3 },
  {
    class: classes.dropPod,
    name: 'BP_DropPod15',
    place: [120_700, -33_100, 6650],
    level: 4,
    collected: true,
  },
];
