/**
 * Pieces of Slime Rancher files with what a reader should say of them. A test puts a file together from these and
 * so has both its bytes and its JSON. Field order and versions are written out by hand from the facts, not taken from
 * the layouts of the reader.
 */
import { ByteWriter } from '../byte-writer.ts';

/** Bytes, and their JSON; `undefined` for what is no value (a separator). */
export interface Part {
  readonly bytes: Uint8Array;
  readonly json: unknown;
}

/** Fields of a block; `false` stands for one that this version does not have. */
export type Fields = readonly (readonly [name: string, value: Part] | false)[];

const part = (write: (out: ByteWriter) => void, json: unknown): Part => {
  const out = new ByteWriter();
  write(out);
  return { bytes: out.finish(), json };
};

const number = (value: number): unknown => (Number.isFinite(value) ? value : String(value));

export const bool = (value: boolean): Part => part((out) => out.u8(value ? 1 : 0), value);
export const i32 = (value: number): Part => part((out) => out.i32(value), value);
export const i64 = (value: bigint): Part => part((out) => out.i64(value), String(value));
export const u64 = (value: bigint): Part => part((out) => out.u64(value), String(value));
export const f32 = (value: number): Part => part((out) => out.f32(value), number(Math.fround(value)));
export const f64 = (value: number): Part => part((out) => out.f64(value), number(value));
export const zeros = (size: number): Part =>
  part((out) => out.zeros(size), { bytes: size, base64: Buffer.alloc(size).toString('base64') });

/** A date of 100 ns since year 1 whose ISO text is known. */
export const ticks = (value: bigint, iso: string): Part => part((out) => out.i64(value), iso);
export const separator: Part = part((out) => out.u16(0x1000), undefined);

export function str(value: string): Part {
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

export function map(entries: readonly (readonly [Part, Part])[]): Part {
  return part(
    (out) => out.list32(entries, ([key, value]) => out.bytes(key.bytes).bytes(value.bytes).u16(0x2000)),
    entries.map(([key, value]) => ({ key: key.json, value: value.json })),
  );
}

export function maybe(value: Part | null): Part {
  return part((out) => {
    out.u8(value ? 1 : 0);
    if (value) out.bytes(value.bytes);
  }, value?.json ?? null);
}

/** Plain fields one after the other. */
export function tuple(fields: Fields): Part {
  const there = fields.filter((field) => field !== false);
  return part(
    (out) => {
      for (const [, value] of there) out.bytes(value.bytes);
    },
    Object.fromEntries(
      there.filter(([, { json }]) => json !== undefined).map(([name, { json }]) => [name, json]),
    ),
  );
}

export function block(identifier: string, version: number, fields: Fields): Part {
  const { bytes, json } = tuple(fields);
  return part(
    (out) => out.bytes(str(identifier).bytes).u32(version).u16(0x3000).bytes(bytes).u16(0x4000),
    json,
  );
}

/** Levels of a mood: pairs without separators, shown under their names. */
export function levels(values: readonly (readonly [number, string, number])[]): Part {
  return part(
    (out) => out.list32(values, ([key, , value]) => out.i32(key).f32(value)),
    Object.fromEntries(values.map(([, name, value]) => [name, Math.fround(value)])),
  );
}
