// Numbers that the reader and its kernel tell each other; shared with the kernel, which is AssemblyScript.

/** Why the kernel stopped at a body or a level: the reader must read it; its bytes must arrive first; references or nodes need room. */
export const CARE = 0;
export const BYTES = 1;
export const ROOM = 2;
export const ROWS = 3;

/** How it reads a struct: as a property list, by its size, as an FString, as one that it knows; or not at all. */
export const LIST = 0;
export const FIXED = 1;
export const ONE_STRING = 2;
export const INVENTORY_ITEM = 3;
export const TRACK_POSITION = 4;
export const OTHER = 5;
export const CLIENT_IDENTITY = 6;

/** Parts of values that have labels and no name in the file. */
export const ELEMENT = 0;
export const ITEM_CLASS = 1;
export const ITEM_STATE = 2;
export const STRUCT_TYPE = 3;
export const STRUCT_VALUE = 4;
export const PAIR_KEY = 5;
export const PAIR_VALUE = 6;
export const TRACK = 7;

/** What of a set or map a struct is. */
export const AS_ELEMENT = 0;
export const AS_KEY = 1;
export const AS_VALUE = 2;

/** What stands behind the properties of a class: nothing that the kernel reads, or data that it does. */
export const NO_TAIL = 0;
export const POWER_LINE = 1;
export const CONVEYOR = 2;
export const CHAIN = 3;
