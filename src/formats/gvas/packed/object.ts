// Property lists inside packed structs. Records are made of what is in them, so nothing may turn out not to fit behind one.

import { type BriefTag, readBriefTag } from '../../unreal/decode/tags.ts';
import type { NativeReader } from '../../unreal/native/native.ts';
import { TYPE } from '../../unreal/types/types.ts';

/** A property list that must leave `behind` bytes. @throws FormatError before anything of it is read */
export function objectAt(reader: NativeReader, name: string, behind: number): void {
  const { cursor, version } = reader;
  const { at } = cursor;
  const tag: BriefTag = { name: '', code: TYPE.unknown, size: 0 };
  while (readBriefTag(cursor, version, tag)) cursor.skip(tag.size);
  const { left } = cursor;
  if (left !== behind) throw cursor.error('TRAILING', `${behind} bytes behind ${name}`, `${left}`);
  cursor.at = at;
  reader.properties(name);
}
