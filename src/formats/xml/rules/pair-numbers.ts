// Numbers for pairs of numbers, from 0 on as they first appear: what a map of maps would hold, without an object for
// each of tens of thousands of paths, ids and labels.

const FIRST_SLOTS = 1 << 12;

export class PairNumbers {
  count = 0;
  /** By number: the two of a pair. */
  #pairs = new Int32Array(FIRST_SLOTS);
  /** Open addressing by hash; 0 is empty. */
  #slots = new Int32Array(FIRST_SLOTS);
  /** Differs each time, so that no file can be made whose pairs collide. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32) | 1;

  /** The number of a pair, which gets one if it has none. */
  of(a: number, b: number): number {
    const slot = this.#slotOf(a, b);
    const known = this.#slots[slot]! - 1;
    if (known >= 0) return known;
    const number = this.count++;
    this.#pairs[2 * number] = a;
    this.#pairs[2 * number + 1] = b;
    this.#slots[slot] = number + 1;
    if (this.count * 2 === this.#slots.length) this.#grow();
    return number;
  }

  /** The number of a pair; -1 for none. */
  find(a: number, b: number): number {
    return this.#slots[this.#slotOf(a, b)]! - 1;
  }

  /** Where a pair is, or belongs. */
  #slotOf(a: number, b: number): number {
    const [slots, pairs] = [this.#slots, this.#pairs];
    const mask = slots.length - 1;
    let hash = Math.imul(a, this.#seed) + Math.imul(b, 0x9e3779b1);
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    for (let slot = (hash ^ (hash >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const at = 2 * (slots[slot]! - 1);
      if (at < 0 || (pairs[at] === a && pairs[at + 1] === b)) return slot;
    }
  }

  #grow(): void {
    const pairs = this.#pairs;
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.#pairs = new Int32Array(this.#slots.length);
    this.#pairs.set(pairs);
    for (let number = 0; number < this.count; number++)
      this.#slots[this.#slotOf(pairs[2 * number]!, pairs[2 * number + 1]!)] = number + 1;
  }
}
