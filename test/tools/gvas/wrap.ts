// Wrappers that games put around a save game, as a test writer puts them down.
// Source: docs/formats/gvas.md#wrappers.

import { deflateSync } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';
import { usualChunkSize, writeChunks } from '../unreal/chunks.ts';

const OODLE_BLOCK = 0x40000;

/** What Palworld has in front: sizes of the content and of the payload, letters and a type. */
function wrapped(size: number, payload: Uint8Array, tag: string, packed = payload): Uint8Array {
  return new ByteWriter().u32(size).u32(payload.length).bytes(Buffer.from(tag)).bytes(packed).finish();
}

/** Type 0x30 stored, 0x31 zlib, 0x32 zlib of zlib. */
export function palworld(content: Uint8Array, type: 0x30 | 0x31 | 0x32): Uint8Array {
  const once = type === 0x30 ? content : deflateSync(content);
  const tag = `PlZ${String.fromCharCode(type)}`;
  return wrapped(content.length, once, tag, type === 0x32 ? deflateSync(once) : once);
}

/** One Oodle stream. */
export const oodled = (content: Uint8Array): Uint8Array => inPlM(storedOodle(content), content.length);

/** @param size of what is in the stream */
export const inPlM = (payload: Uint8Array, size: number): Uint8Array => wrapped(size, payload, 'PlM1');

/** An Oodle stream whose blocks are stored; those that are packed are in test/fixtures/oodle.json. */
function storedOodle(content: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  for (let at = 0; at < content.length; at += OODLE_BLOCK)
    out
      .u8(at === 0 ? 0xcc : 0x4c)
      .u8(10)
      .bytes(content.subarray(at, at + OODLE_BLOCK));
  return out.finish();
}

type Compressor = 'zlib' | 'oodle';

/** Chunks of one block each, whose content begins with its length. Unreal's blocks are of 128 KiB. */
export const chunkStream = (
  content: Uint8Array,
  version: 1 | 2,
  compressor?: Compressor,
  block?: number,
): Uint8Array =>
  chunks(new ByteWriter().i32(content.length).bytes(content).finish(), version, compressor, block);

export function chunks(
  whole: Uint8Array,
  version: 1 | 2,
  compressor: Compressor = 'zlib',
  size = usualChunkSize,
): Uint8Array {
  const out = new ByteWriter();
  const pack = compressor === 'zlib' ? deflateSync : storedOodle;
  writeChunks(out, whole, { version, size, most: usualChunkSize, pack, compressor });
  return out.finish();
}

export const gswu = (content: Uint8Array): Uint8Array =>
  new ByteWriter().bytes(Buffer.from('GSWU')).i32(7).i32(0).i32(15_001_664).bytes(content).finish();
