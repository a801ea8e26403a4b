// Writes files that others see whole or not at all, whatever happens meanwhile.

import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { draftPrefix } from './draft-name.ts';

/** Replaces a file by what `write` writes, unless that throws. @param mode of the file; default: the system's */
export async function writeWhole(
  path: string,
  write: (handle: FileHandle) => Promise<unknown>,
  mode?: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = draftPrefix(path) + Math.random().toString(36).slice(2);
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await write(handle);
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
