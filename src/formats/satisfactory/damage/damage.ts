// The parts of the body that did not come out of their chunks intact; has to be asked before anything in them
// is believed.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';

export class Damage {
  /** In order, not overlapping; grows while the body arrives. */
  readonly parts: readonly DamagedPart[];
  readonly #parts: DamagedPart[];
  readonly #cursor: Cursor;

  constructor(cursor: Cursor, parts: DamagedPart[]) {
    this.#cursor = cursor;
    this.parts = parts;
    this.#parts = parts;
  }

  /** Replaces the parts between two places at which parts begin and end. */
  replace(from: number, to: number, parts: readonly DamagedPart[]): void {
    const first = this.#firstAfter(from);
    this.#parts.splice(first, this.#firstAfter(to) - first, ...parts);
  }

  /** Waits for the whole body: damage is known when the bytes arrive. */
  arrive(): void {
    this.#cursor.arrive(this.#cursor.bytes.length);
  }

  /** The first damaged part that overlaps these bytes. */
  at(from: number, to: number): DamagedPart | null {
    // Damage is known when the bytes arrive.
    this.#cursor.arrive(to);
    if (this.parts.length === 0) return null;
    const part = this.parts[this.#firstAfter(from)];
    return part && part.from < to ? part : null;
  }

  /** The first part of these bytes that is lost, so that they are zeros. */
  lostAt(from: number, to: number): DamagedPart | null {
    return this.#within(from, to).find(({ lost }) => lost) ?? null;
  }

  /**
   * Whether all damage to these bytes lies beside a hole: then they are right if the hole is the only damage.
   */
  isBesideHole(from: number, to: number): boolean {
    return this.#within(from, to).every(({ besideHole }) => besideHole);
  }

  /** Whether any of these bytes were deduced. */
  isDeduced(from: number, to: number): boolean {
    return this.#within(from, to).some(({ isDeduced }) => isDeduced);
  }

  /** All lost parts, as pairs of start and exclusive end. */
  get lost(): readonly number[] {
    return this.parts.filter(({ lost }) => lost).flatMap(({ from, to }) => [from, to]);
  }

  /** @throws FormatError INFLATE when part of these bytes is lost */
  refuseLost(from: number, to: number): void {
    const part = this.lostAt(from, to);
    if (part) throw part.error;
  }

  /**
   * For bytes that determine where other things are.
   * @throws FormatError INFLATE when any of these bytes are damaged
   */
  refuse(from: number, to: number): void {
    const part = this.at(from, to);
    if (part) throw part.error;
  }

  /** End of the intact bytes from `at` on, of those that have arrived, at most `end`. */
  soundUntil(at: number, end: number): number {
    if (this.parts.length === 0) return end;
    const part = this.parts[this.#firstAfter(at)];
    return part ? Math.min(Math.max(part.from, at), end) : end;
  }

  /** Where to search after a fault at `at`: after the damage around it. */
  after(at: number): number {
    return this.#after(at, () => true);
  }

  /** Where to search after a fault at `at`, if bytes beside a hole are searched too. */
  afterDoubt(at: number): number {
    return this.#after(at, ({ besideHole }) => !besideHole);
  }

  #after(at: number, skips: (part: DamagedPart) => boolean): number {
    this.arrive();
    let to = at;
    for (let i = this.#firstAfter(at); i < this.parts.length; i++) {
      const part = this.parts[i]!;
      if (part.from > Math.max(to, at + 4) || !skips(part)) break;
      to = part.to;
    }
    return Math.max(to, at + 1);
  }

  /** How many of these bytes are damaged. */
  overlap(from: number, to: number): number {
    return this.#within(from, to).reduce(
      (bytes, part) => bytes + Math.min(part.to, to) - Math.max(part.from, from),
      0,
    );
  }

  /** The parts that overlap these bytes. */
  #within(from: number, to: number): readonly DamagedPart[] {
    this.#cursor.arrive(to);
    if (this.parts.length === 0) return this.parts;
    const first = this.#firstAfter(from);
    let end = first;
    while (end < this.parts.length && this.parts[end]!.from < to) end++;
    return this.parts.slice(first, end);
  }

  /** Index of the first part that ends after `at`. */
  #firstAfter(at: number): number {
    let low = 0;
    let high = this.parts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.parts[middle]!.to <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
