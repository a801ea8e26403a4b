// Numbers in columns and in an index of properties (../column-reader.ts); shared with kernels, which are
// AssemblyScript.

/** Of a node: all its direct properties are in the index; it has others after those; it must be decoded. */
export const INDEXED = 0;
export const MORE = 1;
export const DECODED = 2;

/** What a value is. An integer has 64 bits; what is OTHER may still have a number and a text, as an enum value may. */
export const NOTHING = 0;
export const NUMBER = 1;
export const INTEGER = 2;
export const BOOLEAN = 3;
export const TEXT = 4;
export const REFERENCE = 5;
export const OTHER = 6;
