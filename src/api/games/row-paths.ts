// The enums by which lists of rows are sorted and grouped: each value stands for a field, or for a value inside one.

import { type GraphQLSchema, getDirectiveValues, isEnumType } from 'graphql';

/** `recipe.name` is `RECIPE_NAME`. */
export function nameOfPath(path: string): string {
  return path
    .replaceAll('.', '_')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_')
    .toUpperCase();
}

/** The paths that @paths has to say: of others, the name tells. */
export function untoldPaths(paths: readonly string[]): string[] {
  return paths.filter((path) => fieldOfName(nameOfPath(path)) !== path);
}

/** The path into rows that a value of the enum stands for; null for enums of anything else. */
export function rowPaths(schema: GraphQLSchema, enumName: string): ((value: string) => string) | null {
  const [type, directive] = [schema.getType(enumName), schema.getDirective('paths')];
  if (!isEnumType(type) || !directive) return null;
  const uses = [type.astNode, ...type.extensionASTNodes].flatMap((node) => {
    const found = node && getDirectiveValues(directive, node);
    return found ? [found.of as readonly string[]] : [];
  });
  if (uses.length === 0) return null;
  const untold = new Map(uses.flat().map((path) => [nameOfPath(path), path]));
  return (value) => untold.get(value) ?? fieldOfName(value);
}

function fieldOfName(name: string): string {
  return name.toLowerCase().replace(/_(.)/g, (_, first: string) => first.toUpperCase());
}
