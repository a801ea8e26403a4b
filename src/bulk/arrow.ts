// Writes tables as Arrow IPC files: columns as they are in memory, columns of few distinct texts as dictionaries.

import { Buffer } from 'node:buffer';
import type { Data, DataType, Field } from 'apache-arrow';
import { apiError } from '../api/context/errors.ts';
import { ifInstalled } from '../library/if-installed.ts';
import type { BulkTable } from './table.ts';
import { type TypedColumn, typedColumns } from './typed-columns.ts';

type Arrow = typeof import('apache-arrow');

/** Bytes to send at once. */
const PIECE_BYTES = 1 << 20;

/** The library is an optional peer, because it is larger than the program. @throws GraphQLError where it is not installed */
export async function arrowPieces(table: BulkTable): Promise<Iterable<Uint8Array>> {
  const arrow = await ifInstalled(import('apache-arrow'));
  if (arrow) return piecesOf(arrow, table);
  const message = 'Arrow files need a package that is not installed: npm install apache-arrow';
  throw apiError('UNSUPPORTED_FORMAT', message, { http: { status: 501 } });
}

function* piecesOf(arrow: Arrow, table: BulkTable): Generator<Uint8Array> {
  let dictionaries = 0;
  const nextId = (): number => dictionaries++;
  const data = typedColumns(table).map((column) => arrowColumn(arrow, column, nextId));
  const file = fileOf(arrow, table.rows.length, data);
  for (let at = 0; at < file.length; at += PIECE_BYTES) yield file.subarray(at, at + PIECE_BYTES);
}

function fileOf(
  { Schema, RecordBatch, Struct, Table, makeData, tableToIPC }: Arrow,
  length: number,
  columns: readonly { readonly field: Field; readonly data: Data }[],
): Uint8Array {
  const schema = new Schema(columns.map(({ field }) => field));
  const children = columns.map(({ data }) => data);
  const struct = makeData({ type: new Struct(schema.fields), length, nullCount: 0, children });
  return tableToIPC(new Table(schema, [new RecordBatch(schema, struct)]), 'file');
}

/** @param nextId gives each dictionary a number of its own */
function arrowColumn(arrow: Arrow, column: TypedColumn, nextId: () => number): { field: Field; data: Data } {
  const data = dataOf(arrow, column, nextId);
  return { field: new arrow.Field(column.name, data.type as DataType, true), data };
}

function dataOf(arrow: Arrow, column: TypedColumn, nextId: () => number): Data {
  const { makeData } = arrow;
  const length = column.has.length;
  const { nullBitmap, nullCount } = nullsOf(column.has);
  const nulls = { length, nullCount, nullBitmap };
  switch (column.type) {
    case 'double':
      return makeData({ type: new arrow.Float64(), ...nulls, data: column.values });
    case 'integer':
      return makeData({ type: new arrow.Int64(), ...nulls, data: column.values });
    case 'boolean':
      return makeData({ type: new arrow.Bool(), ...nulls, data: bitsOf(column.values) });
    case 'text':
      return makeData({ type: new arrow.Utf8(), ...nulls, ...utf8Of(column.values) });
    case 'dictionary': {
      const { texts, codes } = column;
      const type = new arrow.Dictionary(new arrow.Utf8(), new arrow.Int32(), nextId());
      const values = makeData({
        type: new arrow.Utf8(),
        length: texts.length,
        nullCount: 0,
        ...utf8Of(texts),
      });
      return makeData({ type, ...nulls, data: codes, dictionary: new arrow.Vector([values]) });
    }
    case 'list': {
      const { field, data } = arrowColumn(arrow, column.items, nextId);
      return makeData({ type: new arrow.List(field), ...nulls, valueOffsets: column.ends, child: data });
    }
    case 'struct': {
      const fields = column.fields.map((each) => arrowColumn(arrow, each, nextId));
      const type = new arrow.Struct(fields.map(({ field }) => field));
      return makeData({ type, ...nulls, children: fields.map(({ data }) => data) });
    }
  }
}

function utf8Of(texts: readonly string[]): { valueOffsets: Int32Array; data: Uint8Array } {
  const valueOffsets = new Int32Array(texts.length + 1);
  let end = 0;
  for (let at = 0; at < texts.length; at++) {
    end += Buffer.byteLength(texts[at]!);
    valueOffsets[at + 1] = end;
  }
  const data = Buffer.allocUnsafeSlow(end);
  for (let at = 0; at < texts.length; at++) data.write(texts[at]!, valueOffsets[at]!);
  return { valueOffsets, data };
}

function nullsOf(has: Uint8Array): { nullBitmap: Uint8Array | null; nullCount: number } {
  let nullCount = 0;
  for (const one of has) nullCount += 1 - one;
  return { nullBitmap: nullCount === 0 ? null : bitsOf(has), nullCount };
}

/** Packs one bit per byte, the lowest first. */
function bitsOf(bytes: Uint8Array): Uint8Array {
  const bits = new Uint8Array(Math.ceil(bytes.length / 64) * 8);
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === 1) bits[at >> 3]! |= 1 << (at & 7);
  return bits;
}
