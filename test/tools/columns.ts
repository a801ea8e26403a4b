// A plain reader of files of columns, written from docs/web.md alone.

export interface ColumnFile {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it at will
  readonly header: any;
  /** Numbers by name; texts where the column has a list of values. */
  readonly columns: Readonly<Record<string, readonly (number | string | null)[]>>;
}

const READERS: Readonly<Record<string, readonly [number, (view: DataView, at: number) => number]>> = {
  u8: [1, (view, at) => view.getUint8(at)],
  u16: [2, (view, at) => view.getUint16(at, true)],
  u32: [4, (view, at) => view.getUint32(at, true)],
  f32: [4, (view, at) => view.getFloat32(at, true)],
};

export function readColumns(bytes: ArrayBuffer): ColumnFile {
  const view = new DataView(bytes);
  const letters = String.fromCharCode(...new Uint8Array(bytes, 0, 4));
  if (letters !== 'SGC1') throw new Error(`no columns: ${letters}`);
  const size = view.getUint32(4, true);
  const header = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, size)));
  const start = Math.ceil((8 + size) / 8) * 8;
  const columns: Record<string, (number | string | null)[]> = {};
  for (const { name, type, offset, length, values } of header.columns) {
    const [width, read] = READERS[type]!;
    const numbers = Array.from({ length }, (_, at) => read(view, start + offset + at * width));
    columns[name] = values ? numbers.map((code) => values[code]) : numbers;
  }
  return { header, columns };
}
