// Looks things up by name, with one query at a time for all that are asked for meanwhile: however many clients ask, the
// database has one such query to answer. A query begins after everything it is for was asked, so that what was removed
// before is not found.

/** Names of one query. */
const MOST_AT_ONCE = 1000;

interface Waiting<T> {
  readonly name: string;
  readonly resolve: (found: T | null) => void;
  readonly reject: (error: unknown) => void;
}

export class Lookups<T> {
  readonly #run: (names: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  #waiting: Waiting<T>[] = [];
  #isRunning = false;

  /** @param run finds several by their names */
  constructor(run: (names: readonly string[]) => Promise<ReadonlyMap<string, T>>) {
    this.#run = run;
  }

  /** Null when there is none. @throws StoreError */
  find(name: string): Promise<T | null> {
    const found = new Promise<T | null>((resolve, reject) => this.#waiting.push({ name, resolve, reject }));
    if (!this.#isRunning) void this.#next();
    return found;
  }

  async #next(): Promise<void> {
    this.#isRunning = true;
    // What is asked for in the same turn goes together.
    await null;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const found = await this.#run([...new Set(asked.map(({ name }) => name))]);
        for (const { name, resolve } of asked) resolve(found.get(name) ?? null);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isRunning = false;
  }
}
