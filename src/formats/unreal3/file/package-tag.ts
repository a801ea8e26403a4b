// What packages begin with.

/** The first word of every package, in the byte order of the file. */
export const PACKAGE_TAG = 0x9e2a83c1;
/** The first word of a big-endian package, read little-endian. */
export const SWAPPED_TAG = 0xc1832a9e;
