// Generated from boundary.json by scripts/kernels.mjs. Do not edit.

/** Memory before this address is for the records of kernels. */
export const FREE: u32 = 1024;

/** What a graph's memory is made for: the image, and about how many texts there will be and may be at most. */
@unmanaged
export class Setup {
  imageSize: u32;
  texts: u32;
  mostTexts: u32;
}
export const setup: Setup = changetype<Setup>(64);

/** A hash over bytes so far (content-hash.ts). */
@unmanaged
export class Hash {
  first: u32;
  second: u32;
}
export const hash: Hash = changetype<Hash>(76);

/** What the kernels of one graph share. Addresses count from the beginning of the memory: memory is free from `top` on, offsets count from `image`; the table of texts is that of text-table.ts, the guard that of guards.ts. */
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
export const shared: Shared = changetype<Shared>(84);

/** Grows the memory by this many pages; false when there is no more. */
// @ts-ignore: decorator
@external('graph', 'growMemory')
export declare function growMemory(pages: u32): bool;
