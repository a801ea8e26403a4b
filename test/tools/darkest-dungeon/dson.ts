// Writes DSON files for tests: values of the usual types, and embedded files. What the game leaves as
// garbage (padding, bit 31 of a field, bytes of a bool beyond the first) is garbage here too, so that a reader that
// looks at it fails.

import { ByteWriter } from '../byte-writer.ts';

/** A field of an object. */
export interface DsonField {
  readonly name: string;
  /** Fields in it: an object. */
  readonly fields?: readonly DsonField[];
  /** Whether the data begins at a multiple of 4. */
  readonly aligned?: boolean;
  /** Writes the data of anything that is no object; offsets count from the start of the data block. */
  readonly data?: (out: ByteWriter) => void;
}

const encoder = new TextEncoder();
const PADDING = 0xcd;

const aligned = (name: string, data: (out: ByteWriter) => void): DsonField => ({ name, aligned: true, data });

/** The makers of fields, by type. */
export const dson = {
  object: (name: string, ...fields: readonly DsonField[]): DsonField => ({ name, fields }),
  bool: (name: string, value: boolean): DsonField => ({ name, data: (out) => out.u8(value ? 1 : 0) }),
  int: (name: string, value: number): DsonField => aligned(name, (out) => out.i32(value)),
  text: (name: string, value: string): DsonField => aligned(name, (out) => text(out, value)),
  ints: (name: string, values: readonly number[]): DsonField =>
    aligned(name, (out) => out.list32(values, (value) => out.i32(value))),
  /** An embedded file. */
  file: (name: string, root: readonly DsonField[]): DsonField =>
    aligned(name, (out) => {
      const bytes = writeDson(root);
      out.i32(bytes.length).bytes(bytes);
    }),
};

/** The hash of a name, written anew so that tests do not check the reader against itself. */
export function dsonHash(name: string): number {
  let hash = 0n;
  for (const byte of encoder.encode(name)) hash = BigInt.asIntN(32, hash * 53n + BigInt(byte));
  return Number(hash);
}

/** A file whose base_root holds these fields. */
export function writeDson(content: readonly DsonField[], { revision = 24839 } = {}): Uint8Array {
  const root = dson.object('base_root', ...content);
  const objects: { parent: number; field: number; direct: number; all: number }[] = [];
  const fields: { hash: number; offset: number; info: number }[] = [];
  const data = new ByteWriter();
  const add = (field: DsonField, parent: number): void => {
    const index = fields.length;
    const name = encoder.encode(field.name);
    // 31: garbage, here by turns.
    const info = ((name.length + 1) << 2) | (index % 3 === 0 ? 0x8000_0000 : 0);
    fields.push({ hash: dsonHash(field.name), offset: data.length, info });
    data.bytes(name).u8(0);
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
