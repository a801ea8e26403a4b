// The formats of tables of objects, by the extension in their addresses and file names.

import { arrowPieces } from './arrow.ts';
import { parquetPieces } from './parquet.ts';
import type { BulkTable } from './table.ts';
import { csvPieces, geojsonPieces, jsonPieces, ndjsonPieces } from './text-formats.ts';

export interface BulkFormat {
  /** The content-type header. */
  readonly type: string;
  /** Whether the whole file has to be made before any of it can be sent. */
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
