// The defaults that an object takes from its templates: whatever it does not set itself, nearest template
// first. Structs are stored field by field, so fields that the object's own struct lacks are inherited too.

import type { NodeId } from '../../../graph/ids.ts';
import type { InheritedProperty } from '../../../graph/sink.ts';
import type { PropertyValue } from '../../../graph/values.ts';

interface TemplateProperties {
  readonly owner: NodeId;
  readonly properties: readonly PropertyValue[];
}

/** Structs nested deeper than this are not completed. */
const MOST_NESTING = 16;

/** Inherited properties, and own structs completed with inherited fields. */
export function inheritedProperties(
  templates: readonly TemplateProperties[],
  own: readonly PropertyValue[],
): InheritedProperty[] {
  const found = new Map<string, InheritedProperty>();
  const mine = new Map(own.map((property) => [keyOf(property), property]));
  for (const { owner, properties } of templates) {
    for (const property of properties) {
      const key = keyOf(property);
      const known = found.get(key);
      const completed = completeStruct(known?.property ?? mine.get(key), property);
      if (completed) found.set(key, { owner: known?.owner ?? owner, property: completed });
    }
  }
  return [...found.values()];
}

/** Elements of static arrays are inherited one by one. */
function keyOf({ name, index }: PropertyValue): string {
  return `${index} ${name.toLowerCase()}`;
}

/** `nearer` with the fields that it lacks; null when it lacks none. */
function completeStruct(
  nearer: PropertyValue | undefined,
  farther: PropertyValue,
  depth = 0,
): PropertyValue | null {
  if (nearer === undefined) return farther;
  const [near, far] = [nearer.value, farther.value];
  const areStructs = isStruct(near) && isStruct(far);
  if (!areStructs || nearer.type !== farther.type || depth > MOST_NESTING) return null;
  let changed = false;
  const has = new Map(near.fields.map((field) => [keyOf(field), field]));
  for (const field of far.fields) {
    const key = keyOf(field);
    const completed = completeStruct(has.get(key), field, depth + 1);
    if (!completed) continue;
    has.set(key, completed);
    changed = true;
  }
  return changed ? { ...nearer, value: { kind: 'struct', fields: [...has.values()] } } : null;
}

function isStruct(
  value: PropertyValue['value'],
): value is Extract<PropertyValue['value'], { kind: 'struct' }> {
  return typeof value === 'object' && value?.kind === 'struct';
}
