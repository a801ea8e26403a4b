// Puts resolvers on a schema that was built from text. Resolvers that the schema has no place for are an
// error, so that the two cannot drift apart.

import { type GraphQLSchema, isInterfaceType, isObjectType, isScalarType, isUnionType } from 'graphql';
import { guarded } from './guard.ts';
import { SCALARS } from './scalars.ts';
import type { Resolvers } from './types.gen.ts';

/** Changes the schema in place. Two maps may hold fields of one type, but not the same field. */
export function attachResolvers(schema: GraphQLSchema, maps: readonly Resolvers[]): void {
  for (const map of maps) {
    for (const [typeName, fields] of Object.entries(map)) attachType(schema, typeName, fields);
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
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    if (!field) throw new Error(`no field ${typeName}.${name} in the schema`);
    if (field.resolve) throw new Error(`two resolvers for ${typeName}.${name}`);
    field.resolve = guarded(field.type, resolver);
  }
}
