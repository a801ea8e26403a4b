// Generated from boundary.json by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

/** Tables of names and sizes of types (../../unreal/types/types.ts), the number of possible labels, codes of kinds, and the save version from which bodies have a flag for a block of engine versions. */
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

/** Up to `count` headers to read into rows from `row` on, for which there is room. `flagBytes`: size of the object flags. */
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

/** Up to `count` levels of the list, with the first object in row `row`. Bytes before `ready` have arrived. Also whether sizes are wide and bodies have versions of their own, the file's save version, whether a level stores its own version and its engine's, and the version from which headers have object flags. */
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
  flagsSince: i32;
}
export const levelBatch: LevelBatch = changetype<LevelBatch>(308);

/** The level that was entered: its number in the graph, and the context of its rows until their bodies are read. */
@unmanaged
export class LevelEntry {
  level: u32;
  context: u32;
}
export const levelEntry: LevelEntry = changetype<LevelEntry>(348);

/** Up to `count` bodies of the objects from `row` on. Bytes before `ready` have arrived. `save`: the version of bodies that have none of their own. */
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
export const bodyBatch: BodyBatch = changetype<BodyBatch>(356);

/** Up to `count` lightweight buildables, the first in slot `slot`, to read into rows from `row` on; what their nodes have in common; their layout (codes.ts), and the size of the player's handle at their end. */
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
export const instanceBatch: InstanceBatch = changetype<InstanceBatch>(384);

/** Columns of the graph's nodes. */
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
export const nodeColumns: NodeColumns = changetype<NodeColumns>(436);

/** What is remembered of objects (object-rows.ts). */
@unmanaged
export class ObjectColumns {
  rows: u32;
  headerAt: u32;
  outerAt: u32;
  context: u32;
}
export const objectColumns: ObjectColumns = changetype<ObjectColumns>(480);

/** Columns of nodes whose path derives from their parent's. */
@unmanaged
export class ChildColumns {
  rows: u32;
  join: u32;
  ordinal: u32;
}
export const childColumns: ChildColumns = changetype<ChildColumns>(496);

/** Columns of the graph's references. */
@unmanaged
export class LinkColumns {
  rows: u32;
  source: u32;
  target: u32;
  label: u32;
  at: u32;
}
export const linkColumns: LinkColumns = changetype<LinkColumns>(508);

/** Of the bodies that follow: the context of their rows, and their layout (codes.ts). */
@unmanaged
export class BodyFacts {
  context: u32;
  layout: u32;
}
export const bodyFacts: BodyFacts = changetype<BodyFacts>(528);

/** A class: its number, the layout of its class-specific data (codes.ts), and the text of its path. */
@unmanaged
export class ClassFacts {
  number: u32;
  tail: i32;
  path: i32;
}
export const classFacts: ClassFacts = changetype<ClassFacts>(536);

/** A type that a value may have: its code, how a struct is read (codes.ts), its sizes with floats and with doubles, addresses of the types of what it contains, the text of a struct's name. */
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
export const typeFacts: TypeFacts = changetype<TypeFacts>(548);

/** Of the last run: where it ended, nodes made of lightweight buildables, why it stopped at a body or a level (codes.ts), up to where bytes must arrive or how many references or rows need room, where the bodies of the last level end. Of all runs: references read, including empty ones; links in the columns; whether the last thing was not read because there was no room for its links. */
@unmanaged
export class Outcome {
  end: u32;
  madeNodes: u32;
  reason: u32;
  need: u32;
  bodiesEnd: u32;
  references: u32;
  linkCount: u32;
  linkRefused: u32;
}
export const outcome: Outcome = changetype<Outcome>(576);

/** The number in the graph of the class with this path. */
// @ts-ignore: decorator
@external('scan', 'classOf')
export declare function classOf(path: i32): i32;

/** The next level of the list begins; answered with LevelEntry. */
// @ts-ignore: decorator
@external('scan', 'enterLevel')
export declare function enterLevel(name: i32, save: i32, empty: bool): void;

/** There is a list of this level's destroyed actors at an offset, which was checked. */
// @ts-ignore: decorator
@external('scan', 'destroyedAt')
export declare function destroyedAt(name: i32, at: u32): void;

/** A body of another version begins; answered with BodyFacts. */
// @ts-ignore: decorator
@external('scan', 'enterVersion')
export declare function enterVersion(save: i32, migrates: bool): void;

/** The label below a label for the field with this name. Labels are numbers. */
// @ts-ignore: decorator
@external('scan', 'fieldOf')
export declare function fieldOf(label: u32, name: i32): u32;

/** The label below a label for a part (codes.ts). */
// @ts-ignore: decorator
@external('scan', 'partOf')
export declare function partOf(label: u32, part: u32): u32;

/** A label's number in the graph. */
// @ts-ignore: decorator
@external('scan', 'graphLabel')
export declare function graphLabel(label: u32): u32;

/** The address of the type of a struct with this name. */
// @ts-ignore: decorator
@external('scan', 'structOf')
export declare function structOf(name: i32): u32;

/** The address of the type of structs in a set or map (AS_ELEMENT...) under a label, for which classic tags don't name it. */
// @ts-ignore: decorator
@external('scan', 'structInContainer')
export declare function structInContainer(role: u32, owner: i32, label: u32): u32;

/** The address of the type of the complete type name between two offsets, 0 when it is none. */
// @ts-ignore: decorator
@external('scan', 'typeOf')
export declare function typeOf(at: u32, end: u32): u32;

/** The text of the path in the soft reference at an offset, which may store package and asset separately; -1 for an empty one. */
// @ts-ignore: decorator
@external('scan', 'softTextAt')
export declare function softTextAt(at: u32, packages: bool): i32;

/** Reads an object's class-specific data. */
// @ts-ignore: decorator
@external('scan', 'readTail')
export declare function readTail(row: u32, at: u32, end: u32): void;
