// Unpacks zips. What a zip says of itself is checked before it is believed: its sizes, and where things stand in it.

import { close, createReadStream, fstatSync, openSync, read } from 'node:fs';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { badArchive, type UnpackedFiles } from './unpacked-files.ts';

/** Unix file modes in a zip: the file type is in the upper bits. */
const KIND_OF_FILE = 0o170000;
const PLAIN_FILE = 0o100000;
const FOLDER = 0o040000;
const UNIX = 3;

/**
 * The sizes in the directory of the zip are checked before the first entry is written, and the actual sizes
 * while writing.
 */
export async function unpackZip(archive: string, files: UnpackedFiles): Promise<void> {
  const zip = await openZip(archive).catch(asBadZip);
  try {
    const entries = [];
    let declared = 0;
    for await (const entry of zip.eachEntry()) {
      const { fileName, uncompressedSize, externalFileAttributes, versionMadeBy } = entry;
      const kind = (externalFileAttributes >>> 16) & KIND_OF_FILE;
      const isPlain = versionMadeBy >>> 8 !== UNIX || kind === 0 || kind === PLAIN_FILE || kind === FOLDER;
      if (!isPlain) throw badArchive('it holds a link');
      if (entry.isEncrypted()) throw badArchive('it is encrypted');
      declared += uncompressedSize;
      files.announce(fileName, declared);
      if (!fileName.endsWith('/')) entries.push(entry);
    }
    for (const entry of entries) {
      const content = await zip.openReadStreamPromise(entry);
      // It may fail before its reader listens, and what only emits an error would never end for that reader.
      content.on('error', (error: Error) => content.destroy(error));
      await files.write(entry.fileName, withSum(content, entry.crc32));
    }
  } catch (error) {
    return asBadZip(error);
  } finally {
    zip.close();
  }
}

/** The library leaves it to its users to look whether what comes out is what went in. */
async function* withSum(content: AsyncIterable<Uint8Array>, expected: number): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const piece of content) {
    sum = crc32(piece, sum);
    yield piece;
  }
  if (sum !== expected) throw badArchive('a file in it has another sum');
}

async function openZip(archive: string): Promise<ZipFile> {
  const reader = new ZipReader(archive);
  try {
    return await fromRandomAccessReaderPromise(reader, reader.size, { autoClose: false });
  } catch (error) {
    reader.close(() => undefined);
    throw error;
  }
}

/** Reads inside the file only: a place of 64 bits that is none would throw where nobody can catch it. */
class ZipReader extends RandomAccessReader {
  readonly #path: string;
  readonly #descriptor: number;
  readonly size: number;

  constructor(path: string) {
    super();
    this.#path = path;
    this.#descriptor = openSync(path, 'r');
    this.size = fstatSync(this.#descriptor).size;
  }

  override read(
    into: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    if (position >= 0 && position + length <= this.size)
      read(this.#descriptor, into, offset, length, position, (error) => callback(error));
    else setImmediate(callback, new Error('a place outside the file'));
  }

  override _readStreamForRange(start: number, end: number): Readable {
    // A stream that is given up closes what it reads from.
    return createReadStream(this.#path, { start, end: end - 1 });
  }

  override close(callback: (error: Error | null) => void): void {
    close(this.#descriptor, (error) => callback(error ?? null));
  }
}

/** Errors of the library have no code, or one of zlib's; the system's have another code, and ours a class. */
function asBadZip(error: unknown): never {
  if (!(error instanceof Error) || error.name !== 'Error') throw error;
  if ('code' in error && !/^Z_/.test(String(error.code))) throw error;
  throw badArchive('its zip is broken');
}
