// Fields that write themselves straight from the columns of a graph, where a resolver would make a string or an
// object only to have it written.

import type { GraphQLField, GraphQLFieldConfig } from 'graphql';
import type { JsonOut } from './json/json-out.ts';

/**
 * Writes the field of an object exactly as the resolver's value would be written. Returns false, having written
 * nothing, to leave it to the resolver. Must not throw.
 */
export type WriteDirect<Parent> = (out: JsonOut, parent: Parent) => boolean;

const NAME = 'savegraphWrite';

/** Only for fields without arguments. */
export function setDirectWriter(field: Extensible, write: WriteDirect<never>): void {
  field.extensions = { ...field.extensions, [NAME]: write };
}

/** A field, or what one is made from. */
interface Extensible {
  extensions?: GraphQLFieldConfig<unknown, never>['extensions'];
}

export function directWriterOf(field: GraphQLField<unknown, unknown>): WriteDirect<unknown> | null {
  return (field.extensions[NAME] as WriteDirect<unknown> | undefined) ?? null;
}
