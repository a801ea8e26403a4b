// Numbers for tuples of up to four 32-bit numbers, from 0 on as they first appear: what maps of maps would hold, without
// an object for each of tens of thousands of paths, ids and labels.

const WORDS = 4;

export class TupleNumbers {
  count = 0;
  /** By number: the words of a tuple. */
  #words: Int32Array;
  /** Open addressing by hash: number + 1, 0 for a free slot. */
  #slots: Int32Array;
  /** Differs each time, so that no file can be made whose tuples collide. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32) | 1;

  /** @param room for so many tuples before it has to grow */
  constructor(room = 2048) {
    const slots = 2 ** Math.ceil(Math.log2(room * 2 + 2));
    this.#slots = new Int32Array(slots);
    this.#words = new Int32Array((slots / 2) * WORDS);
  }

  /** The number of a tuple, which gets one if it has none. */
  of(a: number, b: number, c = 0, d = 0): number {
    const slot = this.#slotOf(a | 0, b | 0, c | 0, d | 0);
    const known = this.#slots[slot]! - 1;
    if (known >= 0) return known;
    const [words, at] = [this.#words, this.count * WORDS];
    words[at] = a;
    words[at + 1] = b;
    words[at + 2] = c;
    words[at + 3] = d;
    this.#slots[slot] = ++this.count;
    if (this.count * 2 === this.#slots.length) this.#grow();
    return this.count - 1;
  }

  /** The number of a tuple; -1 for none. */
  find(a: number, b: number, c = 0, d = 0): number {
    return this.#slots[this.#slotOf(a | 0, b | 0, c | 0, d | 0)]! - 1;
  }

  /** One of the words of a tuple, as a signed number. */
  word(number: number, index: number): number {
    return this.#words[number * WORDS + index]!;
  }

  /** Where a tuple is, or belongs. */
  #slotOf(a: number, b: number, c: number, d: number): number {
    const [slots, words, seed] = [this.#slots, this.#words, this.#seed];
    const mask = slots.length - 1;
    let hash = Math.imul(a, seed) + b;
    hash = Math.imul(hash ^ (hash >>> 15), seed) + c;
    hash = Math.imul(hash ^ (hash >>> 15), seed) + d;
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    for (let slot = (hash ^ (hash >>> 13)) & mask; ; slot = (slot + 1) & mask) {
      const at = (slots[slot]! - 1) * WORDS;
      if (at < 0) return slot;
      if (words[at] === a && words[at + 1] === b && words[at + 2] === c && words[at + 3] === d) return slot;
    }
  }

  #grow(): void {
    const words = this.#words;
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.#words = new Int32Array(2 * words.length);
    this.#words.set(words);
    for (let at = 0; at < words.length; at += WORDS)
      this.#slots[this.#slotOf(words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!)] = at / WORDS + 1;
  }
}
