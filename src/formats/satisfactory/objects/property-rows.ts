// The property lists of objects, for columns. Source: docs/formats/satisfactory.md#objects.

import type { Cursor } from '../../../bytes/cursor.ts';
import { ROW, type RowState } from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { PropertyRows } from '../../unreal/columns/property-rows.ts';
import type { LayoutRules } from '../special/rules.ts';
import type { DecodeState } from '../state.ts';
import { onlyZeros, skipReference } from '../structs/references.ts';
import type { BodyVersion } from '../versions.ts';
import { otherNames } from './decoded-names.ts';
import type { ObjectHeaders } from './object-headers.ts';

/** Bytes of the number that tells whether a GUID follows, and of both. */
const FLAG_BYTES = 4;
const GUID_BYTES = 20;

/** @param versions by context */
export function propertyRows(
  graph: GraphData,
  { headerAt, context }: DecodeState,
  headers: ObjectHeaders,
  rules: LayoutRules,
  versions: readonly BodyVersion[],
): PropertyRows<BodyVersion> {
  const { game, special } = rules;
  const { spanAt, spanSize } = graph.nodes;
  const version = (row: number): BodyVersion => versions[context[row]!]!;
  return {
    ...{ graph, game, hooks: null, count: headerAt.length, version },
    after: (cursor, row) => {
      const state = after(cursor);
      // Zeros are empty lists if the class has lists; for any other class they carry no information.
      return state === ROW.more && onlyZeros(cursor) && !special.has(headers.classWord(row))
        ? ROW.indexed
        : state;
    },
    get tailNames() {
      return rules.tailNames;
    },
    get otherNames() {
      return otherNames();
    },
    enter: (cursor, row) => {
      cursor.enter(spanAt[row]! + spanSize[row]!, spanAt[row]!);
      if (headers.isActor(row) && cursor.left > 0) skipFamily(cursor);
      // A body may end without a property list.
      if (cursor.left === 0) return false;
      if (version(row).controlByte) cursor.take(1);
      return true;
    },
  };
}

/** Skips the parent and children of an actor. @throws FormatError */
export function skipFamily(cursor: Cursor): void {
  skipReference(cursor);
  for (let left = cursor.count(8, 'children'); left > 0; left--) skipReference(cursor);
}

/** Nothing, class-specific data, or something that has to be decoded. The cursor is moved past a GUID. */
function after(cursor: Cursor): RowState {
  const { left, at, view } = cursor;
  if (left === 0) return ROW.indexed;
  const hasGuid = left >= FLAG_BYTES ? view.getInt32(at, true) : -1;
  if (hasGuid !== 0 && (hasGuid !== 1 || left < GUID_BYTES))
    return left < FLAG_BYTES ? ROW.more : ROW.decoded;
  cursor.take(hasGuid === 0 ? FLAG_BYTES : GUID_BYTES);
  return cursor.left === 0 ? ROW.indexed : ROW.more;
}
