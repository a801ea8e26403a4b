// Writes a body to disk, counts its bytes as they arrive, and identifies it as soon as enough of it is there.

import { open } from 'node:fs/promises';
import type { SaveFinder } from '../../library/find/save-finder.ts';
import { type ArchiveKind, archiveKind } from './unpack.ts';

/** Headers of saves are within the first size or, if needed, the second; else the whole file is taken. */
const LOOKS = [64 * 1024, 1024 * 1024];

export interface ReceiveOptions {
  readonly name: string;
  readonly finder: SaveFinder;
  /** Bytes that will come; infinite if the client does not say. */
  readonly size: number;
  /** Called with the number of bytes that are about to be written; throws when there is no room for them. */
  readonly take: (bytes: number) => void;
}

/** Writes a body to a new file. Null when it may be a save. @throws FormatError when it is no archive either */
export async function receive(
  body: AsyncIterable<Buffer>,
  file: string,
  { name, finder, size, take }: ReceiveOptions,
): Promise<ArchiveKind | null> {
  const handle = await open(file, 'wx');
  const looks = [...LOOKS];
  const pieces: Buffer[] = [];
  let bytes = 0;
  let isKnown = false;
  let archive: ArchiveKind | null = null;
  const look = async (ofSize: number, isAll: boolean): Promise<void> => {
    const start = Buffer.concat(pieces);
    const found = await finder.recognise(name, start, ofSize);
    if (found.is === 'unknown' && !isAll) return;
    isKnown = true;
    if (found.is === 'save') return;
    archive = archiveKind(start);
    if (found.is === 'none' && archive === null) throw found.why;
  };
  try {
    for await (const piece of body) {
      take(piece.length);
      bytes += piece.length;
      // Pieces are kept only until the file is recognised.
      if (!isKnown && looks.length > 0) pieces.push(piece);
      if (!isKnown && bytes >= looks[0]!) {
        looks.shift();
        await look(size, false);
      }
      await handle.writeFile(piece);
    }
    if (!isKnown) await look(bytes, true);
  } finally {
    await handle.close();
  }
  return archive;
}
