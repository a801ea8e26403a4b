// Codes shared by the reader of columns and its kernel, which is AssemblyScript and imports this file too.

/** Objects or tags per run, and how much of what is found fits into a run. */
export const MOST_ROWS = 1024;
export const MOST_TAGS = 8192;
export const MOST_VALUES = 4096;
export const MOST_ELEMENTS = 4096;

/** Longer paths are left to the decoder. */
export const MOST_STEPS = 8;
/** Names whose meaning the kernel remembers; for others it asks. */
export const KNOWN_NAMES = 4096;
/** Hash slots of the names that the kernel recognises, three words each: offset, size, number. */
export const NAME_SLOTS = 4096;
export const NAME_WORDS = 3;

/** Tags to recognise by their bytes, and words of each. */
export const SEEN_TAGS = 128;
export const SEEN_TAG_WORDS = 12;

/** What a name means as a step of the path. */
export const UNKNOWN_NAME = 0;
export const OTHER_NAME = 1;
export const WANTED = 2;
/** The path can be followed in several ways: left to the decoder. */
export const AMBIGUOUS = 3;

/** What a struct with this name is. */
export const UNKNOWN_STRUCT = 0;
export const PROPERTY_LIST = 1;
export const BINARY_STRUCT = 2;
/** To the search for texts: a binary struct that holds nothing but numbers and references, and an item. */
export const NUMBERS_STRUCT = 3;
export const ITEM_STRUCT = 4;

/** Stands in for the name of a field that is the elements of a list; no name has this number. */
export const ELEMENTS = 0xffff;

/** In addition to the kinds of ../../../graph/kernel/column-codes.ts: an unsigned 64-bit integer. */
export const UNSIGNED = 7;

/**
 * A program is a list of operations, each a word (SKIP takes one more, the number of bytes). It ends with END
 * or at this length.
 */
export const PROGRAM_WORDS = 8;
export const MOST_PROGRAMS = 32;
export const OPERATION_SHIFT = 24;
export const END = 0;
export const SKIP = 1;
export const SKIP_STRING = 2;
export const SKIP_REFERENCE = 3;
/** A 32-bit number that must be 0; otherwise what follows has to be decoded. */
export const EMPTY = 4;
export const TAKE_U8 = 5;
export const TAKE_I32 = 6;
export const TAKE_F32 = 7;
export const TAKE_F64 = 8;
export const TAKE_STRING = 9;
export const TAKE_REFERENCE = 10;
