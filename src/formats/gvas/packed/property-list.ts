// Property lists inside packed structs. They become records, so whatever follows one must be certain to fit.

import type { NativeReader } from '../../unreal/native/native.ts';
import { skipTag } from '../../unreal/tags/tags.ts';

/** A property list that has to leave `rest` bytes. @throws FormatError before any of it is read */
export function readPropertyList(reader: NativeReader, name: string, rest: number): void {
  const { cursor, version } = reader;
  const { at } = cursor;
  for (let value = skipTag(cursor, version); value >= 0; value = skipTag(cursor, version)) cursor.skip(value);
  const { left } = cursor;
  if (left !== rest) throw cursor.error('TRAILING', `${rest} bytes after ${name}`, `${left}`);
  cursor.at = at;
  reader.properties(name);
}
