// The entries of a zip archive: by the directory at its end or, in the beginning of one or where the end is
// lost, by the headers before each entry.

import { Cursor } from './cursor.ts';
import { decodeUtf8 } from './text.ts';

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCAL_BYTES = 30;
const MOST_COMMENT = 0xffff;
/** Further ones are passed over. */
const MOST_ENTRIES = 4096;
const STORED = 0;
const DEFLATED = 8;
/** Sizes are behind the content. */
const SIZES_LATER = 8;

/** The content of a file, or one of those in an archive. */
export interface FilePart {
  /** In an archive; else empty. */
  readonly name: string;
  /** As they are stored. */
  readonly bytes: Uint8Array;
  /** Offset in the file. */
  readonly at: number;
  /** Size of the content according to the file: nothing to rely on. */
  readonly stated: number;
  readonly form: 'plain' | 'gzip' | 'raw';
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes.length >= LOCAL_BYTES && new Cursor(bytes, { file: '' }).u32() === LOCAL;
}

/** The entries that can be read, in the order of the archive. */
export function zipParts(bytes: Uint8Array): FilePart[] {
  return byDirectory(bytes) ?? byHeaders(bytes);
}

/** Null if the directory is not whole. */
function byDirectory(bytes: Uint8Array): FilePart[] | null {
  const cursor = new Cursor(bytes, { file: '' });
  const first = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT);
  for (let end = bytes.length - END_BYTES; end >= first; end--) {
    if (bytes[end] !== 0x50 || cursor.view.getUint32(end, true) !== END) continue;
    cursor.at = end + 10;
    const count = cursor.u16();
    cursor.skip(4);
    const at = cursor.u32();
    return at < end ? directory(new Cursor(bytes, { file: '', start: at, end }), count) : null;
  }
  return null;
}

function directory(cursor: Cursor, count: number): FilePart[] | null {
  const entries: FilePart[] = [];
  for (let i = 0; i < Math.min(count, MOST_ENTRIES); i++) {
    if (cursor.left < 46 || cursor.u32() !== DIRECTORY) return null;
    cursor.skip(6);
    const method = cursor.u16();
    cursor.skip(8);
    const [packed, size] = [cursor.u32(), cursor.u32()];
    const [nameSize, extra, comment] = [cursor.u16(), cursor.u16(), cursor.u16()];
    cursor.skip(8);
    const header = cursor.u32();
    if (cursor.left < nameSize + extra + comment) return null;
    const name = decodeUtf8(cursor.bytes, cursor.at, cursor.at + nameSize);
    cursor.skip(nameSize + extra + comment);
    if (header + LOCAL_BYTES > cursor.bytes.length) return null;
    const at =
      header +
      LOCAL_BYTES +
      cursor.view.getUint16(header + 26, true) +
      cursor.view.getUint16(header + 28, true);
    if (at + packed > cursor.bytes.length) return null;
    entries.push(...partOf(cursor.bytes, name, at, packed, size, method));
  }
  return entries;
}

function partOf(
  bytes: Uint8Array,
  name: string,
  at: number,
  packed: number,
  stated: number,
  method: number,
): FilePart[] {
  if (method !== STORED && method !== DEFLATED) return [];
  const form = method === STORED ? 'plain' : 'raw';
  return [{ name, bytes: bytes.subarray(at, at + packed), at, stated, form }];
}

/** The last entry may be cut. */
function byHeaders(bytes: Uint8Array): FilePart[] {
  const cursor = new Cursor(bytes, { file: '' });
  const entries: FilePart[] = [];
  while (cursor.left >= LOCAL_BYTES && entries.length < MOST_ENTRIES && cursor.u32() === LOCAL) {
    cursor.skip(2);
    const [flags, method] = [cursor.u16(), cursor.u16()];
    cursor.skip(8);
    const [stated, size] = [cursor.u32(), cursor.u32()];
    const [nameSize, extra] = [cursor.u16(), cursor.u16()];
    if (cursor.left < nameSize + extra) break;
    const name = decodeUtf8(bytes, cursor.at, cursor.at + nameSize);
    cursor.skip(nameSize + extra);
    const packed = (flags & SIZES_LATER) !== 0 ? cursor.left : Math.min(stated, cursor.left);
    entries.push(...partOf(bytes, name, cursor.at, packed, size, method));
    cursor.skip(packed);
  }
  return entries;
}
