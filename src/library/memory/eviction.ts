// Which graphs are evicted when there is no room for another: the least recently used. Requests that have one keep it,
// and its memory is freed when they are done.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { FormatError } from '../load-error.ts';
import type { SaveEntry } from '../save.ts';
import { collectGarbage } from './collect-garbage.ts';

export interface EvictionOptions {
  /** Bytes that are not taken. */
  readonly freeBytes: () => number;
  /** The entries that are there, with and without graphs. */
  readonly entries: () => Iterable<SaveEntry>;
  /** Lets go of a graph. */
  readonly release: (entry: SaveEntry) => void;
}

/** What a graph takes of a byte of its files until one of the format was read, and what small ones take at least. */
const BYTES_A_BYTE = 24;
const LEAST_BYTES = 16 * 2 ** 20;
/** Reading takes more than what is kept of it. */
const MORE_TO_READ = 1.4;

export class Eviction {
  readonly #options: EvictionOptions;
  /** By format: what its graphs take at most of a byte of their files. */
  readonly #ratios = new Map<string, number>();

  constructor(options: EvictionOptions) {
    this.#options = options;
  }

  /** Remembers what a save took. */
  learn({ format, files }: SaveEntry, bytes: number): void {
    const ratio = bytes / Math.max(1, sizeOf(files));
    this.#ratios.set(format.id, Math.max(ratio, this.#ratios.get(format.id) ?? 0));
  }

  /** Room for this save, as far as is known before it is read. */
  makeRoomFor(entry: SaveEntry): Promise<void> {
    const ratio = this.#ratios.get(entry.format.id) ?? BYTES_A_BYTE;
    return this.#makeRoom(LEAST_BYTES + sizeOf(entry.files) * ratio * MORE_TO_READ);
  }

  /** All the room that there can be. */
  makeAllRoom(): Promise<void> {
    return this.#makeRoom(Number.POSITIVE_INFINITY);
  }

  async #makeRoom(bytes: number): Promise<void> {
    const { freeBytes, entries, release } = this.#options;
    while (freeBytes() < bytes) {
      const resident = [...entries()].filter(({ ready }) => ready !== null);
      if (resident.length === 0) return;
      resident.sort((a, b) => a.usedAt - b.usedAt);
      let missing = bytes - freeBytes();
      for (const entry of resident) {
        if (missing <= 0) break;
        missing -= entry.ready!.memoryBytes;
        release(entry);
      }
      await collected();
    }
  }
}

/** Whether a reading failed because others have the memory that it needed. */
export function isShortOfMemory(error: unknown): boolean {
  return error instanceof FormatError && error.code === 'LIMIT' && error.expected.includes('(--memory)');
}

/** Memory is free when the collector says so, which it does between two turns. */
async function collected(): Promise<void> {
  // What this turn has in its hands is not garbage yet.
  await nextTurn();
  collectGarbage();
  await nextTurn();
  await nextTurn();
}

function sizeOf(files: SaveEntry['files']): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
