/**
 * Saves around a single object that shows one thing. After what it shows stands the property `After`, and after the
 * object stands a neighbour, so that a reader that lost its place is found out.
 */
import { classes, inWorld } from '../game.ts';
import type { ObjectSpec } from '../objects.ts';
import { actor } from '../objects.ts';
import type { SaveSpec } from '../save.ts';
import type { Property } from '../values.ts';
import { int, prop, str } from '../values.ts';
import { step, versionData } from '../versions.ts';
import { factoryHeader } from './factory.ts';

export const specimenPath = inWorld('Build_Specimen_C_1');
export const neighbourPath = inWorld('Build_ConstructorMk1_C_9');
const specimenClass = '/Game/FactoryGame/Buildable/Factory/Specimen/Build_Specimen.Build_Specimen_C';

/** What every specimen ends with. */
export const after: Property[] = [prop('After', int(7))];

export function specimen(properties: Property[], more: Partial<ObjectSpec> = {}): ObjectSpec {
  return { ...actor(specimenClass, specimenPath, [...properties, ...after]), ...more };
}

export function neighbour(): ObjectSpec {
  return actor(classes.constructor, neighbourPath, [prop('mLabel', str('good neighbour'))]);
}

/** A save of these objects and a good neighbour. */
export function saveOf(version: number, ...objects: ObjectSpec[]): SaveSpec {
  return {
    header: factoryHeader(version),
    objects: [...objects, neighbour()],
    ...(version >= step.versionData ? { versionData: versionData() } : {}),
  };
}
