// The enums by which lists of rows are sorted and grouped: each value stands for a field, or for a value inside one.

import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { getOrCreate } from '../../graph/made-once.ts';
import { listsOf, listTypes } from './list-types.ts';

/** `recipe.name` is `RECIPE_NAME`. The generator of the enums (scripts/list-types.mjs) has the same rule. */
export function nameOfPath(path: string): string {
  return path
    .replaceAll('.', '_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase();
}

/** The paths into rows that the values of an enum stand for, by value; none for other enums. */
export function rowPaths(schema: GraphQLSchema, enumName: string): ReadonlyMap<string, string> {
  if (enumName === 'RowNumber') return pathsOfAll(schema);
  const row = enumName.endsWith('Field') ? schema.getType(enumName.slice(0, -'Field'.length)) : undefined;
  return row && listsOf(schema, row).length > 0 ? pathsByName(row) : new Map();
}

function pathsOfAll(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const all = new Map<string, string>();
  for (const row of new Set(listTypes(schema).map(({ type }) => type))) {
    for (const [name, path] of pathsByName(row))
      if (!all.has(name) || !path.includes('.')) all.set(name, path);
  }
  return all;
}

const known = new WeakMap<GraphQLNamedType, ReadonlyMap<string, string>>();

function pathsByName(row: GraphQLNamedType): ReadonlyMap<string, string> {
  return getOrCreate(known, row, () => findPaths(row));
}

function findPaths(row: GraphQLNamedType): ReadonlyMap<string, string> {
  const paths = pathsOf(row).flatMap(({ path, type }) => [
    path,
    ...pathsOf(type).map((inner) => `${path}.${inner.path}`),
  ]);
  return new Map(paths.map((path) => [nameOfPath(path), path]));
}

function pathsOf(type: GraphQLNamedType): { path: string; type: GraphQLNamedType }[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    path: field.name,
    type: getNamedType(field.type),
  }));
}
