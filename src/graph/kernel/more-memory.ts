// What kernels ask of GraphMemory, each of them by itself.

/** Grows the memory by this many pages; false when there is no more for it. */
export declare function growMemory(pages: u32): bool;
