// Parts that are present only under a condition.

import { field, type Part, part, type Reading, type TailFlag } from './part.ts';
import { fieldsInOrder, Sequence } from './sequence.ts';

/** A flag, followed by these fields if it is set; null otherwise. */
export function optional(name: string, flag: 'u8' | 'i32', ...parts: readonly Part[]): Part {
  const sequence = new Sequence(parts);
  const isSet = ({ cursor }: Reading): boolean => {
    const { at } = cursor;
    const value = flag === 'u8' ? cursor.u8() : cursor.i32();
    if (value !== 0 && value !== 1) throw cursor.error('VALUE', `0 or 1 before ${name}`, String(value), at);
    return value === 1;
  };
  return part(
    { name, type: 'struct', least: flag === 'u8' ? 1 : 4, links: sequence.links },
    (reading, label) => (isSet(reading) ? sequence.struct(reading, label) : null),
  );
}

/** A part that only objects with this property have. */
export function ifFlag(flag: TailFlag, part: Part): Part {
  return {
    ...part,
    size: null,
    least: 0,
    read: (reading, label) => (reading.flag(flag) ? part.read(reading, label) : null),
  };
}

/** Fields that are present if any bytes are left. */
export function ifMore(name: string, ...parts: readonly Part[]): Part {
  const inner = fieldsInOrder(name, ...parts);
  return {
    ...inner,
    size: null,
    least: 0,
    read: (reading, label) => (reading.cursor.left > 0 ? inner.read(reading, label) : null),
  };
}

/** A number (int32) that selects which fields follow. @throws FormatError VALUE for any other number */
export function variant(name: string, kinds: ReadonlyMap<number, readonly Part[]>): Part {
  const sequences = new Map([...kinds].map(([kind, parts]) => [kind, new Sequence(parts)]));
  const open = ({ cursor }: Reading): { readonly kind: number; readonly sequence: Sequence } => {
    const kind = cursor.i32();
    const sequence = sequences.get(kind);
    if (sequence) return { kind, sequence };
    const expected = `one of ${[...kinds.keys()].join(', ')} as ${name}`;
    throw cursor.error('VALUE', expected, String(kind), cursor.at - 4);
  };
  return part({ name, type: 'struct', least: 4, links: true }, (reading, label) => {
    const { kind, sequence } = open(reading);
    const fields = sequence.read(reading, label);
    return reading.wantsValues ? { kind: 'struct', fields: [field('type', 'int32', kind), ...fields] } : null;
  });
}
