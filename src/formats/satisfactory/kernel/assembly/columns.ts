// Access to the columns of the graph and of the reader, which hold one value per node.

import { rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { childColumns, nodeColumns, objectColumns } from './boundary.gen.ts';

/** Address of a row in a column of bytes, words or doubles. */
function byteAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 1);
}

function wordAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 4);
}

function doubleAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 8);
}

/** Address of a row in a column of words that only objects have. */
function objectWordAt(column: u32, row: u32): u32 {
  return rowAt(column, objectColumns.rows, row, 4);
}

export function setNode(row: u32, ofKind: u32, ofClass: u32, path: i32, ofParent: i32, inLevel: u32): void {
  store<u8>(byteAt(nodeColumns.kind, row), ofKind);
  store<u32>(wordAt(nodeColumns.class, row), ofClass);
  store<i32>(wordAt(nodeColumns.text, row), path);
  store<i32>(wordAt(nodeColumns.parent, row), ofParent);
  store<u32>(wordAt(nodeColumns.level, row), inLevel);
}

/** @param outer offset of the outer object's path; 0 for actors */
export function setObject(row: u32, header: u32, outer: u32, version: u32): void {
  store<u32>(objectWordAt(objectColumns.headerAt, row), header);
  store<u32>(objectWordAt(objectColumns.outerAt, row), outer);
  store<u32>(objectWordAt(objectColumns.context, row), version);
  setTextless(row, false);
}

export function setTextless(row: u32, textless: bool): void {
  store<u8>(rowAt(objectColumns.textless, objectColumns.rows, row, 1), textless);
}

/**
 * A place whose numbers are all NaN must not look like no place: see PLACE_WITHOUT_NUMBERS in
 * graph/finished/broken-places.ts.
 */
export function setPlace(row: u32, px: f64, py: f64, pz: f64): void {
  store<f64>(doubleAt(nodeColumns.x, row), F64.isNaN(px) ? Infinity : px);
  store<f64>(doubleAt(nodeColumns.y, row), py);
  store<f64>(doubleAt(nodeColumns.z, row), pz);
}

export function setNoPlace(row: u32): void {
  store<f64>(doubleAt(nodeColumns.x, row), NaN);
  store<f64>(doubleAt(nodeColumns.y, row), NaN);
  store<f64>(doubleAt(nodeColumns.z, row), NaN);
}

export function setSpan(row: u32, at: u32, size: u32): void {
  store<u32>(wordAt(nodeColumns.spanAt, row), at);
  store<u32>(wordAt(nodeColumns.spanSize, row), size);
}

export function setOrdinal(row: u32, joined: u32, number: u32): void {
  store<u8>(rowAt(childColumns.join, childColumns.rows, row, 1), joined);
  store<u32>(rowAt(childColumns.ordinal, childColumns.rows, row, 4), number);
}

export function setContext(row: u32, version: u32): void {
  store<u32>(objectWordAt(objectColumns.context, row), version);
}

export function classOfRow(row: u32): u32 {
  return load<u32>(wordAt(nodeColumns.class, row));
}

export function outerOf(row: u32): u32 {
  return load<u32>(objectWordAt(objectColumns.outerAt, row));
}

/** In the column of parents, a path is encoded as a number below those of rows and below "none". */
export function parentByPath(path: i32): i32 {
  return -2 - path;
}

export function outerText(row: u32): i32 {
  return -2 - load<i32>(wordAt(nodeColumns.parent, row));
}
