// Wrappers that games put around a save game: compression, or a few bytes before it. Recognised by content and
// peeled until the save game itself appears. Source: docs/formats/gvas.md#wrappers.

import { Cursor } from '../../../bytes/cursor.ts';
import { FormatError, showInt } from '../../../bytes/format-error.ts';
import { inflatePrefix } from '../../../bytes/inflate.ts';
import { beginsChunk } from '../../unreal/chunks/chunk-header.ts';
import { listStreams } from '../../unreal/chunks/chunk-list.ts';
import { MAGIC } from './layout.ts';
import {
  beginsSave,
  CHUNK_COMPRESSORS,
  chunked,
  contentStart,
  type Inflaters,
  LENGTH_BYTES,
  oodle,
  oodleHead,
  type Packed,
  stored,
  unpack,
  unpackUnknown,
  zlib,
} from './packed.ts';

/** More than any game uses. */
const MOST_LAYERS = 5;
const MAGIC_BYTES = 4;
/** Bytes that it takes to recognise a wrapper. */
export const WRAPPED_BYTES = 16;
/** `PlZ`, `PlM` and `CNK`, followed by a zero, as integers. */
const PALWORLD = { PlZ: 0x5a6c50, PlM: 0x4d6c50, CNK: 0x4b4e43 } as const;
const PALWORLD_BYTES = 12;
/** The longest head that is known has 16 bytes. */
const MOST_HEAD_BYTES = 64;

/** One layer; the outermost comes first. */
export interface Wrapper {
  readonly name: string;
  readonly inflatedSize: number | null;
}

interface Layer {
  readonly kind: 'none' | 'prefix' | 'zlib' | 'oodle' | 'chunks';
  readonly name: string;
  readonly at: number;
  /** Sizes as far as the wrapper stores them: of what it contains, of a second stream inside the first, of the compressed bytes. */
  readonly size: number | null;
  readonly inner: number | null;
  readonly packed: number | null;
}

function layer(kind: Layer['kind'], name: string, at: number, sizes: Partial<Layer> = {}): Layer {
  return { kind, name, at, size: null, inner: null, packed: null, ...sizes };
}

export interface Unwrapped extends Packed {
  readonly wrappers: readonly Wrapper[];
  /** False values in wrappers that reading does not need. */
  readonly notes: readonly FormatError[];
}

/**
 * The save game inside a file. The content of the innermost wrapper is not inflated yet, if its size is
 * known.
 * @param faults why its end is lost; without it, a save that lacks its end is refused
 * @throws FormatError NOT_A_SAVE, INFLATE, LIMIT, UNSUPPORTED, and those of chunks
 */
export function unwrap(bytes: Uint8Array, file: string, tools: Inflaters, faults?: FormatError[]): Unwrapped {
  const wrappers: Wrapper[] = [];
  const notes: FormatError[] = [];
  let content = bytes;
  for (let layers = 0; layers <= MOST_LAYERS; layers++) {
    const layer = layerOf(content, file);
    if (layer.kind === 'none') return { ...stored(content), wrappers, notes };
    if (layer.kind === 'prefix') {
      wrappers.push({ name: layer.name, inflatedSize: null });
      content = content.subarray(layer.at);
      continue;
    }
    // Inside another wrapper's content there are no offsets of the file.
    if (content === bytes) noteSize(layer, content, file, notes);
    const inside = open(layer, content, file, { ...tools, faults, notes });
    wrappers.push({ name: layer.name, inflatedSize: inside.size });
    if (inside.isSave) return { ...inside, wrappers, notes };
    content = unpack(inside, tools, faults);
  }
  throw fault('LIMIT', file, 0, `at most ${MOST_LAYERS} wrappers`, 'more');
}

/** Compressed data ends with the file, so its stored size is not needed. */
function noteSize(layer: Layer, { length }: Uint8Array, file: string, notes: FormatError[]): void {
  if (layer.packed === null || layer.packed === length - layer.at) return;
  const offset = layer.at - PALWORLD_BYTES + 4;
  notes.push(fault('VALUE', file, offset, `${length - layer.at} compressed bytes`, String(layer.packed)));
}

/**
 * The start of the save game inside a file, given the start of the file.
 * @throws FormatError SHORT when it takes more of the file, and others
 */
export function unwrapHead(
  head: Uint8Array,
  size: number,
  file: string,
): { readonly bytes: Uint8Array; readonly wrappers: readonly Wrapper[] } {
  const wrappers: Wrapper[] = [];
  let content = head;
  for (let layers = 0; layers <= MOST_LAYERS; layers++) {
    const layer = layerOf(content, file);
    switch (layer.kind) {
      case 'none':
        return { bytes: content, wrappers };
      case 'prefix':
        content = content.subarray(layer.at);
        wrappers.push({ name: layer.name, inflatedSize: null });
        break;
      case 'zlib': {
        content = inflatedHead(content, layer.at, file);
        if (layer.inner !== null) content = inflatedHead(content, 0, file);
        wrappers.push({ name: layer.name, inflatedSize: layer.size });
        break;
      }
      case 'oodle':
        wrappers.push({ name: layer.name, inflatedSize: layer.size });
        content = oodleHead({ input: content.subarray(layer.at), size: layer.size!, at: layer.at, file });
        break;
      case 'chunks':
        wrappers.push({ name: layer.name, inflatedSize: null });
        content = firstBlock(content, size, file);
        content = content.subarray(contentStart(content));
    }
  }
  throw fault('LIMIT', file, 0, `at most ${MOST_LAYERS} wrappers`, 'more');
}

/** Headers have up to 2 KB; this much of a stream is inflated to see one. */
const HEAD_BYTES = 1 << 16;

/** The start of what a zlib stream at `at` inflates to. @throws FormatError VALUE when it breaks before its first byte */
function inflatedHead(bytes: Uint8Array, at: number, file: string): Uint8Array {
  const head = inflatePrefix(bytes.subarray(at), HEAD_BYTES).bytes;
  if (head.length === 0)
    throw fault('VALUE', file, at, 'a zlib stream', 'one that breaks before its first byte');
  return head;
}

/** The start of the first block of a chunk stream. @throws FormatError SHORT, INFLATE, UNSUPPORTED */
function firstBlock(bytes: Uint8Array, size: number, file: string): Uint8Array {
  const view = viewOf(bytes);
  const isVersion2 = view.getUint32(4, true) !== 0;
  const pairs = 16 + (isVersion2 ? 1 : 0);
  const most = bytes.length < pairs + 32 ? 0 : Number(view.getBigInt64(8, true));
  const blocks = most > 0 ? Math.ceil(Number(view.getBigInt64(pairs + 8, true)) / most) : 1;
  const at = pairs + 16 * (1 + blocks);
  if (!(at < Math.min(bytes.length, size))) throw fault('SHORT', file, at, 'a block', 'the end');
  const input = bytes.subarray(at);
  if (bytes[at] === 0x78) return inflatedHead(bytes, at, file);
  const inflated = Number(view.getBigInt64(pairs + 24, true));
  if (inflated <= 0) throw fault('VALUE', file, pairs + 24, 'the size of a block', `${inflated}`);
  return oodleHead({ input, size: inflated, at, file });
}

function layerOf(bytes: Uint8Array, file: string): Layer {
  const view = viewOf(bytes);
  if (bytes.length < WRAPPED_BYTES) throw fault('SHORT', file, 0, 'a save game', `${bytes.length} bytes`);
  const first = view.getInt32(0, true);
  if (first === MAGIC) return layer('none', '', 0);
  if (beginsChunk(view, 0)) return layer('chunks', 'chunks', 0);
  const palworld = palworldLayer(view, 0, file);
  if (palworld) return palworld;
  if (beginsZlib(bytes)) return layer('zlib', 'zlib', 0);
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return layer('zlib', 'gzip', 0);
  const head = headBefore(bytes);
  if (head > 0) {
    const name = String.fromCharCode(...bytes.subarray(0, MAGIC_BYTES));
    return layer('prefix', /^[A-Z]+$/.test(name) ? name : `${head} bytes`, head);
  }
  throw fault('NOT_A_SAVE', file, 0, 'GVAS, or a wrapper of it', showInt(first));
}

/** How many bytes of unknown meaning a game put before a save game or a stream of one; 0 if it did not. */
function headBefore(bytes: Uint8Array): number {
  for (let at = 1; at <= Math.min(MOST_HEAD_BYTES, bytes.length - WRAPPED_BYTES); at++) {
    const rest = bytes.subarray(at);
    if (beginsChunk(viewOf(rest), 0)) return at;
    const start = beginsZlib(rest)
      ? inflatePrefix(rest, WRAPPED_BYTES).bytes
      : rest.subarray(0, WRAPPED_BYTES);
    // Versions are small numbers, so that there are zeros: a text about saves has none.
    if (beginsSave(start) && start.includes(0)) return at;
  }
  return 0;
}

function beginsZlib([first, second]: Uint8Array): boolean {
  return first === 0x78 && (first * 256 + second!) % 31 === 0;
}

/** Layout: u32 inflated size, u32 n, magic, u8 type, payload; after `CNK` all of that again. */
function palworldLayer(view: DataView, at: number, file: string): Layer | null {
  if (view.byteLength < at + PALWORLD_BYTES) return null;
  const magic = view.getUint32(at + 8, true) & 0xffffff;
  if (magic === PALWORLD.CNK) return at === 0 ? palworldLayer(view, PALWORLD_BYTES, file) : null;
  if (magic !== PALWORLD.PlZ && magic !== PALWORLD.PlM) return null;
  const size = view.getUint32(at, true);
  const inner = view.getUint32(at + 4, true);
  const type = view.getUint8(at + 11);
  const payload = at + PALWORLD_BYTES;
  if (magic === PALWORLD.PlM) return layer('oodle', 'PlM', payload, { size, packed: inner });
  if (type === 0x30) return layer('prefix', 'PlZ', payload);
  if (type === 0x31) return layer('zlib', 'PlZ', payload, { size, packed: inner });
  if (type === 0x32) return layer('zlib', 'PlZ', payload, { size, inner });
  throw fault('UNSUPPORTED', file, at + 11, 'a type from 0x30 to 0x32', `0x${type.toString(16)}`);
}

/** The content of a compressed wrapper; `isSave`: it is the save game, without a wrapper of its own. */
interface Inside extends Packed {
  readonly isSave: boolean;
}

function open(
  { kind, at, size, inner }: Layer,
  bytes: Uint8Array,
  file: string,
  {
    faults,
    notes,
    ...tools
  }: Inflaters & { readonly faults: FormatError[] | undefined; readonly notes: FormatError[] },
): Inside {
  if (kind === 'chunks') {
    const list = listStreams(new Cursor(bytes, { file }), LENGTH_BYTES, CHUNK_COMPRESSORS);
    if (!faults && list.faults.length > 0) throw list.faults[0];
    faults?.push(...list.faults);
    notes.push(...list.notes);
    return { ...chunked(bytes, list, file, tools, faults), isSave: true };
  }
  const payload = bytes.subarray(at);
  if (size === null) return { ...stored(unpackUnknown(payload, file, tools, faults)), isSave: false };
  // In all files seen Oodle holds the save itself.
  if (kind === 'oodle') return { ...oodle({ input: payload, size, at, file }), isSave: true };
  const input =
    inner === null ? payload : unpack(zlib({ input: payload, size: inner, at, file }, tools), tools, faults);
  const isSave = beginsSave(inflatePrefix(input, MAGIC_BYTES).bytes);
  return { ...zlib({ input, size, at, file }, tools), isSave };
}

function fault(
  code: 'NOT_A_SAVE' | 'SHORT' | 'LIMIT' | 'UNSUPPORTED' | 'VALUE',
  file: string,
  offset: number,
  expected: string,
  found: string,
): FormatError {
  return new FormatError({ code, file, offset, expected, found });
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
