// Pieces of Slime Rancher files with what a reader should say of them: a test puts a block together from these, and so has both
// its bytes and its JSON.

import { ByteWriter } from '../byte-writer.ts';

export interface Part {
  readonly bytes: Uint8Array;
  readonly json: unknown;
}

export type Fields = readonly (readonly [name: string, value: Part])[];

const part = (write: (out: ByteWriter) => void, json: unknown): Part => {
  const out = new ByteWriter();
  write(out);
  return { bytes: out.finish(), json };
};

export const bool = (value: boolean): Part => part((out) => out.u8(value ? 1 : 0), value);
export const i32 = (value: number): Part => part((out) => out.i32(value), value);
export const f32 = (value: number): Part => part((out) => out.f32(value), Math.fround(value));

function str(value: string): Part {
  const text = Buffer.from(value, 'utf8');
  return part((out) => {
    let size = text.length;
    for (; size > 0x7f; size >>>= 7) out.u8((size & 0x7f) | 0x80);
    out.u8(size).bytes(text);
  }, value);
}

export function list(items: readonly Part[]): Part {
  return part(
    (out) => out.list32(items, (item) => out.bytes(item.bytes)),
    items.map((item) => item.json),
  );
}

export function block(identifier: string, version: number, fields: Fields): Part {
  return part(
    (out) => {
      out.bytes(str(identifier).bytes).u32(version).u16(0x3000);
      for (const [, { bytes }] of fields) out.bytes(bytes);
      out.u16(0x4000);
    },
    Object.fromEntries(fields.map(([name, { json }]) => [name, json])),
  );
}

/** Levels of a mood: pairs without separators, shown under their names. */
export function levels(values: readonly (readonly [number, string, number])[]): Part {
  return part(
    (out) => out.list32(values, ([key, , value]) => out.i32(key).f32(value)),
    Object.fromEntries(values.map(([, name, value]) => [name, Math.fround(value)])),
  );
}
