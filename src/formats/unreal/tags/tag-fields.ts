// All that the tag of a property says, and what precedes its value, under the names of public documents. Source:
// docs/formats/satisfactory.md#property-tags.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { EngineFacts } from '../engine-facts.ts';
import { readName } from '../texts/fstring.ts';
import { readGuid } from '../texts/guid.ts';
import { HAS_GUID, HAS_INDEX } from '../types/tag-codes.ts';
import { isUnnamedStruct, showType, TYPE, typeOfName } from '../types/types.ts';
import { isUntyped, readTag, type Tag } from './tags.ts';
import { readTypeTree } from './type-tree.ts';

type Fields = Record<string, unknown>;

/** The fields of the tag at the cursor; null at the end of a list. @throws FormatError as readTag */
export function tagFields(cursor: Cursor, version: EngineFacts): Readonly<Fields> | null {
  const { at } = cursor;
  const tag = readTag(cursor, version);
  if (!tag) return null;
  const valueAt = cursor.at;
  cursor.at = at;
  const fields = version.completeTypeNames ? typedFields(cursor) : classicFields(cursor, version);
  cursor.at = valueAt;
  return { ...fields, ...valueFields(cursor, version, tag) };
}

function classicFields(cursor: Cursor, version: EngineFacts): Fields {
  const [Name, Type, Size, ArrayIndex] = [readName(cursor), readName(cursor), cursor.i32(), cursor.i32()];
  const fields: Fields = { Name, Type, Size, ArrayIndex };
  switch (typeOfName(Type)) {
    case TYPE.struct:
      fields.StructName = readName(cursor);
      if (version.structGuids) fields.StructGuid = readGuid(cursor);
      break;
    case TYPE.bool:
      fields.BoolVal = cursor.u8();
      break;
    case TYPE.byte:
    case TYPE.enum:
      fields.EnumName = readName(cursor);
      break;
    case TYPE.array:
    case TYPE.set:
    case TYPE.map:
      if (isUntyped(cursor, typeOfName(Type), version)) break;
      fields.InnerType = readName(cursor);
      if (typeOfName(Type) === TYPE.map) fields.ValueType = readName(cursor);
      break;
  }
  if (!version.propertyGuids) return fields;
  fields.HasPropertyGuid = cursor.u8() !== 0;
  if (fields.HasPropertyGuid) fields.PropertyGuid = readGuid(cursor);
  return fields;
}

/** Flags say what classic tags have as fields. */
function typedFields(cursor: Cursor): Fields {
  const [Name, Type, Size] = [readName(cursor), showType(readTypeTree(cursor)), cursor.i32()];
  const Flags = cursor.u8();
  const ArrayIndex = Flags & HAS_INDEX ? cursor.i32() : 0;
  const HasPropertyGuid = (Flags & HAS_GUID) !== 0;
  const guid = HasPropertyGuid ? { PropertyGuid: readGuid(cursor) } : {};
  return { Name, Type, Size, Flags, ArrayIndex, HasPropertyGuid, ...guid };
}

/** The fields at the start of a value that it does not show. */
function valueFields(cursor: Cursor, version: EngineFacts, { type, size }: Tag): Fields {
  const outer = cursor.enter(cursor.at + size);
  try {
    switch (type.code) {
      case TYPE.map:
        return { NumKeysToRemove: cursor.i32() };
      case TYPE.set:
        return { NumElementsToRemove: cursor.i32() };
      case TYPE.text:
        return { Flags: cursor.u32(), HistoryType: cursor.i8() };
      case TYPE.array: {
        if (!isUnnamedStruct(type.inner) || !version.innerTags) return {};
        cursor.take(4);
        return { innerTag: classicFields(cursor, version) };
      }
      default:
        return {};
    }
  } finally {
    cursor.leave(outer);
  }
}
