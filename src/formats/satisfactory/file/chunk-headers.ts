// The headers of chunks as the file has them, under the names of public documents. Source: docs/formats/satisfactory.md#chunks.

import { Cursor } from '../../../bytes/cursor.ts';
import type { Stream } from '../../../bytes/inflate-job.ts';
import { sharedArray, sharedCopy } from '../../../graph/memory/columns.ts';
import type { RawRow, RawTable } from '../../../graph/raw-table.ts';
import { rawTable } from '../../raw-tables.ts';
import { CHUNK_VERSION } from '../../unreal/chunks/chunk-header.ts';

/** A copy of the bytes between the streams: some 50 for each chunk. */
export type ChunkHeaders = ReturnType<typeof chunkHeaders>;

export const NO_CHUNKS: ChunkHeaders = {
  bytes: sharedArray(Uint8Array, 0),
  places: sharedArray(Uint32Array, 2),
};

/** @param start where the first chunk begins */
export function chunkHeaders(file: Uint8Array, start: number, streams: readonly Stream[]) {
  const places: number[] = [];
  const parts: Uint8Array[] = [];
  let size = 0;
  let end = start;
  for (const stream of streams) {
    if (stream.at > end) {
      places.push(end, size);
      parts.push(file.subarray(end, stream.at));
      size += stream.at - end;
    }
    end = stream.at + stream.size;
  }
  const bytes = sharedArray(Uint8Array, size);
  parts.forEach((part, at) => {
    bytes.set(part, places[at * 2 + 1]);
  });
  // Of each header the offset in the file and in the bytes, by turns, and the end of the last.
  return { bytes, places: sharedCopy(Uint32Array, [...places, end, size]) };
}

export function chunkTable(file: string, { bytes, places }: ChunkHeaders): RawTable {
  return rawTable('Chunks', places.length / 2 - 1, (row) => {
    const [start, end] = [places[row * 2 + 1]!, places[row * 2 + 3]!];
    return { at: places[row * 2], ...chunkRow(new Cursor(bytes, { file, start, end })) };
  });
}

/** Of a header that was damaged, as much as there is. */
function chunkRow(cursor: Cursor): RawRow {
  const row: Record<string, unknown> = {};
  if (cursor.left < 16) return row;
  row.PACKAGE_FILE_TAG = cursor.u32();
  row.archiveHeader = cursor.u32();
  row.maxChunkSize = cursor.i64();
  if (row.archiveHeader === CHUNK_VERSION.v2 && cursor.left > 0) row.CompressorNum = cursor.u8();
  const streams: RawRow[] = [];
  while (cursor.left >= 16) streams.push({ compressedSize: cursor.i64(), uncompressedSize: cursor.i64() });
  const summary = streams.shift();
  if (!summary) return row;
  row.compressedSizeSummary = summary.compressedSize;
  row.uncompressedSizeSummary = summary.uncompressedSize;
  row.streams = streams;
  return row;
}
