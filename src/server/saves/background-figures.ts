// Reads saves for their figures while others are answered: one at a time, the newest first, and then each that is new
// or has changed. Figures are computed on a query thread, so that no query waits for them.

import { keepFigures, savesOf } from '../../api/history/history.ts';
import { saveFigures } from '../../api/store/describe-save.ts';
import { isStored } from '../../api/store/stored-field.ts';
import {
  ANY,
  NEWEST_FIRST,
  nameOfWorld,
  saveListKey,
  type WorldKey,
  worldOf,
} from '../../library/catalogue/catalogue.ts';
import type { FigureReading } from '../../library/figures/kept-figures.ts';
import type { SaveFigure } from '../../library/figures/save-figure.ts';
import type { Library } from '../../library/library.ts';
import { isChangedError } from '../../library/load-error.ts';
import type { ReadySave, SaveEntry } from '../../library/save.ts';
import type { ThreadPool } from '../threads/thread-pool.ts';

export interface BackgroundFiguresOptions {
  readonly library: Library;
  readonly threads: ThreadPool;
  /** Reads the saves of every world, not only of those whose history was queried. */
  readonly all: boolean;
  /** Called when figures cannot be kept. */
  readonly report: (error: unknown, id: string) => void;
}

const PAGE = 1000;

export class BackgroundFigures implements FigureReading {
  readonly #options: BackgroundFiguresOptions;
  readonly #followed = new Set<string>();
  /** Worlds to look at; null for all saves. */
  readonly #due: (WorldKey | null)[] = [];
  readonly #changes;
  /** The fault of the last new save; null if it was kept. A full disk is reported once, and not for every save. */
  #fault: string | null = null;
  #work: Promise<void> | null = null;
  #isClosed = false;

  constructor(options: BackgroundFiguresOptions) {
    this.#options = options;
    const { library, all } = options;
    this.#changes = library.changes.listen();
    library.figures.reading = this;
    if (all) this.#start(null);
    void this.#listen();
  }

  follow(world: WorldKey): void {
    const name = nameOfWorld(world);
    if (this.#options.all || this.#followed.has(name)) return;
    this.#followed.add(name);
    this.#start(world);
  }

  /** Resolves when everything has been read that is known now. */
  async idle(): Promise<void> {
    await this.#work;
  }

  /** Resolves when the save that is being read is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#changes.end();
    await this.#work;
  }

  #start(due: WorldKey | null): void {
    this.#due.push(due);
    this.#work ??= this.#run().finally(() => {
      this.#work = null;
    });
  }

  async #run(): Promise<void> {
    for (let due = this.#due.shift(); due !== undefined; due = this.#due.shift()) {
      for await (const entry of this.#among(due)) {
        if (this.#isClosed) return;
        await this.#read(entry);
      }
    }
  }

  async *#among(due: WorldKey | null): AsyncGenerator<SaveEntry> {
    const { library } = this.#options;
    if (due) return yield* await savesOf(library.catalogue, due);
    for (let last: SaveEntry | undefined; ; ) {
      const after = last && saveListKey(last, NEWEST_FIRST);
      const page = await library.catalogue.page({ where: ANY, order: NEWEST_FIRST, limit: PAGE, after });
      yield* page;
      if (page.length < PAGE) return;
      last = page.at(-1);
    }
  }

  async #listen(): Promise<void> {
    for await (const { kind, entry } of this.#changes) {
      const world = worldOf(entry);
      if (kind === 'REMOVED' || !world) continue;
      if (this.#options.all || this.#followed.has(nameOfWorld(world))) this.#start(world);
    }
  }

  async #read(entry: SaveEntry): Promise<void> {
    const world = worldOf(entry);
    if (!world || isStored(entry) || entry.state === 'FAILED') return;
    const { library, report } = this.#options;
    let isNew = false;
    try {
      await keepFigures(library, world, entry, (save) => {
        isNew = true;
        return this.#figuresOf(save);
      });
      if (isNew) this.#fault = null;
    } catch (error) {
      // A save that cannot be read says so itself, and a changed one is looked at again.
      if (entry.error || this.#isClosed || isChangedError(error)) return;
      const fault = String((error as { code?: unknown }).code ?? error);
      if (fault !== this.#fault) report(error, 'history');
      this.#fault = fault;
    }
  }

  async #figuresOf(save: ReadySave): Promise<readonly SaveFigure[]> {
    const made = await this.#options.threads.run({ kind: 'figures' }, null, save.entry);
    return made ? JSON.parse(Buffer.from(made.body).toString()) : saveFigures(save);
  }
}
