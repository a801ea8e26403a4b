// Paths with indices of what leads somewhere in one record, by where it stands in the image: references, and values of
// properties, which may be ids.

import type { PropertyValue, Value } from '../../../graph/values.ts';

/** Bytes of a string's length, in front of its characters. */
const LENGTH_BYTES = 4;

export function valuePaths(properties: readonly PropertyValue[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  noteAll(paths, properties, '');
  return paths;
}

function noteAll(paths: Map<number, string>, properties: readonly PropertyValue[], prefix: string): void {
  for (const { name, index, value, at } of properties) {
    const path = `${prefix}${name}${index === 0 ? '' : `[${index}]`}`;
    if (at !== undefined && typeof value === 'string') {
      paths.set(at, path);
      paths.set(at + LENGTH_BYTES, path);
    }
    note(paths, value, path);
  }
}

function note(paths: Map<number, string>, value: Value, path: string): void {
  if (value === null || typeof value !== 'object') return;
  switch (value.kind) {
    case 'reference':
      paths.set(value.at, path);
      return;
    case 'struct':
      noteAll(paths, value.fields, `${path}.`);
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
