// Attaches resolvers to a schema built from text. A resolver without a field in the schema is an error, so that
// the two cannot drift apart.

import {
  type GraphQLField,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { setDirectWriter, type WriteDirect } from '../../execute/direct-writer.ts';
import type { Context } from '../context/context.ts';
import { guarded, noted } from '../context/guard.ts';
import type { Resolvers } from '../types.gen.ts';
import { SCALARS } from '../values/scalars.ts';
import { DIRECT_FIELDS } from './direct-fields.ts';

/** Resolvers by type and field. Those of curated lists are derived from the schema and have no generated types. */
type ResolverMap = Resolvers | Readonly<Record<string, object>>;

/** Changes the schema in place. Several maps may have fields of one type, but not the same field. */
export function attachResolvers(schema: GraphQLSchema, maps: readonly ResolverMap[]): void {
  for (const map of maps) {
    for (const [typeName, fields] of Object.entries(map)) attachType(schema, typeName, fields);
  }
  for (const [typeName, fields] of Object.entries(DIRECT_FIELDS)) {
    for (const [name, write] of Object.entries<WriteDirect<never>>(fields))
      setDirectWriter(fieldOf(schema, typeName, name), write);
  }
  for (const [name, behaviour] of SCALARS) {
    const type = schema.getType(name);
    if (!isScalarType(type)) throw new Error(`no scalar ${name} in the schema`);
    Object.assign(type, behaviour);
  }
}

function attachType(schema: GraphQLSchema, typeName: string, fields: object): void {
  const type = schema.getType(typeName);
  for (const [name, resolver] of Object.entries(fields)) {
    if (name === '__resolveType' && (isInterfaceType(type) || isUnionType(type))) {
      type.resolveType = resolver;
      continue;
    }
    const field = fieldOf(schema, typeName, name);
    if (field.resolve) throw new Error(`two resolvers for ${typeName}.${name}`);
    if (typeof resolver === 'object') {
      Object.assign(field, resolver);
      continue;
    }
    const isPage = typeName.endsWith('Connection') && (name === 'nodes' || name === 'edges');
    field.resolve = isPage ? noted(resolver) : guarded(field.type, resolver);
  }
}

function fieldOf(schema: GraphQLSchema, typeName: string, name: string): GraphQLField<unknown, Context> {
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) throw new Error(`no field ${typeName}.${name} in the schema`);
  return field;
}
