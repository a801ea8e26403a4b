// Properties: one decoded value, in the shapes that clients ask for.

import { toJson } from '../graph/values.ts';
import { numberIn, textIn } from '../query/property-path.ts';
import { referencePlace } from '../query/reference-values.ts';
import { bytesOf } from '../query/value-bytes.ts';
import type { PropertyParent, ReferenceParent } from './parents.ts';
import { finiteOrNull } from './points.ts';
import { spanOf } from './span.ts';
import type { Resolvers } from './types.gen.ts';

export const propertyResolvers: Resolvers = {
  Property: {
    name: ({ property }) => property.name,
    index: ({ property }) => property.index,
    type: ({ property }) => property.type,
    value: ({ property }) => toJson(property.value),
    number: ({ property }, _args, { tools }) => finiteOrNull(numberIn(property.value), 'number', tools),
    text: ({ property }) => textIn(property.value),
    boolean: ({ property }) => (typeof property.value === 'boolean' ? property.value : null),
    reference: (parent) => referenceIn(parent),
    bytes: ({ property }, { offset, length }) => bytesOf(property, offset, length),
    note: ({ property }) => property.note ?? null,
    fields: (parent) => fieldsIn(parent),
    span: ({ save, property: { at, size } }) =>
      at === undefined || size === undefined ? null : spanOf(save.graph.spanOf(at, size)),
  },
  Bytes: {
    base64: ({ part }) => Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('base64'),
  },
};

function referenceIn({ save, node, property }: PropertyParent): ReferenceParent | null {
  const at = referencePlace(property);
  const edge = at === undefined ? null : save.graph.edgeAt(node, at);
  return edge === null ? null : { save, edge };
}

function fieldsIn({ save, node, property: { value } }: PropertyParent): PropertyParent[] | null {
  if (typeof value !== 'object' || value?.kind !== 'struct') return null;
  return value.fields.map((property) => ({ save, node, property }));
}
