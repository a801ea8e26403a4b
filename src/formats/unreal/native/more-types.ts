// Rare property types by name: delegates, paths of fields, weak and lazy references. Source:
// docs/formats/gvas.md#values.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { Value } from '../../../graph/values.ts';
import { readString } from '../texts/fstring.ts';
import { readGuid } from '../texts/guid.ts';

/** Reads an object reference in this part of the value. */
type Reference = (...parts: readonly string[]) => Value;
type Read = (cursor: Cursor, reference: Reference, ...inside: readonly string[]) => Value;

const delegate: Read = (cursor, reference, ...inside) => {
  const object = { name: 'Object', index: 0, type: 'ObjectProperty', value: reference(...inside, 'Object') };
  const called = { name: 'Function', index: 0, type: 'NameProperty', value: readString(cursor) };
  return { kind: 'struct', fields: [object, called] };
};

const delegates: Read = (cursor, reference) => ({
  kind: 'list',
  items: Array.from({ length: cursor.count(8, 'delegates') }, () => delegate(cursor, reference, '[]')),
  of: 'DelegateProperty',
});

const fieldPath: Read = (cursor) => {
  const names = Array.from({ length: cursor.count(4, 'names of a path') }, () => readString(cursor));
  return [readString(cursor), ...names].filter((part) => part !== '').join(':');
};

const READERS: ReadonlyMap<string, Read> = new Map([
  ['DelegateProperty', delegate],
  ['MulticastDelegateProperty', delegates],
  ['MulticastInlineDelegateProperty', delegates],
  ['MulticastSparseDelegateProperty', delegates],
  ['FieldPathProperty', fieldPath],
  ['WeakObjectProperty', (_, reference) => reference()],
  // The names of soft references before UE 4.18, which had one part then.
  ['AssetObjectProperty', (_, reference) => reference()],
  ['AssetClassProperty', (_, reference) => reference()],
  ['LazyObjectProperty', (cursor) => readGuid(cursor)],
  ['Utf8StrProperty', (cursor) => readString(cursor)],
  ['AnsiStrProperty', (cursor) => readString(cursor)],
  ['VerseStringProperty', (cursor) => readString(cursor)],
]);

/** Reads a value of one of these types; undefined for an unknown type. */
export function readMore(name: string, cursor: Cursor, reference: Reference): Value | undefined {
  return READERS.get(name)?.(cursor, reference);
}
