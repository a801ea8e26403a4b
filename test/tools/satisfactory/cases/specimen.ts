// Saves around a single object that shows one thing. After what it shows stands the property `After`, and after the object stands a
// neighbour, so that a reader that lost its place is found out.

import { int, type Property, prop, str } from '../../unreal/tags.ts';
import { classes, inWorld } from '../game.ts';
import { actor, type ObjectSpec } from '../objects.ts';
import type { SaveSpec } from '../save.ts';
import { factoryHeader } from './factory.ts';

export const specimenPath = inWorld('Build_Specimen_C_1');
const CLASS = '/Game/FactoryGame/Buildable/Factory/Specimen/Build_Specimen.Build_Specimen_C';

export function specimen(properties: readonly Property[], more: Partial<ObjectSpec> = {}): ObjectSpec {
  return { ...actor(CLASS, specimenPath, [...properties, prop('After', int(7))]), ...more };
}

const NEIGHBOUR = actor(classes.constructor, inWorld('Build_ConstructorMk1_C_9'), [
  prop('mLabel', str('good neighbour')),
]);

/** A save of these objects and a good neighbour. */
export const saveOf = (version: number, ...objects: ObjectSpec[]): SaveSpec => ({
  header: factoryHeader(version),
  objects: [...objects, NEIGHBOUR],
});
