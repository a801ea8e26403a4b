// Fields that write themselves: straight out of a graph's columns, where a resolver would make a string or an object
// that is needed for nothing else.

import type { GraphQLField } from 'graphql';
import type { JsonOut } from './json/json-out.ts';

/**
 * Writes the field of an object as its resolver's value would be written. False, with nothing written, leaves it to the
 * resolver. Must not throw.
 */
export type WriteDirect<Parent> = (out: JsonOut, parent: Parent) => boolean;

const NAME = 'savegraphWrite';

/** For fields without arguments. */
export function setDirectWriter(field: GraphQLField<unknown, never>, write: WriteDirect<never>): void {
  field.extensions = { ...field.extensions, [NAME]: write };
}

export function directWriterOf(field: GraphQLField<unknown, unknown>): WriteDirect<unknown> | null {
  return (field.extensions[NAME] as WriteDirect<unknown> | undefined) ?? null;
}
