// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

@unmanaged
export class Setup {
  typeSlots: u32;
  sizes: u32;
  mostLabels: u32;
  actorKind: u32;
  componentKind: u32;
  versionDataSince: i32;
}
export const setup: Setup = changetype<Setup>(256);

@unmanaged
export class HeaderBatch {
  at: u32;
  end: u32;
  count: u32;
  row: u32;
  level: u32;
  context: u32;
  flagBytes: u32;
}
export const headerBatch: HeaderBatch = changetype<HeaderBatch>(280);

@unmanaged
export class LevelBatch {
  at: u32;
  end: u32;
  ready: u32;
  count: u32;
  row: u32;
  wide: u32;
  save: i32;
  ownVersion: u32;
  ownEngine: u32;
  engine: i32;
  flagsSince: i32;
}
export const levelBatch: LevelBatch = changetype<LevelBatch>(308);

@unmanaged
export class LevelEntry {
  level: u32;
  context: u32;
}
export const levelEntry: LevelEntry = changetype<LevelEntry>(352);

@unmanaged
export class BodyBatch {
  at: u32;
  end: u32;
  ready: u32;
  count: u32;
  row: u32;
  versioned: u32;
  save: i32;
}
export const bodyBatch: BodyBatch = changetype<BodyBatch>(360);

@unmanaged
export class InstanceBatch {
  at: u32;
  end: u32;
  count: u32;
  slot: u32;
  row: u32;
  kind: u32;
  class: u32;
  name: i32;
  parent: i32;
  level: u32;
  join: u32;
  layout: u32;
  handleBytes: u32;
}
export const instanceBatch: InstanceBatch = changetype<InstanceBatch>(388);

@unmanaged
export class NodeColumns {
  rows: u32;
  kind: u32;
  class: u32;
  text: u32;
  parent: u32;
  level: u32;
  x: u32;
  y: u32;
  z: u32;
  spanAt: u32;
  spanSize: u32;
}
export const nodeColumns: NodeColumns = changetype<NodeColumns>(440);

@unmanaged
export class ObjectColumns {
  rows: u32;
  headerAt: u32;
  outerAt: u32;
  context: u32;
  textless: u32;
}
export const objectColumns: ObjectColumns = changetype<ObjectColumns>(484);

@unmanaged
export class ChildColumns {
  rows: u32;
  join: u32;
  ordinal: u32;
}
export const childColumns: ChildColumns = changetype<ChildColumns>(504);

@unmanaged
export class LinkColumns {
  rows: u32;
  source: u32;
  target: u32;
  label: u32;
  at: u32;
}
export const linkColumns: LinkColumns = changetype<LinkColumns>(516);

@unmanaged
export class BodyFacts {
  context: u32;
  layout: u32;
}
export const bodyFacts: BodyFacts = changetype<BodyFacts>(536);

@unmanaged
export class ClassFacts {
  number: u32;
  tail: i32;
  path: i32;
}
export const classFacts: ClassFacts = changetype<ClassFacts>(544);

@unmanaged
export class TypeFacts {
  code: i32;
  layout: i32;
  floatBytes: u32;
  doubleBytes: u32;
  inner: u32;
  value: u32;
  name: i32;
}
export const typeFacts: TypeFacts = changetype<TypeFacts>(556);

@unmanaged
export class Outcome {
  end: u32;
  madeNodes: u32;
  removed: u32;
  reason: u32;
  need: u32;
  bodiesEnd: u32;
  references: u32;
  linkCount: u32;
  linkRefused: u32;
}
export const outcome: Outcome = changetype<Outcome>(584);

// @ts-ignore: decorator
@external('scan', 'classOf')
export declare function classOf(path: i32): i32;

// @ts-ignore: decorator
@external('scan', 'enterLevel')
export declare function enterLevel(name: i32, save: i32, engine: i32, empty: bool): void;

// @ts-ignore: decorator
@external('scan', 'oddTransform')
export declare function oddTransform(row: u32): void;

// @ts-ignore: decorator
@external('scan', 'destroyedAt')
export declare function destroyedAt(name: i32, at: u32): void;

// @ts-ignore: decorator
@external('scan', 'enterVersion')
export declare function enterVersion(save: i32, migrates: bool): void;

// @ts-ignore: decorator
@external('scan', 'fieldOf')
export declare function fieldOf(label: u32, name: i32): u32;

// @ts-ignore: decorator
@external('scan', 'partOf')
export declare function partOf(label: u32, part: u32): u32;

// @ts-ignore: decorator
@external('scan', 'graphLabel')
export declare function graphLabel(label: u32): u32;

// @ts-ignore: decorator
@external('scan', 'structOf')
export declare function structOf(name: i32): u32;

// @ts-ignore: decorator
@external('scan', 'structInContainer')
export declare function structInContainer(role: u32, owner: i32, label: u32): u32;

// @ts-ignore: decorator
@external('scan', 'typeOf')
export declare function typeOf(at: u32, end: u32): u32;

// @ts-ignore: decorator
@external('scan', 'softTextAt')
export declare function softTextAt(at: u32, packages: bool): i32;

// @ts-ignore: decorator
@external('scan', 'readTail')
export declare function readTail(row: u32, at: u32, end: u32): void;
