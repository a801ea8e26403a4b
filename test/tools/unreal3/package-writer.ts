/**
 * Synthetic Unreal Engine 3 packages of versions from 767 on: both byte orders, every way to store them. The corpus has older ones.
 *
 * Source: docs/formats/unreal3.md, sections on the summary, tables and compression.
 */
import { ByteWriter, type Endian } from '../byte-writer.ts';
import { zlibCompress } from '../deflate.ts';
import { storedOodle } from '../gvas/wrap.ts';
import { BodyWriter, writeText } from './body-writer.ts';
import { lzoCompress } from './lzo-compress.ts';

export type Storage = 'raw' | keyof typeof METHODS | 'whole zlib' | 'whole lzo';

export interface PackageOptions {
  readonly version?: number;
  readonly licensee?: number;
  readonly endian?: Endian;
  readonly additionalPackages?: readonly string[];
}

export interface ExportOptions {
  /** Object indices; class 0 is a class. */
  readonly class: number;
  readonly super?: number;
  readonly outer?: number;
  readonly archetype?: number;
  readonly name: string;
  readonly depends?: readonly number[];
  /** Default: net index and no properties. */
  readonly body?: (out: BodyWriter) => void;
}

interface ImportRow {
  readonly classPackage: string;
  readonly className: string;
  readonly outer: number;
  readonly name: string;
}

/** Flag and compressor of each method of chunks. */
const METHODS = { zlib: [1, zlibCompress], lzo: [2, lzoCompress], oodle: [0x400, storedOodle] } as const;

const blockSize = 0x20000;
const chunkSize = 0x100000;
const packageTag = 0x9e2a83c1;

export class PackageWriter {
  readonly version: number;
  readonly licensee: number;
  readonly endian: Endian;
  readonly #options: PackageOptions;
  readonly #names: string[] = [];
  readonly #nameAt = new Map<string, number>();
  readonly #imports: ImportRow[] = [];
  readonly #importAt = new Map<string, number>();
  readonly #exports: ExportOptions[] = [];

  constructor(options: PackageOptions = {}) {
    this.#options = options;
    this.version = options.version ?? 868;
    this.licensee = options.licensee ?? 0;
    this.endian = options.endian ?? 'little';
    this.nameIndex('None');
  }

  nameIndex(text: string): number {
    let at = this.#nameAt.get(text);
    if (at === undefined) {
      at = this.#names.push(text) - 1;
      this.#nameAt.set(text, at);
    }
    return at;
  }

  /** An import as it is; returns its object index. */
  addImport(classPackage: string, className: string, name: string, outer = 0): number {
    return -this.#imports.push({ classPackage, className, name, outer });
  }

  /** The import with this path, and those that hold it, made when they are new. */
  import(className: string, path: string, classPackage = 'Core'): number {
    const known = this.#importAt.get(path);
    if (known !== undefined) return known;
    const cut = path.lastIndexOf('.');
    const index =
      cut < 0
        ? this.addImport('Core', 'Package', path)
        : this.addImport(
            classPackage,
            className,
            path.slice(cut + 1),
            this.import('Package', path.slice(0, cut)),
          );
    this.#importAt.set(path, index);
    return index;
  }

  /** A class of another package. */
  classImport(path: string): number {
    return this.import('Class', path);
  }

  /** Returns the object index. Bodies are written at the end, so they may use what is added later. */
  export(options: ExportOptions): number {
    return this.#exports.push(options);
  }

  /** The same, of a class of this index or path. */
  object(
    type: number | string,
    name: string,
    body?: ExportOptions['body'],
    more: Partial<ExportOptions> = {},
  ): number {
    const of = typeof type === 'number' ? type : this.classImport(type);
    return this.export({ class: of, name, ...(body && { body }), ...more });
  }

  /** The object index that the next export will have. */
  get nextExport(): number {
    return this.#exports.length + 1;
  }

  /** @param spoil changes what will be stored, where a broken package is wanted */
  finish(storage: Storage = 'raw', spoil = (bytes: Uint8Array): Uint8Array => bytes): Uint8Array {
    const { bytes, places } = this.#raw();
    const raw = spoil(bytes);
    switch (storage) {
      case 'raw':
        return raw;
      case 'whole zlib':
      case 'whole lzo':
        return chunk(raw, storage === 'whole lzo' ? lzoCompress : zlibCompress, this.endian);
      default:
        return this.#inChunks(raw, places, storage);
    }
  }

  #inChunks(raw: Uint8Array, places: Places, storage: keyof typeof METHODS): Uint8Array {
    const from = places.names;
    const [flag, compress] = METHODS[storage];
    const starts: number[] = [];
    for (let at = from; at < raw.length; at += chunkSize) starts.push(at);
    const parts = starts.map((at) => chunk(raw.subarray(at, at + chunkSize), compress, this.endian));
    let storedAt = from + 16 * parts.length;
    const pointers = parts.map((part, i) => {
      const inflated = Math.min(chunkSize, raw.length - starts[i]!);
      const pointer = [starts[i]!, inflated, storedAt, part.length];
      storedAt += part.length;
      return pointer;
    });
    const out = new ByteWriter(this.endian);
    this.#summary(out, places, flag, pointers);
    for (const part of parts) out.bytes(part);
    return out.finish();
  }

  #raw(): { bytes: Uint8Array; places: Places } {
    const bodies = this.#exports.map(({ body }) => {
      const out = new BodyWriter(this);
      if (body) body(out);
      else out.netIndex().none();
      return out.finish();
    });
    for (const { name } of this.#exports) this.nameIndex(name);
    for (const row of this.#imports)
      for (const name of [row.classPackage, row.className, row.name]) this.nameIndex(name);

    // Sizes do not depend on offsets, so the second round is the file.
    let places: Places = {
      names: 0,
      exports: 0,
      imports: 0,
      depends: 0,
      end: 0,
      bodies: bodies.map(() => 0),
    };
    let out = new ByteWriter(this.endian);
    for (let round = 0; round < 2; round++) {
      out = new ByteWriter(this.endian);
      this.#summary(out, places, 0, []);
      places = this.#tables(out, bodies, places);
    }
    return { bytes: out.finish(), places };
  }

  #tables(out: ByteWriter, bodies: readonly Uint8Array[], old: Places): Places {
    const names = out.length;
    for (const name of this.#names) {
      writeText(out, name);
      out.u64(0x0007_0010_0000_0000n);
    }
    const imports = out.length;
    for (const { classPackage, className, outer, name } of this.#imports) {
      this.#name(out, classPackage);
      this.#name(out, className);
      out.i32(outer);
      this.#name(out, name);
    }
    const exports = out.length;
    for (const [at, row] of this.#exports.entries()) {
      this.#export(out, row, bodies[at]!.length, old.bodies[at]!);
    }
    const depends = out.length;
    for (const row of this.#exports) out.list32(row.depends ?? [], (index) => out.i32(index));
    const end = out.length;
    const offsets = bodies.map((body) => {
      const at = out.length;
      out.bytes(body);
      return at;
    });
    return { names, imports, exports, depends, end, bodies: offsets };
  }

  #summary(
    out: ByteWriter,
    places: Places,
    compression: number,
    chunks: readonly (readonly number[])[],
  ): void {
    const { version, licensee } = this;
    const { additionalPackages = [] } = this.#options;
    out.u32(packageTag).u32((version | (licensee << 16)) >>> 0);
    out.i32(places.end);
    writeText(out, 'None');
    out.u32(1);
    out.i32(this.#names.length).i32(places.names);
    out.i32(this.#exports.length).i32(places.exports);
    out.i32(this.#imports.length).i32(places.imports);
    out.i32(places.depends).i32(places.end).zeros(12);
    for (const word of [0x11111111, 0x22222222, 0x33333333, 0x44444444]) out.u32(word);
    out.i32(1).i32(this.#exports.length).i32(this.#names.length);
    out.i32(0).u32(10_900).u32(0);
    out.u32(compression).i32(chunks.length);
    for (const words of chunks) for (const word of words) out.u32(word);
    out.u32(0x12345678);
    out.list32(additionalPackages, (name) => writeText(out, name));
    out.i32(0);
  }

  #export(out: ByteWriter, row: ExportOptions, size: number, offset: number): void {
    out
      .i32(row.class)
      .i32(row.super ?? 0)
      .i32(row.outer ?? 0);
    this.#name(out, row.name);
    out.i32(row.archetype ?? 0);
    out.u64(0x0007_0004_0000_0000n);
    out.u32(size).u32(offset).u32(0).i32(0).zeros(16).u32(0);
  }

  #name(out: ByteWriter, name: string): void {
    out.u32(this.nameIndex(name)).u32(0);
  }
}

interface Places {
  readonly names: number;
  readonly exports: number;
  readonly imports: number;
  readonly depends: number;
  /** Where the tables end. */
  readonly end: number;
  readonly bodies: readonly number[];
}

/** One compressed chunk: its header, its blocks' sizes, its blocks. */
export function chunk(
  bytes: Uint8Array,
  compress: (block: Uint8Array) => Uint8Array,
  endian: Endian,
): Uint8Array {
  const blocks: { stored: Uint8Array; size: number }[] = [];
  for (let at = 0; at < bytes.length; at += blockSize) {
    const block = bytes.subarray(at, at + blockSize);
    blocks.push({ stored: compress(block), size: block.length });
  }
  const stored = blocks.reduce((sum, block) => sum + block.stored.length, 0);
  const out = new ByteWriter(endian);
  out.u32(packageTag).u32(blockSize).u32(stored).u32(bytes.length);
  for (const block of blocks) out.u32(block.stored.length).u32(block.size);
  for (const block of blocks) out.bytes(block.stored);
  return out.finish();
}
