// Numbers that the reader and its kernel tell each other; shared with the kernel, which is AssemblyScript.

/** Why the kernel stopped at a body: the reader must read it; its bytes must arrive first; references need room. */
export const CARE = 0;
export const BYTES = 1;
export const ROOM = 2;

/** How it reads a struct: as a property list, by its size, as an FInventoryItem; or not at all. */
export const LIST = 0;
export const FIXED = 1;
export const ITEM = 2;
export const OTHER = 3;

/** Parts of values that have labels and no name in the file. */
export const ELEMENT = 0;
export const ITEM_CLASS = 1;
export const ITEM_STATE = 2;
export const STRUCT_TYPE = 3;
export const STRUCT_VALUE = 4;

/** What stands behind the properties of a class: nothing that the kernel reads, or data that it does. */
export const NO_TAIL = 0;
export const POWER_LINE = 1;
export const CONVEYOR = 2;
export const CHAIN = 3;
