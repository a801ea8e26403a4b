/**
 * Files that are no saves or are spoilt beyond a single property: what a reader must refuse, or survive, with an error
 * or issue that names the place. Each is small; none may cost much time or memory.
 */
import { ByteWriter, concatBytes, hexBytes } from '../byte-writer.ts';
import { zlibCompress } from '../deflate.ts';
import { deepCases } from './cases/deep.ts';
import { factorySave } from './cases/factory.ts';
import { chunkHeaderV2, packageTag, writeChunkHeader } from './chunks.ts';
import { writeHeader } from './header.ts';
import type { Marks } from './levels.ts';
import type { SaveSpec } from './save.ts';
import { writeBody, writeSave, writeSaveAround } from './save.ts';

export interface HostileCase {
  name: string;
  bytes: () => Uint8Array;
  /** No save at all, an error that stops the reading, or either an error or issues beside what could be read. */
  kind: 'not a save' | 'error' | 'error or issues' | 'issues';
  /** Paths of objects that must still be there, with their properties readable. */
  survivors?: string[];
  /** The same for objects after the fault: a reader must find its place again to keep them. */
  survivorsBehind?: string[];
}

const version = 46;
const base = (): SaveSpec => factorySave(version);
const textBytes = (text: string) => new TextEncoder().encode(text);
const world = 'Persistent_Level';

function headerBytes(): Uint8Array {
  const out = new ByteWriter();
  writeHeader(out, base().header);
  return out.finish();
}

const hostile = (name: string, kind: HostileCase['kind'], bytes: HostileCase['bytes']): HostileCase => ({
  name,
  kind,
  bytes,
});

const strangers: HostileCase[] = [
  hostile('empty', 'not a save', () => new Uint8Array(0)),
  hostile('one-byte', 'not a save', () => Uint8Array.of(13)),
  hostile('text', 'not a save', () => textBytes('Dear diary, today I built a belt.\n')),
  hostile('json', 'not a save', () => textBytes('{"saveVersion": 46, "objects": []}')),
  hostile('png', 'not a save', () =>
    concatBytes(
      hexBytes('89504e470d0a1a0a0000000d49484452000001000000010008060000005c72a866'),
      new Uint8Array(64),
    ),
  ),
  hostile('zip', 'not a save', () => concatBytes(hexBytes('504b0304140000000800'), new Uint8Array(64))),
  // What a dedicated server keeps beside its saves.
  hostile('server-manager', 'not a save', serverManager),
  hostile('zeros', 'not a save', () => new Uint8Array(1024)),
  hostile('ones', 'not a save', () => new Uint8Array(1024).fill(0xff)),
];

/** Like an engine save of server settings: another magic, then lists of names. */
function serverManager(): Uint8Array {
  const out = new ByteWriter();
  out.bytes(textBytes('GVAS')).i32(3).i32(522).i32(1009).u16(5).u16(3).u16(2).u32(0);
  const name = textBytes('/Script/FactoryDedicatedServer.FGServerSettings\0');
  out.i32(name.length).bytes(name).zeros(100);
  return out.finish();
}

/** The chunk after the header: tag, sizes and bytes can all be lied about. */
function oneChunk(write: (out: ByteWriter, body: Uint8Array) => void): () => Uint8Array {
  return () => {
    const out = new ByteWriter();
    out.bytes(headerBytes());
    write(out, writeBody(base()));
    return out.finish();
  };
}

const eightGigabytes = 8n * 1024n ** 3n;

function claim(
  compressed: number | bigint,
  inflated: number | bigint,
  bytes: (body: Uint8Array) => Uint8Array,
) {
  return oneChunk((out, body) => {
    writeChunkHeader(out, 2);
    for (let pair = 0; pair < 2; pair++) out.i64(compressed).i64(inflated);
    out.bytes(bytes(body));
  });
}

const chunkCases: HostileCase[] = [
  hostile('header-only', 'error', headerBytes),
  hostile(
    'wrong-tag',
    'error',
    oneChunk((out, body) => out.u32(0xdead_beef).bytes(body)),
  ),
  hostile('wrong-tag-later', 'error or issues', () =>
    overwriteTag(writeSave({ ...base(), chunks: { version: 2, size: 1024 } }), 2),
  ),
  hostile(
    'chunk-version',
    'error',
    oneChunk((out) => out.u32(packageTag).u32(0x3333_3333).zeros(64)),
  ),
  // A compressor other than zlib.
  hostile(
    'compressor',
    'error',
    oneChunk((out) =>
      out.u32(packageTag).u32(chunkHeaderV2).i64(131_072).u8(5).i64(4).i64(4).i64(4).i64(4).zeros(4),
    ),
  ),
  hostile('chunk-8gb', 'error', claim(100, eightGigabytes, zlibCompress)),
  hostile('chunk-8gb-compressed', 'error or issues', claim(eightGigabytes, 131_072, zlibCompress)),
  hostile('chunk-negative', 'error', claim(-1, -1, zlibCompress)),
  hostile('chunk-empty', 'error or issues', emptyChunks),
  hostile('chunk-longer', 'error or issues', () => lyingSize(-100)),
  hostile('chunk-shorter', 'error or issues', () => lyingSize(100)),
  hostile('bomb', 'error or issues', bomb),
  hostile(
    'chunk-noise',
    'error or issues',
    claim(64, 4096, () => new Uint8Array(64).fill(0x5a)),
  ),
  brokenChunk(),
];

function emptyChunks(): Uint8Array {
  const out = new ByteWriter();
  out.bytes(headerBytes());
  for (let n = 0; n < 1000; n++) {
    writeChunkHeader(out, 2);
    out.zeros(32);
  }
  return out.finish();
}

function lyingSize(by: number): Uint8Array {
  const bytes = zlibCompress(writeBody(base()));
  return claim(bytes.length, writeBody(base()).length + by, zlibCompress)();
}

function bomb(): Uint8Array {
  const bytes = zlibCompress(new Uint8Array(16 * 1024 * 1024));
  return claim(bytes.length, 131_072, () => bytes)();
}

/** One chunk in the middle of the bodies is spoilt; what lies in the others must survive. */
function brokenChunk(): HostileCase {
  const size = 512;
  const spec: SaveSpec = { ...base(), chunks: { version: 2, size } };
  const marks: Marks = new Map();
  writeBody(spec, marks);
  const paths = spec.objects.map((object) => object.path as string);
  const at = (mark: string) => marks.get(mark) ?? Number.NaN;
  const middle = paths[Math.floor(paths.length / 2)] ?? '';
  const broken = Math.floor(at(`body:${middle}`) / size);
  const survivors = paths.filter((path) => at(`end:${path}`) <= broken * size);
  // Two words stand before the length; an object whose length is lost is lost itself.
  const survivorsBehind = paths.filter((path) => at(`length:${path}`) - 8 >= (broken + 1) * size);
  return {
    name: 'broken-chunk',
    kind: 'issues',
    bytes: () => spoilChunk(writeSave(spec), broken),
    survivors,
    survivorsBehind,
  };
}

/** Offsets of the chunks of a file. */
export function chunkOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offsets: number[] = [];
  for (let at = 0; at + 4 <= bytes.length; at++)
    if (view.getUint32(at, true) === packageTag) offsets.push(at);
  return offsets;
}

function overwriteTag(bytes: Uint8Array, chunk: number): Uint8Array {
  return edit(bytes, (view) => view.setUint32(chunkOffsets(bytes)[chunk] ?? 0, 0xdead_beef, true));
}

/** The first block of the chunk becomes one of a kind that does not exist. */
function spoilChunk(bytes: Uint8Array, chunk: number): Uint8Array {
  const firstBlock = 49 + 2;
  return edit(bytes, (view) => view.setUint8((chunkOffsets(bytes)[chunk] ?? 0) + firstBlock, 0x07));
}

function edit(bytes: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
}

/** A body with one number overwritten at a marked place. */
function lie(name: string, mark: string, value: number | bigint, kind: HostileCase['kind']): HostileCase {
  const bytes = () => {
    const marks: Marks = new Map();
    const body = writeBody(base(), marks);
    const at = mark === 'size' ? 0 : marks.get(mark);
    if (at === undefined) throw new RangeError(`no mark ${mark}`);
    const spoilt = edit(body, (view) =>
      typeof value === 'bigint' ? view.setBigInt64(at, value, true) : view.setInt32(at, value, true),
    );
    return writeSaveAround(base(), spoilt);
  };
  return { name, kind, bytes };
}

const wire = 'Persistent_Level:PersistentLevel.Build_PowerLine_C_1';
const lieCases: HostileCase[] = [
  lie('body-size-larger', 'size', 1n << 40n, 'error or issues'),
  lie('body-size-smaller', 'size', 100n, 'error or issues'),
  lie('body-size-negative', 'size', -5n, 'error or issues'),
  lie('grids-huge', 'grids.count', 0x7fff_ffff, 'issues'),
  lie('grids-negative', 'grids.count', -1, 'issues'),
  lie('levels-huge', 'levels.count', 0x7fff_ffff, 'issues'),
  lie('levels-negative', 'levels.count', -1, 'issues'),
  lie('toc-size-huge', `toc.size:${world}`, 1n << 50n, 'error or issues'),
  lie('toc-size-negative', `toc.size:${world}`, -1n, 'error or issues'),
  // A table of contents that ends within a header.
  lie('toc-size-small', `toc.size:${world}`, 40n, 'error or issues'),
  lie('data-size-huge', `data.size:${world}`, 1n << 62n, 'error or issues'),
  lie('object-count-negative', `toc.count:${world}`, -1, 'error or issues'),
  lie('object-count-huge', `toc.count:${world}`, 0x7fff_ffff, 'error or issues'),
  // Fewer bodies than headers.
  lie('body-count-differs', `data.count:${world}`, 3, 'error or issues'),
  lie('body-count-huge', `data.count:${world}`, 0x7fff_ffff, 'error or issues'),
  lie('destroyed-huge', `destroyed.count:${world}`, 0x7fff_ffff, 'error or issues'),
  lie('body-length-negative', `length:${wire}`, -1, 'error or issues'),
  lie('body-length-huge', `length:${wire}`, 0x7fff_ffff, 'error or issues'),
  // A class name of 2 GB.
  lie('path-length-huge', `header:${wire}`, 0x7fff_ffff, 'error or issues'),
];

export const hostileCases: HostileCase[] = [...strangers, ...chunkCases, ...lieCases, ...deepCases];
