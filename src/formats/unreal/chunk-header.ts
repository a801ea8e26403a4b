// Numbers in the headers of chunks, in which Unreal compresses archives.
// Source: docs/formats/satisfactory.md#chunks, docs/formats/gvas.md#wrappers.

/** The first word of a chunk. */
export const CHUNK_TAG = 0x9e2a83c1;
/** The second. Version 2 has the number of the compressor behind the size of blocks, version 1 does not say it. */
export const CHUNK_VERSION = { v1: 0, v2: 0x22222222 } as const;
export const COMPRESSOR = { oodle: 2, zlib: 3 } as const;
