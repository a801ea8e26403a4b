// Constants in the headers of the compressed chunks that Unreal splits archives into. Source:
// docs/formats/satisfactory.md#chunks, docs/formats/gvas.md#wrappers.

/** First word of a chunk. */
export const CHUNK_TAG = 0x9e2a83c1;
/**
 * Second word of a chunk. Version 2 stores the compressor's number after the block size, version 1 doesn't
 * store it.
 */
export const CHUNK_VERSION = { v1: 0, v2: 0x22222222 } as const;
export const COMPRESSOR = { oodle: 2, zlib: 3 } as const;
