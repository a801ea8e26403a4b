// Makes a larger world from a real one since save version 51: repeats its persistent level, each copy under its own
// name, so that paths stay unique and references in a copy stay inside it. Layouts: docs/formats/satisfactory.md#body.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { deflateSync } from 'node:zlib';
import { Cursor } from '../../src/bytes/cursor.ts';
import { readVersionData, skipGrids } from '../../src/formats/satisfactory/file/layout.ts';
import { SAVE } from '../../src/formats/satisfactory/versions.ts';
import { skipString } from '../../src/formats/unreal/texts/fstring.ts';
import { unchunk } from '../../test/tools/satisfactory/unchunk.ts';

/** Precedes the object's own name in instance paths; a copy changes the `l` at its end. */
const LEVEL_NAME = Buffer.from(':PersistentLevel.');
const CHANGED = LEVEL_NAME.length - 2;

export function growWorld(path: string, times: number, to: string): void {
  const file = readFileSync(path);
  const version = file.readInt32LE(4);
  if (version < SAVE.LevelVersion) throw new Error(`${basename(path)} has save version ${version}`);
  const { head, body, chunks } = unchunk(file);
  const cursor = new Cursor(body, { file: basename(path), start: 8 });
  const hasVersions = version >= SAVE.VersionData;
  if (hasVersions) readVersionData(cursor);
  skipGrids(cursor);
  for (let level = cursor.i32(); level > 0; level--) skipLevel(cursor, hasVersions);
  // The headers of objects, whatever follows them in their block, and the bodies.
  const headers = blockAt(cursor);
  const headersEnd = endOfHeaders(body, headers);
  const bodies = blockAt(cursor);
  const parts = [
    body.subarray(8, headers.start - 8),
    ...grown(body, headers, headersEnd, times),
    ...grown(body, bodies, bodies.end, times),
    body.subarray(bodies.end),
  ];
  const grownBody = Buffer.concat([int64(parts.reduce((sum, part) => sum + part.length, 0)), ...parts]);
  const start = file.subarray(head.length, head.length + (chunks.version === 2 ? 17 : 16));
  const size = chunks.size!;
  const written: Uint8Array[] = [head];
  for (let at = 0; at < grownBody.length; at += size) {
    const piece = grownBody.subarray(at, at + size);
    // Favours speed over size.
    const packed = deflateSync(piece, { level: 1 });
    const sizes = Buffer.concat([int64(packed.length), int64(piece.length)]);
    written.push(start, sizes, sizes, packed);
  }
  writeFileSync(to, Buffer.concat(written));
}

interface Block {
  readonly start: number;
  readonly end: number;
}

/** After its size. */
function blockAt(cursor: Cursor): Block {
  const size = Number(cursor.i64());
  const start = cursor.at;
  cursor.skip(size);
  return { start, end: start + size };
}

/** A streamed level: name, two blocks, version, collected objects, version data if it has its own. */
function skipLevel(cursor: Cursor, hasVersions: boolean): void {
  skipString(cursor);
  blockAt(cursor);
  blockAt(cursor);
  cursor.skip(4);
  for (let count = cursor.i32(); count > 0; count--) skipTexts(cursor, 2);
  if (hasVersions && cursor.i32() === 1) readVersionData(cursor);
}

function endOfHeaders(body: Uint8Array, { start }: Block): number {
  const cursor = new Cursor(body, { file: 'headers', start });
  for (let count = cursor.i32(); count > 0; count--) {
    const isActor = cursor.i32() === 1;
    skipTexts(cursor, 3);
    cursor.skip(4);
    if (isActor) cursor.skip(48);
    else skipTexts(cursor, 1);
  }
  return cursor.at;
}

function skipTexts(cursor: Cursor, count: number): void {
  for (let at = 0; at < count; at++) skipString(cursor);
}

/** A block with its size and count, its items so often up to `itemsEnd`, and the rest of it once. */
function grown(body: Uint8Array, { start, end }: Block, itemsEnd: number, times: number): Uint8Array[] {
  const items = Buffer.from(body.subarray(start + 4, itemsEnd));
  const count = new DataView(body.buffer, body.byteOffset + start).getInt32(0, true) * times;
  const rest = body.subarray(itemsEnd, end);
  const copies = Array.from({ length: times }, (_, copy) => (copy === 0 ? items : renamed(items, copy)));
  return [int64(4 + items.length * times + rest.length), int64(count).subarray(0, 4), ...copies, rest];
}

function renamed(items: Buffer, copy: number): Buffer {
  const bytes = Buffer.from(items);
  for (let at = bytes.indexOf(LEVEL_NAME); at >= 0; at = bytes.indexOf(LEVEL_NAME, at + 1))
    bytes[at + CHANGED] = 0x41 + copy;
  return bytes;
}

function int64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(BigInt(value));
  return bytes;
}
