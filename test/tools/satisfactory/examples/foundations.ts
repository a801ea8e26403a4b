/** Floors and walls: lightweight buildables since 1.0, plain actors before. */
import { classes, inWorld, swatch, world } from '../game.ts';
import type { Lightweight } from '../lightweights.ts';
import { tombstone } from '../lightweights.ts';
import { actor } from '../objects.ts';
import { asset } from '../strings.ts';
import type { DynamicStruct } from '../structs.ts';
import { float, prop } from '../values.ts';
import { step } from '../versions.ts';
import type { Place, Site } from './site.ts';
import { add, addBuilding, firstVersionOf } from './site.ts';

/** Side of a foundation in centimetres. */
const side = 800;

const recipe = (path: string) => asset(`/Game/FactoryGame/Recipes/Buildings/${path}`);
const floorRecipe = recipe('Foundations/Recipe_Foundation_8x4_01.Recipe_Foundation_8x4_01_C');
const wallRecipe = recipe('Walls/Recipe_Wall_8x4_01.Recipe_Wall_8x4_01_C');
const beamRecipe = recipe('Recipe_Beam.Recipe_Beam_C');

export interface FloorOptions {
  corner: Place;
  columns: number;
  rows: number;
  /** Slots of the floor that were dismantled again; their places stay in the list, emptied. */
  dismantled?: number[];
  beams?: number;
}

export function addFloor(site: Site, options: FloorOptions): void {
  if (site.version < firstVersionOf.lightweights) addFloorActors(site, options);
  else addLightweights(site, options);
}

function places({ corner, columns, rows }: FloorOptions): Place[] {
  return Array.from({ length: columns * rows }, (_, i) => [
    corner[0] + (i % columns) * side,
    corner[1] + Math.floor(i / columns) * side,
    corner[2],
  ]);
}

function addFloorActors(site: Site, options: FloorOptions): void {
  for (const place of places(options)) addBuilding(site, classes.foundation, place);
}

function addLightweights(site: Site, options: FloorOptions): void {
  const gone = new Set(options.dismantled);
  const builtBy = { service: 1, index: 0 };
  const floor = places(options).map(
    (position, i): Lightweight => ({
      position,
      // Every second row in another colour.
      swatch: swatch(Math.floor(i / options.columns) % 2 === 0 ? 0 : 16),
      recipe: floorRecipe,
      builtBy,
    }),
  );
  const walls = Array.from(
    { length: options.columns },
    (_, i): Lightweight => ({
      position: [options.corner[0] + i * side, options.corner[1] - side / 2, options.corner[2] + 200],
      rotation: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
      swatch: swatch(0),
      recipe: wallRecipe,
      primary: [0.98, 0.29, 0.02, 1],
      builtBy,
    }),
  );
  const beams = Array.from(
    { length: options.beams ?? 0 },
    (_, i): Lightweight => ({
      position: [options.corner[0] + i * 4 * side, options.corner[1], options.corner[2] + 600],
      swatch: swatch(0),
      recipe: beamRecipe,
      own: beamLength(450 + 50 * i),
      builtBy,
    }),
  );
  add(
    site,
    actor(classes.lightweights, inWorld('LightweightBuildableSubsystem'), [], {
      parent: world('FGWorldSettings'),
      trailing: {
        class: 'lightweights',
        version: site.version >= step.plainHandle ? 4 : site.version >= step.lightweightVersion ? 2 : 1,
        classes: [
          {
            class: asset(classes.foundation),
            instances: floor.map((slot, i) => (gone.has(i) ? tombstone : slot)),
          },
          { class: asset(classes.wall), instances: walls },
          { class: asset(classes.beam), instances: beams },
        ],
      },
    }),
  );
}

function beamLength(length: number): DynamicStruct {
  return {
    type: asset('/Script/FactoryGame.BuildableBeamLightweightData'),
    payload: [prop('BeamLength', float(length))],
  };
}
