// The formats that tables of objects are given in, by the endings of their addresses and files.

import { arrowPieces } from './arrow.ts';
import type { BulkTable } from './bulk-table.ts';
import { parquetPieces } from './parquet.ts';
import { csvPieces, geojsonPieces, jsonPieces, ndjsonPieces } from './text-formats.ts';

export interface BulkFormat {
  /** For the header content-type. */
  readonly type: string;
  /** Whether all of it has to be made before any of it is there. */
  readonly isWhole: boolean;
  /** The table in pieces; after each one, others may be let to work. Empty pieces are there for that alone. */
  pieces(table: BulkTable): Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** What a server gives. */
export const SERVED_FORMATS: ReadonlyMap<string, BulkFormat> = new Map([
  ['ndjson', { type: 'application/x-ndjson; charset=utf-8', isWhole: false, pieces: ndjsonPieces }],
  ['json', { type: 'application/json; charset=utf-8', isWhole: false, pieces: jsonPieces }],
  ['csv', { type: 'text/csv; charset=utf-8; header=present', isWhole: false, pieces: csvPieces }],
  ['geojson', { type: 'application/geo+json; charset=utf-8', isWhole: false, pieces: geojsonPieces }],
  ['arrow', { type: 'application/vnd.apache.arrow.file', isWhole: true, pieces: arrowPieces }],
]);

/** What the command line writes: one more, which cannot be written in pieces. */
export const EXPORT_FORMATS: ReadonlyMap<string, BulkFormat> = new Map([
  ...SERVED_FORMATS,
  ['parquet', { type: 'application/vnd.apache.parquet', isWhole: true, pieces: parquetPieces }],
]);
