// Writes tables as Parquet files: the whole file is made at once, on the calling thread.

import type { parquetWriteBuffer } from 'hyparquet-writer';
import type { BulkTable } from './table.ts';
import { type TypedColumn, typedColumns } from './typed-columns.ts';

type SchemaElement = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

export async function* parquetPieces(table: BulkTable): AsyncGenerator<Uint8Array, void, undefined> {
  const writer = await import('hyparquet-writer');
  const columns = typedColumns(table);
  const schema = [
    { name: 'root', num_children: columns.length },
    ...columns.flatMap((each) => elementsOf(each)),
  ];
  const columnData = columns.map((column) => {
    return { name: column.name, data: Array.from(column.has, (_, at) => cellAt(column, at)) };
  });
  yield new Uint8Array(writer.parquetWriteBuffer({ schema, columnData }));
}

function cellAt(column: TypedColumn, at: number): unknown {
  if (column.has[at] !== 1) return null;
  switch (column.type) {
    case 'dictionary':
      return column.texts[column.codes[at]!];
    case 'boolean':
      return column.values[at] === 1;
    case 'list': {
      const { ends, items } = column;
      return Array.from({ length: ends[at + 1]! - ends[at]! }, (_, nth) => cellAt(items, ends[at]! + nth));
    }
    case 'struct':
      return Object.fromEntries(column.fields.map((field) => [field.name, cellAt(field, at)]));
    default:
      return column.values[at];
  }
}

function elementsOf(column: TypedColumn, name = column.name): SchemaElement[] {
  const optional = { name, repetition_type: 'OPTIONAL' } as const;
  switch (column.type) {
    case 'list':
      return [
        { ...optional, converted_type: 'LIST', num_children: 1 },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        ...elementsOf(column.items, 'element'),
      ];
    case 'struct':
      return [
        { ...optional, num_children: column.fields.length },
        ...column.fields.flatMap((field) => elementsOf(field)),
      ];
    default:
      return [{ ...optional, ...TYPES[column.type] }];
  }
}

const TYPES = {
  double: { type: 'DOUBLE' },
  integer: { type: 'INT64' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  dictionary: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const;
