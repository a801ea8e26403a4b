// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Where the records of this instance are. */
// @ts-ignore: decorator
@external('columns', 'records')
export declare const RECORDS: u32;

@unmanaged
export class Setup {
  names: u32;
  meanings: u32;
  structs: u32;
  programs: u32;
  typeSlots: u32;
  elementSizes: u32;
  seen: u32;
  actorKind: u32;
}
export const setup: Setup = changetype<Setup>(RECORDS + 0);

@unmanaged
export class Path {
  steps: u32;
  each: u32;
  split: u32;
}
export const path: Path = changetype<Path>(RECORDS + 32);

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

@unmanaged
export class TextBatch {
  count: u32;
  tagAt: u32;
  layout: u32;
  field: u32;
  at: u32;
  size: u32;
  textEnd: u32;
  isRead: u32;
}
export const textBatch: TextBatch = changetype<TextBatch>(RECORDS + 132);

@unmanaged
export class Found {
  kinds: u32;
}
export const found: Found = changetype<Found>(RECORDS + 164);

@unmanaged
export class Walk {
  at: u32;
  end: u32;
  size: i32;
}
export const walk: Walk = changetype<Walk>(RECORDS + 168);

// @ts-ignore: decorator
@external('columns', 'nameAt')
export declare function nameAt(at: u32, size: u32): i32;

// @ts-ignore: decorator
@external('columns', 'meaningOf')
export declare function meaningOf(step: u32, name: u32): u32;

// @ts-ignore: decorator
@external('columns', 'structOf')
export declare function structOf(name: u32): u32;

// @ts-ignore: decorator
@external('columns', 'programOf')
export declare function programOf(name: u32, layout: u32): i32;

// @ts-ignore: decorator
@external('columns', 'fieldOf')
export declare function fieldOf(before: u32, name: u32): u32;

// @ts-ignore: decorator
@external('columns', 'isSetOfNumbers')
export declare function isSetOfNumbers(row: u32, name: u32): bool;
