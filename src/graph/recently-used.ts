// A map that keeps what was used last.

export class RecentlyUsed<Key, Value> {
  /** The value that was used longest ago comes first. */
  readonly #kept = new Map<Key, Value>();
  readonly #most: number;
  readonly #sizeOf: (value: Value, key: Key) => number;
  #size = 0;

  /** @param most the sum of sizes to keep at most; of entries, if they have no other size */
  constructor(most: number, sizeOf: (value: Value, key: Key) => number = () => 1) {
    this.#most = most;
    this.#sizeOf = sizeOf;
  }

  /** The sum of sizes. */
  get size(): number {
    return this.#size;
  }

  has(key: Key): boolean {
    return this.#kept.has(key);
  }

  get(key: Key): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    this.delete(key);
    this.#kept.set(key, value);
    this.#size += this.#sizeOf(value, key);
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) return;
      this.delete(oldest);
    }
  }

  delete(key: Key): void {
    const value = this.#kept.get(key);
    if (value === undefined) return;
    this.#kept.delete(key);
    this.#size -= this.#sizeOf(value, key);
  }
}
