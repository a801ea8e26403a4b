// Reads files of columns (docs/web.md) as typed arrays over the received bytes, without copying.

export type ColumnData = Float32Array | Uint8Array | Uint16Array | Uint32Array;

export interface FileColumn {
  readonly data: ColumnData;
  /** The texts that the numbers index; null for plain numbers. */
  readonly values: readonly (string | null)[] | null;
}

export interface ColumnFile<Header> {
  readonly header: Header;
  column(name: string): FileColumn;
}

interface Listed {
  readonly name: string;
  readonly type: keyof typeof ARRAYS;
  readonly offset: number;
  readonly length: number;
  readonly values?: readonly (string | null)[];
}

const ARRAYS = { f32: Float32Array, u8: Uint8Array, u16: Uint16Array, u32: Uint32Array };
const VERSION = 1;
const HEADER_AT = 8;
const ALIGNMENT = 8;

/** @throws Error when the bytes are not columns, or of another version */
export function readColumnFile<Header>(bytes: ArrayBuffer): ColumnFile<Header> {
  const view = new DataView(bytes);
  const size = bytes.byteLength < HEADER_AT ? 0 : view.getUint32(4, true);
  const letters = String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength)));
  if (letters !== 'SGC1' || size > bytes.byteLength - HEADER_AT)
    throw new Error('The server sent no columns.');
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, HEADER_AT, size))) as Header & {
    readonly version: number;
    readonly columns: readonly Listed[];
  };
  if (header.version !== VERSION) throw new Error('The page is older than the server: reload it.');
  const start = Math.ceil((HEADER_AT + size) / ALIGNMENT) * ALIGNMENT;
  const columns = new Map<string, FileColumn>();
  for (const { name, type, offset, length, values } of header.columns) {
    columns.set(name, { data: new ARRAYS[type](bytes, start + offset, length), values: values ?? null });
  }
  return {
    header,
    column: (name) => {
      const column = columns.get(name);
      if (!column) throw new Error(`The server sent no column ${name}.`);
      return column;
    },
  };
}

/** Header of objects.columns. */
export interface ObjectsHeader {
  readonly save: {
    readonly slug: string;
    readonly title: string;
    readonly format: string;
    readonly game: string | null;
  };
  readonly units: {
    readonly length: string;
    readonly perMetre: number | null;
    readonly northAxis: string | null;
    readonly upAxis: string | null;
  };
  readonly rows: number;
  readonly kinds: readonly string[];
  readonly classes: readonly {
    readonly path: string;
    readonly name: string;
    readonly title: string | null;
    readonly category: string | null;
    /** Metres. */
    readonly size: readonly [number, number, number] | null;
  }[];
  readonly attributes: readonly {
    readonly name: string;
    readonly title: string;
    readonly type: 'text' | 'number';
  }[];
}

/** Header of lines.columns. */
export interface LinesHeader {
  readonly rows: number;
  readonly points: number;
}

/** Header of places.columns, and of single attributes. */
export interface RowsHeader {
  readonly rows: number;
}
