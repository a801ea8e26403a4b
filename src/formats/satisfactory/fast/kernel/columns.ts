// Columns of the graph and of the reader, by address: rows of nodes.

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
): void {
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

export function setNode(row: u32, ofKind: u32, ofClass: u32, path: i32, ofParent: i32, inLevel: u32): void {
  const place = row << 2;
  store<u8>(kind + row, ofKind);
  store<u32>(classes + place, ofClass);
  store<i32>(text + place, path);
  store<i32>(parent + place, ofParent);
  store<u32>(level + place, inLevel);
}

/** @param outer where the path of the outer object stands; 0 for actors */
export function setObject(row: u32, header: u32, outer: u32, version: u32): void {
  const place = row << 2;
  store<u32>(headerAt + place, header);
  store<u32>(outerAt + place, outer);
  store<u32>(context + place, version);
}

export function setPlace(row: u32, px: f64, py: f64, pz: f64): void {
  const place = row << 3;
  store<f64>(x + place, px);
  store<f64>(y + place, py);
  store<f64>(z + place, pz);
}

export function setSpan(row: u32, at: u32, size: u32): void {
  const place = row << 2;
  store<u32>(spanAt + place, at);
  store<u32>(spanSize + place, size);
}

/** Columns of nodes whose path is made of their parent's. */
export function setChildColumns(joins: u32, ordinals: u32): void {
  join = joins;
  ordinal = ordinals;
}

export function setOrdinal(row: u32, joined: u32, number: u32): void {
  store<u8>(join + row, joined);
  store<u32>(ordinal + (row << 2), number);
}

export function setContext(row: u32, version: u32): void {
  store<u32>(context + (row << 2), version);
}

export function classOfRow(row: u32): u32 {
  return load<u32>(classes + (row << 2));
}

export function outerOf(row: u32): u32 {
  return load<u32>(outerAt + (row << 2));
}

/** In the column of parents a path stands as a number below those of rows, and below "none". */
export function parentByPath(path: i32): i32 {
  return -2 - path;
}

export function outerText(row: u32): i32 {
  return -2 - load<i32>(parent + (row << 2));
}
