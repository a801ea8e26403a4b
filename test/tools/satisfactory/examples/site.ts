/**
 * A building site: collects the objects of a synthetic save, names them, keeps what is wired to what, and knows what the
 * version it builds for writes.
 */
import { inWorld, swatch, world } from '../game.ts';
import type { ObjectSpec, Transform } from '../objects.ts';
import { actor, component } from '../objects.ts';
import type { Ref } from '../strings.ts';
import { asset, plainText, ref } from '../strings.ts';
import type { Property } from '../values.ts';
import { object, prop, struct } from '../values.ts';
import { step } from '../versions.ts';

export type Place = [x: number, y: number, z: number];

export interface Site {
  version: number;
  objects: ObjectSpec[];
  /** How many objects of each class were named so far. */
  counts: Map<string, number>;
  /** Both ends of every wire, and the wire. */
  wires: { wire: ObjectSpec; ends: [ObjectSpec, ObjectSpec] }[];
}

export const firstVersionOf = {
  lightweights: 46,
  chains: 46,
  builtBy: step.versionData,
  wireInstances: 41,
} as const;

export function newSite(version: number): Site {
  return { version, objects: [], counts: new Map(), wires: [] };
}

/** `Build_ConstructorMk1_C` of `/Game/.../Build_ConstructorMk1.Build_ConstructorMk1_C`. */
export function shortName(className: string): string {
  return className.slice(className.lastIndexOf('.') + 1);
}

export function add<Spec extends ObjectSpec>(site: Site, spec: Spec): Spec {
  site.objects.push(spec);
  return spec;
}

/** Adds an actor under the next free name of its class. */
export function addActor(
  site: Site,
  className: string,
  properties: Property[] = [],
  more: Partial<ObjectSpec> = {},
): ObjectSpec {
  const name = shortName(className);
  const count = (site.counts.get(name) ?? 0) + 1;
  site.counts.set(name, count);
  return add(site, actor(className, inWorld(`${name}_${count}`), properties, more));
}

/** Adds a component of an actor and lists it among the actor's children. */
export function addPart(
  site: Site,
  owner: ObjectSpec,
  className: string,
  name: string,
  properties: Property[] = [],
): ObjectSpec {
  const part = add(site, component(className, `${plainText(owner.path)}.${name}`, properties));
  owner.children = [...(owner.children ?? []), refTo(part)];
  return part;
}

export function refTo(spec: ObjectSpec): Ref {
  return ref(spec.path);
}

/** The four ways that a building can face; exact, so that bytes never depend on a sine. */
const turns = {
  east: [0, 0, 0, 1],
  south: [0, 0, Math.SQRT1_2, Math.SQRT1_2],
  west: [0, 0, 1, 0],
  north: [0, 0, -Math.SQRT1_2, Math.SQRT1_2],
} satisfies Record<string, Transform['rotation']>;

export type Facing = keyof typeof turns;

export function at(position: Place, facing: Facing = 'east'): Partial<ObjectSpec> {
  const [x, y, z, w] = turns[facing];
  return { transform: { position, rotation: [x ?? 0, y ?? 0, z ?? 0, w ?? 1] } };
}

/** What every built thing says of itself: colours, recipe and, in new saves, who built it. */
export function builtProperties(site: Site, className: string, slot = 0): Property[] {
  const recipe = shortName(className).replace(/^(Build|BP)_(.*)_C$/, 'Recipe_$2');
  const folder = className.includes('/Vehicle/') ? 'Vehicle' : 'Buildings';
  const properties = [
    prop(
      'mCustomizationData',
      struct('FactoryCustomizationData', [prop('SwatchDesc', object(swatch(slot)))]),
    ),
    prop('mBuiltWithRecipe', object(asset(`/Game/FactoryGame/Recipes/${folder}/${recipe}.${recipe}_C`))),
  ];
  if (site.version < firstVersionOf.builtBy) return properties;
  return [
    prop('BuiltBy', struct('PlayerInfoHandle', { binary: 'player', service: 1, index: 0 })),
    ...properties,
  ];
}

export const buildableSubsystem = world('BuildableSubsystem');

/** Adds a building of the factory. */
export function addBuilding(
  site: Site,
  className: string,
  place: Place,
  properties: Property[] = [],
  facing: Facing = 'east',
): ObjectSpec {
  return addActor(site, className, [...properties, ...builtProperties(site, className)], {
    ...at(place, facing),
    parent: buildableSubsystem,
  });
}
