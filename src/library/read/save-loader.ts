// Reads one save into memory, evicts others when there is no room for it, and records the outcome in its entry.

import { changedError } from '../load-error.ts';
import { Eviction, isShortOfMemory } from '../memory/eviction.ts';
import { ReadLock } from '../memory/read-lock.ts';
import type { PostedSave, ReadySave, SaveEntry, UserData } from '../save.ts';
import { NotNowError, type OnProgress, type ReadJob, type SaveReader } from './read-job.ts';
import { readySave } from './read-save.ts';
import { type CountedReader, withinMemory } from './within-memory.ts';

export interface LoaderOptions {
  readonly reader: SaveReader;
  /** Bytes that all open saves together may take. Default: as much as the machine can spare. */
  readonly memory?: number;
  /** Texts that hashes may stand for, one per line. */
  readonly names?: string;
  /** More layouts from the user, as JSON text. */
  readonly layouts?: string;
  /** Types of structs that files do not name, one `path=type` per line. */
  readonly hints?: string;
  /** A game's own data file as text, for facts about things that saves only name; see docs/facts.md. */
  readonly gameData?: string;
  /** Names of factories, as JSON text; see docs/views.md. */
  readonly factories?: string;
  /** Called with the progress of loading; the last call has `done` and nothing left. */
  readonly progress?: (entry: SaveEntry, ...at: Parameters<OnProgress>) => void;
}

/** The library's saves, as the loader sees them. */
interface LoadedSaves {
  entries(): readonly SaveEntry[];
  /** Drops its graph. */
  release(entry: SaveEntry): void;
  /** Makes its files available on this machine. */
  fetch(entry: SaveEntry): Promise<void>;
}

export class SaveLoader {
  readonly #options: LoaderOptions;
  readonly #saves: LoadedSaves;
  readonly #userData: UserData;
  readonly #reader: CountedReader;
  readonly #eviction: Eviction;
  readonly #lock = new ReadLock();
  /** How many times a save was read. */
  loads = 0;

  constructor(options: LoaderOptions, saves: LoadedSaves) {
    this.#options = options;
    this.#saves = saves;
    this.#userData = { gameData: options.gameData ?? null, factories: options.factories ?? null };
    this.#reader = withinMemory(options.reader, options.memory);
    this.#eviction = new Eviction({ ...saves, freeBytes: this.#reader.freeBytes });
  }

  /**
   * Reads a save and records the outcome in its entry.
   * @param isReplaced resolves to true when a newer version replaces this one; the result is not kept before
   * @throws LoadError
   */
  async load(entry: SaveEntry, isReplaced: Promise<boolean>): Promise<ReadySave> {
    const { names = null, layouts = null, hints, progress } = this.#options;
    const { format, files, claim } = entry;
    entry.state = 'LOADING';
    try {
      await this.#saves.fetch(entry);
    } catch (error) {
      // This says nothing about the save: the next request tries again.
      entry.state = 'LISTED';
      throw error;
    }
    try {
      const user = { names, layouts, ...(hints !== undefined && { hints }) };
      const job = { format: format.id, files, part: claim.part ?? null, ...user };
      // On another thread; what decodes is loaded on this one meanwhile.
      const reading = Promise.all([this.#readInto(entry, job), format.ready?.()]);
      const [read] = await Promise.allSettled([reading, isReplaced]);
      if (await isReplaced) throw changedError(files[0]!.name);
      if (read.status === 'rejected') throw read.reason;
      const ready = readySave(entry, read.value[0], this.#userData);
      entry.ready = ready;
      entry.state = 'READY';
      this.loads++;
      this.#eviction.learn(entry, ready.memoryBytes);
      return ready;
    } catch (error) {
      if (error instanceof NotNowError) {
        entry.state = 'LISTED';
        throw error;
      }
      entry.error = error instanceof Error ? error : new Error(String(error));
      entry.state = 'FAILED';
      throw entry.error;
    } finally {
      progress?.(entry, 'done', 1, 1, entry.ready?.graph.count ?? 0);
    }
  }

  /** Evicts other saves when there is no room: as many as estimated before, and all of them if that was too few. */
  async #readInto(entry: SaveEntry, job: ReadJob): Promise<PostedSave> {
    const { progress } = this.#options;
    const report: OnProgress | undefined = progress && ((...at) => progress(entry, ...at));
    const [reader, eviction] = [this.#reader, this.#eviction];
    try {
      return await this.#lock.shared(async () => {
        await eviction.makeRoomFor(entry);
        return reader.read(job, report);
      });
    } catch (error) {
      if (!isShortOfMemory(error)) throw error;
      // Saves that are read at the same time would take the memory that is freed.
      return this.#lock.exclusive(async () => {
        await eviction.makeAllRoom();
        return reader.read(job, report);
      });
    }
  }
}
