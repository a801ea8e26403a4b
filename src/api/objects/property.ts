// Properties: one decoded value, in the shapes that clients ask for.

import { Buffer } from 'node:buffer';
import type { Span } from '../../graph/graph.ts';
import { textIn } from '../../graph/values.ts';
import { integerIn, numberIn, quotedName } from '../../query/values/property-path.ts';
import { edgeOfProperty } from '../../query/values/reference-values.ts';
import { partOfBytes } from '../../query/values/value-bytes.ts';
import { jsonIn } from '../games/object-title.ts';
import type { PropertyParent, ReferenceParent } from '../parents.ts';
import type { Resolvers } from '../types.gen.ts';
import { finiteOrNull } from '../values/points.ts';
import { jsonSafe } from '../values/scalars.ts';

export const propertyResolvers: Resolvers = {
  Property: {
    name: ({ property }) => property.name,
    index: ({ property }) => property.index,
    type: ({ property }) => property.type,
    value: ({ save, value }, { titles }) => jsonIn(save, value, titles),
    number: ({ value }, _args, { tools }) =>
      finiteOrNull(typeof value === 'number' ? value : numberIn(value), 'number', tools),
    integer: ({ value }) => integerIn(value)?.toString() ?? null,
    text: ({ value }) => textIn(value),
    boolean: ({ value }) => (typeof value === 'boolean' ? value : null),
    reference: (parent) => referenceIn(parent),
    bytes: ({ property }, { offset, length }) => partOfBytes(property, offset, length),
    header: ({ save, node, property }) => jsonSafe(save.graph.tag(node, property)),
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
  const edge = edgeOfProperty(save.graph, node, property);
  return edge === null ? null : { save, edge };
}

function fieldsIn({ save, node, path, value }: PropertyParent): PropertyParent[] | null {
  if (typeof value !== 'object' || value?.kind !== 'struct') return null;
  return value.fields.map((property) => {
    return { save, node, path: `${path}.${quotedName(property.name)}`, value: property.value, property };
  });
}

/** Null for what was not read from a file. Offsets count inflated bytes of the file. */
export function spanOf(span: Span | null): { file: string; offset: number; length: number } | null {
  return span && { file: span.file.name, offset: span.offset, length: span.length };
}
