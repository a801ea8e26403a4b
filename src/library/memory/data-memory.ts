// How much memory plain data holds: its arrays, each once. They may share a buffer that has room for more.

/** Columns lie at most this deep in a graph's data. */
const COLUMN_DEPTH = 4;

/** Small things beside the arrays (labels and issues of a graph) are not counted. */
export function memoryBytes(...values: readonly unknown[]): number {
  const places = new Map<ArrayBufferLike, Map<number, number>>();
  for (const value of values) collect(value, places, 0);
  let bytes = 0;
  for (const sizes of places.values()) for (const size of sizes.values()) bytes += size;
  return bytes;
}

/** What the buffers take of addresses that these arrays lie in: their spare room too. */
export function bufferBytes(value: unknown): number {
  const places = new Map<ArrayBufferLike, Map<number, number>>();
  collect(value, places, 0);
  let bytes = 0;
  for (const { byteLength } of places.keys()) bytes += byteLength;
  return bytes;
}

/** The size of the longest array at each place of each buffer. */
function collect(value: unknown, places: Map<ArrayBufferLike, Map<number, number>>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > COLUMN_DEPTH) return;
  if (ArrayBuffer.isView(value)) {
    const sizes = places.get(value.buffer) ?? new Map<number, number>();
    places.set(value.buffer, sizes);
    sizes.set(value.byteOffset, Math.max(sizes.get(value.byteOffset) ?? 0, value.byteLength));
  } else if (!Array.isArray(value)) {
    for (const part of Object.values(value)) collect(part, places, depth + 1);
  }
}
