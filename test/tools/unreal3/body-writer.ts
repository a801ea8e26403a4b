/**
 * Bodies of synthetic objects: header, property tags, values. Names are collected as they are used.
 *
 * Source: docs/formats/unreal3.md, sections on object data.
 */
import { ByteWriter, type Endian } from '../byte-writer.ts';

/** What a body needs of its package. */
export interface BodyHost {
  readonly endian: Endian;
  /** Position of a name in the name table, made when it is new. */
  nameIndex(text: string): number;
}

export class BodyWriter extends ByteWriter {
  readonly #host: BodyHost;

  constructor(host: BodyHost) {
    super(host.endian);
    this.#host = host;
  }

  /** A body of its own for the same package. */
  part(write: (out: BodyWriter) => void): Uint8Array {
    const out = new BodyWriter(this.#host);
    write(out);
    return out.finish();
  }

  /** A name without a number. */
  name(name: string): this {
    return this.u32(this.#host.nameIndex(name)).u32(0);
  }

  text(text: string): this {
    return writeText(this, text);
  }

  netIndex(index = -1): this {
    return this.i32(index);
  }

  /** Ends a list of tags. */
  none(): this {
    return this.name('None');
  }

  /** A tag with its value; `detail` is the name of a struct or enum. */
  tag(name: string, type: string, value: Uint8Array, detail?: string, index = 0): this {
    this.name(name).name(type).i32(value.length).i32(index);
    if (detail !== undefined) this.name(detail);
    return this.bytes(value);
  }

  int(name: string, value: number, index = 0): this {
    return this.tag(
      name,
      'IntProperty',
      this.part((out) => out.i32(value)),
      undefined,
      index,
    );
  }

  object(name: string, index: number, type = 'ObjectProperty'): this {
    return this.tag(
      name,
      type,
      this.part((out) => out.i32(index)),
    );
  }

  string(name: string, value: string): this {
    return this.tag(
      name,
      'StrProperty',
      this.part((out) => out.text(value)),
    );
  }

  struct(name: string, type: string, write: (out: BodyWriter) => void): this {
    return this.tag(name, 'StructProperty', this.part(write), type);
  }

  vector(name: string, x: number, y: number, z: number): this {
    return this.struct(name, 'Vector', (out) => out.f32(x).f32(y).f32(z));
  }

  array(name: string, count: number, write: (out: BodyWriter) => void): this {
    return this.tag(
      name,
      'ArrayProperty',
      this.part((out) => {
        out.i32(count);
        write(out);
      }),
    );
  }

  objects(name: string, indices: readonly number[]): this {
    return this.array(name, indices.length, (out) => {
      for (const index of indices) out.i32(index);
    });
  }
}

/** Latin-1 where it can be, else UTF-16; with the NUL counted. */
export function writeText<Out extends ByteWriter>(out: Out, text: string): Out {
  if (text === '') return out.i32(0);
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  if (units.every((unit) => unit <= 0xff))
    return out
      .i32(text.length + 1)
      .bytes(units)
      .u8(0);
  out.i32(-text.length - 1);
  for (const unit of units) out.u16(unit);
  return out.u16(0);
}
