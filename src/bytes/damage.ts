// The parts of inflated bytes that did not come out of their streams intact.

import type { Arriving } from './cursor.ts';
import { FormatError } from './format-error.ts';
import type { DamagedPart } from './stream-inflater.ts';

/** Plain data; the error of a part stays where the bytes were inflated. */
type Part = Omit<DamagedPart, 'error'>;

export class Damage<P extends Part = DamagedPart> {
  /** In order, not overlapping. */
  readonly parts: readonly P[];

  constructor(parts: readonly P[]) {
    this.parts = parts;
  }

  /** The first damaged part that overlaps these bytes. */
  at(from: number, to: number): P | null {
    const part = this.parts[this.#firstAfter(from)];
    return part && part.from < to ? part : null;
  }

  /** The first part of these bytes that is lost, so that they are zeros. */
  lostAt(from: number, to: number): P | null {
    return this.#within(from, to).find(({ lost }) => lost) ?? null;
  }

  /** True if part of these bytes may have another size, so that no length leads past it. */
  isGuessed(from: number, to: number): boolean {
    return this.#within(from, to).some(({ isGuessed }) => isGuessed === true);
  }

  /** The number of bytes that are only guessed to be lost. */
  get guessed(): number {
    return this.parts.reduce((bytes, { isGuessed, from, to }) => bytes + (isGuessed ? to - from : 0), 0);
  }

  /** End of the intact bytes from `at` on, at most `end`. */
  soundUntil(at: number, end: number): number {
    const part = this.parts[this.#firstAfter(at)];
    return part ? Math.min(Math.max(part.from, at), end) : end;
  }

  /** The place to search from after a fault at `at`: after the damage around it. */
  after(at: number): number {
    let to = at;
    for (let i = this.#firstAfter(at); i < this.parts.length; i++) {
      const part = this.parts[i]!;
      if (part.from > Math.max(to, at + 4)) break;
      to = part.to;
    }
    return Math.max(to, at + 1);
  }

  /** The number of these bytes that are damaged. */
  overlap(from: number, to: number): number {
    return this.#within(from, to).reduce(
      (bytes, part) => bytes + Math.min(part.to, to) - Math.max(part.from, from),
      0,
    );
  }

  /** The parts that overlap these bytes. */
  #within(from: number, to: number): readonly P[] {
    const first = this.#firstAfter(from);
    let end = first;
    while (end < this.parts.length && this.parts[end]!.from < to) end++;
    return first === end ? [] : this.parts.slice(first, end);
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

/** For a cursor that has to refuse lost bytes, rather than read them as zeros. */
export function refuseLost(damage: Damage<Part>, file: string, base: number): Arriving | null {
  if (damage.parts.length === 0) return null;
  return {
    waitFor: (end, from) => {
      const part = damage.lostAt(from, end);
      // A cursor may go back, so that each read has to ask.
      if (part === null) return 0;
      const [expected, found] = ['bytes that inflate', `${part.to - part.from} that are lost`];
      throw new FormatError({ code: 'INFLATE', file, offset: part.from - base, expected, found });
    },
  };
}
