// Fields that are present only under a condition.

import { computed, type Field, field, type Visit } from './field.ts';
import { Sequence } from './sequence.ts';

/** A flag, followed by these fields if it is set; null otherwise. */
export function optional<V extends Visit>(
  name: string,
  flag: 'u8' | 'i32',
  fields: readonly Field<V>[],
): Field<V> {
  const sequence = new Sequence(fields);
  const isSet = ({ cursor }: V): boolean => {
    const { at } = cursor;
    const value = flag === 'u8' ? cursor.u8() : cursor.i32();
    if (value !== 0 && value !== 1) throw cursor.error('VALUE', `0 or 1 before ${name}`, String(value), at);
    return value === 1;
  };
  return field(
    { name, type: 'struct', least: flag === 'u8' ? 1 : 4, links: sequence.links },
    (visit, label) => (isSet(visit) ? sequence.struct(visit, label) : null),
  );
}

/** A field that is only there if `isThere`; null otherwise. */
export function presentIf<V extends Visit>(isThere: (visit: V) => boolean, inner: Field<V>): Field<V> {
  const read: Field<V>['read'] = (visit, label) => (isThere(visit) ? inner.read(visit, label) : null);
  const pick: Field<V>['pick'] = (name, visit, label, take) =>
    !isThere(visit) || (inner.pick?.(name, visit, label, take) ?? false);
  const { each: all, ...facts } = inner;
  const each: Field<V>['each'] = (visit, take) => !isThere(visit) || all!(visit, take);
  return { ...facts, size: null, least: 0, read, pick, ...(all && { each }) };
}

/** A number (int32) that selects which fields follow. @throws FormatError VALUE for any other number */
export function variant<V extends Visit>(
  name: string,
  kinds: ReadonlyMap<number, readonly Field<V>[]>,
): Field<V> {
  const sequences = new Map([...kinds].map(([kind, fields]) => [kind, new Sequence(fields)]));
  const open = ({ cursor }: V): { readonly kind: number; readonly sequence: Sequence<V> } => {
    const kind = cursor.i32();
    const sequence = sequences.get(kind);
    if (sequence) return { kind, sequence };
    const expected = `one of ${[...kinds.keys()].join(', ')} as ${name}`;
    throw cursor.error('VALUE', expected, String(kind), cursor.at - 4);
  };
  return field({ name, type: 'struct', least: 4, links: true }, (visit, label) => {
    const { kind, sequence } = open(visit);
    const fields = sequence.read(visit, label);
    return visit.wantsValues
      ? { kind: 'struct', fields: [computed('type', 'int32', kind), ...fields] }
      : null;
  });
}
