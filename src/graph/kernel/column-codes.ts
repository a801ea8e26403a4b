// Codes in columns and in property indexes (../column-reader.ts); shared with kernels, which are
// AssemblyScript.

/**
 * State of a node: all direct properties are in the index, there are others in addition, or it has to be
 * decoded.
 */
export const INDEXED = 0;
export const MORE = 1;
export const DECODED = 2;

/** Kinds of values. An integer has 64 bits; OTHER may still have a number and a text, as enum values do. */
export const NOTHING = 0;
export const NUMBER = 1;
export const INTEGER = 2;
export const BOOLEAN = 3;
export const TEXT = 4;
export const REFERENCE = 5;
export const OTHER = 6;
