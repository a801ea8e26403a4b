// Wrappers that games put around a save game, as a test writer puts them down.
// Source: docs/formats/gvas.md#wrappers.

import { deflateSync } from 'node:zlib';
import { ByteWriter } from '../byte-writer.ts';

const OODLE_BLOCK = 0x40000;

function letters(out: ByteWriter, text: string): void {
  for (const letter of text) out.u8(letter.charCodeAt(0));
}

/** Type 0x30 stored, 0x31 zlib, 0x32 zlib of zlib. */
export function palworld(content: Uint8Array, type: 0x30 | 0x31 | 0x32): Uint8Array {
  const once = type === 0x30 ? content : deflateSync(content);
  const payload = type === 0x32 ? deflateSync(once) : once;
  const out = new ByteWriter().u32(content.length).u32(once.length);
  letters(out, 'PlZ');
  return out.u8(type).bytes(payload).finish();
}

/** A header of its own in front of a wrapped one. */
export function gamePass(wrapped: Uint8Array): Uint8Array {
  const out = new ByteWriter().u32(0).u32(0);
  letters(out, 'CNK');
  return out.u8(0x30).bytes(wrapped).finish();
}

/** An Oodle stream whose blocks are stored; those that are packed are in test/fixtures/oodle.json. */
export function storedOodle(content: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  for (let at = 0; at < content.length; at += OODLE_BLOCK)
    out
      .u8(at === 0 ? 0xcc : 0x4c)
      .u8(10)
      .bytes(content.subarray(at, at + OODLE_BLOCK));
  return out.finish();
}

/** One Oodle stream. */
export function oodled(content: Uint8Array): Uint8Array {
  return inPlM(storedOodle(content), content.length);
}

/** @param size of what is in the stream */
export function inPlM(payload: Uint8Array, size: number): Uint8Array {
  const out = new ByteWriter().u32(size).u32(payload.length);
  letters(out, 'PlM');
  return out.u8(0x31).bytes(payload).finish();
}

const BLOCK = 131_072;

type Compressor = 'zlib' | 'oodle';

/** Chunks of one block each, whose content begins with its length. Unreal's blocks are of 128 KiB. */
export function chunkStream(
  content: Uint8Array,
  version: 1 | 2,
  compressor: Compressor = 'zlib',
  block = BLOCK,
): Uint8Array {
  return chunks(new ByteWriter().i32(content.length).bytes(content).finish(), version, compressor, block);
}

export function chunks(
  whole: Uint8Array,
  version: 1 | 2,
  compressor: Compressor = 'zlib',
  block = BLOCK,
): Uint8Array {
  const out = new ByteWriter();
  for (let at = 0; at < whole.length; at += block) {
    const part = whole.subarray(at, at + block);
    const payload = compressor === 'zlib' ? deflateSync(part) : storedOodle(part);
    out
      .u32(0x9e2a83c1)
      .u32(version === 2 ? 0x22222222 : 0)
      .i64(BLOCK);
    if (version === 2) out.u8(compressor === 'zlib' ? 3 : 2);
    for (let pair = 0; pair < 2; pair++) out.i64(payload.length).i64(part.length);
    out.bytes(payload);
  }
  return out.finish();
}

export function gswu(content: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  letters(out, 'GSWU');
  return out.i32(7).i32(0).i32(15_001_664).bytes(content).finish();
}
