// Paths with indices of the references of one object, by where they stand in the image.

import type { PropertyValue, Value } from '../../graph/values.ts';

/** `children`: where the references to child actors stand, in order. */
export function referencePaths(
  properties: readonly PropertyValue[],
  children: readonly number[],
): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  children.forEach((at, index) => {
    paths.set(at, `children[${index}]`);
  });
  for (const { name, index, value } of properties) {
    note(paths, value, index === 0 ? name : `${name}[${index}]`);
  }
  return paths;
}

function note(paths: Map<number, string>, value: Value, path: string): void {
  if (value === null || typeof value !== 'object') return;
  switch (value.kind) {
    case 'reference':
      paths.set(value.at, path);
      return;
    case 'struct':
      for (const field of value.fields) note(paths, field.value, `${path}.${field.name}`);
      return;
    case 'list':
      value.items.forEach((item, index) => {
        note(paths, item, `${path}[${index}]`);
      });
      return;
    case 'map':
      value.entries.forEach((entry, index) => {
        note(paths, entry.key, `${path}[${index}].key`);
        note(paths, entry.value, `${path}[${index}].value`);
      });
      return;
  }
}
