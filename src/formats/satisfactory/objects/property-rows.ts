// Where the property lists of objects are, for columns. Source: docs/formats/satisfactory.md#objects.

import type { Cursor } from '../../../bytes/cursor.ts';
import { ROW, type RowState } from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import { KIND } from '../../../graph/ids.ts';
import type { PropertyRows } from '../../unreal/columns/property-rows.ts';
import type { DecodeState } from '../state.ts';
import { GAME } from '../structs/game.ts';
import { skipReference } from '../structs/references.ts';
import type { BodyVersion } from '../versions.ts';
import { OTHER_NAMES, TAIL_NAMES } from './decoded-names.ts';

/** Bytes of the number that tells whether a GUID follows, and of both. */
const FLAG_BYTES = 4;
const GUID_BYTES = 20;

/** @param versions by context */
export function propertyRows(
  graph: GraphData,
  { headerAt, context }: DecodeState,
  versions: readonly BodyVersion[],
): PropertyRows<BodyVersion> {
  const { spanAt, spanSize, kind } = graph.nodes;
  const version = (row: number): BodyVersion => versions[context[row]!]!;
  return {
    ...{ graph, game: GAME, hooks: null, count: headerAt.length, version },
    ...{ after, tailNames: TAIL_NAMES, otherNames: OTHER_NAMES },
    enter: (cursor, row) => {
      cursor.enter(spanAt[row]! + spanSize[row]!, spanAt[row]!);
      if (kind[row] === KIND.ACTOR && cursor.left > 0) skipFamily(cursor);
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

/** Nothing, class-specific data, or something that has to be decoded. */
function after({ left, at, view }: Cursor): RowState {
  if (left === 0) return ROW.indexed;
  const hasGuid = left >= FLAG_BYTES ? view.getInt32(at, true) : -1;
  if (hasGuid === 0) return left === FLAG_BYTES ? ROW.indexed : ROW.more;
  if (hasGuid === 1 && left >= GUID_BYTES) return left === GUID_BYTES ? ROW.indexed : ROW.more;
  return left < FLAG_BYTES ? ROW.more : ROW.decoded;
}
