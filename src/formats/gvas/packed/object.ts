// Property lists inside packed structs. Records are made of what is in them, so nothing may turn out not to fit behind one.

import { skipTag } from '../../unreal/decode/tags.ts';
import type { NativeReader } from '../../unreal/native/native.ts';

/** A property list that must leave `behind` bytes. @throws FormatError before anything of it is read */
export function objectAt(reader: NativeReader, name: string, behind: number): void {
  const { cursor, version } = reader;
  const { at } = cursor;
  for (let value = skipTag(cursor, version); value >= 0; value = skipTag(cursor, version)) cursor.skip(value);
  const { left } = cursor;
  if (left !== behind) throw cursor.error('TRAILING', `${behind} bytes behind ${name}`, `${left}`);
  cursor.at = at;
  reader.properties(name);
}
