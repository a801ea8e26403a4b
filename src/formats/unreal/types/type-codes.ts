// Property types by number, and how a type's name is found fast: shared with the kernel, which is AssemblyScript.

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

/** A name's slot is `((first ^ second * SECOND_WORD) * BOTH_WORDS) >>> SLOT_SHIFT`, of its first two words of 32 bits. */
export const SLOT_SHIFT = 26;
/** Multipliers under which no two names meet; found by trying. */
export const SECOND_WORD = 51;
export const BOTH_WORDS = 0x85ebca6b;
