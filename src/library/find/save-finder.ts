// Finding saves among what strangers sent. It may be ten thousand files, or one that takes long to look at, and the
// thread that answers must not wait for it.

import type { Format } from '../../formats/format.ts';
import { type Findings, findSaves } from './find-saves.ts';
import { type Recognised, recognise } from './recognise.ts';

export interface SaveFinder {
  /** See findSaves. @throws FileError; FormatError LIMIT when it takes too long */
  find(path: string, prefix: string): Promise<Findings>;
  /** See recognise. @throws FormatError LIMIT when it takes too long */
  recognise(name: string, start: Uint8Array, size: number): Promise<Recognised>;
}

/** Finds on the calling thread. */
export function inProcessFinder(formats: readonly Format[]): SaveFinder {
  return {
    find: async (path, prefix) => findSaves(path, formats, prefix),
    recognise: async (name, start, size) => recognise(name, start, size, formats),
  };
}
