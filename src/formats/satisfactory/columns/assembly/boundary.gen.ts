// Generated from boundary.json by scripts/kernels.mjs. Do not edit.

/** Where the records of this instance are. */
// @ts-ignore: decorator
@external('columns', 'records')
export declare const RECORDS: u32;

/** Tables in the room of this instance (codes.ts): names seen, meanings of names by step, kinds of structs by name, programs for fields of binary structs, names of types, tags seen. `none`: number of the name that ends a list. `actorKind`: code of the kind of objects whose bodies have parent and children. */
@unmanaged
export class Setup {
  names: u32;
  meanings: u32;
  structs: u32;
  programs: u32;
  types: u32;
  seen: u32;
  none: u32;
  actorKind: u32;
}
export const setup: Setup = changetype<Setup>(RECORDS + 0);

/** Steps of a property path; `each` is a bit set of the steps that lead to the elements of a list. Also the step after which values are separated, 0 for none. */
@unmanaged
export class Path {
  steps: u32;
  each: u32;
  split: u32;
}
export const path: Path = changetype<Path>(RECORDS + 32);

/** Objects whose direct properties to find, after `tags` tags of others, and the output: the number of the name and the offset of each tag, where the tags of each object end, including those of others, and what is known of the object (ROW in graph/column-reader.ts). */
@unmanaged
export class TagBatch {
  count: u32;
  tags: u32;
  spanAt: u32;
  spanSize: u32;
  kind: u32;
  layout: u32;
  tagName: u32;
  tagAt: u32;
  tagEnd: u32;
  state: u32;
}
export const tagBatch: TagBatch = changetype<TagBatch>(RECORDS + 44);

/** Tags under which to follow the path, after `values` values of others, and the output: kind of each value, its number, its place in the image, and its size; the first value of each element and where the values of each tag end, both including those of others; where its elements end, and whether all of them were read. */
@unmanaged
export class ValueBatch {
  count: u32;
  values: u32;
  tagAt: u32;
  layout: u32;
  kind: u32;
  number: u32;
  at: u32;
  size: u32;
  element: u32;
  valueEnd: u32;
  elementEnd: u32;
  isRead: u32;
}
export const valueBatch: ValueBatch = changetype<ValueBatch>(RECORDS + 84);

/** The kinds of values that were found in the last run, as a bit set; may contain others. */
@unmanaged
export class Found {
  kinds: u32;
}
export const found: Found = changetype<Found>(RECORDS + 132);

/** Where the walk is, the end of the open span, and the last tag: number of its name, code of its type, size of its value, index in a static array, value of a boolean; address of the name of its struct, or of the structs in its array, 0 when not stored; type code of its elements; whether structs are binary, -1 when it doesn't say. */
@unmanaged
export class Walk {
  at: u32;
  end: u32;
  name: i32;
  code: i32;
  size: i32;
  index: i32;
  isTrue: u32;
  structAt: u32;
  inner: i32;
  binary: i32;
}
export const walk: Walk = changetype<Walk>(RECORDS + 136);

/** The number of the name at an offset, -1 when there are too many. */
// @ts-ignore: decorator
@external('columns', 'nameAt')
export declare function nameAt(at: u32, size: u32): i32;

/** What a name means as a step of the path (codes.ts). */
// @ts-ignore: decorator
@external('columns', 'meaningOf')
export declare function meaningOf(step: u32, name: u32): u32;

/** What a struct with this name is (codes.ts). */
// @ts-ignore: decorator
@external('columns', 'structOf')
export declare function structOf(name: u32): u32;

/** The number of the program that finds the path's last step in binary structs with this name, in bodies of this layout (codes.ts); -1 when it takes decoding. */
// @ts-ignore: decorator
@external('columns', 'programOf')
export declare function programOf(name: u32, layout: u32): i32;
