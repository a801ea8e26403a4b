// Notes about objects whose class or transform no game writes: their bytes were changed, although the sums are right.
// Source: docs/formats/satisfactory.md#objects.

import { FormatError } from '../../../bytes/format-error.ts';
import { type ClassId, KIND, type NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import type { ObjectHeaders } from '../objects/object-headers.ts';
import { objectHeaders, type Reading } from '../objects/reading.ts';

/** Centimetres: a thousand times as far as the map reaches. */
const MOST_DISTANCE = 1e9;
const MOST_SCALE = 1e6;
/** Tolerated deviation of a rotation's length from 1. */
const ROTATION_TOLERANCE = 0.1;

/** Reports implausible objects as notes of theirs, once all are read. */
export function notePlausibility(reading: Reading): void {
  const { sink, rows } = reading;
  const { kind, class: classes } = sink.reserveNodes(0);
  const headers = objectHeaders(reading);
  for (const row of rows.suspiciousTransforms)
    if (row < rows.count && kind[row] === KIND.ACTOR) checkTransform(reading, headers, row);
  const { oddClasses } = rows;
  if (oddClasses.size === 0) return;
  for (let row = 0; row < rows.count; row++)
    if (oddClasses.has(classes[row]! as ClassId))
      note(reading, row, rows.headerAt.values[row]!, 'the name of a class', 'control characters in it');
}

/** The ten floats of an actor's header: rotation, translation, scale. */
function checkTransform(reading: Reading, headers: ObjectHeaders, row: number): void {
  const { view } = reading.cursor;
  const at = headers.placementAt(row);
  if (view.getInt32(at, true) === 0) return;
  const number = (i: number): number => view.getFloat32(at + 4 + i * 4, true);
  const length = Math.hypot(number(0), number(1), number(2), number(3));
  if (!(Math.abs(length - 1) < ROTATION_TOLERANCE))
    note(reading, row, at + 4, 'a rotation of length 1', `one of ${length}`);
  for (const i of [4, 5, 6])
    if (!(Math.abs(number(i)) < MOST_DISTANCE))
      note(reading, row, at + 4 + i * 4, 'a place on the map', `${number(i)}`);
  for (const i of [7, 8, 9])
    if (!(Math.abs(number(i)) < MOST_SCALE)) note(reading, row, at + 4 + i * 4, 'a scale', `${number(i)}`);
}

function note({ cursor, sink }: Reading, row: number, offset: number, expected: string, found: string): void {
  const error = new FormatError({ code: 'VALUE', file: cursor.file, offset, expected, found });
  reportError(sink, error, row as NodeId, { info: true });
}
