// Codes in property tags and limits of nesting; shared with the kernel, which is AssemblyScript.

/** Flags of a tag with a complete type name. */
export const HAS_INDEX = 0x01;
export const HAS_GUID = 0x02;
export const HAS_EXTENSIONS = 0x04;
/** Structs inside are binary, not property lists. */
export const BINARY = 0x08;
/** The value of a boolean. */
export const IS_TRUE = 0x10;
/** The value was left out; its layout is unknown. */
export const SKIPPED = 0x20;
/** A tag with one of these flags is not read by kernels. */
export const UNUSUAL = HAS_EXTENSIONS | SKIPPED;

/** "None", which ends a property list: its length with the NUL, and its letters as an int32. */
export const NONE_LENGTH = 5;
export const NONE_WORD = 0x656e6f4e;

/** Property lists nested deeper than this come from a hostile file. */
export const MOST_LIST_DEPTH = 64;
/** Types nested deeper than this come from a hostile file; real ones are at most four deep. */
export const MOST_TYPE_DEPTH = 16;
