// Stores pieces as files in a folder that all servers can reach: anything that is mounted.

import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { asStoreError } from '../store-error.ts';
import type { PiecePlace } from './piece-place.ts';

export function folderPlace(folder: string): PiecePlace {
  return {
    address: folder,
    put: (name, bytes) => guarded(() => writeWhole(join(folder, name), bytes)),
    get: (name) => guarded(() => unlessMissing(readFile(join(folder, name)), null)),
    has: (name) =>
      guarded(() =>
        unlessMissing(
          access(join(folder, name)).then(() => true),
          false,
        ),
      ),
    remove: (name) => guarded(() => rm(join(folder, name), { force: true })),
  };
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(draft, bytes, { flag: 'wx' });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

async function unlessMissing<T, U>(work: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
    throw error;
  }
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asStoreError(error);
  }
}
