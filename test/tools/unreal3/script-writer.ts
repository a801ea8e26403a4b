/**
 * Byte code of synthetic functions, with its size in memory: an object takes eight bytes there since version 587.
 *
 * Source: docs/formats/unreal3.md, section on byte code.
 */
import type { BodyWriter, NameLike } from './body-writer.ts';
import { field } from './reflection-writer.ts';

/** Writes tokens one after the other. */
export class CodeWriter {
  readonly #body: BodyWriter;
  /** Bytes more in memory than in the file. */
  grown = 0;

  constructor(body: BodyWriter) {
    this.#body = body;
  }

  op(...bytes: readonly number[]): this {
    this.#body.bytes(bytes);
    return this;
  }

  object(index: number): this {
    this.#body.i32(index);
    if (this.#body.version >= 587) this.grown += 4;
    return this;
  }

  name(name: NameLike): this {
    this.#body.name(name);
    return this;
  }

  u16(value: number): this {
    this.#body.u16(value);
    return this;
  }

  i32(value: number): this {
    this.#body.i32(value);
    return this;
  }

  text(text: string): this {
    return this.op(0x1f, ...[...text].map((letter) => letter.charCodeAt(0)), 0);
  }

  /** A call of this function, with parameters that `write` adds. */
  finalCall(index: number, write: (code: CodeWriter) => void = () => undefined): this {
    this.op(0x1c).object(index);
    write(this);
    return this.op(0x16);
  }

  virtualCall(name: NameLike, write: (code: CodeWriter) => void = () => undefined): this {
    this.op(0x1b).name(name);
    write(this);
    return this.op(0x16);
  }

  /** What `inside` says, said of the object in the property `index`. */
  context(index: number, inside: (code: CodeWriter) => void): this {
    this.op(0x19, 0x01).object(index).u16(0);
    if (this.#body.version >= 588) this.object(0).op(0);
    else this.op(0);
    inside(this);
    return this;
  }
}

export interface FunctionParts {
  readonly code?: (code: CodeWriter) => void;
  readonly children?: number;
  readonly next?: number;
  readonly native?: number;
  readonly flags?: number;
}

/** A function from source, of a version from 756 on. */
export function functionBody(body: BodyWriter, name: string, parts: FunctionParts = {}): BodyWriter {
  const { code, children = 0, next = 0, native = 0, flags = 0x2 } = parts;
  body.netIndex().none().i32(next).i32(0).i32(0).i32(children).i32(0).i32(1).i32(0);
  let grown = 0;
  const bytes = code
    ? body.part((out) => {
        const writer = new CodeWriter(out);
        code(writer);
        writer.op(0x53);
        grown = writer.grown;
      })
    : new Uint8Array(0);
  body
    .i32(bytes.length + grown)
    .i32(bytes.length)
    .bytes(bytes);
  return body.u16(native).u8(0).u32(flags).name(name);
}

/** A property that holds objects of a class, of a version from 756 on. */
export function objectProperty(body: BodyWriter, type: number, next = 0): BodyWriter {
  field(body.netIndex().none(), 0, next, false);
  return body.i32(1).u64(0).name('Display').i32(0).i32(type);
}
