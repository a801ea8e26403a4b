// Plans how to read a package from its file: raw, in compressed chunks, or compressed as a whole. The plan is
// checked before anything is inflated, so that false sizes are found before memory is allocated. Source:
// docs/formats/unreal3.md, section on compression.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, faultIn } from '../../../bytes/format-error.ts';
import { decodeLatin1 } from '../../../bytes/text.ts';
import { DETECT_BYTES, detect } from '../file/detect.ts';
import { PACKAGE_TAG } from '../file/package-tag.ts';
import { explaining, unsupported } from '../file/refusals.ts';
import { type ChunkPointer, readSummary, type Summary } from '../tables/summary.ts';

export type Method = 'zlib' | 'lzo' | 'oodle';

/** A block that inflates by itself. Offsets are in the file and in the inflated package. */
export interface Block {
  readonly storedAt: number;
  readonly storedSize: number;
  readonly inflatedAt: number;
  readonly inflatedSize: number;
}

/** A range of the inflated package that is lost. */
export interface LostRange {
  readonly at: number;
  readonly size: number;
  readonly error: FormatError;
}

export interface StoragePlan {
  readonly size: number;
  /** Bytes at the start that are copied unchanged. */
  readonly copied: number;
  /** The storage of the package, as text for users. */
  readonly stored: 'raw' | Method | `${Method} chunks`;
  readonly method: Method | null;
  readonly blocks: readonly Block[];
  /** Set for a package in chunks, whose inflated form lacks what follows the head in the file. */
  readonly summary: Summary | null;
  /** The ranges that the file should hold and does not, because it is cut or the sizes in it are damaged. */
  readonly lost: readonly LostRange[];
  /** Sizes that reading does not need, and that contradict those of the blocks. */
  readonly notes: readonly FormatError[];
  /** Bytes behind the last block; null if there are none but those that tools for mods write. */
  readonly trailing: FormatError | null;
}

const COMPRESSION = { zlib: 1, lzo: 2, lzx: 4, console: 8, oodle: 0x400 } as const;
/** Block size of every measured package; used where the header does not store one. */
const BLOCK_SIZE = 0x20000;
/** Most bytes that a file may lack and still be read. */
const MOST_LOST = 1 << 25;
/** Ends what tools for mods of Mass Effect write behind a package. */
const TOOLS_TAG = 'LECL';
/** Most notes per file, because all of its chunks may be wrong. */
const MOST_NOTES = 100;
/** Larger block sizes are refused; memory is allocated block by block. */
const MOST_BLOCK_SIZE = 1 << 26;
/** Upper bound of inflated bytes per stored byte: 1032 for deflate, 255 for LZO1X; Oodle can fill a block. */
const MOST_RATIO = { zlib: 1032, lzo: 256, oodle: MOST_BLOCK_SIZE } as const;

/** @throws FormatError when the file is not a readable package, or its chunks cannot be read */
export function planStorage(file: string, bytes: Uint8Array): StoragePlan {
  const found = detect(file, bytes.subarray(0, DETECT_BYTES));
  if (found.kind === 'refused') throw unsupported(file, 0, found.why);
  if (found.kind === 'other') {
    const shown = `${bytes.length} bytes that begin otherwise`;
    throw new FormatError({
      code: 'NOT_A_SAVE',
      file,
      offset: 0,
      expected: 'the tag of an Unreal package',
      found: shown,
    });
  }
  const cursor = new Cursor(bytes, { file, bigEndian: found.bigEndian });
  if (found.kind === 'compressed') return planWhole(cursor);
  return explaining(file, bytes, () => planPackage(cursor));
}

function planPackage(cursor: Cursor): StoragePlan {
  const { bytes, file } = cursor;
  const summary = cursor.labelled('summary', () => readSummary(cursor));
  if (summary.compression === 0 || summary.chunks.length === 0) {
    return {
      size: bytes.length,
      copied: bytes.length,
      stored: 'raw',
      method: null,
      blocks: [],
      summary: null,
      lost: [],
      notes: [],
      trailing: null,
    };
  }
  return planChunks(cursor, compressionMethod(file, summary.compression), summary);
}

/** The compression of chunks with these flags. @throws FormatError UNSUPPORTED, naming the method */
export function compressionMethod(file: string, flags: number): Method {
  if (flags & COMPRESSION.oodle) return 'oodle';
  if (flags & COMPRESSION.lzx) throw unsupported(file, 0, 'a package compressed with LZX (Xbox 360)');
  if (flags & COMPRESSION.console) {
    const method = 'a console method (PlayStation 3, Wii U) or Oodle';
    throw unsupported(file, 0, `a package compressed with ${method}`);
  }
  if (flags & COMPRESSION.lzo) return 'lzo';
  if (flags & COMPRESSION.zlib) return 'zlib';
  throw unsupported(file, 0, `a package with compression flags 0x${flags.toString(16)}`);
}

function planChunks(cursor: Cursor, method: Method, summary: Summary): StoragePlan {
  const { chunks } = summary;
  const blocks: Block[] = [];
  const notes: FormatError[] = [];
  const copied = chunks[0]!.inflatedAt;
  if (copied > cursor.bytes.length)
    throw cursor.error('VALUE', 'a first chunk inside the file', String(copied));
  const lost: LostRange[] = [];
  let room = MOST_LOST;
  let size = copied;
  let storedEnd = 0;
  for (const [index, chunk] of chunks.entries()) {
    // If chunks could share bytes, a small file could inflate to any size.
    if (chunk.storedAt < storedEnd)
      throw cursor.error('VALUE', `chunk ${index} to be stored from ${storedEnd} on`, String(chunk.storedAt));
    if (chunk.inflatedAt !== size)
      throw cursor.error('VALUE', `chunk ${index} to begin at ${size}`, String(chunk.inflatedAt));
    const before = blocks.length;
    const error = planChunk(cursor, method, chunk, `chunk ${index}`, blocks);
    if (error) {
      const block = blocks.length > before ? blocks.at(-1)! : null;
      const at = block ? block.inflatedAt + block.inflatedSize : size;
      room -= size + chunk.inflatedSize - at;
      if (at < summary.headerSize || room < 0 || at > size + chunk.inflatedSize) throw error;
      lost.push({ at, size: size + chunk.inflatedSize - at, error });
    }
    size += chunk.inflatedSize;
    const last = blocks.at(-1);
    storedEnd = last ? last.storedAt + last.storedSize : chunk.storedAt;
    const storedSize = storedEnd - chunk.storedAt;
    if (!error && chunk.storedSize !== storedSize && notes.length < MOST_NOTES) {
      const expected = `chunk ${index} of ${storedSize} bytes, as its blocks have`;
      notes.push(cursor.error('VALUE', expected, String(chunk.storedSize), chunk.sizeAt));
    }
  }
  const trailing = lost.length > 0 ? null : trailingBytes(cursor, storedEnd);
  return { size, copied, stored: `${method} chunks`, method, blocks, summary, lost, notes, trailing };
}

function trailingBytes(cursor: Cursor, at: number): FormatError | null {
  cursor.seek(at);
  if (cursor.left === 0) return null;
  const { bytes } = cursor;
  const isTools =
    decodeLatin1(bytes, Math.max(bytes.length - TOOLS_TAG.length, at), bytes.length) === TOOLS_TAG;
  return isTools ? null : cursor.trailing('the end of the last block');
}

/** Appends the blocks of a chunk, as far as they are sound; returns what is wrong with the next. */
function planChunk(
  cursor: Cursor,
  method: Method,
  { inflatedAt, inflatedSize, storedAt }: ChunkPointer,
  label: string,
  blocks: Block[],
): FormatError | null {
  return faultIn(() =>
    cursor.labelled(label, () => {
      cursor.seek(storedAt);
      const inflated = planBlocks(cursor, method, inflatedAt, blocks);
      if (inflated !== inflatedSize)
        throw cursor.error('VALUE', `${inflatedSize} inflated bytes`, String(inflated), storedAt);
    }),
  );
}

/** A file that is compressed as a whole does not store its method; the first bytes of its first block show it. */
function planWhole(cursor: Cursor): StoragePlan {
  const blocks: Block[] = [];
  const first = cursor.bytes.subarray(firstBlockAt(cursor), firstBlockAt(cursor) + 2);
  const method = isZlib(first) ? 'zlib' : 'lzo';
  const size = planBlocks(cursor, method, 0, blocks);
  const { storedAt, storedSize } = blocks.at(-1) ?? { storedAt: cursor.at, storedSize: 0 };
  const trailing = trailingBytes(cursor, storedAt + storedSize);
  return { size, copied: 0, stored: method, method, blocks, summary: null, lost: [], notes: [], trailing };
}

function firstBlockAt(cursor: Cursor): number {
  const { blockSize, total } = peekChunkHeader(cursor);
  return cursor.at + 16 + 8 * Math.ceil(total / blockSize);
}

function isZlib(bytes: Uint8Array): boolean {
  return bytes[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(bytes[1] ?? 0);
}

function peekChunkHeader(cursor: Cursor): { blockSize: number; total: number } {
  const { at } = cursor;
  const tag = cursor.u32();
  const word = cursor.u32();
  cursor.skip(4);
  const total = cursor.u32();
  cursor.at = at;
  const blockSize = word === PACKAGE_TAG ? BLOCK_SIZE : word;
  if (tag !== PACKAGE_TAG) throw cursor.error('VALUE', 'the tag of a chunk', tag.toString(16));
  if (blockSize === 0 || blockSize > MOST_BLOCK_SIZE)
    throw cursor.error('VALUE', `a block size up to ${MOST_BLOCK_SIZE}`, String(blockSize), at + 4);
  return { blockSize, total };
}

/** Appends the blocks of the chunk at the cursor; returns how many bytes they inflate to. */
function planBlocks(cursor: Cursor, method: Method, inflatedAt: number, blocks: Block[]): number {
  const { blockSize, total } = peekChunkHeader(cursor);
  cursor.skip(8);
  const stored = cursor.u32();
  cursor.skip(4);
  const count = Math.ceil(total / blockSize);
  if (count * 8 > cursor.left) throw cursor.error('COUNT', `${count} blocks`, `${cursor.left} bytes left`);
  const table = cursor.at;
  let storedAt = table + count * 8;
  let inflated = 0;
  for (let index = 0; index < count; index++) {
    const at = cursor.at;
    const storedSize = cursor.u32();
    const inflatedSize = cursor.u32();
    const most = Math.min(blockSize, storedSize * MOST_RATIO[method] + 64);
    if (inflatedSize > most) {
      throw cursor.error(
        'LIMIT',
        `at most ${most} bytes from a block of ${storedSize}`,
        `${inflatedSize}`,
        at + 4,
      );
    }
    if (storedSize > cursor.bytes.length - storedAt)
      throw cursor.error('SHORT', `${storedSize} bytes`, `${cursor.bytes.length - storedAt} left`, at);
    blocks.push({ storedAt, storedSize, inflatedAt: inflatedAt + inflated, inflatedSize });
    storedAt += storedSize;
    inflated += inflatedSize;
  }
  if (inflated !== total) throw cursor.error('VALUE', `${total} bytes in blocks`, String(inflated), table);
  if (storedAt - table - count * 8 !== stored) {
    const found = String(storedAt - table - count * 8);
    throw cursor.error('VALUE', `${stored} stored bytes in blocks`, found, table);
  }
  return inflated;
}
