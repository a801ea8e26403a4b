// Columns of the graph and of the reader, by address: rows of nodes.

import { rowAt } from '../../../../graph/kernel/memory.ts';

/** Rows that there is room for: of nodes, of what is remembered of objects, of composed paths. */
let rows: u32 = 0;
let objectRows: u32 = 0;
let childRows: u32 = 0;

let kind: u32 = 0;
let classes: u32 = 0;
let text: u32 = 0;
let parent: u32 = 0;
let level: u32 = 0;
let x: u32 = 0;
let y: u32 = 0;
let z: u32 = 0;
let spanAt: u32 = 0;
let spanSize: u32 = 0;
let join: u32 = 0;
let ordinal: u32 = 0;
let headerAt: u32 = 0;
let outerAt: u32 = 0;
let context: u32 = 0;

export function setColumns(
  kinds: u32,
  classNumbers: u32,
  texts: u32,
  parents: u32,
  levels: u32,
  xs: u32,
  ys: u32,
  zs: u32,
  spans: u32,
  sizes: u32,
  headers: u32,
  outers: u32,
  contexts: u32,
  nodes: u32,
  objects: u32,
): void {
  rows = nodes;
  objectRows = objects;
  kind = kinds;
  classes = classNumbers;
  text = texts;
  parent = parents;
  level = levels;
  x = xs;
  y = ys;
  z = zs;
  spanAt = spans;
  spanSize = sizes;
  headerAt = headers;
  outerAt = outers;
  context = contexts;
}

/** Where a row of a column of nodes is: of bytes, of words, of doubles. */
function byteAt(column: u32, row: u32): u32 {
  return rowAt(column, rows, row, 1);
}

function wordAt(column: u32, row: u32): u32 {
  return rowAt(column, rows, row, 4);
}

function doubleAt(column: u32, row: u32): u32 {
  return rowAt(column, rows, row, 8);
}

/** The same of a column of words about objects. */
function objectWordAt(column: u32, row: u32): u32 {
  return rowAt(column, objectRows, row, 4);
}

export function setNode(row: u32, ofKind: u32, ofClass: u32, path: i32, ofParent: i32, inLevel: u32): void {
  store<u8>(byteAt(kind, row), ofKind);
  store<u32>(wordAt(classes, row), ofClass);
  store<i32>(wordAt(text, row), path);
  store<i32>(wordAt(parent, row), ofParent);
  store<u32>(wordAt(level, row), inLevel);
}

/** @param outer where the path of the outer object stands; 0 for actors */
export function setObject(row: u32, header: u32, outer: u32, version: u32): void {
  store<u32>(objectWordAt(headerAt, row), header);
  store<u32>(objectWordAt(outerAt, row), outer);
  store<u32>(objectWordAt(context, row), version);
}

/** A place of which no number is one must not look like none: see PLACE_WITHOUT_NUMBERS of graph/broken-places.ts. */
export function setPlace(row: u32, px: f64, py: f64, pz: f64): void {
  store<f64>(doubleAt(x, row), F64.isNaN(px) ? Infinity : px);
  store<f64>(doubleAt(y, row), py);
  store<f64>(doubleAt(z, row), pz);
}

export function setNoPlace(row: u32): void {
  store<f64>(doubleAt(x, row), NaN);
  store<f64>(doubleAt(y, row), NaN);
  store<f64>(doubleAt(z, row), NaN);
}

export function setSpan(row: u32, at: u32, size: u32): void {
  store<u32>(wordAt(spanAt, row), at);
  store<u32>(wordAt(spanSize, row), size);
}

/** Columns of nodes whose path is made of their parent's. */
export function setChildColumns(joins: u32, ordinals: u32, room: u32): void {
  join = joins;
  ordinal = ordinals;
  childRows = room;
}

export function setOrdinal(row: u32, joined: u32, number: u32): void {
  store<u8>(rowAt(join, childRows, row, 1), joined);
  store<u32>(rowAt(ordinal, childRows, row, 4), number);
}

export function setContext(row: u32, version: u32): void {
  store<u32>(objectWordAt(context, row), version);
}

export function classOfRow(row: u32): u32 {
  return load<u32>(wordAt(classes, row));
}

export function outerOf(row: u32): u32 {
  return load<u32>(objectWordAt(outerAt, row));
}

/** In the column of parents a path stands as a number below those of rows, and below "none". */
export function parentByPath(path: i32): i32 {
  return -2 - path;
}

export function outerText(row: u32): i32 {
  return -2 - load<i32>(wordAt(parent, row));
}
