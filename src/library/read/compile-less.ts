// A reader for a process that reads one small save and ends. Most of such a process goes into compiling: code
// that runs for milliseconds is compiled again by faster and faster compilers, on other threads too, and done
// before that pays.

import { setFlagsFromString } from 'node:v8';
import type { Format } from '../../formats/format.ts';
import { FORMATS } from '../../formats/registry.gen.ts';
import type { ReadJob, SaveReader } from './read-job.ts';

/**
 * Options of V8 that are on by default, and off while a small save is read. They decide how code is compiled
 * that has not been compiled yet, and no more. JavaScript stays interpreted until it is optimised; a kernel is
 * compiled at once and once, instead of each function when it is first called and again when it is called often.
 */
const OFF = ['sparkplug', 'wasm-lazy-compilation', 'wasm-dynamic-tiering', 'wasm-tier-up'] as const;

/** Where all of them are on by default. */
const ARCHITECTURES: readonly string[] = ['x64', 'arm64'];

/** A kernel that is never optimised takes longer for larger files. Measured up to this size, from 1.5 to 18 MB inflated. */
const MOST_BYTES = 1 << 20;

/**
 * Must not be used where anything else runs while a save is read: the options apply to the whole process.
 *
 * @param isOnlySave whether the process reads no other save: a kernel is compiled once per process, and a large
 * save needs it optimised
 */
export function compilingLess(
  reader: SaveReader,
  isOnlySave: () => boolean,
  formats: readonly Format[] = FORMATS,
): SaveReader {
  return {
    ...reader,
    async read(job, progress) {
      if (!isOnlySave() || !isLight(job, formats) || !hasDefaults()) return reader.read(job, progress);
      for (const option of OFF) setFlagsFromString(`--no-${option}`);
      try {
        return await reader.read(job, progress);
      } finally {
        // As before, because V8 takes code that was compiled beforehand only with the options that it was made with.
        for (const option of OFF) setFlagsFromString(`--${option}`);
      }
    },
  };
}

function isLight({ files, format }: ReadJob, formats: readonly Format[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    bytes <= MOST_BYTES && formats.some(({ id, readsInKernel }) => id === format && readsInKernel === true)
  );
}

/** Whether the options are as V8 has them by default: what the user chose is left alone. */
function hasDefaults({ execArgv, env, arch } = process): boolean {
  return execArgv.length === 0 && env.NODE_OPTIONS === undefined && ARCHITECTURES.includes(arch);
}
