// Evicts the least recently used graphs when there is no room for another. Requests that have one keep it,
// and its memory is freed when they are done.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { FormatError } from '../load-error.ts';
import { type SaveEntry, sizeOfFiles } from '../save.ts';
import { collectGarbage } from './collect-garbage.ts';

export interface EvictionOptions {
  /** Bytes that are not in use. */
  readonly freeBytes: () => number;
  /** All entries, with and without graphs. */
  readonly entries: () => Iterable<SaveEntry>;
  /** Drops a graph. */
  readonly release: (entry: SaveEntry) => void;
}

/** Bytes of a graph per byte of its files, until one of its format was read; and the least. */
const BYTES_A_BYTE = 24;
const LEAST_BYTES = 16 * 2 ** 20;
/** Reading takes more memory than its result. */
const MORE_TO_READ = 1.4;

export class Eviction {
  readonly #options: EvictionOptions;
  /** By format: the most that its graphs took per byte of their files. */
  readonly #ratios = new Map<string, number>();

  constructor(options: EvictionOptions) {
    this.#options = options;
  }

  /** Remembers how much memory a save took. */
  learn({ format, files }: SaveEntry, bytes: number): void {
    const ratio = bytes / Math.max(1, sizeOfFiles(files));
    this.#ratios.set(format.id, Math.max(ratio, this.#ratios.get(format.id) ?? 0));
  }

  /** Makes room for this save, as far as can be estimated before it is read. */
  makeRoomFor(entry: SaveEntry): Promise<void> {
    const ratio = this.#ratios.get(entry.format.id) ?? BYTES_A_BYTE;
    return this.#makeRoom(LEAST_BYTES + sizeOfFiles(entry.files) * ratio * MORE_TO_READ);
  }

  /** Evicts everything that can be evicted. */
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

/** Reading failed because other saves occupy the memory. */
export function isShortOfMemory(error: unknown): boolean {
  return error instanceof FormatError && error.code === 'LIMIT' && error.expected.includes('(--memory)');
}

/** Memory is free once the collector has reported it, which it does between two turns of the event loop. */
async function collected(): Promise<void> {
  // Objects that are in use in this turn are not garbage yet.
  await nextTurn();
  collectGarbage();
  await nextTurn();
  await nextTurn();
}
