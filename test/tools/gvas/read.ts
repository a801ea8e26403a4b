// Save games read the way the library reads them, in this thread.

import type { ReadTools } from '../../../src/formats/format.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { type Files, type Opened, openFiles } from '../open-files.ts';

/** Files by name, or one file. */
export const readGame = (files: Uint8Array | Files, tools: Partial<ReadTools> = {}): Opened =>
  openFiles(gvas, files instanceof Uint8Array ? { 'Slot.sav': files } : files, tools);
