// The parts of the body that did not come out of their chunks as they were written: asked before anything in them is
// believed.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';

export class Damage {
  readonly #parts: DamagedPart[];

  readonly #cursor: Cursor;

  constructor(cursor: Cursor, parts: DamagedPart[]) {
    this.#cursor = cursor;
    this.#parts = parts;
  }

  /** In order, apart; grows while the body arrives. */
  get parts(): readonly DamagedPart[] {
    return this.#parts;
  }

  /** Other parts for those between two places at which parts begin and end. */
  replace(from: number, to: number, parts: readonly DamagedPart[]): void {
    const first = this.#firstBehind(from);
    this.#parts.splice(first, this.#firstBehind(to) - first, ...parts);
  }

  /** Waits for the whole body: what is damaged shows when it arrives. */
  arrive(): void {
    this.#cursor.arrive(this.#cursor.bytes.length);
  }

  /** The first damaged part that these bytes touch. */
  at(from: number, to: number): DamagedPart | null {
    // What is damaged shows when it arrives.
    this.#cursor.arrive(to);
    if (this.parts.length === 0) return null;
    const part = this.parts[this.#firstBehind(from)];
    return part && part.from < to ? part : null;
  }

  /** The first part of these bytes that is lost: zeros instead of what was written. */
  lostAt(from: number, to: number): DamagedPart | null {
    this.#cursor.arrive(to);
    if (this.parts.length === 0) return null;
    for (let i = this.#firstBehind(from); i < this.parts.length && this.parts[i]!.from < to; i++) {
      if (this.parts[i]!.lost) return this.parts[i]!;
    }
    return null;
  }

  /**
   * Whether what is damaged of these bytes came out beside a hole: they are as they were written, if the hole is all
   * the damage.
   */
  isBesideHole(from: number, to: number): boolean {
    this.#cursor.arrive(to);
    for (let i = this.#firstBehind(from); i < this.parts.length && this.parts[i]!.from < to; i++) {
      if (!this.parts[i]!.besideHole) return false;
    }
    return true;
  }

  /** Whether any of these bytes were deduced. */
  isDeduced(from: number, to: number): boolean {
    for (let i = this.#firstBehind(from); i < this.parts.length && this.parts[i]!.from < to; i++) {
      if (this.parts[i]!.isDeduced) return true;
    }
    return false;
  }

  /** All that is lost: from, to, from, to. */
  get lost(): readonly number[] {
    return this.parts.filter(({ lost }) => lost).flatMap(({ from, to }) => [from, to]);
  }

  /** @throws FormatError INFLATE when part of these bytes is lost */
  refuseLost(from: number, to: number): void {
    const part = this.lostAt(from, to);
    if (part) throw part.error;
  }

  /** For what decides where other things are. @throws FormatError INFLATE when any of these bytes are damaged */
  refuse(from: number, to: number): void {
    const part = this.at(from, to);
    if (part) throw part.error;
  }

  /** Up to where the bytes from `at` on are sound, of those that are there, at most `end`. */
  soundUntil(at: number, end: number): number {
    if (this.parts.length === 0) return end;
    const part = this.parts[this.#firstBehind(at)];
    return part ? Math.min(Math.max(part.from, at), end) : end;
  }

  /** Where to look on after a fault at `at`: after all the damage that it lies in. */
  behind(at: number): number {
    return this.#behind(at, () => true);
  }

  /** The same where what came out beside a hole is looked at too. */
  behindDoubt(at: number): number {
    return this.#behind(at, ({ besideHole }) => !besideHole);
  }

  #behind(at: number, skips: (part: DamagedPart) => boolean): number {
    this.arrive();
    let to = at;
    for (let i = this.#firstBehind(at); i < this.parts.length; i++) {
      const part = this.parts[i]!;
      if (part.from > Math.max(to, at + 4) || !skips(part)) break;
      to = part.to;
    }
    return Math.max(to, at + 1);
  }

  /** How many of these bytes are damaged. */
  overlap(from: number, to: number): number {
    this.#cursor.arrive(to);
    let bytes = 0;
    for (let i = this.#firstBehind(from); i < this.parts.length && this.parts[i]!.from < to; i++) {
      const part = this.parts[i]!;
      bytes += Math.min(part.to, to) - Math.max(part.from, from);
    }
    return bytes;
  }

  /** Position of the first part that ends after `at`. */
  #firstBehind(at: number): number {
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
