// Chunk streams that stand in arrays of bytes: what they may claim, all of them together too.

import { expect, test } from 'vitest';
import { Cursor } from '../../../../src/bytes/cursor.ts';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { CHUNK_COMPRESSORS, chunked } from '../../../../src/formats/gvas/file/packed.ts';
import { innerStreams } from '../../../../src/formats/gvas/file/streams.ts';
import { listIntact, listStreams } from '../../../../src/formats/unreal/chunks/chunk-list.ts';
import { GraphMemory } from '../../../../src/graph/memory/graph-memory.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { ByteWriter } from '../../../tools/byte-writer.ts';
import { chunkStream } from '../../../tools/gvas/wrap.ts';

const tools = { inflate: nativeInflate };
const noise = (size: number): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) => Math.imul(at, 2_654_435_761) >>> 21);

/** What becomes of the streams in these bytes: how large each is, or why there is none. */
function found(bytes: Uint8Array, most: number): (number | string)[] {
  const memory = new GraphMemory(bytes.length, 'a.sav');
  memory.image.set(bytes);
  return innerStreams(memory.image, 'a.sav', most, { ...tools, memory }).map(({ content }) =>
    content instanceof FormatError ? content.code : content.size,
  );
}

/** With something between them: what follows a chunk at once belongs to its stream. */
const apart = (...streams: readonly Uint8Array[]): Uint8Array =>
  streams.reduce((out, stream) => out.bytes(stream).i64(0), new ByteWriter()).finish();

test('a stream may become as much as there is left, and no more', () => {
  const stream = chunkStream(noise(100), 2);
  expect(found(stream, 104)).toEqual([100]);
  expect(found(stream, 103)).toEqual(['LIMIT']);
});

test('streams share what there is', () => {
  const bytes = apart(chunkStream(noise(100), 1), chunkStream(noise(100), 1), chunkStream(noise(10), 1));
  expect(found(bytes, 1000)).toEqual([100, 100, 10]);
  expect(found(bytes, 150)).toEqual([100, 'LIMIT', 10]);
});

test('of a file full of them only so many are read', () => {
  const stream = chunkStream(noise(1), 1);
  expect(found(apart(...Array.from({ length: 4100 }, () => stream)), 1e9)).toHaveLength(4096);
});

test('blocks of nothing are refused', () => {
  const stream = chunkStream(noise(100), 1);
  const head = 32;
  const padded = Uint8Array.from([
    ...stream.subarray(0, head),
    ...new Uint8Array(16),
    ...stream.subarray(head),
  ]);
  const list = (bytes: Uint8Array) => listIntact(new Cursor(bytes, { file: 'a.sav' }), CHUNK_COMPRESSORS);
  expect(list(stream).size).toBe(104);
  expect(() => list(padded)).toThrow(/expected streams of 104 bytes together, found one of 0 after 0/);
});

test('what comes after a damaged block stays where it was', () => {
  const block = 131_072;
  const content = noise(3 * block - 4);
  const bytes = chunkStream(content, 1);
  const stream = listStreams(new Cursor(bytes, { file: 'a.sav' }), 4, CHUNK_COMPRESSORS);
  const second = stream.streams[1]!;
  bytes.fill(0, second.at + (second.size >> 1), second.at + second.size);
  const into = new Uint8Array(content.length);
  const { damage } = chunked(bytes, stream, 'a.sav', tools).write(into);
  expect(damage.map(({ lost }) => lost)).toEqual([false, true]);
  expect([damage[0]!.from, damage[1]!.to]).toEqual([block - 4, 2 * block - 4]);
  expect(into.subarray(0, block - 4)).toEqual(content.subarray(0, block - 4));
  expect(into.subarray(2 * block - 4)).toEqual(content.subarray(2 * block - 4));
});
