// The Oodle decoder that a user installed and named: its licence keeps it out of this package.

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
  /**
   * Like `decompress`, with a result that is valid until the next call: readers copy it at once, which saves
   * one copy.
   */
  readonly decompressUnsafe?: unknown;
}

/**
 * Loads a module that exports `decompress(bytes, size)`, such as ooz-wasm, resolved from the working
 * directory. Await this before calling {@link oodleOf}. @throws FileError
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

/** The decoder that was loaded from this module. */
export function oodleOf(module: string): Oodle | undefined {
  return loaded.get(module);
}

/**
 * Bytes that the decoders of this thread hold. At least their last result is in their own memory, which grows
 * to the largest and never shrinks. Only the end of the thread frees it.
 */
export function oodleBytes(): number {
  return held;
}

/** A third-party module may return anything. */
function bytesOf(result: unknown): Uint8Array {
  if (result instanceof Uint8Array) return result;
  throw new Error(`the decoder gave ${typeof result} instead of bytes`);
}
