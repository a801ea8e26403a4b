// Words of layouts for what the mod FicsIt-Networks writes. Source: docs/formats/satisfactory.md#binary-structs.

import { tryRead } from '../../../bytes/format-error.ts';
import type { PropertyValue } from '../../../graph/values.ts';
import { list, placed } from '../../layout/field.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { checkElementCount } from '../../unreal/element-count.ts';
import { opaque, UNKNOWN_DATA } from '../../unreal/native/native-visit.ts';
import { readString } from '../../unreal/texts/fstring.ts';
import type { GameVisit } from './reader.ts';

/** Reference; bool32, then the previous trace if true; bool32, then FString step if true. */
export function trace(visit: GameVisit, label: LabelNode, _ = '', depth = 0): PropertyValue[] {
  const { cursor } = visit;
  if (depth > 64) throw cursor.error('LIMIT', 'at most 64 nested traces', 'one more');
  const fields = [placed(cursor, cursor.at, 'Object', 'reference', visit.reference(label.named('Object')))];
  if (cursor.bool32()) {
    const { at } = cursor;
    const previous = trace(visit, label.named('Previous'), '', depth + 1);
    fields.push(placed(cursor, at, 'Previous', 'struct', { kind: 'struct', fields: previous }));
  }
  if (cursor.bool32()) fields.push(placed(cursor, cursor.at, 'Step', 'string', readString(cursor)));
  return fields;
}

/** Bytes of a reference to nothing. */
const LEAST_REFERENCE = 8;

/** The module in each slot of a panel, row by row; int32 rows and columns are in front. */
export function slots(visit: GameVisit, label: LabelNode, name: string): PropertyValue[] {
  const { cursor } = visit;
  const { at, view } = cursor;
  const [rows, columns] = [view.getInt32(at - 8, true), view.getInt32(at - 4, true)];
  checkElementCount(cursor, rows < 0 ? rows : rows * columns, LEAST_REFERENCE);
  const slot = label.named(name).named('[]');
  const modules = Array.from({ length: rows * columns }, () => visit.reference(slot));
  return [placed(cursor, at, name, 'list', list(modules))];
}

/** Kinds of what is in a folder. */
const [FILE, FOLDER] = [1, 2];

/**
 * What is in a folder, and in those inside: int32 n, n x (FString name, int32 kind, bytes of a file as an FString). A form
 * that is not known costs nothing around it.
 */
export function files(visit: GameVisit, _: LabelNode, name: string): PropertyValue[] {
  const { cursor } = visit;
  const start = cursor.at;
  const text = (of: string) => placed(cursor, cursor.at, of, 'string', readString(cursor));
  const folder = (depth: number): PropertyValue => {
    const { at } = cursor;
    if (depth > 64) throw cursor.error('LIMIT', 'at most 64 nested folders', 'one more');
    const items = Array.from({ length: cursor.count(8, 'files') }, () => {
      const fields = [text('Name')];
      const kind = cursor.i32();
      if (kind === FILE) fields.push(text('Content'));
      else if (kind === FOLDER) fields.push(folder(depth + 1));
      return { kind: 'struct' as const, fields };
    });
    return placed(cursor, at, name, 'list', list(items));
  };
  const found = tryRead(() => folder(0), null);
  if (found !== null) return [found];
  cursor.at = start;
  return [placed(cursor, start, UNKNOWN_DATA, 'opaque', opaque(visit, cursor.left))];
}
