// Unpacking a tar while it comes.

import { once } from 'node:events';
import { Parser, type ReadEntry } from 'tar';
import { badArchive, type UnpackedFiles } from './unpacked-files.ts';

const FILES: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile']);
const FOLDER = 'Directory';
/** Of gzip and zstd: the parser would open them by itself, past whoever counts. */
const PACKED = [
  [0x1f, 0x8b],
  [0x28, 0xb5],
];

/** @throws UploadError for what is no tar, or holds anything but files and folders */
export async function unpackTar(content: AsyncIterable<Uint8Array>, files: UnpackedFiles): Promise<void> {
  let failure: unknown = null;
  let writing: Promise<void> = Promise.resolve();
  const parser = new Parser({ strict: true, onReadEntry: (entry) => takeEntry(entry) });
  const takeEntry = (entry: ReadEntry): void => {
    writing = writing
      .then(() => writeEntry(entry, files))
      .catch((error: unknown) => {
        failure ??= error;
        // Whoever writes to the parser waits for every entry to be read.
        entry.resume();
      });
  };
  parser.on('error', (error: Error) => {
    failure ??= 'tarCode' in error ? badArchive('its tar is broken') : error;
    parser.emit('drain');
  });
  const ended = once(parser, 'end');
  ended.catch(() => undefined);
  let isFirst = true;
  for await (const piece of content) {
    if (isFirst && PACKED.some(([a, b]) => piece[0] === a && piece[1] === b))
      throw badArchive('it is packed twice');
    isFirst = false;
    if (!parser.write(piece) && failure === null) await once(parser, 'drain').catch(() => undefined);
    if (failure !== null) throw failure;
  }
  parser.end();
  if (failure === null) await ended.catch(() => undefined);
  await writing;
  if (failure !== null) throw failure;
}

async function writeEntry(entry: ReadEntry, files: UnpackedFiles): Promise<void> {
  const { path, type, size } = entry;
  if (!FILES.has(type) && type !== FOLDER) throw badArchive('it holds something that is no file');
  files.announce(path, size);
  if (type === FOLDER) entry.resume();
  else await files.write(path, entry);
}
