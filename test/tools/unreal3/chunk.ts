// Chunks as Unreal Engine 3 packs them. Source: docs/formats/unreal3.md, section on compression.

import { ByteWriter, type Endian } from '../byte-writer.ts';

const BLOCK = 0x20000;
const PACKAGE_TAG = 0x9e2a83c1;

/** One compressed chunk: its header, its blocks' sizes, its blocks. */
export function chunk(
  bytes: Uint8Array,
  compress: (block: Uint8Array) => Uint8Array,
  endian: Endian,
): Uint8Array {
  const blocks: { stored: Uint8Array; size: number }[] = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    blocks.push({ stored: compress(block), size: block.length });
  }
  const stored = blocks.reduce((sum, block) => sum + block.stored.length, 0);
  const out = new ByteWriter(endian);
  out.u32(PACKAGE_TAG).u32(BLOCK).u32(stored).u32(bytes.length);
  for (const block of blocks) out.u32(block.stored.length).u32(block.size);
  for (const block of blocks) out.bytes(block.stored);
  return out.finish();
}
