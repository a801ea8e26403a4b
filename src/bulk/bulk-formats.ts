// The formats of tables, by the extension in their addresses and file names.

import { arrowPieces } from './arrow.ts';
import { parquetPieces } from './parquet.ts';
import type { BulkTable } from './table.ts';
import { csvPieces, geojsonPieces, jsonPieces, ndjsonPieces } from './text-formats.ts';

export interface BulkFormat {
  /** The content-type header. */
  readonly type: string;
  /** The whole file has to be made before any of it can be sent. */
  readonly isWhole: boolean;
  /** The table in pieces. Others may work after each piece; empty pieces exist only for that. */
  pieces(table: BulkTable): Pieces | Promise<Pieces>;
}

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export const BULK_FORMATS: ReadonlyMap<string, BulkFormat> = new Map<string, BulkFormat>([
  ['ndjson', { type: 'application/x-ndjson; charset=utf-8', isWhole: false, pieces: ndjsonPieces }],
  ['json', { type: 'application/json; charset=utf-8', isWhole: false, pieces: jsonPieces }],
  ['csv', { type: 'text/csv; charset=utf-8; header=present', isWhole: false, pieces: csvPieces }],
  ['geojson', { type: 'application/geo+json; charset=utf-8', isWhole: false, pieces: geojsonPieces }],
  ['arrow', { type: 'application/vnd.apache.arrow.file', isWhole: true, pieces: arrowPieces }],
  ['parquet', { type: 'application/vnd.apache.parquet', isWhole: true, pieces: parquetPieces }],
]);

/** All bytes of a table. @param format one of BULK_FORMATS */
export async function wholeTable(table: BulkTable, format: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await BULK_FORMATS.get(format)!.pieces(table)) pieces.push(piece);
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
