// The property lists of records, for columns.

import type { Cursor } from '../../../bytes/cursor.ts';
import { Damage } from '../../../bytes/damage.ts';
import { ROW } from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { PropertyRows } from '../../unreal/columns/property-rows.ts';
import type { GvasGame } from '../games/game.ts';
import { GVAS_GAMES, gameOf } from '../games/games.ts';
import { engineRules } from '../games/user-layouts.ts';
import { type DecodeState, type FileRegion, regionAt } from '../state.ts';
import type { PackedStruct } from '../structs/packed-struct.ts';
import { HeldStructs, type RecordRows } from './held-structs.ts';
import { MOST_INLINE_BYTES } from './record-values.ts';

const NO_NAMES: ReadonlySet<string> = new Set();
/** Structs that may stand behind a property list. */
const tailsOf = ({ packed }: GvasGame): readonly PackedStruct[] => [...(packed?.afterList.values() ?? [])];
const TAIL_NAMES = new Set([
  'unknowndata',
  ...GVAS_GAMES.flatMap(tailsOf).flatMap(({ names }) => [...(names ?? [])]),
]);
/** Games where these may have other names. */
const OF_OTHER_NAMES = new Set(GVAS_GAMES.filter((game) => tailsOf(game).some(({ names }) => !names)));

/** @param rows see RecordRows */
export function propertyRows(
  graph: GraphData,
  { records, regions, layouts, lost }: DecodeState,
  rows: RecordRows,
): PropertyRows {
  const { spanAt, spanSize } = graph.nodes;
  const damage = new Damage(lost);
  const rules = engineRules(layouts);
  let last = regions[0]!;
  const regionOf = (row: number): FileRegion => {
    const at = spanAt[row]!;
    if (at < last.start || at >= last.end) last = regionAt(regions, at)!;
    return last;
  };
  return {
    ...{ graph, game: rules.engine, count: records },
    hooks: {
      mostBytes: MOST_INLINE_BYTES,
      heldIn: (cursor, row) => {
        const { facts, className } = regionOf(row);
        return new HeldStructs(cursor, facts, rules.gameOf(className).packed, rows);
      },
    },
    ...{ tailNames: TAIL_NAMES, otherNames: NO_NAMES },
    version: (row) => regionOf(row).facts,
    enter: (cursor, row) => {
      const region = regionOf(row);
      const isRoot = region.root === row;
      const isLost = lost.length > 0 && damage.lostAt(spanAt[row]!, spanAt[row]! + spanSize[row]!) !== null;
      if (isLost || (isRoot && region.listAt === null))
        throw cursor.error('VALUE', 'a property list', 'other bytes');
      cursor.enter(
        Math.min(spanAt[row]! + spanSize[row]!, region.end),
        isRoot ? region.listAt! : spanAt[row]!,
      );
      return true;
    },
    after: (cursor, row) => {
      const region = regionOf(row);
      if (region.root === row) skipGuid(cursor);
      if (cursor.left === 0) return ROW.indexed;
      return OF_OTHER_NAMES.has(gameOf(region.className)) ? ROW.decoded : ROW.more;
    },
  };
}

/** Skips the number that tells whether the GUID of an object follows, and the GUID. */
export function skipGuid(cursor: Cursor): void {
  if (cursor.left >= 4 && cursor.i32() === 1) cursor.skip(Math.min(16, cursor.left));
}
