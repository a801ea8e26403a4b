// Bytes that tails hold in one block, or up to an offset.

import { field, struct } from '../../../layout/field.ts';
import { Sequence } from '../../../layout/sequence.ts';
import { VERSION } from '../../versions.ts';
import type { Part, Reading } from './part.ts';

/** Some fields, then everything up to the offset that follows them. */
export function upToEnd(what: string, before: readonly Part[]): Part {
  const head = new Sequence(before);
  const skip = ({ cursor, of }: Reading): number => {
    const { at } = cursor;
    const end = cursor.i32();
    const size = of.start + end - cursor.at;
    if (size < 0 || size > cursor.left)
      throw cursor.error('VALUE', `the end of ${what} inside its object`, String(end), at);
    cursor.skip(size);
    return size;
  };
  return field({ name: '', type: 'struct', least: head.least + 4, links: false }, (reading, label) => {
    const fields = head.read(reading, label);
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
  return field({ name, type: 'block', least: 4, links: false }, (reading) => {
    const { size: each, count } = open(reading);
    reading.cursor.skip(each * count);
    if (!reading.wantsValues) return null;
    return struct([
      ['count', count],
      ['elementSize', each],
    ]);
  });
}
