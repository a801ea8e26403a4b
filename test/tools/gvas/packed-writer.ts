// Packed structs as Palworld writes them into arrays of bytes: in its first saves, and in those that have versions
// beside them.

import { ByteWriter } from '../byte-writer.ts';
import { writeString } from '../satisfactory/strings.ts';
import { bytes, type Fields, type Kind, writeGuid } from './writer.ts';

export const NOBODY = '0'.repeat(32);
/** The version of the ends of classes. */
const ENDS = '380b00de';

/** 1 without versions, 2 with them, 3 with a version that gives every class an end of four bytes. */
export type Generation = 1 | 2 | 3;

/** Writes one struct. */
export class PackedWriter extends ByteWriter {
  readonly isVersioned: boolean;
  readonly #hasEnds: boolean;

  constructor(generation: Generation) {
    super();
    this.isVersioned = generation > 1;
    this.#hasEnds = generation > 2;
  }

  guid(digits: string): this {
    writeGuid(this, digits);
    return this;
  }

  guids(all: readonly string[]): this {
    this.i32(all.length);
    for (const digits of all) this.guid(digits);
    return this;
  }

  string(value: string): this {
    writeString(this, value);
    return this;
  }

  /** What a class writes after its own fields. */
  end(levels = 1): this {
    return this.#hasEnds ? this.zeros(4 * levels) : this;
  }

  transform(x: number, y: number, z: number): this {
    for (const value of [0, 0, 0, 1, x, y, z, 1, 1, 1]) this.f64(value);
    return this;
  }

  vector(x: number, y: number, z: number): this {
    return this.f64(x).f64(y).f64(z);
  }
}

/** The properties that have a packed struct. */
export function raw(
  generation: Generation,
  write: (out: PackedWriter) => unknown,
  versions: Readonly<Record<string, number>> = {},
): Fields {
  const out = new PackedWriter(generation);
  write(out);
  const content = { RawData: bytes(out.finish()) };
  if (generation === 1) return content;
  return {
    ...content,
    CustomVersionData: customVersions({ ...(generation > 2 && { [ENDS]: 1 }), ...versions }),
  };
}

function customVersions(versions: Readonly<Record<string, number>>): Kind {
  const all = Object.entries(versions);
  const out = new ByteWriter().i32(all.length);
  for (const [guid, version] of all) {
    for (const at of [0, 2, 4, 6]) out.u8(Number.parseInt(guid.slice(at, at + 2), 16));
    out.zeros(12).i32(version);
  }
  return bytes(out.finish());
}
