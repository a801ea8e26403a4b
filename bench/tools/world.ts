// The zlib streams of a Satisfactory world, for benches of what is below the reader.

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Cursor } from '../../src/bytes/cursor.ts';
import { listStreams, type StreamList } from '../../src/formats/satisfactory/file/chunks.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';

const CHUNK_TAG = Uint8Array.of(0xc1, 0x83, 0x2a, 0x9e);

export interface World {
  readonly file: Buffer;
  readonly name: string;
  /** Offset of the first chunk, which follows the header. */
  readonly bodyAt: number;
  readonly list: StreamList;
}

export function openWorld(path: string): World {
  const file = readFileSync(path);
  const name = basename(path);
  const bodyAt = file.indexOf(CHUNK_TAG);
  if (bodyAt < 0) throw new Error(`${name} has no chunks`);
  return { file, name, bodyAt, list: listStreams(new Cursor(file, { file: name, start: bodyAt })) };
}

/** Inflates on this thread, one stream after the other. */
export function inflateWorld({ file, list }: World, body: Uint8Array): void {
  for (const { at, size, to, inflatedSize } of list.streams) {
    nativeInflate(file.subarray(at, at + size), body.subarray(to, to + inflatedSize));
  }
}
