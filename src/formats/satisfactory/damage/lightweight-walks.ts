// Recognises the groups of lightweight buildables and their instances from outside: where one starts, where it
// ends, how many are adjacent. Source: docs/formats/satisfactory.md#salvage.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { readString, skipString, skipStringIsEmpty } from '../../unreal/texts/fstring.ts';
import {
  LEAST_INSTANCE_BYTES,
  skipTail,
  skipToRecipe,
  skipToTail,
  TRANSFORM_BYTES,
} from '../special/lightweights.ts';
import type { GameReader } from '../structs/reader.ts';
import type { Damage } from './damage.ts';
import { printableEnd } from './shapes.ts';

/** Tolerated deviation of a rotation's length from 1. */
const ROTATION_TOLERANCE = 0.01;
const SLASH = 0x2f;
/** Of an FString. */
const LENGTH_BYTES = 4;
/** As few as this may look like instances by chance. */
const FEW = 4;

/** Adjacent instances; the end is exclusive. */
export interface LightweightPart {
  readonly slot: number;
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

/** Adjacent instances, whose numbers may be lost. */
export interface LightweightRun {
  readonly at: number;
  readonly end: number;
  readonly count: number;
  /** Size of each of them; null when there are none, or of several sizes. */
  readonly size: number | null;
  /** The intact ones, with slots as if the first of all had slot 0. */
  readonly parts: readonly LightweightPart[];
}

/** What precedes the instances of a group. */
export interface Head {
  /** Offset of the class's path. */
  readonly classAt: number;
  /** Number of instances, with zeros for lost bits. */
  readonly count: number;
  readonly lostBits: number;
  readonly end: number;
}

export class LightweightWalks {
  readonly #reader: GameReader;
  readonly #own: number;
  readonly #damage: Damage;
  readonly #end: number;

  constructor(reader: GameReader, own: number, damage: Damage) {
    this.#reader = reader;
    this.#own = own;
    this.#damage = damage;
    this.#end = reader.cursor.end;
  }

  /** The class's path at this place. */
  path(classAt: number): string {
    return this.#at(classAt, readString);
  }

  /** Class and count of a group, if they are plausible. */
  head(at: number): Head | null {
    const { view } = this.#reader.cursor;
    const classAt = at + 4;
    if (classAt + 8 > this.#end || view.getUint32(at, true) !== 0) return null;
    const end = printableEnd(view, classAt, this.#end);
    if (end < 0 || end + 4 > this.#end || view.getUint8(classAt + 4) !== SLASH) return null;
    if (!this.#damage.isBesideHole(at, end)) return null;
    const count = view.getInt32(end, true);
    if (count < 0 || count > (this.#end - end) / LEAST_INSTANCE_BYTES) return null;
    let lostBits = 0;
    for (let i = 0; i < 4; i++)
      if (!this.#damage.isBesideHole(end + i, end + i + 1)) lostBits |= 0xff << (i * 8);
    return { classAt, count: count & ~lostBits, lostBits, end: end + 4 };
  }

  /** The next group that has instances; -1 for none. */
  nextGroup(from: number): number {
    for (let at = from; at < this.#end; at++) {
      const head = this.head(at);
      if (head && (head.count > 0 || head.lostBits !== 0) && this.#mayBegin(head.end)) return at;
    }
    return -1;
  }

  /** Whether there is an instance here that may have lost its place. */
  #mayBegin(at: number): boolean {
    const isPlaced = this.#damage.lostAt(at, at + TRANSFORM_BYTES) === null;
    return isPlaced ? this.isInstance(at) : this.instanceEnd(at) >= 0;
  }

  /** Adjacent instances from `at` on, as far as their layout is intact. */
  walk(at: number, most: number): LightweightRun {
    const parts: LightweightPart[] = [];
    let end = at;
    let slot = 0;
    let size: number | null = null;
    for (; slot < most; slot++) {
      const next = this.instanceEnd(end);
      if (next < 0) break;
      size = slot === 0 || size === next - end ? next - end : null;
      const last = parts.at(-1);
      const isLost = this.#damage.lostAt(end, next) !== null;
      if (!isLost && last?.end === end)
        parts[parts.length - 1] = { ...last, count: last.count + 1, end: next };
      else if (!isLost) parts.push({ slot, count: 1, at: end, end: next });
      end = next;
    }
    return { at, end, count: slot, size, parts };
  }

  /** The runs of adjacent instances between two places. A few are one only if they end exactly at `end`. */
  runs(from: number, end: number): LightweightRun[] {
    const runs: LightweightRun[] = [];
    for (let at = from; at + LEAST_INSTANCE_BYTES <= end; ) {
      const run = this.isInstance(at) ? this.walk(at, Number.POSITIVE_INFINITY) : null;
      const isOne = run !== null && (run.count > FEW || run.end === end);
      if (isOne) runs.push(run);
      at = isOne ? run.end : at + 1;
    }
    return runs;
  }

  /** The recipes that instances were built with. */
  recipes(parts: readonly LightweightPart[]): Set<string> {
    const found = new Set<string>();
    for (const { at, end } of parts) {
      for (let place = at; place >= 0 && place < end; place = this.instanceEnd(place)) {
        const recipe = this.#recipe(place);
        if (recipe !== '') found.add(recipe);
      }
    }
    return found;
  }

  /** Path of the recipe that an instance was built with. */
  #recipe(at: number): string {
    return this.#at(at, (cursor) => {
      skipToRecipe(cursor);
      skipString(cursor);
      return readString(cursor);
    });
  }

  /** Reads at this place, and returns there. */
  #at<T>(at: number, read: (cursor: Cursor) => T): T {
    const { cursor } = this.#reader;
    const back = cursor.at;
    cursor.at = at;
    const value = read(cursor);
    cursor.at = back;
    return value;
  }

  /**
   * End of the instance at `at`; nothing that affects its layout may be lost, but its place, colours and
   * letters of its paths may.
   */
  instanceEnd(at: number): number {
    const { cursor } = this.#reader;
    const isPlaced = this.#damage.lostAt(at, at + TRANSFORM_BYTES) === null;
    if (isPlaced && !this.isInstance(at, true)) return -1;
    const back = cursor.at;
    cursor.at = at;
    try {
      skipToTail(cursor, (text) => {
        this.#damage.refuseLost(text.at, text.at + LENGTH_BYTES);
        return skipStringIsEmpty(text);
      });
      const tail = cursor.at;
      skipTail(this.#reader, this.#own);
      return this.#damage.lostAt(tail, cursor.at) ? -1 : cursor.at;
    } catch (error) {
      if (error instanceof FormatError) return -1;
      throw error;
    } finally {
      cursor.at = back;
    }
  }

  /**
   * Whether there is a rotation of length 1 here, followed by finite numbers. `orNone`: removed instances
   * have no rotation.
   */
  isInstance(at: number, orNone = false): boolean {
    if (at + LEAST_INSTANCE_BYTES > this.#end) return false;
    const { view } = this.#reader.cursor;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += view.getFloat64(at + i * 8, true) ** 2;
    if (!(Math.abs(sum - 1) < ROTATION_TOLERANCE || (orNone && sum === 0))) return false;
    for (let i = 4; i < 10; i++) if (!Number.isFinite(view.getFloat64(at + i * 8, true))) return false;
    return true;
  }
}
