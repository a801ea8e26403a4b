// How much is known of a part of a text with lost bytes.

import { encodeUtf8 } from '../../../bytes/text.ts';
import type { LostText } from './lost-text.ts';

/** After the end of the file: not a byte. */
const NOTHING = 256;

export class KnownBytes {
  readonly #from: number;
  /** Negative if the byte is not known. */
  readonly #values: Int16Array;
  /** Number of known bytes before each place. */
  readonly #before: Uint32Array;
  /** The last known byte before each place, as an offset from the first; -1 for none. */
  readonly #previous: Int32Array;

  /** For the bytes between two places, as they are known now. */
  constructor(text: LostText, from: number, end: number) {
    this.#from = from;
    this.#values = new Int16Array(end - from);
    this.#before = new Uint32Array(end - from + 1);
    this.#previous = new Int32Array(end - from + 1).fill(-1);
    for (let at = 0, known = 0, last = -1; at < end - from; at++) {
      const value = text.byte(from + at) ?? NOTHING;
      if (value >= 0) last = at;
      if (value >= 0 && value < NOTHING) known++;
      this.#values[at] = value;
      this.#before[at + 1] = known;
      this.#previous[at + 1] = last;
    }
  }

  /** How many bytes are known between two places, which must be inside. */
  count(from: number, to: number): number {
    return this.#before[to - this.#from]! - this.#before[from - this.#from]!;
  }

  /** Whether the piece may be at `at`, judging by the known bytes. */
  mayHold(at: number, piece: Uint8Array): boolean {
    const values = this.#values;
    const previous = this.#previous;
    const first = at - this.#from;
    const end = first + piece.length;
    if (end > values.length) return false;
    // Compares from the end: texts often start like others.
    for (let place = previous[end]!; place >= first; place = previous[place]!) {
      if (values[place] !== piece[place - first]) return false;
    }
    return true;
  }

  /** By offset from the first place: 1 where one of these pieces may be. */
  placesOf(pieces: readonly Uint8Array[]): Uint8Array {
    const places = new Uint8Array(this.#values.length);
    for (const piece of pieces) {
      for (let i = 0; i < places.length; i++) if (this.mayHold(this.#from + i, piece)) places[i] = 1;
    }
    return places;
  }
}

/** A text and its bytes. */
export interface Encoded {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Texts of one size. */
export interface SizeGroup {
  /** In bytes. */
  readonly size: number;
  readonly texts: readonly Encoded[];
}

export function groupBySize(texts: Iterable<string>): SizeGroup[] {
  const groups = new Map<number, Encoded[]>();
  for (const text of texts) {
    const bytes = encodeUtf8(text);
    const known = groups.get(bytes.length);
    if (known) known.push({ text, bytes });
    else groups.set(bytes.length, [{ text, bytes }]);
  }
  return Array.from(groups, ([size, of]) => ({ size, texts: of }));
}
