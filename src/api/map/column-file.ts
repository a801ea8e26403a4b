// Columns as one file that a page reads without parsing rows: four letters, the length of the header, the
// header as JSON, then one typed array after another, each aligned to eight bytes. Little-endian, like the
// typed arrays of every browser. docs/web.md describes the layout.

export type ColumnData = Float32Array | Uint8Array | Uint16Array | Uint32Array;

export interface FileColumn {
  readonly name: string;
  readonly data: ColumnData;
  /** The values that the numbers stand for, by position. */
  readonly values?: readonly (string | null)[];
}

/** Incremented with every change that older pages would misread. */
const VERSION = 1;
const MAGIC = 'SGC1';
const ALIGNMENT = 8;

const encoder = new TextEncoder();

const TYPES = { Float32Array: 'f32', Uint8Array: 'u8', Uint16Array: 'u16', Uint32Array: 'u32' } as const;

/** @param header what to store beside the list of columns */
export function columnFile(header: object, columns: readonly FileColumn[]): Uint8Array {
  let offset = 0;
  const listed = columns.map(({ name, data, values }) => {
    const at = offset;
    offset = aligned(at + data.byteLength);
    return { name, type: typeOf(data), offset: at, length: data.length, ...(values && { values }) };
  });
  const json = encoder.encode(JSON.stringify({ version: VERSION, ...header, columns: listed }));
  const start = aligned(MAGIC.length + Uint32Array.BYTES_PER_ELEMENT + json.length);
  const file = new Uint8Array(start + offset);
  encoder.encodeInto(MAGIC, file);
  new DataView(file.buffer).setUint32(MAGIC.length, json.length, true);
  file.set(json, MAGIC.length + Uint32Array.BYTES_PER_ELEMENT);
  columns.forEach(({ data }, at) => {
    file.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), start + listed[at]!.offset);
  });
  return file;
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}

function typeOf(data: ColumnData): (typeof TYPES)[keyof typeof TYPES] {
  return TYPES[data.constructor.name as keyof typeof TYPES];
}

/** A text by row, stored as positions in a list of distinct texts; the first entry of the list is null, for none. */
export class TextColumn {
  readonly #codes = new Map<string, number>();
  readonly #values: (string | null)[] = [null];
  readonly #data: Uint32Array;

  constructor(rows: number) {
    this.#data = new Uint32Array(rows);
  }

  set(row: number, text: string): void {
    let code = this.#codes.get(text);
    if (code === undefined) {
      code = this.#values.length;
      this.#codes.set(text, code);
      this.#values.push(text);
    }
    this.#data[row] = code;
  }

  finish(name: string): FileColumn {
    return { name, data: narrowest(this.#data, this.#values.length), values: this.#values };
  }
}

/** The numbers, all below `limit`, in the smallest type that holds them. */
export function narrowest(numbers: Uint32Array, limit: number): ColumnData {
  if (limit <= 2 ** 8) return Uint8Array.from(numbers);
  return limit <= 2 ** 16 ? Uint16Array.from(numbers) : numbers;
}
