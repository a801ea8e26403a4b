// The tag that packages begin with.

/** First word of every package, in the file's byte order. */
export const PACKAGE_TAG = 0x9e2a83c1;
/** First word of a big-endian package, read as little-endian. */
export const SWAPPED_TAG = 0xc1832a9e;
