// Writes tables as Parquet files, for the command line: the whole file is made at once, on the calling thread.

import type { ColumnSource } from 'hyparquet-writer';
import type { BulkTable } from './table.ts';
import { type TypedColumn, typedColumns } from './typed-columns.ts';

export async function* parquetPieces(table: BulkTable): AsyncGenerator<Uint8Array, void, undefined> {
  const { parquetWriteBuffer } = await import('hyparquet-writer');
  const columnData: ColumnSource[] = [];
  for (const column of typedColumns(table)) if (column) columnData.push(sourceOf(column));
  yield new Uint8Array(parquetWriteBuffer({ columnData }));
}

function sourceOf(column: TypedColumn): ColumnSource {
  const { name, has } = column;
  const cellAt = (at: number): unknown => {
    if (column.type === 'dictionary') return column.texts[column.codes[at]!];
    return column.type === 'boolean' ? column.values[at] === 1 : column.values[at];
  };
  const data = Array.from(has, (one, at) => (one === 1 ? cellAt(at) : null));
  return { name, data, type: TYPES[column.type], nullable: true };
}

const TYPES = {
  double: 'DOUBLE',
  integer: 'INT64',
  boolean: 'BOOLEAN',
  text: 'STRING',
  dictionary: 'STRING',
} as const;
