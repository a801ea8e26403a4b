// Codes shared by the reader and its kernel, which is AssemblyScript and imports this file too.

/**
 * Why the kernel stopped at a body or a level: the TypeScript reader has to read it (UNUSUAL), its bytes have
 * not arrived yet, or there is no room left for its references or nodes.
 */
export const UNUSUAL = 0;
export const BYTES = 1;
export const ROOM = 2;
export const ROWS = 3;

/** Set in the number of a label for a field that is named as a credential: what is withheld is shown as a text. */
export const SECRET = 0x40000000;

/**
 * Layouts of structs for the kernel: a property list, bytes to skip, a layout that it knows because a save may have
 * thousands of them, any other, or bytes to skip that hold texts. Then those that only trains and players have: the reader
 * takes a tenth of a load for the first object that it is given.
 */
export const LIST = 0;
export const FIXED = 1;
export const INVENTORY_ITEM = 2;
export const PLAYER_HANDLE = 3;
export const OTHER = 4;
export const FIXED_TEXTS = 5;
export const TRACK_POSITION = 6;
export const IDENTITY = 7;
export const NET_ID = 8;

/** Bits for what the layout of a body depends on: see layout-bits.ts. */
export const TYPED = 1;
export const CONTROL_BYTE = 2;
export const DOUBLES = 4;
/** The state of an item is an actor. */
export const ITEM_STATES = 8;
export const INVARIANT_TEXTS = 16;
export const WIRE_PLACES = 32;
/** A player's handle has a wide index, and holds everything twice. */
export const WIDE_HANDLES = 64;
export const DOUBLE_HANDLES = 128;
/** Of lightweight buildables only, beyond the byte that others have for their layout: they have data of their own type. */
export const TYPE_SPECIFIC = 256;

/**
 * Numbers of the labels that are the same in every file: of outer objects, parents, children and properties,
 * and of references in class-specific data (kernel-labels.ts). Labels of fields get the numbers after these.
 */
export const OUTER = 0;
export const PARENT = 1;
export const CHILD = 2;
export const PROPERTIES = 3;
export const SOURCE = 4;
export const TARGET = 5;
export const BELT_ITEM = 6;
export const LAST_BELT = 7;
export const FIRST_BELT = 8;
export const SEGMENT_CHAIN = 9;
export const SEGMENT_BELT = 10;
export const SWATCH = 11;
export const MATERIAL = 12;
export const PATTERN = 13;
export const SKIN = 14;
export const PAINT_FINISH = 15;
export const RECIPE = 16;
export const BLUEPRINT_PROXY = 17;
export const TYPE_SPECIFIC_DATA = 18;

/** Parts of values that get a label although the file has no name for them. */
export const ELEMENT = 0;
export const ITEM_CLASS = 1;
export const ITEM_STATE = 2;
export const STRUCT_TYPE = 3;
export const STRUCT_VALUE = 4;
export const PAIR_KEY = 5;
export const PAIR_VALUE = 6;
export const TRACK = 7;

/** The place of a struct: an element of a set, or a key or value of a map. */
export const AS_ELEMENT = 0;
export const AS_KEY = 1;
export const AS_VALUE = 2;

/**
 * The data after the properties of objects of a class: nothing that the kernel reads, or one of the layouts that it
 * does.
 */
export const NO_TAIL = 0;
export const POWER_LINE = 1;
export const CONVEYOR = 2;
export const CHAIN = 3;
