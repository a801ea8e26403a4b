// Values of a node with their paths, indices and all: for saying where in it a reference stands.

import type { PropertyValue, Value } from './values.ts';

/** `property`: the one that the value is all of; null for elements, keys and values of containers. */
export type VisitValue = (path: string, value: Value, property: PropertyValue | null) => void;

/** Visits every value of these properties, each before those inside it. */
export function walkValues(properties: readonly PropertyValue[], visit: VisitValue, prefix = ''): void {
  for (const property of properties) {
    const { name, index, value } = property;
    walkValue(`${prefix}${name}${index === 0 ? '' : `[${index}]`}`, value, property, visit);
  }
}

/** Paths of the references in these properties, by where they stand in the image. */
export function referencePaths(properties: readonly PropertyValue[]): Map<number, string> {
  const paths = new Map<number, string>();
  walkValues(properties, (path, value) => noteReference(paths, path, value));
  return paths;
}

/** Notes the path of a value that is a reference, the first at its place. */
export function noteReference(paths: Map<number, string>, path: string, value: Value): void {
  if (typeof value !== 'object' || value?.kind !== 'reference') return;
  if (!paths.has(value.at)) paths.set(value.at, path);
}

function walkValue(path: string, value: Value, property: PropertyValue | null, visit: VisitValue): void {
  visit(path, value, property);
  if (typeof value !== 'object' || value === null) return;
  if (value.kind === 'struct') walkValues(value.fields, visit, `${path}.`);
  else if (value.kind === 'list') {
    value.items.forEach((item, at) => {
      walkValue(`${path}[${at}]`, item, null, visit);
    });
  } else if (value.kind === 'map') {
    value.entries.forEach((entry, at) => {
      walkValue(`${path}[${at}].key`, entry.key, null, visit);
      walkValue(`${path}[${at}].value`, entry.value, null, visit);
    });
  }
}
