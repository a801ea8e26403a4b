// Fields that repeat an element.

import type { Value } from '../../graph/values.ts';
import { computed, type Field, field, list, type Visit } from './field.ts';
import type { LabelNode } from './labels.ts';
import { fieldsInOrder, Sequence } from './sequence.ts';

/** A count (int32), then that many elements: structs of these fields, or plain values if the only field has no name. */
export function listOf<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const element = elementOf(fields);
  return counted(name, element, 4, ({ cursor }) =>
    cursor.count(Math.max(element.least, 1), name || 'elements'),
  );
}

/** A list with a fixed number of elements. */
export function times<V extends Visit>(name: string, count: number, fields: readonly Field<V>[]): Field<V> {
  const element = elementOf(fields);
  return {
    ...counted(name, element, count * element.least, () => count),
    size: element.size === null ? null : count * element.size,
  };
}

/** A count stored twice, then other fields, and only then the elements. */
export function listAfter<V extends Visit>(
  name: string,
  between: readonly Field<V>[],
  fields: readonly Field<V>[],
): Field<V> {
  const before = new Sequence(between);
  const element = elementOf(fields);
  const open = ({ cursor }: V): number => {
    const count = cursor.count(Math.max(element.least, 1), name || 'elements');
    cursor.skip(4);
    return count;
  };
  return field({ name: '', type: 'struct', least: 8 + before.least, links: true }, (visit, label) => {
    const count = open(visit);
    const first = before.read(visit, label);
    const items = readElements(visit, element, count, label.inner(name).named('[]'));
    if (!visit.wantsValues) return null;
    return { kind: 'struct', fields: [...first, computed(name, `array of ${element.type}`, items)] };
  });
}

/** Elements up to the end of the tail, all of them complete. */
export function listToEnd<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const element = elementOf(fields);
  const { size } = element;
  const countOf = ({ cursor }: V): number => {
    if (size === null || cursor.left % size !== 0)
      throw cursor.error('TRAILING', `elements of ${size} bytes`, `${cursor.left} bytes`);
    return cursor.left / size;
  };
  return counted(name, element, 0, countOf);
}

/** One struct of these fields for each set bit of a mask. */
export function listByMask<V extends Visit>(name: string, fields: readonly Field<V>[]): Field<V> {
  const element = elementOf(fields);
  const countOf = ({ cursor }: V): number => {
    let count = 0;
    for (let mask = cursor.u32(); mask !== 0; mask &= mask - 1) count++;
    return count;
  };
  return counted(name, element, 4, countOf);
}

/** Repeats the element as often as `countOf` says, which may read it. `least` is the least size of the list. */
function counted<V extends Visit>(
  name: string,
  element: Field<V>,
  least: number,
  countOf: (visit: V) => number,
): Field<V> {
  return {
    name,
    type: `array of ${element.type}`,
    size: null,
    least,
    ...{ links: element.links, texts: element.texts ?? false },
    read: (visit, label) => readElements(visit, element, countOf(visit), label.named('[]')),
    each(visit, take) {
      for (let left = countOf(visit); left > 0; left--) if (!take(element)) return false;
      return true;
    },
  };
}

/** The repeated field: a struct, or the only field if that has no name. */
export function elementOf<V extends Visit>(fields: readonly Field<V>[]): Field<V> {
  const [only] = fields;
  return fields.length === 1 && only?.name === '' ? only : fieldsInOrder('', fields);
}

function readElements<V extends Visit>(visit: V, element: Field<V>, count: number, label: LabelNode): Value {
  const { cursor, wantsValues } = visit;
  if (!wantsValues && element.size !== null && !(visit.takeText ? element.texts : element.links)) {
    cursor.skip(element.size * count);
    return null;
  }
  const items: Value[] | null = wantsValues ? [] : null;
  for (let left = count; left > 0; left--) {
    const value = element.read(visit, label);
    items?.push(value);
  }
  return items && list(items);
}
