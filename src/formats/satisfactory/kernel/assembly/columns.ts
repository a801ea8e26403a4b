// Columns of the graph and of the reader: rows of nodes.

import { rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { childColumns, nodeColumns, objectColumns } from './boundary.gen.ts';

/** Where a row of a column of nodes is: of bytes, of words, of doubles. */
function byteAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 1);
}

function wordAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 4);
}

function doubleAt(column: u32, row: u32): u32 {
  return rowAt(column, nodeColumns.rows, row, 8);
}

/** The same of a column of words about objects. */
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

/** @param outer where the path of the outer object stands; 0 for actors */
export function setObject(row: u32, header: u32, outer: u32, version: u32): void {
  store<u32>(objectWordAt(objectColumns.headerAt, row), header);
  store<u32>(objectWordAt(objectColumns.outerAt, row), outer);
  store<u32>(objectWordAt(objectColumns.context, row), version);
}

/** A place of which no number is one must not look like none: see PLACE_WITHOUT_NUMBERS of graph/finished/broken-places.ts. */
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

/** In the column of parents a path stands as a number below those of rows, and below "none". */
export function parentByPath(path: i32): i32 {
  return -2 - path;
}

export function outerText(row: u32): i32 {
  return -2 - load<i32>(wordAt(nodeColumns.parent, row));
}
