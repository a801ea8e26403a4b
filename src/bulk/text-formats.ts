// Writes tables as text, piece by piece to save memory: JSON (line by line or as one list), GeoJSON and CSV.

import { Buffer } from 'node:buffer';
import { type Literal, literal, NULL } from '../execute/json/json-literal.ts';
import { JsonOut } from '../execute/json/json-out.ts';
import { type BulkColumn, type CellValue, cellText, loadColumns } from './bulk-columns.ts';
import type { BulkTable } from './table.ts';

/** Approximate bytes of a piece: enough to be worth sending, few enough to be written in an instant. */
const PIECE_BYTES = 128 * 1024;
/** Rows between two checks of the budget. */
const TICK_ROWS = 512;

/** Yielded only to allow a pause. */
const NOTHING = new Uint8Array(0);

type Pieces = Generator<Uint8Array, void, undefined>;

export function* ndjsonPieces(table: BulkTable): Pieces {
  const write = rowWriter(table);
  yield* pieces(table, {}, (out, row) => {
    write(out, row);
    out.literal(LINE_END);
  });
}

export function* jsonPieces(table: BulkTable): Pieces {
  const write = rowWriter(table);
  yield* pieces(table, { start: '[', between: ',\n', end: ']\n' }, write);
}

/** RFC 7946, but in the game's own coordinates. Objects without a position have a null geometry. */
export function* geojsonPieces(table: BulkTable): Pieces {
  const write = rowWriter(table);
  const framing = { start: '{"type":"FeatureCollection","features":[', between: ',\n', end: ']}\n' };
  yield* pieces(table, framing, (out, row) => {
    const place = table.placeOf(row);
    const x = place?.x ?? Number.NaN;
    out.literal(FEATURE);
    if (Number.isNaN(x)) out.literal(NULL);
    else {
      out.literal(POINT);
      out.number(x);
      out.literal(COMMA);
      out.number(place!.y);
      out.literal(COMMA);
      out.number(place!.z);
      out.literal(POINT_END);
    }
    out.literal(PROPERTIES);
    write(out, row);
    out.literal(OBJECT_END);
  });
}

const [LINE_END, COMMA, OBJECT, OBJECT_END] = ['\n', ',', '{', '}'].map(literal) as [
  Literal,
  Literal,
  Literal,
  Literal,
];
const FEATURE = literal('{"type":"Feature","geometry":');
const POINT = literal('{"type":"Point","coordinates":[');
const POINT_END = literal(']}');
const PROPERTIES = literal(',"properties":');

interface Framing {
  readonly start?: string;
  readonly between?: string;
  readonly end?: string;
}

function* pieces(
  table: BulkTable,
  { start, between, end }: Framing,
  write: (out: JsonOut, row: number) => void,
): Pieces {
  for (const _ of loadColumns(table.columns, table.rows)) yield NOTHING;
  const out = new JsonOut();
  const comma = between === undefined ? null : literal(between);
  if (start !== undefined) out.literal(literal(start));
  const { rows } = table;
  for (let at = 0; at < rows.length; at++) {
    if (at % TICK_ROWS === 0) table.tick();
    if (at > 0 && comma) out.literal(comma);
    write(out, rows[at]!);
    if (out.at < PIECE_BYTES) continue;
    yield out.copy();
    out.at = 0;
  }
  if (end !== undefined) out.literal(literal(end));
  if (out.at > 0) yield out.copy();
}

function rowWriter({ columns }: BulkTable): (out: JsonOut, row: number) => void {
  const writers = columns.map((column, at) => {
    const name = literal(`${at === 0 ? '' : ','}${JSON.stringify(column.name)}:`);
    const write = cellWriter(column);
    return (out: JsonOut, row: number) => {
      out.literal(name);
      write(out, row);
    };
  });
  return (out, row) => {
    out.literal(OBJECT);
    for (const write of writers) write(out, row);
    out.literal(OBJECT_END);
  };
}

function cellWriter(column: BulkColumn): (out: JsonOut, row: number) => void {
  switch (column.kind) {
    case 'number':
      return (out, row) => out.number(column.at(row));
    case 'text':
      return (out, row) => {
        if (!column.write?.(out, row)) out.value(column.at(row));
      };
    case 'code': {
      const known: Literal[] = [];
      return (out, row) => {
        const code = column.at(row);
        known[code] ??= literal(JSON.stringify(column.text(code)));
        out.literal(known[code]);
      };
    }
    case 'value':
      return (out, row) => {
        const cell = column.at(row);
        if (typeof cell === 'number' && Number.isFinite(cell)) out.number(cell);
        else if (typeof cell === 'string') out.string(cell);
        else out.value(jsonCell(cell));
      };
  }
}

/** Integers beyond the range of doubles become text, as elsewhere; so do NaN and infinities in a file. */
function jsonCell(cell: CellValue): unknown {
  if (typeof cell === 'bigint') return cell.toString();
  return typeof cell === 'number' && !Number.isFinite(cell) ? String(cell) : cell;
}

/** RFC 4180: lines end in CR LF, and the first one names the columns. Values that are not plain are written as JSON. */
export function* csvPieces(table: BulkTable): Pieces {
  const { columns, rows } = table;
  for (const _ of loadColumns(columns, rows)) yield NOTHING;
  const writers = columns.map(csvWriter);
  let text = `${columns.map(({ name }) => csvText(name)).join(',')}\r\n`;
  for (let at = 0; at < rows.length; at++) {
    if (at % TICK_ROWS === 0) table.tick();
    const row = rows[at]!;
    for (let column = 0; column < writers.length; column++) {
      if (column > 0) text += ',';
      text += writers[column]!(row);
    }
    text += '\r\n';
    if (text.length < PIECE_BYTES) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function csvWriter(column: BulkColumn): (row: number) => string {
  switch (column.kind) {
    case 'number':
      return (row) => {
        const number = column.at(row);
        return Number.isNaN(number) ? '' : String(number);
      };
    case 'text':
      return (row) => csvText(column.at(row) ?? '');
    case 'code': {
      const known: string[] = [];
      return (row) => {
        const code = column.at(row);
        known[code] ??= csvText(column.text(code) ?? '');
        return known[code];
      };
    }
    case 'value':
      return (row) => csvText(cellText(column.at(row)));
  }
}

function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
