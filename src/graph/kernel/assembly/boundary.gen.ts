// Generated from boundary.json by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

/** What a graph's memory is made for: the image, and the expected and the largest number of texts. */
@unmanaged
export class Setup {
  imageSize: u32;
  texts: u32;
  mostTexts: u32;
}
export const setup: Setup = changetype<Setup>(64);

/** By text: the first node that has it as its path, -1 for none, -2 for several. Also room for the texts that references name but no node has. */
@unmanaged
export class PathRows {
  rows: u32;
  nodeOfText: u32;
  absent: u32;
}
export const pathRows: PathRows = changetype<PathRows>(76);

/** Texts to be tried for whether they begin with the `size` bytes at `begin`; those that do are marked with 1. */
@unmanaged
export class Beginnings {
  count: u32;
  begin: u32;
  size: u32;
  texts: u32;
  marks: u32;
}
export const beginnings: Beginnings = changetype<Beginnings>(88);

/** Columns of nodes, while parents may still be given by path. */
@unmanaged
export class PathNodes {
  rows: u32;
  text: u32;
  parent: u32;
}
export const pathNodes: PathNodes = changetype<PathNodes>(108);

/** Targets of references, while they may still be given by path. */
@unmanaged
export class PathLinks {
  rows: u32;
  target: u32;
}
export const pathLinks: PathLinks = changetype<PathLinks>(120);

/** Which nodes have a path that continues their parent's. */
@unmanaged
export class Joins {
  rows: u32;
  join: u32;
}
export const joins: Joins = changetype<Joins>(128);

/** References from `from` on, of `count` in all; the first node that is only named gets row `row`. */
@unmanaged
export class LinkRun {
  from: u32;
  count: u32;
  row: u32;
}
export const linkRun: LinkRun = changetype<LinkRun>(136);

/** How many texts references name that no node has. */
@unmanaged
export class Absent {
  absentCount: u32;
}
export const absent: Absent = changetype<Absent>(148);

/** The group of each row, and room for the rows by group. */
@unmanaged
export class GroupKeys {
  rows: u32;
  keys: u32;
  order: u32;
}
export const groupKeys: GroupKeys = changetype<GroupKeys>(152);

/** Where each group begins among them, zeros at first: one entry more than there are groups. */
@unmanaged
export class GroupStarts {
  rows: u32;
  start: u32;
}
export const groupStarts: GroupStarts = changetype<GroupStarts>(164);

/** A hash over the bytes so far (content-hash.ts). */
@unmanaged
export class Hash {
  first: u32;
  second: u32;
}
export const hash: Hash = changetype<Hash>(172);

/** What the kernels of one graph share. Addresses count from the start of the memory, which is free from `top` on; offsets count from `image`. The table of texts belongs to text-table.ts, the guard to guards.ts. */
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
export const shared: Shared = changetype<Shared>(180);

/** Grows the memory by this many pages; false when there is no more. */
// @ts-ignore: decorator
@external('graph', 'growMemory')
export declare function growMemory(pages: u32): bool;
