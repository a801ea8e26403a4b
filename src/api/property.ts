// Properties: one decoded value, in the shapes that clients ask for.

import { type PropertyValue, toJson } from '../graph/values.ts';
import { numberIn, textIn } from '../query/property-path.ts';
import type { PropertyParent, ReferenceParent } from './parents.ts';
import { spanOf } from './span.ts';
import type { Resolvers } from './types.gen.ts';

export const propertyResolvers: Resolvers = {
  Property: {
    name: ({ property }) => property.name,
    index: ({ property }) => property.index,
    type: ({ property }) => property.type,
    value: ({ property }) => toJson(property.value),
    number: ({ property }) => finite(numberIn(property.value)),
    text: ({ property }) => textIn(property.value),
    boolean: ({ property }) => (typeof property.value === 'boolean' ? property.value : null),
    reference: (parent) => referenceIn(parent),
    note: ({ property }) => property.note ?? null,
    fields: (parent) => fieldsIn(parent),
    span: ({ save, property: { at, size } }) =>
      at === undefined || size === undefined ? null : spanOf(save.graph.spanOf(at, size)),
  },
};

/** JSON has no infinities; `value` shows them as text. */
function finite(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}

function referenceIn({ save, node, property }: PropertyParent): ReferenceParent | null {
  const at = referencePlace(property);
  const edge = at === undefined ? null : save.graph.edgeAt(node, at);
  return edge === null ? null : { save, edge };
}

/** A plain value may be a reference too: an id or a hash, whose edge stands where the value does. */
function referencePlace({ value, at }: PropertyValue): number | undefined {
  if (typeof value !== 'object') return at;
  if (value?.kind === 'reference') return value.at;
  return value?.kind === 'text' ? at : undefined;
}

function fieldsIn({ save, node, property: { value } }: PropertyParent): PropertyParent[] | null {
  if (typeof value !== 'object' || value?.kind !== 'struct') return null;
  return value.fields.map((property) => ({ save, node, property }));
}
