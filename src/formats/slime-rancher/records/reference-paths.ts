// Where in a node's properties references stand: their paths with indices, by their place in the image.

import type { PropertyValue, Value } from '../../../graph/values.ts';

/** Finds the path of the reference at a place; null when no property says it: then the label is all there is. */
export function referencePathsIn(properties: readonly PropertyValue[]): (at: number) => string | null {
  const paths = new Map<number, string>();
  for (const { name, value } of properties) note(paths, value, name);
  return (at) => paths.get(at) ?? singleAt(properties, at);
}

/** An id or a text that refers stays what it is; its property begins where the reference stands. */
function singleAt(properties: readonly PropertyValue[], at: number): string | null {
  for (const { name, value, at: start, size } of properties) {
    if (start === undefined || size === undefined || at < start || at >= start + size) continue;
    if (typeof value !== 'object' || value === null) return name;
  }
  return null;
}

function note(paths: Map<number, string>, value: Value, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  switch (value.kind) {
    case 'reference':
      if (!paths.has(value.at)) paths.set(value.at, path);
      return;
    case 'struct':
      for (const field of value.fields) note(paths, field.value, `${path}.${field.name}`);
      return;
    case 'list':
      for (const [i, item] of value.items.entries()) note(paths, item, `${path}[${i}]`);
      return;
    case 'map':
      for (const [i, entry] of value.entries.entries()) {
        note(paths, entry.key, `${path}[${i}].key`);
        note(paths, entry.value, `${path}[${i}].value`);
      }
  }
}
