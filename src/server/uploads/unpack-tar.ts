// Unpacks a tar while it arrives.

import { once } from 'node:events';
import { Parser, type ReadEntry } from 'tar';
import { badArchive, type UnpackedFiles } from './unpacked-files.ts';

const FILES: ReadonlySet<string> = new Set(['File', 'OldFile', 'ContiguousFile']);
const FOLDER = 'Directory';
/** Magic numbers of gzip and zstd: the parser would decompress them itself, and the output would not be counted. */
const PACKED = [
  [0x1f, 0x8b],
  [0x28, 0xb5],
];

/** @throws GraphQLError when it is not a tar, or holds anything but files and folders */
export async function unpackTar(content: AsyncIterable<Uint8Array>, files: UnpackedFiles): Promise<void> {
  let failure: unknown = null;
  let writing: Promise<void> = Promise.resolve();
  // If the archive ends inside an entry, the entry never ends, and its file would stay open.
  let cut: (reason: unknown) => void = () => undefined;
  const whenCut = new Promise<never>((_, reject) => {
    cut = reject;
  });
  whenCut.catch(() => undefined);
  const parser = new Parser({ strict: true, onReadEntry: (entry) => takeEntry(entry) });
  const takeEntry = (entry: ReadEntry): void => {
    writing = writing
      .then(() => writeEntry(entry, files, whenCut))
      .catch((error: unknown) => {
        failure ??= error;
        // The parser continues only when every entry has been read.
        entry.resume();
      });
  };
  parser.on('error', (error: Error) => {
    failure ??= 'tarCode' in error ? badArchive('its tar is broken') : error;
    parser.emit('drain');
  });
  // Two empty blocks end an archive. What gzip makes of a few bytes behind them can take hours to look through.
  let isOver = false;
  parser.on('eof', () => {
    isOver = true;
  });
  const ended = once(parser, 'end');
  ended.catch(() => undefined);
  let isFirst = true;
  try {
    for await (const piece of content) {
      if (isFirst && PACKED.some(([a, b]) => piece[0] === a && piece[1] === b))
        throw badArchive('it is compressed twice');
      isFirst = false;
      files.arrive(piece.length);
      if (!parser.write(piece) && failure === null) await once(parser, 'drain').catch(() => undefined);
      if (failure !== null) throw failure;
      if (isOver) break;
    }
    parser.end();
    if (failure === null) await ended.catch(() => undefined);
  } catch (error) {
    failure ??= error;
  }
  if (failure !== null) cut(failure);
  await writing;
  if (failure !== null) throw failure;
}

async function writeEntry(entry: ReadEntry, files: UnpackedFiles, whenCut: Promise<never>): Promise<void> {
  const { path, type, size } = entry;
  if (!FILES.has(type) && type !== FOLDER)
    throw badArchive(`${JSON.stringify(path.slice(0, 100))} is neither file nor folder, but ${type}`);
  files.announce(path, size);
  if (type === FOLDER) entry.resume();
  else await files.write(path, untilCut(entry, whenCut));
}

async function* untilCut(
  content: AsyncIterable<Uint8Array>,
  whenCut: Promise<never>,
): AsyncGenerator<Uint8Array> {
  const pieces = content[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([pieces.next(), whenCut]);
    if (next.done) return;
    yield next.value;
  }
}
