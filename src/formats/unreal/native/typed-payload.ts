// A value with the struct that it is an instance of: a reference to the struct, int32 bytes, and the bytes.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { PropertyValue } from '../../../graph/values.ts';
import { placed } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readString } from '../texts/fstring.ts';
import { type NativeStruct, type NativeVisit, opaque } from './native-visit.ts';

/**
 * @param structs that are binary, by name
 * @param isSized false without the int32: then what is of unknown layout takes all that is left, and nothing has no bytes
 */
export function typedPayload<V extends EngineFacts>(
  visit: NativeVisit<V>,
  label: LabelNode,
  structs: ReadonlyMap<string, NativeStruct<V>>,
  isSized = true,
): readonly PropertyValue[] {
  const { cursor } = visit;
  const { at } = cursor;
  const fields = [placed(cursor, at, 'Type', 'reference', visit.reference(label.named('Type')))];
  const struct = structName(cursor, at);
  if (struct === '' && !isSized) return fields;
  const size = isSized ? cursor.length('payload bytes') : cursor.left;
  const outer = cursor.enter(cursor.at + size);
  try {
    const value = label.named('Value');
    const known = structs.get(struct);
    if (known) fields.push(placed(cursor, cursor.at, 'Value', 'struct', known.value(visit, value)));
    // A payload that does not start like a property list is in a form of its own.
    else if (looksLikeProperties(cursor))
      fields.push(placed(cursor, cursor.at, 'Value', 'properties', visit.list(value)));
    if (cursor.left > 0 && (isSized || fields.length === 1))
      fields.push(placed(cursor, cursor.at, 'Payload', 'opaque', opaque(visit, cursor.left)));
  } finally {
    cursor.leave(outer);
  }
  return fields;
}

/** The struct that the reference from `at` to the cursor leads to; empty for none. */
function structName(cursor: Cursor, at: number): string {
  const path = cursor.elsewhere(at, cursor.at, () => {
    let last = '';
    while (cursor.left > 0) last = readString(cursor);
    return last;
  });
  return path!.slice(path!.lastIndexOf('.') + 1);
}

/** True if an FString of sensible length and printable characters follows. */
function looksLikeProperties(cursor: Cursor): boolean {
  if (cursor.left < 9) return false;
  const length = cursor.view.getInt32(cursor.at, true);
  if (length < 2 || length > 512 || length > cursor.left - 4) return false;
  for (let i = 0; i < length - 1; i++) {
    const byte = cursor.bytes[cursor.at + 4 + i]!;
    if (byte < 0x20 || byte > 0x7e) return false;
  }
  return cursor.bytes[cursor.at + 3 + length] === 0;
}
