// Unpacks archives of folders: tar, and gzipped tar, recognised by their first bytes.

import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { badArchive, UnpackedFiles } from './unpacked-files.ts';

export type ArchiveKind = 'tar' | 'gzip';

const TAR_MAGIC_AT = 257;

/** Null when it is not an archive. */
export function archiveKind(start: Uint8Array): ArchiveKind | null {
  const text = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  if (text[0] === 0x1f && text[1] === 0x8b) return 'gzip';
  return text.subarray(TAR_MAGIC_AT, TAR_MAGIC_AT + 5).toString('latin1') === 'ustar' ? 'tar' : null;
}

/**
 * Puts the files of an archive into a folder.
 * @param take called with the number of bytes that are about to be written; throws when there is no room for them
 * @throws GraphQLError when it is not such an archive, or holds more than files; and the system's own errors
 */
export async function unpackArchive(
  archive: string,
  kind: ArchiveKind,
  folder: string,
  take: (bytes: number) => void,
): Promise<void> {
  const files = new UnpackedFiles(folder, (await stat(archive)).size, take);
  const source = createReadStream(archive);
  const { unpackTar } = await import('./unpack-tar.ts');
  if (kind === 'tar') return unpackTar(source, files);
  const plain = createGunzip();
  source.once('error', (error) => plain.destroy(error));
  try {
    await unpackTar(source.pipe(plain), files);
  } catch (error) {
    const isBroken = error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
    throw isBroken ? badArchive('its gzip is broken') : error;
  } finally {
    source.destroy();
    plain.destroy();
  }
}
