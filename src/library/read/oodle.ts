// The decoder for Oodle that a user installed and named: its licence keeps it out of this package.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadTools } from '../../formats/format.ts';
import { FileError } from '../load-error.ts';

export type Oodle = NonNullable<ReadTools['oodle']>;

const loaded = new Map<string, Oodle>();
let held = 0;

interface OodleModule {
  readonly decompress?: unknown;
  /** The same, with a result that lasts until the next call: readers copy it at once, so one copy less is made. */
  readonly decompressUnsafe?: unknown;
}

/**
 * Loads a module that exports `decompress(bytes, size)`, such as ooz-wasm, found from the working folder. To be awaited
 * before {@link oodleOf} has it. @throws FileError
 */
export async function loadOodle(module: string): Promise<void> {
  if (loaded.has(module)) return;
  try {
    const path = createRequire(join(process.cwd(), 'package.json')).resolve(module);
    const { decompress, decompressUnsafe = decompress } = (await import(
      pathToFileURL(path).href
    )) as OodleModule;
    if (typeof decompressUnsafe !== 'function') throw new Error('it exports no function decompress');
    loaded.set(module, (input, size) => {
      held = Math.max(held, size);
      return bytesOf(decompressUnsafe(input, size));
    });
  } catch (error) {
    throw new FileError(
      module,
      `cannot be used to decode Oodle: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The decoder that this module gave. */
export function oodleOf(module: string): Oodle | undefined {
  return loaded.get(module);
}

/**
 * Bytes that decoders of this thread hold: the last result at least lies in their own memory, which grows to the
 * largest and never shrinks. Only the end of the thread gives it back.
 */
export function oodleBytes(): number {
  return held;
}

/** A module of others may give anything. */
function bytesOf(result: unknown): Uint8Array {
  if (result instanceof Uint8Array) return result;
  throw new Error(`the decoder gave ${typeof result} instead of bytes`);
}
