// Values as the file keeps them: numbers in the place of their names.

import type { PropertyValue, Value } from '../../src/graph/values.ts';

export function stored(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  switch (value.kind) {
    case 'text':
      return value.number ?? value;
    case 'struct':
      return { ...value, fields: storedFields(value.fields) };
    case 'list':
      return { ...value, items: value.items.map(stored) };
    case 'map':
      return {
        ...value,
        entries: value.entries.map((entry) => ({ key: stored(entry.key), value: stored(entry.value) })),
      };
    default:
      return value;
  }
}

export function storedFields(fields: readonly PropertyValue[]): PropertyValue[] {
  return fields.map((field) => ({ ...field, value: stored(field.value) }));
}
