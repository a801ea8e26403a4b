// Saves whose files change while they are open: reads their newer content while requests still get the current
// graph, and replaces that once the newer content is complete.

import { clockMillis } from '../bytes/clock.ts';
import { isChangedError } from './load-error.ts';
import type { ReadySave, SaveEntry } from './save.ts';
import { contentKey, isOverwritten, type SaveSlot, stampsOf } from './save-slot.ts';

/** Time as renewals see it; tests pass their own. */
export interface WriterClock {
  millis(): number;
  /** Resolves when files should be checked again. */
  wait(): Promise<void>;
}

const CHECK_MILLIS = 200;

/** Does not keep the process alive. */
export const writerClock: WriterClock = {
  millis: clockMillis,
  wait: () => new Promise((resolve) => setTimeout(resolve, CHECK_MILLIS).unref()),
};

/**
 * Milliseconds without a write after which content that reads well is taken. Games write a save in several steps, and
 * scripts several times in a row: listeners should hear of that once.
 */
const QUIET_MILLIS = 1000;
/** Default of LibraryOptions.settleMillis: network copies pause for seconds. */
export const SETTLE_MILLIS = 30_000;
/** How many checks to wait for content that keeps changing before it is first read. */
const MOST_WAITS = 50;

/** What renewals need of a library. */
export interface RenewalHost {
  readonly clock: WriterClock;
  /**
   * Milliseconds without a write after which content with errors is taken too: until then the rest may follow. Content
   * without errors is taken after this time even if it keeps changing.
   */
  readonly settleMillis: number;
  isClosed(): boolean;
  /** Brings a save up to date with the disk. Returns an entry of what is there now, null if it is gone. */
  latest(slot: SaveSlot): Promise<SaveEntry | null>;
  /** @throws LoadError */
  read(newer: SaveEntry): Promise<ReadySave>;
  release(newer: SaveEntry): void;
  replace(slot: SaveSlot, newer: SaveEntry): void;
  /** Tells listeners of the content that requests get now, if they have not heard of it. */
  announce(slot: SaveSlot): void;
  /** Gives up on the content that was found last: the current graph stays. */
  refuse(slot: SaveSlot): void;
}

/** Starts following the files of a save until requests get what is in them, if that has not started yet. */
export function renew(host: RenewalHost, slot: SaveSlot): void {
  if (slot.renewal || slot.found === slot.refused || host.isClosed()) return;
  slot.renewal = new Renewal(host, slot).run().finally(() => {
    slot.renewal = null;
  });
}

class Renewal {
  readonly #host: RenewalHost;
  readonly #slot: SaveSlot;
  readonly #begunAt: number;
  #changedAt: number;
  /** The files as they were last seen. */
  #seen: string;
  #newer: SaveEntry | null = null;
  /** The content that was read with errors: it is not read again before the settle time is over. */
  #incomplete: string | null = null;

  constructor(host: RenewalHost, slot: SaveSlot) {
    this.#host = host;
    this.#slot = slot;
    this.#begunAt = host.clock.millis();
    this.#changedAt = this.#begunAt;
    this.#seen = this.#look();
  }

  async run(): Promise<void> {
    const { clock } = this.#host;
    for (let isOver = false; !isOver; ) {
      await clock.wait();
      if (this.#host.isClosed()) return;
      const seen = this.#look();
      if (seen !== this.#seen) this.#changedAt = clock.millis();
      else if (this.#isDue()) isOver = await this.#take();
      this.#seen = this.#look();
    }
  }

  #look(): string {
    const { found, entry } = this.#slot;
    return JSON.stringify([found, stampsOf(this.#newer ?? entry)]);
  }

  get #isSettled(): boolean {
    return this.#host.clock.millis() - this.#changedAt >= this.#host.settleMillis;
  }

  #isDue(): boolean {
    if (this.#incomplete === this.#slot.found) return this.#isSettled;
    const now = this.#host.clock.millis();
    return now - this.#changedAt >= QUIET_MILLIS || now - this.#begunAt >= this.#host.settleMillis;
  }

  /** Returns whether nothing more is to be done. */
  async #take(): Promise<boolean> {
    const [host, slot] = [this.#host, this.#slot];
    this.#newer = await host.latest(slot);
    if (!this.#newer) return this.#takeGone();
    const content = contentKey(this.#newer);
    // Without a graph in memory, requests get what is there at once.
    if (content === contentKey(slot.entry)) {
      host.announce(slot);
      return true;
    }
    if (content === slot.refused) return true;
    return this.#read(this.#newer);
  }

  #takeGone(): boolean {
    if (!isOverwritten(this.#slot)) return true;
    this.#incomplete = this.#slot.found;
    if (!this.#isSettled) return false;
    this.#host.refuse(this.#slot);
    return true;
  }

  async #read(newer: SaveEntry): Promise<boolean> {
    const [host, slot] = [this.#host, this.#slot];
    const before = slot.entry.ready;
    let save: ReadySave | null = null;
    try {
      save = await host.read(newer);
    } catch (error) {
      if (isChangedError(error)) return false;
    }
    // It changed while it was read, and what was returned is the current graph.
    if (save && save.entry !== newer) return false;
    const isTaken = save && (isComplete(save, before) || (this.#isSettled && !isDamaged(save, before)));
    if (isTaken) {
      host.replace(slot, newer);
      return true;
    }
    host.release(newer);
    this.#incomplete = slot.found;
    if (!this.#isSettled) return false;
    host.refuse(slot);
    return true;
  }
}

/** Whether a save has no more errors than before, and all of its files. A part of most saves can be read too, with errors. */
function isComplete(newer: ReadySave, older: ReadySave | null): boolean {
  if (!older) return true;
  const names = new Set(newer.entry.files.map(({ name }) => name));
  return (
    newer.graph.data.issueCount <= older.graph.data.issueCount &&
    older.entry.files.every(({ name }) => names.has(name))
  );
}

/**
 * Whether a save that could be read whole has become one that cannot. The sum in the file alone does not say so: it
 * also differs if an editor has changed the file.
 */
function isDamaged(newer: ReadySave, older: ReadySave | null): boolean {
  return (
    newer.integrity === 'DIFFERS' && newer.graph.data.issueCount > 0 && older?.graph.data.issueCount === 0
  );
}

/** Waits until a save has been written. Returns whether its content was replaced meanwhile. */
export async function isReplaced(host: RenewalHost, slot: SaveSlot, entry: SaveEntry): Promise<boolean> {
  let last = '';
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    const now = JSON.stringify(stampsOf(slot.entry));
    if (now === last) {
      await host.latest(slot);
      return slot.isListed && slot.entry !== entry && !slot.entry.error;
    }
    last = now;
    await host.clock.wait();
  }
  return false;
}
