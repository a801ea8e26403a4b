// A body on its way to disk: counted while it comes, and looked at as soon as there is enough of it to tell what it is.

import { open } from 'node:fs/promises';
import type { Format } from '../../formats/format.ts';
import { recognise } from '../../library/find/recognise.ts';
import { type ArchiveKind, archiveKind } from './unpack.ts';

/** Headers of saves lie within the first of these; where more has to be seen, within the second, or it takes the whole file. */
const LOOKS = [64 * 1024, 1024 * 1024];

export interface ReceiveOptions {
  readonly name: string;
  readonly formats: readonly Format[];
  /** Bytes that will come; infinite where the client does not say. */
  readonly size: number;
  /** Called with the bytes that are about to be written; throws where there is no room for them. */
  readonly take: (bytes: number) => void;
}

/**
 * Writes a body to a file that is not there yet. Null for what is no archive, but may be a save.
 * @throws FormatError as soon as it is clear that it is neither
 */
export async function receive(
  body: AsyncIterable<Buffer>,
  file: string,
  { name, formats, size, take }: ReceiveOptions,
): Promise<ArchiveKind | null> {
  const handle = await open(file, 'wx');
  const looks = [...LOOKS];
  const pieces: Buffer[] = [];
  let bytes = 0;
  let archive: ArchiveKind | null = null;
  const look = (): void => {
    const start = Buffer.concat(pieces);
    const found = recognise(name, start, size, formats);
    if (found.is === 'none') archive = archiveKind(start);
    if (found.is === 'none' && archive === null) throw found.why;
    // Known by now: nothing more has to be seen.
    if (found.is !== 'unknown') looks.length = 0;
  };
  try {
    for await (const piece of body) {
      take(piece.length);
      bytes += piece.length;
      if (looks.length > 0) pieces.push(piece);
      if (bytes >= looks[0]!) {
        looks.shift();
        look();
      }
      if (looks.length === 0) pieces.length = 0;
      await handle.writeFile(piece);
    }
    if (looks.length === LOOKS.length) look();
  } finally {
    await handle.close();
  }
  return archive;
}
