// Why a chunk cannot be decoded, as numbers. Compiled into the kernel, too. oodle-error.ts has their texts.

export const INTERNAL = 0;
/** Fewer bytes than expected. */
export const TOO_FEW = 1;
/** More of something than expected. */
export const TOO_MANY = 2;
/** Not as many as expected. */
export const NOT_EXACT = 3;
export const BAD_MODE = 4;
/** A literal, command, offset or length is missing, or was not used. */
export const NOT_USED_UP = 5;
export const BAD_DISTANCE = 6;
export const BAD_CODES = 7;
export const TOO_DEEP = 8;
export const UNSUPPORTED_ARRAY = 9;
export const EXCESS_BYTES = 11;
/** Lists that need more memory than those of any save. */
export const NO_ROOM = 12;

/** Output bytes of a chunk; the last one of a block may be shorter. */
export const CHUNK_BYTES = 0x20000;
/** The number of a lone array, beside those of compressors. */
export const ARRAY = 5;
export const KRAKEN = 6;
export const MERMAID = 10;
export const LEVIATHAN = 12;
/** Memory for the lists of a chunk. */
export const ROOM_BYTES = 0x1c0000;
