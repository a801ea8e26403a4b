// Codes of property types, and the hash that finds a type by its name; shared with the kernel, which is AssemblyScript.

export const UNKNOWN = 0;
export const BOOL = 1;
export const BYTE = 2;
export const INT8 = 3;
export const INT16 = 4;
export const INT = 5;
export const INT64 = 6;
export const UINT16 = 7;
export const UINT32 = 8;
export const UINT64 = 9;
export const FLOAT = 10;
export const DOUBLE = 11;
export const STRING = 12;
export const NAME = 13;
export const ENUM = 14;
export const TEXT = 15;
export const OBJECT = 16;
export const INTERFACE = 17;
export const SOFT_OBJECT = 18;
export const STRUCT = 19;
export const ARRAY = 20;
export const SET = 21;
export const MAP = 22;
export const CODES = 23;

/** A name's slot is `((first ^ second * SECOND_WORD) * BOTH_WORDS) >>> SLOT_SHIFT`, from its first two 32-bit words. */
export const SLOT_SHIFT = 26;
/** 32-bit words of a slot, and bytes of the longest name that fits (TYPE_SLOTS in types.ts). */
export const SLOT_WORDS = 8;
export const LONGEST_TYPE = 18;
/** Multipliers without collisions between the names; found by trial. */
export const SECOND_WORD = 51;
export const BOTH_WORDS = 0x85ebca6b;
