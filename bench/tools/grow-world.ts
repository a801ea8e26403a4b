// Makes a larger world from a real one: repeats its persistent level `times` times, each copy under its own
// name, so that paths stay unique and references in a copy stay inside it. Layouts:
// docs/formats/satisfactory.md, body.

import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { SAVE } from '../../src/formats/satisfactory/versions.ts';
import { inflateWorld, openWorld, type World } from './world.ts';

const CHUNK = 131_072;

/** Precedes the object's own name in instance paths; a copy changes the `l` at its end. */
const LEVEL_NAME = Buffer.from(':PersistentLevel.');
const CHANGED = LEVEL_NAME.length - 2;

export function growWorld(path: string, times: number, to: string): void {
  const world = openWorld(path);
  const body = Buffer.alloc(world.list.size);
  inflateWorld(world, body);
  const save = world.file.readInt32LE(4);
  writeWorld(world, grownParts(body, save, times), to);
}

/** The parts of the new body in order, beginning with its size. */
function grownParts(body: Buffer, save: number, times: number): Buffer[] {
  const wide = save >= SAVE.WorldPartition;
  const leading = wide ? 8 : 4;
  const { headers, bodies } = save >= SAVE.Levels ? persistentLevel(body, save) : oldLevel(body);
  const parts = [
    body.subarray(leading, headers.start),
    ...blob(body, headers, wide && save >= SAVE.Levels, times, save >= SAVE.Levels),
    body.subarray(headers.end, bodies.start),
    ...blob(body, bodies, wide && save >= SAVE.Levels, times, save >= SAVE.Levels),
    body.subarray(bodies.end),
  ];
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  return [length(size, wide), ...parts];
}

/**
 * A list: `start` is its size field (or its count, if it has none), its items are from `items` up to `tail`.
 */
interface List {
  readonly start: number;
  readonly count: number;
  readonly items: number;
  readonly tail: number;
  readonly end: number;
}

function blob(body: Buffer, list: List, wide: boolean, times: number, sized: boolean): Buffer[] {
  const items = body.subarray(list.items, list.tail);
  const copies = Array.from({ length: times }, (_, copy) => renamed(items, copy));
  const content = [int32(list.count * times), ...copies, body.subarray(list.tail, list.end)];
  const size = content.reduce((sum, part) => sum + part.length, 0);
  return sized ? [length(size, wide), ...content] : content;
}

function renamed(items: Buffer, copy: number): Buffer {
  if (copy === 0) return items;
  const bytes = Buffer.from(items);
  for (let at = bytes.indexOf(LEVEL_NAME); at >= 0; at = bytes.indexOf(LEVEL_NAME, at + 1)) {
    bytes[at + CHANGED] = 0x41 + copy;
  }
  return bytes;
}

/** Before levels, there was one list of headers and one of bodies, without sizes. */
function oldLevel(body: Buffer): { headers: List; bodies: List } {
  const headers = headerList(body, 4, 4, body.length, 0);
  const count = body.readInt32LE(headers.tail);
  let at = headers.tail + 4;
  for (let i = 0; i < count; i++) at += 4 + body.readInt32LE(at);
  const bodies = { start: headers.tail, count, items: headers.tail + 4, tail: at, end: at };
  return { headers: { ...headers, end: headers.tail }, bodies };
}

function persistentLevel(body: Buffer, save: number): { headers: List; bodies: List } {
  const wide = save >= SAVE.WorldPartition;
  const size = (at: number): number => (wide ? Number(body.readBigInt64LE(at)) : body.readInt32LE(at));
  const width = wide ? 8 : 4;
  let at = width;
  if (save >= SAVE.VersionData) at = skipVersionData(body, at);
  if (wide) at = skipGrids(body, at);
  const levels = body.readInt32LE(at);
  at += 4;
  for (let i = 0; i < levels; i++) {
    at = skipText(body, at);
    at += width + size(at);
    at += width + size(at);
    if (save >= SAVE.LevelVersion) at += 4;
    at = skipReferences(body, at);
    if (save >= SAVE.VersionData) at = body.readInt32LE(at) === 1 ? skipVersionData(body, at + 4) : at + 4;
  }
  const headersAt = at;
  const headersEnd = at + width + size(at);
  const bodiesEnd = headersEnd + width + size(headersEnd);
  const bodies = headersEnd + width;
  return {
    headers: headerList(body, headersAt, headersAt + width, headersEnd, save),
    bodies: {
      start: headersEnd,
      count: body.readInt32LE(bodies),
      items: bodies + 4,
      tail: bodiesEnd,
      end: bodiesEnd,
    },
  };
}

function headerList(body: Buffer, start: number, countAt: number, end: number, save: number): List {
  const count = body.readInt32LE(countAt);
  let at = countAt + 4;
  for (let i = 0; i < count; i++) {
    const isActor = body.readInt32LE(at) === 1;
    at = skipText(body, skipText(body, skipText(body, at + 4)));
    if (save >= SAVE.ObjectFlags) at += 4;
    at = isActor ? at + 48 : skipText(body, at);
  }
  return { start, count, items: countAt + 4, tail: at, end };
}

function skipText(body: Buffer, at: number): number {
  const units = body.readInt32LE(at);
  return at + 4 + (units < 0 ? -2 * units : units);
}

function skipReferences(body: Buffer, at: number): number {
  const count = body.readInt32LE(at);
  let next = at + 4;
  for (let i = 0; i < count; i++) next = skipText(body, skipText(body, next));
  return next;
}

function skipGrids(body: Buffer, at: number): number {
  const grids = body.readInt32LE(at);
  let next = at + 4;
  for (let grid = 0; grid < grids; grid++) {
    next = skipText(body, next) + 8;
    const cells = body.readInt32LE(next);
    next += 4;
    for (let cell = 0; cell < cells; cell++) next = skipText(body, next) + 4;
  }
  return next;
}

/** Four numbers, an engine version, its branch, and a list of identifiers with a number each. */
function skipVersionData(body: Buffer, at: number): number {
  const list = skipText(body, at + 16 + 10);
  return list + 4 + body.readInt32LE(list) * 20;
}

/** Writes the original's header, and the new body in chunks; favours speed over size. */
function writeWorld({ file, bodyAt }: World, parts: readonly Buffer[], to: string): void {
  const isV2 = file.readUInt32LE(bodyAt + 4) !== 0;
  const head = file.subarray(bodyAt, bodyAt + (isV2 ? 17 : 16));
  const out = openSync(to, 'w');
  try {
    writeSync(out, file.subarray(0, bodyAt));
    for (const chunk of chunks(parts)) {
      const packed = deflateSync(chunk, { level: 1 });
      const sizes = Buffer.concat([length(packed.length, true), length(chunk.length, true)]);
      writeSync(out, Buffer.concat([head, sizes, sizes, packed]));
    }
  } finally {
    closeSync(out);
  }
}

function* chunks(parts: readonly Buffer[]): Generator<Buffer> {
  let chunk = Buffer.alloc(CHUNK);
  let filled = 0;
  for (const part of parts) {
    for (let at = 0; at < part.length; ) {
      const taken = part.copy(chunk, filled, at, at + CHUNK - filled);
      at += taken;
      filled += taken;
      if (filled < CHUNK) continue;
      yield chunk;
      chunk = Buffer.alloc(CHUNK);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

function length(value: number, wide: boolean): Buffer {
  const bytes = Buffer.alloc(wide ? 8 : 4);
  if (wide) bytes.writeBigInt64LE(BigInt(value));
  else bytes.writeInt32LE(value);
  return bytes;
}

function int32(value: number): Buffer {
  return length(value, false);
}
