// The entries of a zip archive: by the directory at its end or, in the beginning of one or where the end is
// lost, by the headers before each entry.

import { Cursor } from './cursor.ts';
import { decodeUtf8 } from './text.ts';

const END = 0x06054b50;
const DIRECTORY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const MOST_COMMENT = 0xffff;
/** Further ones are passed over. */
const MOST_ENTRIES = 4096;
const STORED = 0;
const DEFLATED = 8;
/** Sizes are behind the content. */
const SIZES_LATER = 8;

/** Bytes that are read as they are needed. */
export interface Ranges {
  readonly size: number;
  /** The bytes from `start` up to, not including, `end`; fewer where there are no more. */
  range(start: number, end: number): Uint8Array;
}

export interface ZipEntry {
  readonly name: string;
  /** Of its content, as it is stored. */
  readonly at: number;
  readonly packed: number;
  /** Size of the content according to the archive: nothing to rely on. */
  readonly stated: number;
  readonly isDeflated: boolean;
}

export function isZip(head: Uint8Array): boolean {
  return head.length >= LOCAL_BYTES && new Cursor(head, { file: '' }).u32() === LOCAL;
}

/** The files in it that can be read, in the order of the archive. Those that would lie outside of it are left out. */
export function zipEntries(archive: Ranges): ZipEntry[] {
  const entries = byDirectory(archive) ?? byHeaders(archive);
  const total = entries.reduce((sum, { packed }) => sum + packed, 0);
  // Entries that share their bytes are only made to fill memory.
  return total > archive.size ? [] : entries.filter(({ name }) => isInside(name));
}

function isInside(name: string): boolean {
  const parts = name.split('/');
  return !name.includes('\0') && parts.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** Null if the directory is not whole. */
function byDirectory(archive: Ranges): ZipEntry[] | null {
  const { size } = archive;
  const first = Math.max(0, size - END_BYTES - MOST_COMMENT);
  const tail = new Cursor(archive.range(first, size), { file: '' });
  for (let end = tail.bytes.length - END_BYTES; end >= 0; end--) {
    if (tail.bytes[end] !== 0x50 || tail.view.getUint32(end, true) !== END) continue;
    tail.at = end + 10;
    const count = tail.u16();
    tail.skip(4);
    const at = tail.u32();
    if (at >= first + end) return null;
    return directory(archive, new Cursor(archive.range(at, first + end), { file: '' }), count);
  }
  return null;
}

function directory(archive: Ranges, cursor: Cursor, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  for (let i = 0; i < Math.min(count, MOST_ENTRIES); i++) {
    if (cursor.left < ENTRY_BYTES || cursor.u32() !== DIRECTORY) return null;
    cursor.skip(6);
    const method = cursor.u16();
    cursor.skip(8);
    const [packed, stated] = [cursor.u32(), cursor.u32()];
    const [nameSize, extra, comment] = [cursor.u16(), cursor.u16(), cursor.u16()];
    cursor.skip(8);
    const header = cursor.u32();
    if (cursor.left < nameSize + extra + comment) return null;
    const name = nameAt(cursor, nameSize);
    cursor.skip(extra + comment);
    const local = archive.range(header, header + LOCAL_BYTES);
    if (local.length < LOCAL_BYTES) return null;
    const view = new DataView(local.buffer, local.byteOffset, LOCAL_BYTES);
    const at = header + LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
    if (at + packed > archive.size) return null;
    if (isKnown(method)) entries.push({ name, at, packed, stated, isDeflated: method === DEFLATED });
  }
  return entries;
}

function isKnown(method: number): boolean {
  return method === STORED || method === DEFLATED;
}

/** Some programs of Windows write its slashes. */
function nameAt(cursor: Cursor, size: number): string {
  const at = cursor.take(size);
  return decodeUtf8(cursor.bytes, at, at + size).replaceAll('\\', '/');
}

/** The last entry may be cut. */
function byHeaders(archive: Ranges): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (let place = 0; entries.length < MOST_ENTRIES; ) {
    const cursor = new Cursor(archive.range(place, place + LOCAL_BYTES + 2 * MOST_COMMENT), { file: '' });
    if (cursor.left < LOCAL_BYTES || cursor.u32() !== LOCAL) break;
    cursor.skip(2);
    const [flags, method] = [cursor.u16(), cursor.u16()];
    cursor.skip(8);
    const [stated, size] = [cursor.u32(), cursor.u32()];
    const [nameSize, extra] = [cursor.u16(), cursor.u16()];
    if (cursor.left < nameSize + extra) break;
    const name = nameAt(cursor, nameSize);
    const at = place + LOCAL_BYTES + nameSize + extra;
    const left = archive.size - at;
    const packed = (flags & SIZES_LATER) !== 0 ? left : Math.min(stated, left);
    if (isKnown(method)) entries.push({ name, at, packed, stated: size, isDeflated: method === DEFLATED });
    place = at + packed;
  }
  return entries;
}
