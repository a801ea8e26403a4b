// Generated from boundary.json, which says what everything is, by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

@unmanaged
export class Setup {
  imageSize: u32;
  texts: u32;
  mostTexts: u32;
}
export const setup: Setup = changetype<Setup>(64);

@unmanaged
export class PathRows {
  rows: u32;
  nodeOfText: u32;
  absent: u32;
}
export const pathRows: PathRows = changetype<PathRows>(76);

@unmanaged
export class Beginnings {
  count: u32;
  begin: u32;
  size: u32;
  texts: u32;
  marks: u32;
}
export const beginnings: Beginnings = changetype<Beginnings>(88);

@unmanaged
export class PathNodes {
  rows: u32;
  text: u32;
  parent: u32;
}
export const pathNodes: PathNodes = changetype<PathNodes>(108);

@unmanaged
export class PathLinks {
  rows: u32;
  target: u32;
}
export const pathLinks: PathLinks = changetype<PathLinks>(120);

@unmanaged
export class Joins {
  rows: u32;
  join: u32;
}
export const joins: Joins = changetype<Joins>(128);

@unmanaged
export class LinkRun {
  from: u32;
  count: u32;
  row: u32;
}
export const linkRun: LinkRun = changetype<LinkRun>(136);

@unmanaged
export class Absent {
  absentCount: u32;
}
export const absent: Absent = changetype<Absent>(148);

@unmanaged
export class GroupKeys {
  rows: u32;
  keys: u32;
  order: u32;
}
export const groupKeys: GroupKeys = changetype<GroupKeys>(152);

@unmanaged
export class GroupStarts {
  rows: u32;
  start: u32;
}
export const groupStarts: GroupStarts = changetype<GroupStarts>(164);

@unmanaged
export class Places {
  rows: u32;
  x: u32;
  y: u32;
  z: u32;
}
export const places: Places = changetype<Places>(172);

@unmanaged
export class Hash {
  first: u32;
  second: u32;
}
export const hash: Hash = changetype<Hash>(188);

@unmanaged
export class Shared {
  top: u32;
  image: u32;
  imageSize: u32;
  entries: u32;
  textCount: u32;
  capacity: u32;
  slots: u32;
  mask: u32;
  copiedBytes: u32;
  lastGuard: u32;
}
export const shared: Shared = changetype<Shared>(196);

// @ts-ignore: decorator
@external('graph', 'growMemory')
export declare function growMemory(pages: u32): bool;
