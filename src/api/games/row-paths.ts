// The enums by which lists of rows are sorted and grouped: each value stands for a field, or for a value inside one.

import { type GraphQLNamedType, type GraphQLSchema, getNamedType, isEnumType, isObjectType } from 'graphql';

/** `recipe.name` is `RECIPE_NAME`. The generator of the enums (scripts/list-types.mjs) has the same rule. */
export function nameOfPath(path: string): string {
  return path
    .replaceAll('.', '_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase();
}

/** Lets the values of these enums arrive as paths into rows. */
export function translateRowFields(schema: GraphQLSchema, rows: readonly GraphQLNamedType[]): void {
  const all = new Map<string, string>();
  for (const row of new Set(rows)) {
    const paths = pathsOf(row).flatMap(({ path, type }) => [
      path,
      ...pathsOf(type).map((inner) => `${path}.${inner.path}`),
    ]);
    const byName = new Map(paths.map((path) => [nameOfPath(path), path]));
    translate(schema.getType(`${row.name}Field`), byName);
    for (const [name, path] of byName) if (!all.has(name) || !path.includes('.')) all.set(name, path);
  }
  translate(schema.getType('RowNumber'), all);
}

function pathsOf(type: GraphQLNamedType): { path: string; type: GraphQLNamedType }[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    path: field.name,
    type: getNamedType(field.type),
  }));
}

function translate(type: GraphQLNamedType | undefined, paths: ReadonlyMap<string, string>): void {
  if (!isEnumType(type)) return;
  for (const value of type.getValues()) value.value = paths.get(value.name) ?? value.name;
}
