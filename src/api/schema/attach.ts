// Attaches resolvers to the fields of types. A resolver without a field in the schema is an error, so that the two cannot
// drift apart.

import { setDirectWriter, type WriteDirect } from '../../execute/direct-writer.ts';
import { guarded, noted } from '../context/guard.ts';
import type { Resolvers } from '../types.gen.ts';
import { DIRECT_FIELDS } from './direct-fields.ts';
import type { FieldConfig } from './lazy-schema.ts';

/** Resolvers by type and field. Those of curated lists are derived from the schema and have no generated types. */
export type ResolverMap = Resolvers | Readonly<Record<string, object>>;

/** The resolvers of each type. Several maps may have fields of one type, but not the same field. */
export function resolversByType(maps: readonly ResolverMap[]): ReadonlyMap<string, Readonly<object>> {
  const byType = new Map<string, object>();
  for (const [type, fields] of maps.flatMap((map) => Object.entries<object>(map))) {
    const known = byType.get(type) ?? {};
    const twice = Object.keys(fields).find((name) => name in known);
    if (twice) throw new Error(`two resolvers for ${type}.${twice}`);
    byType.set(type, { ...known, ...fields });
  }
  return byType;
}

/** Changes the fields. */
export function attachResolvers(
  typeName: string,
  fields: Readonly<Record<string, FieldConfig>>,
  resolvers: object,
): void {
  for (const [name, resolver] of Object.entries(resolvers)) {
    if (name === '__resolveType') continue;
    const field = fieldOf(fields, typeName, name);
    if (typeof resolver === 'object') {
      Object.assign(field, resolver);
      continue;
    }
    const isPage = typeName.endsWith('Connection') && (name === 'nodes' || name === 'edges');
    field.resolve = isPage ? noted(resolver) : guarded(field.type, resolver);
  }
  const direct = DIRECT_FIELDS[typeName as keyof typeof DIRECT_FIELDS] ?? {};
  for (const [name, write] of Object.entries<WriteDirect<never>>(direct))
    setDirectWriter(fieldOf(fields, typeName, name), write);
}

function fieldOf(fields: Readonly<Record<string, FieldConfig>>, type: string, name: string): FieldConfig {
  const field = fields[name];
  if (!field) throw new Error(`no field ${type}.${name} in the schema`);
  return field;
}
