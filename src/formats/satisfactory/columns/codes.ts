// Numbers that reading columns and its kernel tell each other; shared with the kernel, which is AssemblyScript.

/** Objects or tags of one run, and what there is room for of what is found. */
export const MOST_ROWS = 1024;
export const MOST_TAGS = 8192;
export const MOST_VALUES = 4096;
export const MOST_ELEMENTS = 4096;

/** Longer paths are the decoder's. */
export const MOST_STEPS = 8;
/** Names of which the kernel knows what they mean; of others it asks. */
export const KNOWN_NAMES = 4096;
/** Names that the kernel recognises, three words each: where one stands, its size, its number. */
export const NAME_SLOTS = 4096;
export const NAME_WORDS = 3;
/**
 * Names of types, in the slots of ../../unreal/types/type-codes.ts. Words of each: size, code, first eight bytes, last eight bytes, and the
 * two behind the first eight, which are all that there are.
 */
export const TYPE_SLOTS = 64;
export const TYPE_WORDS = 8;
export const LONGEST_TYPE = 18;

/** What a name means at a step of the path. */
export const UNKNOWN_NAME = 0;
export const OTHER_NAME = 1;
export const WANTED = 2;
/** One of several ways: for decoding. */
export const AMBIGUOUS = 3;

/** What a struct is by its name. */
export const UNKNOWN_STRUCT = 0;
export const PROPERTY_LIST = 1;
export const BINARY_STRUCT = 2;

/** What the layout of a body depends on, in bits: see ValueVersion and BodyVersion of ../kernel/boundary.json. */
export const TYPED = 1;
export const CONTROL_BYTE = 2;
export const DOUBLES = 4;
export const ITEM_STATES = 8;

/** Beside the kinds of ../../../graph/kernel/column-codes.ts: one of 64 bits without a sign. */
export const UNSIGNED = 7;

/** A program: words of an operation and, for SKIP, bytes. It ends with END, or where it is full. */
export const PROGRAM_WORDS = 8;
export const MOST_PROGRAMS = 32;
export const OPERATION_SHIFT = 24;
export const END = 0;
export const SKIP = 1;
export const SKIP_STRING = 2;
export const SKIP_REFERENCE = 3;
/** A number of 32 bits that must be 0: what would follow takes decoding. */
export const EMPTY = 4;
export const TAKE_U8 = 5;
export const TAKE_I32 = 6;
export const TAKE_F32 = 7;
export const TAKE_F64 = 8;
export const TAKE_STRING = 9;
export const TAKE_REFERENCE = 10;
