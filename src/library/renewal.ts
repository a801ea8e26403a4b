// Reads a new version of a save whose files change, while requests still get the current graph, and uses it once
// it is complete.

import { clockMillis } from '../bytes/clock.ts';
import { isChangedError } from './load-error.ts';
import type { ReadySave, SaveEntry } from './save.ts';
import { isOverwritten, stampsOf, type TrackedSave, versionKey } from './tracked-save.ts';

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
 * Milliseconds without a write after which a version without errors is used. Games write a save in several steps, and
 * scripts several times in a row: listeners get one event for all of them.
 */
const QUIET_MILLIS = 1000;
/** Default of LibraryOptions.settleMillis: network copies pause for seconds. */
export const SETTLE_MILLIS = 30_000;
/** Checks to wait for files that keep changing before they are first read. */
const MOST_WAITS = 50;

/** The part of a library that renewals use. */
export interface RenewalHost {
  readonly clock: WriterClock;
  /**
   * Milliseconds without a write after which a version with errors is used too: until then the rest may follow. One
   * without errors is used after this time even if it keeps changing.
   */
  readonly settleMillis: number;
  isClosed(): boolean;
  /** Brings a save up to date with the disk. Returns an entry of what is there now, null if it is gone. */
  latest(tracked: TrackedSave): Promise<SaveEntry | null>;
  /** @throws LoadError */
  read(newer: SaveEntry): Promise<ReadySave>;
  release(newer: SaveEntry): void;
  replace(tracked: TrackedSave, newer: SaveEntry): void;
  /** Publishes the version that requests get, unless it already was. */
  announce(tracked: TrackedSave): void;
  /** Gives up on the version on disk: the current graph stays. */
  reject(tracked: TrackedSave): void;
}

/** Follows the files of a save, unless that has begun, until requests get the version in them. */
export function renew(host: RenewalHost, tracked: TrackedSave): void {
  if (tracked.renewal || tracked.onDisk === tracked.rejected || host.isClosed()) return;
  tracked.renewal = new Renewal(host, tracked).run().finally(() => {
    tracked.renewal = null;
  });
}

class Renewal {
  readonly #host: RenewalHost;
  readonly #tracked: TrackedSave;
  readonly #begunAt: number;
  #changedAt: number;
  /** The files as they were last seen. */
  #seen: string;
  #newer: SaveEntry | null = null;
  /** The version that was read with errors: it is not read again before the settle time is over. */
  #incomplete: string | null = null;

  constructor(host: RenewalHost, tracked: TrackedSave) {
    this.#host = host;
    this.#tracked = tracked;
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
    const { onDisk, entry } = this.#tracked;
    return JSON.stringify([onDisk, stampsOf(this.#newer ?? entry)]);
  }

  get #isSettled(): boolean {
    return this.#host.clock.millis() - this.#changedAt >= this.#host.settleMillis;
  }

  #isDue(): boolean {
    if (this.#incomplete === this.#tracked.onDisk) return this.#isSettled;
    const now = this.#host.clock.millis();
    return now - this.#changedAt >= QUIET_MILLIS || now - this.#begunAt >= this.#host.settleMillis;
  }

  /** True when nothing is left to do. */
  async #take(): Promise<boolean> {
    const [host, tracked] = [this.#host, this.#tracked];
    this.#newer = await host.latest(tracked);
    if (!this.#newer) return this.#takeGone();
    const version = versionKey(this.#newer);
    // Without a graph in memory, requests get what is there at once.
    if (version === versionKey(tracked.entry)) {
      host.announce(tracked);
      return true;
    }
    if (version === tracked.rejected) return true;
    return this.#read(this.#newer);
  }

  #takeGone(): boolean {
    if (!isOverwritten(this.#tracked)) return true;
    this.#incomplete = this.#tracked.onDisk;
    if (!this.#isSettled) return false;
    this.#host.reject(this.#tracked);
    return true;
  }

  async #read(newer: SaveEntry): Promise<boolean> {
    const [host, tracked] = [this.#host, this.#tracked];
    const before = tracked.entry.ready;
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
      host.replace(tracked, newer);
      return true;
    }
    host.release(newer);
    this.#incomplete = tracked.onDisk;
    if (!this.#isSettled) return false;
    host.reject(tracked);
    return true;
  }
}

/** No more errors than before, and no file missing. A part of most saves can be read too, with errors. */
function isComplete(newer: ReadySave, older: ReadySave | null): boolean {
  if (!older) return true;
  const names = new Set(newer.entry.files.map(({ name }) => name));
  return (
    newer.graph.data.issueCount <= older.graph.data.issueCount &&
    older.entry.files.every(({ name }) => names.has(name))
  );
}

/** Readable whole before, but not now. The checksum alone does not prove it: it also differs in edited files. */
function isDamaged(newer: ReadySave, older: ReadySave | null): boolean {
  return (
    newer.integrity === 'DIFFERS' && newer.graph.data.issueCount > 0 && older?.graph.data.issueCount === 0
  );
}

/** Waits until a save has been written. Resolves to the version that replaced it meanwhile; null if none did. */
export async function replacementOf(
  host: RenewalHost,
  tracked: TrackedSave,
  entry: SaveEntry,
): Promise<SaveEntry | null> {
  let last = '';
  for (let waits = 0; waits < MOST_WAITS && !host.isClosed(); waits++) {
    const now = JSON.stringify(stampsOf(tracked.entry));
    if (now === last) {
      await host.latest(tracked);
      const { isListed, entry: newer } = tracked;
      return isListed && newer !== entry && !newer.error ? newer : null;
    }
    last = now;
    await host.clock.wait();
  }
  return null;
}
