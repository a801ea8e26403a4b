// Parts that repeat an element.

import type { Value } from '../../../../graph/values.ts';
import { VERSION } from '../../versions.ts';
import { field, joined, list, type Part, part, type Reading, struct } from './part.ts';
import { fieldsInOrder, Sequence } from './sequence.ts';

/**
 * A count (int32), then that many elements: structs of these fields, or plain values if the only field has no
 * name.
 */
export function listOf(name: string, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  return counted(name, element, 4, ({ cursor }) => cursor.count(Math.max(element.least, 1), name));
}

/** A list with a fixed number of elements. */
export function times(name: string, count: number, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  return {
    ...counted(name, element, count * element.least, () => count),
    size: element.size === null ? null : count * element.size,
  };
}

/** A count stored twice, then other fields, and only then the elements. */
export function listAfter(name: string, between: readonly Part[], ...parts: readonly Part[]): Part {
  const before = new Sequence(between);
  const element = elementOf(parts);
  const open = (reading: Reading): number => {
    const count = reading.cursor.count(Math.max(element.least, 1), name);
    reading.cursor.skip(4);
    return count;
  };
  return part({ name: '', type: 'struct', least: 8 + before.least, links: true }, (reading, label) => {
    const count = open(reading);
    const first = before.read(reading, label);
    const items = readElements(reading, element, count, `${joined(label, name)}[]`);
    if (!reading.wantsValues) return null;
    return { kind: 'struct', fields: [...first, field(name, `array of ${element.type}`, items)] };
  });
}

/** Elements up to the end of the tail, all of them complete. */
export function listToEnd(name: string, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  const { size } = element;
  const countOf = ({ cursor }: Reading): number => {
    if (size === null || cursor.left % size !== 0) {
      throw cursor.error('TRAILING', `elements of ${size} bytes`, `${cursor.left} bytes`);
    }
    return cursor.left / size;
  };
  return counted(name, element, 0, countOf);
}

/** One struct of these fields for each set bit of a mask. */
export function listByMask(name: string, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  const countOf = ({ cursor }: Reading): number => {
    let count = 0;
    for (let mask = cursor.u32(); mask !== 0; mask &= mask - 1) count++;
    return count;
  };
  return counted(name, element, 4, countOf);
}

/** Some fields, then everything up to the offset that follows them. */
export function upToEnd(what: string, ...before: readonly Part[]): Part {
  const head = new Sequence(before);
  const skip = ({ cursor, of }: Reading): number => {
    const { at } = cursor;
    const end = cursor.i32();
    const size = of.start + end - cursor.at;
    if (size < 0 || size > cursor.left) {
      throw cursor.error('VALUE', `the end of ${what} inside its object`, String(end), at);
    }
    cursor.skip(size);
    return size;
  };
  return part({ name: '', type: 'struct', least: head.least + 4, links: false }, (reading) => {
    const fields = head.read(reading, '');
    const bytes = skip(reading);
    return reading.wantsValues
      ? { kind: 'struct', fields: [...fields, ...struct([['bytes', bytes]]).fields] }
      : null;
  });
}

/**
 * An array stored as a single block: element size (from file version 453 on), count, elements. `size` is the
 * element size where it is not stored.
 */
export function block(name: string, size: number): Part {
  const open = ({ cursor, of }: Reading): { readonly size: number; readonly count: number } => {
    const { at } = cursor;
    const each = of.summary.layout.version >= VERSION.blockSizes ? cursor.i32() : size;
    if (each < 0) throw cursor.error('VALUE', 'the size of an element', String(each), at);
    const count = cursor.count(each, name);
    if (each === 0 && count !== 0) throw cursor.error('VALUE', 'elements with a size', '0', at);
    return { size: each, count };
  };
  return part({ name, type: 'block', least: 4, links: false }, (reading) => {
    const { size: each, count } = open(reading);
    reading.cursor.skip(each * count);
    if (!reading.wantsValues) return null;
    return struct([
      ['count', count],
      ['elementSize', each],
    ]);
  });
}

/**
 * Repeats the element as often as `countOf` says, which may read it. `least` is the least size of the list.
 */
function counted(name: string, element: Part, least: number, countOf: (reading: Reading) => number): Part {
  return {
    name,
    type: `array of ${element.type}`,
    size: null,
    least,
    links: element.links,
    read: (reading, label) => readElements(reading, element, countOf(reading), `${label}[]`),
  };
}

function elementOf(parts: readonly Part[]): Part {
  const [only] = parts;
  return parts.length === 1 && only?.name === '' ? only : fieldsInOrder('', ...parts);
}

function readElements(reading: Reading, element: Part, count: number, label: string): Value {
  const { cursor, wantsValues } = reading;
  if (!wantsValues && element.size !== null && !element.links) {
    cursor.skip(element.size * count);
    return null;
  }
  const items: Value[] | null = wantsValues ? [] : null;
  for (let left = count; left > 0; left--) {
    const value = element.read(reading, label);
    items?.push(value);
  }
  return items && list(items);
}
