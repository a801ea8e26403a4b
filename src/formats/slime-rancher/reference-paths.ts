// Where in a node's properties a reference stands: its path with indices, by its place in the image.

import type { PropertyValue, Value } from '../../graph/values.ts';

/** Null when no property says it: then the label is all there is. */
export function referencePathIn(properties: readonly PropertyValue[], at: number): string | null {
  for (const { name, value, at: start, size } of properties) {
    if (start === undefined || size === undefined || at < start || at >= start + size) continue;
    // An id or a text that refers stays what it is; its property begins where the reference stands.
    const isSingle = typeof value !== 'object' || value === null;
    return isSingle ? name : find(value, at, name);
  }
  return null;
}

function find(value: Value, at: number, path: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  switch (value.kind) {
    case 'reference':
      return value.at === at ? path : null;
    case 'struct':
      return first(value.fields, (field) => find(field.value, at, `${path}.${field.name}`));
    case 'list':
      return first(value.items, (item, i) => find(item, at, `${path}[${i}]`));
    case 'map':
      return first(
        value.entries,
        (entry, i) =>
          find(entry.key, at, `${path}[${i}].key`) ?? find(entry.value, at, `${path}[${i}].value`),
      );
    default:
      return null;
  }
}

function first<T>(list: readonly T[], path: (item: T, i: number) => string | null): string | null {
  for (let i = 0; i < list.length; i++) {
    const found = path(list[i]!, i);
    if (found !== null) return found;
  }
  return null;
}
