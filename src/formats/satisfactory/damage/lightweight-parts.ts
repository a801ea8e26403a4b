// The lightweight buildables that are left when some of their subsystem's data is damaged. They stand by class, each group with
// its count. What stands behind a gap, up to the next group, belongs to the group before it: the last of its slots; if the gap
// may hold the beginning of another group, it belongs to nobody for certain.
// Source: docs/formats/satisfactory.md#salvage.

import { FormatError } from '../../../bytes/format-error.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import { LEAST_INSTANCE_BYTES, skipInstance, skipToRecipe } from '../special/lightweights.ts';
import type { GameReader } from '../structs/reader.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';
import type { Damage } from './damage.ts';
import { printableEnd } from './shapes.ts';

/** Instances that follow one another; the end is exclusive. */
export interface LightweightPart {
  readonly slot: number;
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

export interface FoundGroup {
  /** Where the path of the class stands. */
  readonly classAt: number;
  readonly parts: readonly LightweightPart[];
}

export interface FoundLightweights {
  /** The version that the subsystem writes. */
  readonly own: number;
  readonly groups: readonly FoundGroup[];
  /** Bytes that hold instances of nobody knows which class. */
  readonly unplaced: number;
}

/** Deviation from 1 of the length of a rotation. */
const ROTATION_TOLERANCE = 0.01;
const SLASH = 0x2f;

/** Finds them from the cursor on, where the number of groups stands, to its end. @throws FormatError when that number is lost */
export function findLightweights(reader: GameReader, own: number, damage: Damage): FoundLightweights {
  const { cursor } = reader;
  const start = cursor.at;
  const count = cursor.count(12, 'classes of lightweight buildables');
  damage.refuseLost(start, cursor.at);
  return new Search(reader, own, damage).find(count);
}

/**
 * The same where the beginning is lost, and with it the version: the layout by which clearly the most instances can be read is
 * taken, and none where two do as well.
 */
export function findHeadlessLightweights(reader: GameReader, damage: Damage): FoundLightweights {
  const { at } = reader.cursor;
  const nothing: FoundLightweights = { own: LIGHTWEIGHT.first, groups: [], unplaced: 0 };
  // Before that no version was written.
  const isFirst = reader.version.save < SAVE.LightweightVersion;
  const versions = isFirst ? [LIGHTWEIGHT.first] : LIGHTWEIGHT_LAYOUTS;
  const tries = versions.map((own) => {
    reader.cursor.at = at;
    const found = new Search(reader, own, damage).find(null);
    return { found, instances: countInstances(found) };
  });
  const [best, next] = tries.sort((a, b) => b.instances - a.instances);
  return best!.instances >= LEAST_INSTANCES && best!.instances > (next?.instances ?? 0) * 2
    ? best!.found
    : nothing;
}

/** The first version of each layout. */
const LIGHTWEIGHT_LAYOUTS = [LIGHTWEIGHT.first, LIGHTWEIGHT.TypeSpecific, LIGHTWEIGHT.BuiltBy];
const LEAST_INSTANCES = 8;

function countInstances({ groups }: FoundLightweights): number {
  return groups.reduce((sum, { parts }) => sum + parts.reduce((count, part) => count + part.count, 0), 0);
}

/** A group, and what stands behind a gap in it. */
interface Group {
  readonly classAt: number;
  readonly count: number;
  readonly parts: LightweightPart[];
  /** Between the gap and the next group. */
  rest: { readonly at: number; readonly end: number; readonly count: number } | null;
}

class Search {
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

  /** @param counted groups there are, null when nobody knows */
  find(counted: number | null): FoundLightweights {
    const { cursor } = this.#reader;
    const groups: Group[] = [];
    let unplaced = 0;
    for (let at = cursor.at; at >= 0 && at < this.#end; ) {
      const group = this.#group(at);
      if (group === null) {
        const next = this.#nextGroup(this.#damage.behind(at));
        unplaced += (next < 0 ? this.#end : next) - at;
        at = next;
        continue;
      }
      groups.push(group);
      at = cursor.at;
    }
    const isComplete = groups.length === counted;
    for (const group of groups) {
      const { count, parts, rest } = group;
      if (rest === null) continue;
      const slot = count - rest.count;
      const last = parts.at(-1);
      const free = last ? last.slot + last.count : 0;
      if (slot >= free && (isComplete || this.#isOf(group, rest, groups))) parts.push({ slot, ...rest });
      else unplaced += rest.end - rest.at;
    }
    return { own: this.#own, groups, unplaced };
  }

  /** Whether instances are of this group and no other by the recipe that they were built with. */
  #isOf(group: Group, rest: Omit<LightweightPart, 'slot'>, groups: readonly Group[]): boolean {
    const own = this.#recipes(group.parts);
    const found = this.#recipes([rest]);
    if (found.size === 0 || ![...found].every((recipe) => own.has(recipe))) return false;
    return groups.every((other) => {
      if (other === group) return true;
      const others = this.#recipes(other.parts);
      return ![...found].some((recipe) => others.has(recipe));
    });
  }

  #recipes(parts: readonly Omit<LightweightPart, 'slot'>[]): Set<string> {
    const found = new Set<string>();
    for (const { at, end } of parts) {
      for (let place = at; place >= 0 && place < end; place = this.#instanceEnd(place)) {
        const recipe = this.#recipe(place);
        if (recipe !== '') found.add(recipe);
      }
    }
    return found;
  }

  /** The group that begins at `at`; the cursor is behind it then. Null when there is none. */
  #group(at: number): Group | null {
    const { cursor } = this.#reader;
    const head = this.#head(at);
    if (head === null) return null;
    const { classAt, count } = head;
    cursor.at = head.end;
    const first = this.#instances(head.end, count);
    const parts = first.count > 0 ? [{ slot: 0, ...first }] : [];
    if (first.count === count) {
      cursor.at = first.end;
      return { classAt, count, parts, rest: null };
    }
    const from = this.#damage.behind(first.end);
    const next = this.#nextGroup(from);
    const end = next < 0 ? this.#end : next;
    cursor.at = end;
    return { classAt, count, parts, rest: this.#restBefore(from, end, count) };
  }

  /** Class and count of a group, where they make sense. */
  #head(at: number): { classAt: number; count: number; end: number } | null {
    const { view } = this.#reader.cursor;
    const classAt = at + 4;
    if (classAt + 8 > this.#end || view.getUint32(at, true) !== 0) return null;
    const end = printableEnd(view, classAt, this.#end);
    if (end < 0 || end + 4 > this.#end || view.getUint8(classAt + 4) !== SLASH) return null;
    if (this.#damage.lostAt(at, end + 4)) return null;
    const count = view.getInt32(end, true);
    if (count < 0 || count > (this.#end - end) / LEAST_INSTANCE_BYTES) return null;
    return { classAt, count, end: end + 4 };
  }

  #nextGroup(from: number): number {
    for (let at = from; at < this.#end; at++) {
      const head = this.#head(at);
      if (head && head.count > 0 && this.#isInstance(head.end)) return at;
    }
    return -1;
  }

  /** Instances that follow one another from `at` on, as far as nothing of them is lost. */
  #instances(at: number, most: number): { count: number; at: number; end: number } {
    let end = at;
    let count = 0;
    for (; count < most; count++) {
      const next = this.#instanceEnd(end);
      if (next < 0) break;
      end = next;
    }
    return { count, at, end };
  }

  /** The run of instances that ends exactly at `end`. */
  #restBefore(from: number, end: number, most: number): { at: number; end: number; count: number } | null {
    for (let at = from; at + LEAST_INSTANCE_BYTES <= end; at++) {
      if (!this.#isInstance(at)) continue;
      const run = this.#instances(at, most);
      if (run.end === end) return run;
    }
    return null;
  }

  /** Path of the recipe that an instance was built with. */
  #recipe(at: number): string {
    const { cursor } = this.#reader;
    const back = cursor.at;
    cursor.at = at;
    skipToRecipe(cursor);
    skipString(cursor);
    const recipe = readString(cursor);
    cursor.at = back;
    return recipe;
  }

  #instanceEnd(at: number): number {
    const { cursor } = this.#reader;
    if (!this.#isInstance(at, true)) return -1;
    const back = cursor.at;
    cursor.at = at;
    try {
      skipInstance(this.#reader, this.#own);
      return this.#damage.lostAt(at, cursor.at) ? -1 : cursor.at;
    } catch (error) {
      if (error instanceof FormatError) return -1;
      throw error;
    } finally {
      cursor.at = back;
    }
  }

  /** Whether a rotation of length 1 stands here, and finite numbers behind it. `orNone`: removed ones have no rotation. */
  #isInstance(at: number, orNone = false): boolean {
    if (at + LEAST_INSTANCE_BYTES > this.#end) return false;
    const { view } = this.#reader.cursor;
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += view.getFloat64(at + i * 8, true) ** 2;
    if (!(Math.abs(sum - 1) < ROTATION_TOLERANCE || (orNone && sum === 0))) return false;
    for (let i = 4; i < 10; i++) if (!Number.isFinite(view.getFloat64(at + i * 8, true))) return false;
    return true;
  }
}
