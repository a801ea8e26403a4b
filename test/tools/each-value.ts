// Every value in properties, and those in them.

import type { PropertyValue, Value } from '../../src/graph/values.ts';

/** Items and entries come with the property that they are in. */
export function eachValue(
  fields: readonly PropertyValue[],
  visit: (value: Value, field: PropertyValue) => void,
): void {
  const enter = (value: Value, field: PropertyValue): void => {
    visit(value, field);
    if (typeof value !== 'object' || value === null) return;
    if (value.kind === 'struct') eachValue(value.fields, visit);
    else if (value.kind === 'list') for (const item of value.items) enter(item, field);
    else if (value.kind === 'map')
      for (const { key, value: of } of value.entries) for (const each of [key, of]) enter(each, field);
  };
  for (const field of fields) enter(field.value, field);
}

/** Paths of references, by where they stand. */
export function referencesIn(fields: readonly PropertyValue[]): Map<number, string> {
  const found = new Map<number, string>();
  eachValue(fields, (value) => {
    if (typeof value === 'object' && value?.kind === 'reference') found.set(value.at, value.path);
  });
  return found;
}
