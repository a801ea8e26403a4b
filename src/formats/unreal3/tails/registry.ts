// Maps classes to the layout of their tails, by lower-case short name. Script classes add nothing to tails,
// so a class without a row has the layout of its nearest ancestor that has one.

import type { Layout } from '../file/layout.ts';
import { ACTORS } from './layouts/actors.ts';
import { ANIMATIONS } from './layouts/animation.ts';
import { COMPONENTS } from './layouts/components.ts';
import { LEVELS } from './layouts/levels.ts';
import { MATERIALS } from './layouts/materials.ts';
import { MODELS } from './layouts/models.ts';
import { SHADERS } from './layouts/shader-cache.ts';
import { SKELETAL_MESHES } from './layouts/skeletal-mesh.ts';
import { SOUNDS, TEXTS } from './layouts/sounds.ts';
import { STATIC_MESHES } from './layouts/static-mesh.ts';
import { TEXTURES } from './layouts/textures.ts';
import type { Part } from './parts/part.ts';
import { Sequence } from './parts/sequence.ts';
import { type TailLayout, type Traits, traitsOf } from './traits.ts';

const FAMILIES = [
  TEXTURES,
  SOUNDS,
  TEXTS,
  STATIC_MESHES,
  SKELETAL_MESHES,
  ANIMATIONS,
  MATERIALS,
  SHADERS,
  COMPONENTS,
  MODELS,
  LEVELS,
  ACTORS,
] as const;

const LAYOUTS: readonly (readonly [name: string, layout: TailLayout])[] = FAMILIES.flatMap((family) =>
  Object.entries(family),
);
const POSITION = new Map(LAYOUTS.map(([name], at) => [name, at + 1]));

/** Superclasses of classes whose declaration is often not loaded. */
const PARENTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    shadowmaptexture2d: 'texture2d',
    textureflipbook: 'texture2d',
    terrainweightmaptexture: 'texture2d',
    texturecube: 'texture',
    texturerendertarget2d: 'texture',
    texturerendertargetcube: 'texture',
    decalmaterial: 'material',
    materialinstanceconstant: 'materialinstance',
    materialinstancetimevarying: 'materialinstance',
    pointlightcomponent: 'lightcomponent',
    spotlightcomponent: 'lightcomponent',
    directionallightcomponent: 'lightcomponent',
    skylightcomponent: 'lightcomponent',
    dominantpointlightcomponent: 'lightcomponent',
    dominantspotlightcomponent: 'lightcomponent',
    dominantdirectionallightcomponent: 'lightcomponent',
    fracturedstaticmeshcomponent: 'staticmeshcomponent',
    fracturedskinnedmeshcomponent: 'staticmeshcomponent',
    xcomtilefracmeshcomponent: 'staticmeshcomponent',
    x2fadingstaticmeshcomponent: 'staticmeshcomponent',
    x2waypointstaticmeshcomponent: 'staticmeshcomponent',
    utgibstaticmeshcomponent: 'staticmeshcomponent',
    bioapcovermeshcomponent: 'staticmeshcomponent',
    bioapcoverstaticmeshcomponent: 'staticmeshcomponent',
    x2fadinginstancedstaticmeshcomponent: 'instancedstaticmeshcomponent',
    biodecalcomponent: 'decalcomponent',
    multifont: 'font',
    biopawnbehavior: 'bioactorbehavior',
    bioartplaceablebehavior: 'bioactorbehavior',
  }),
);

/** Families of many classes with similar names, in Mass Effect. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^sfxpawn_/, 'biopawn'],
  [/behaviorwheeled$/, 'bioactorbehavior'],
];

/** No tail, or none that is read. */
export const NO_TAIL = 0;

/** The layout of the class with this name, regardless of its ancestors; NO_TAIL when it has no row. */
export function tailOfName(lower: string): number {
  const own = POSITION.get(lower);
  if (own !== undefined) return own;
  const parent = PARENTS.get(lower) ?? PATTERNS.find(([pattern]) => pattern.test(lower))?.[1];
  return (parent === undefined ? undefined : POSITION.get(parent)) ?? NO_TAIL;
}

/** The layouts for one kind of package, each made when first asked for. */
export class TailLayouts {
  readonly #traits: Traits;
  readonly #made = new Map<number, Sequence | null>();

  constructor(traits: Traits) {
    this.#traits = traits;
  }

  /** Null where packages of this kind have no such tail, or its layout is unknown. */
  sequence(tail: number): Sequence | null {
    let made = this.#made.get(tail);
    if (made === undefined) {
      const parts: readonly Part[] | null = LAYOUTS[tail - 1]?.[1](this.#traits) ?? null;
      made = parts && new Sequence(parts);
      this.#made.set(tail, made);
    }
    return made;
  }
}

/** Recently made layouts by version and licensee: most packages of a save are of one kind. */
const MADE = new Map<string, TailLayouts>();
const MOST_MADE = 64;

/** The layouts of packages of this version and game; cached. */
export function layoutsOf(layout: Layout): TailLayouts {
  const key = `${layout.version}/${layout.licensee}`;
  let made = MADE.get(key);
  if (!made) {
    made = new TailLayouts(traitsOf(layout));
    if (MADE.size >= MOST_MADE) MADE.clear();
    MADE.set(key, made);
  }
  return made;
}
