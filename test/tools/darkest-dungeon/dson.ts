// Writes DSON files for tests and examples: every type, embedded files, names of any bytes. What the game leaves as
// garbage (padding, bit 31 of a field, bytes of a bool beyond the first) is garbage here too, so that a reader that
// looks at it fails.

import { ByteWriter } from '../byte-writer.ts';

/** A field of an object. Names are texts, or bytes where they are to be no UTF-8. */
export interface DsonField {
  readonly name: Uint8Array;
  /** Fields in it: an object. */
  readonly fields?: readonly DsonField[];
  /** Whether the data begins at a multiple of 4. */
  readonly aligned?: boolean;
  /** Writes the data of anything that is no object; offsets count from the start of the data block. */
  readonly data?: (out: ByteWriter) => void;
}

type Name = string | Uint8Array;

const encoder = new TextEncoder();
const PADDING = 0xcd;

export interface DsonOptions {
  readonly revision?: number;
}

const aligned = (name: Name, data: (out: ByteWriter) => void): DsonField => ({
  name: bytesOf(name),
  aligned: true,
  data,
});

/** The makers of fields, by type. */
export const dson = {
  object: (name: Name, ...fields: readonly DsonField[]): DsonField => ({ name: bytesOf(name), fields }),
  bool: (name: Name, value: boolean): DsonField => dson.raw(name, Uint8Array.of(value ? 1 : 0)),
  int: (name: Name, value: number): DsonField => aligned(name, (out) => out.i32(value)),
  float: (name: Name, value: number): DsonField => aligned(name, (out) => out.f32(value)),
  text: (name: Name, value: string): DsonField => aligned(name, (out) => text(out, value)),
  ints: (name: Name, values: readonly number[]): DsonField =>
    aligned(name, (out) => out.list32(values, (value) => out.i32(value))),
  /** An embedded file. */
  file: (name: Name, root: readonly DsonField[], options?: DsonOptions): DsonField =>
    dson.blob(name, writeDson(root, options)),
  /** Bytes after their length, as embedded files are. */
  blob: (name: Name, bytes: Uint8Array): DsonField =>
    aligned(name, (out) => out.i32(bytes.length).bytes(bytes)),
  /** Bytes as they are, right after the name. */
  raw: (name: Name, bytes: Uint8Array): DsonField => ({
    name: bytesOf(name),
    data: (out) => out.bytes(bytes),
  }),
};

/** The hash of a name, written anew so that tests do not check the reader against itself. */
export function dsonHash(name: Name): number {
  let hash = 0n;
  for (const byte of bytesOf(name)) hash = BigInt.asIntN(32, hash * 53n + BigInt(byte));
  return Number(hash);
}

/** A file whose base_root holds these fields. */
export function writeDson(root: readonly DsonField[], options: DsonOptions = {}): Uint8Array {
  return writeTree(dson.object('base_root', ...root), options);
}

/** A file with this root. */
export function writeTree(root: DsonField, { revision = 24839 }: DsonOptions = {}): Uint8Array {
  const objects: { parent: number; field: number; direct: number; all: number }[] = [];
  const fields: { hash: number; offset: number; info: number }[] = [];
  const data = new ByteWriter();
  const add = (field: DsonField, parent: number): void => {
    const index = fields.length;
    // 31: garbage, here by turns.
    const info = ((field.name.length + 1) << 2) | (index % 3 === 0 ? 0x8000_0000 : 0);
    fields.push({ hash: dsonHash(field.name), offset: data.length, info });
    data.bytes(field.name).u8(0);
    if (field.fields) {
      const own = objects.push({ parent, field: index, direct: field.fields.length, all: 0 }) - 1;
      fields[index]!.info = info | 1 | (own << 11);
      for (const inner of field.fields) add(inner, own);
      objects[own]!.all = fields.length - index - 1;
      return;
    }
    if (field.aligned) pad(data);
    field.data?.(data);
  };
  add(root, -1);
  const body = data.finish();
  const out = new ByteWriter().bytes([0x01, 0xb1, 0, 0]).u16(0).u16(revision).i32(64).i32(0);
  out
    .i32(objects.length * 16)
    .i32(objects.length)
    .i32(64)
    .zeros(16);
  const fieldsOffset = 64 + objects.length * 16;
  out.i32(fields.length).i32(fieldsOffset).i32(0);
  out.i32(body.length).i32(fieldsOffset + fields.length * 12);
  for (const { parent, field, direct, all } of objects) out.i32(parent).i32(field).i32(direct).i32(all);
  for (const { hash, offset, info } of fields)
    out
      .i32(hash)
      .i32(offset)
      .i32(info | 0);
  return out.bytes(body).finish();
}

function text(out: ByteWriter, value: string): void {
  const bytes = encoder.encode(value);
  out
    .i32(bytes.length + 1)
    .bytes(bytes)
    .u8(0);
}

function pad(out: ByteWriter): void {
  while (out.length % 4 !== 0) out.u8(PADDING);
}

function bytesOf(name: Name): Uint8Array {
  return typeof name === 'string' ? encoder.encode(name) : name;
}
