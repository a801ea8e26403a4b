// The compressed streams of Satisfactory's chunks as sources. What is mutated is one stream; the headers around it give
// its size, so that the reader looks into the stream for what was damaged.

import { deflate } from 'pako';
import { ByteWriter } from '../tools/byte-writer.ts';
import { type Unchunked, usualChunkSize, writeChunkHeader, writeStream } from '../tools/unreal/chunks.ts';
import { damageStream } from './mutate.ts';
import type { FuzzSource } from './target.ts';

/** Bodies that one chunk would hold are packed as two: one is sound, and salvage has something to go by. */
const LEAST_CHUNKS = 2;

interface Chunk {
  readonly stream: Uint8Array;
  readonly inflatedSize: number;
}

/** One source for each chunk. `whole`: the files of a save around the bytes of its file. */
export function streamSources(
  { name, head, body, chunks: { version } }: Unchunked & { readonly name: string },
  whole: FuzzSource['around'],
): FuzzSource[] {
  const chunks = chunksOf(body, Math.min(usualChunkSize, Math.ceil(body.length / LEAST_CHUNKS)));
  return chunks.map(({ stream, inflatedSize }, i) => ({
    name: `${name}, stream ${i + 1}`,
    bytes: stream,
    around: (bytes) => whole(joined(head, chunks.with(i, { stream: bytes, inflatedSize }), version)),
    mutate: damageStream,
  }));
}

/** Pako compresses alike on every version of Node, and with codes of each block, as the game does. */
function chunksOf(body: Uint8Array, size: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 0; at < body.length; at += size) {
    const inflated = body.subarray(at, at + size);
    chunks.push({ stream: deflate(inflated), inflatedSize: inflated.length });
  }
  return chunks;
}

function joined(head: Uint8Array, chunks: readonly Chunk[], version: 1 | 2): Uint8Array {
  const out = new ByteWriter();
  out.bytes(head);
  for (const { stream, inflatedSize } of chunks) {
    writeChunkHeader(out, version);
    writeStream(out, stream, inflatedSize);
  }
  return out.finish();
}
