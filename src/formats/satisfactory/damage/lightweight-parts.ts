// Finds the lightweight buildables that are left when some of their subsystem's data is damaged. They are
// grouped by class, each group with its count. What follows a gap, up to the next group, belongs to the group
// before it, as the last of its slots; but if the gap may hold the start of another group, its class is not
// certain. Source: docs/formats/satisfactory.md#salvage.

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
import { LIGHTWEIGHT, SAVE } from '../versions.ts';
import type { Damage } from './damage.ts';
import { printableEnd } from './shapes.ts';

/** Adjacent instances; the end is exclusive. */
export interface LightweightPart {
  readonly slot: number;
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

export interface FoundGroup {
  /** Offset of the class's path. */
  readonly classAt: number;
  readonly parts: readonly LightweightPart[];
}

export interface FoundLightweights {
  /** The version that the subsystem writes. */
  readonly own: number;
  readonly groups: readonly FoundGroup[];
  /** Bytes with instances of an unknown class. */
  readonly unplaced: number;
  /** How often an instance or a group starts exactly where the previous one ends. */
  readonly links: number;
}

/** Tolerated deviation of a rotation's length from 1. */
const ROTATION_TOLERANCE = 0.01;
const SLASH = 0x2f;
/** Where nothing begins in this many bytes, there are no instances. */
const MOST_INSTANCE_BYTES = 4096;
/** Of an FString. */
const LENGTH_BYTES = 4;

/**
 * Finds them from the cursor, which is at the number of groups, to its end.
 * @throws FormatError when that number is lost
 */
export function findLightweights(reader: GameReader, own: number, damage: Damage): FoundLightweights {
  const { cursor } = reader;
  const start = cursor.at;
  const count = cursor.count(12, 'classes of lightweight buildables');
  damage.refuseLost(start, cursor.at);
  return new Search(reader, own, damage).find(count);
}

/**
 * Finds them when the beginning and with it the version is lost: uses the layout by which clearly the most
 * instances are adjacent, or none if two do equally well.
 */
export function findHeadlessLightweights(reader: GameReader, damage: Damage): FoundLightweights {
  const { at } = reader.cursor;
  const nothing: FoundLightweights = { own: LIGHTWEIGHT.first, groups: [], unplaced: 0, links: 0 };
  const tries = possibleVersions(reader).map((own) => {
    reader.cursor.at = at;
    return new Search(reader, own, damage).find(null);
  });
  const [best, next] = tries.sort((a, b) => b.links - a.links);
  return best!.links >= LEAST_LINKS && best!.links > (next?.links ?? 0) * CLEAR ? best! : nothing;
}

/** Adjacent instances up to the end of their group, of which the bytes are intact. */
export interface GroupRest {
  /** Where the first of them starts, and ends. */
  readonly at: number;
  readonly next: number;
  readonly count: number;
}

/**
 * The instances from the first one at or after `from` on, if they are the last ones of their group. `own` is
 * null if the version is lost.
 */
export function restOfGroup(
  reader: GameReader,
  own: number | null,
  damage: Damage,
  from: number,
): GroupRest | null {
  const versions = own === null ? possibleVersions(reader) : [own];
  const found = versions.map((version) => new Search(reader, version, damage).rest(from));
  const rests = found.filter((rest) => rest !== null);
  return rests.length === 1 ? rests[0]! : null;
}

/** One of each layout that the save may have; earlier saves do not store a version. */
function possibleVersions({ version }: GameReader): readonly number[] {
  return version.save < SAVE.LightweightVersion ? [LIGHTWEIGHT.first] : LIGHTWEIGHT_LAYOUTS;
}

/** The first version of each layout. */
const LIGHTWEIGHT_LAYOUTS = [LIGHTWEIGHT.first, LIGHTWEIGHT.TypeSpecific, LIGHTWEIGHT.BuiltBy];
const LEAST_LINKS = 4;
/** With a wrong layout, hardly any instance ends where another starts. */
const CLEAR = 4;

/** A group, and what follows a gap in it. */
interface Group {
  readonly classAt: number;
  readonly parts: LightweightPart[];
  /** Whether all of its instances are adjacent. */
  readonly isWhole: boolean;
  /**
   * What lies between the gap and the next group; the slot is null if the group's count allows several, or
   * none.
   */
  readonly rest: (Walk & { readonly slot: number | null }) | null;
}

/** Adjacent instances, whose numbers may be lost. */
interface Walk {
  readonly at: number;
  readonly end: number;
  readonly count: number;
  /** The intact ones, with slots as if the first of all had slot 0. */
  readonly parts: readonly LightweightPart[];
}

/** What precedes the instances of a group. */
interface Head {
  /** Offset of the class's path. */
  readonly classAt: number;
  /** Number of instances, with zeros for lost bits. */
  readonly count: number;
  readonly lostBits: number;
  readonly end: number;
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

  /** @param counted number of groups, null when unknown */
  find(counted: number | null): FoundLightweights {
    const { cursor } = this.#reader;
    const groups: Group[] = [];
    let unplaced = 0;
    let links = 0;
    let isLinked = false;
    for (let at = cursor.at; at >= 0 && at < this.#end; ) {
      const group = this.#group(at);
      if (group === null) {
        isLinked = false;
        const next = this.#nextGroup(this.#damage.afterDoubt(at));
        unplaced += (next < 0 ? this.#end : next) - at;
        at = next;
        continue;
      }
      groups.push(group);
      at = cursor.at;
      if (isLinked) links++;
      isLinked = group.isWhole;
      links += linksIn(group.parts) + linksIn(group.rest?.parts ?? []);
    }
    const isComplete = groups.length === counted;
    for (const group of groups) {
      const { parts, rest } = group;
      if (rest === null) continue;
      const { slot: first } = rest;
      if (first !== null && (isComplete || this.#isOf(group, rest.parts, groups)))
        parts.push(...rest.parts.map((part) => ({ ...part, slot: first + part.slot })));
      else unplaced += rest.end - rest.at;
    }
    return { own: this.#own, groups, unplaced, links };
  }

  rest(from: number): GroupRest | null {
    for (let at = from; at < Math.min(from + MOST_INSTANCE_BYTES, this.#end); at++) {
      if (!this.#isInstance(at)) continue;
      const { parts, end, count } = this.#walk(at, Number.POSITIVE_INFINITY);
      if (count === 0) continue;
      const isLast = end === this.#end || this.#head(end) !== null;
      return isLast && parts[0]!.count === count ? { at, next: this.#instanceEnd(at), count } : null;
    }
    return null;
  }

  /**
   * Whether the recipe that the instances were built with shows that they belong to this group and no other.
   */
  #isOf(group: Group, rest: readonly LightweightPart[], groups: readonly Group[]): boolean {
    const own = this.#recipes(group.parts);
    const found = this.#recipes(rest);
    if (found.size === 0 || ![...found].every((recipe) => own.has(recipe))) return false;
    return groups.every((other) => {
      if (other === group) return true;
      const others = this.#recipes(other.parts);
      return ![...found].some((recipe) => others.has(recipe));
    });
  }

  #recipes(parts: readonly LightweightPart[]): Set<string> {
    const found = new Set<string>();
    for (const { at, end } of parts) {
      for (let place = at; place >= 0 && place < end; place = this.#instanceEnd(place)) {
        const recipe = this.#recipe(place);
        if (recipe !== '') found.add(recipe);
      }
    }
    return found;
  }

  /** The group at `at`; leaves the cursor after it. Null when there is none. */
  #group(at: number): Group | null {
    const { cursor } = this.#reader;
    const head = this.#head(at);
    if (head === null) return null;
    const { classAt, count, lostBits } = head;
    const first = this.#walk(head.end, lostBits === 0 ? count : Number.POSITIVE_INFINITY);
    const parts = [...first.parts];
    const isWhole = lostBits === 0 ? first.count === count : this.#isFollowedBy(first, head);
    if (isWhole) {
      cursor.at = first.end;
      return { classAt, parts, isWhole, rest: null };
    }
    const from = this.#damage.afterDoubt(first.end);
    const next = this.#nextGroup(from);
    const end = next < 0 ? this.#end : next;
    cursor.at = end;
    const rest = this.#restBefore(from, end);
    if (rest === null) return { classAt, parts, isWhole, rest };
    const room = Math.floor((rest.at - first.end) / LEAST_INSTANCE_BYTES);
    const least = first.count + rest.count;
    const counted = onlyNumber(count, lostBits, least, least + room);
    return {
      classAt,
      parts,
      isWhole,
      rest: { ...rest, slot: counted === null ? null : counted - rest.count },
    };
  }

  /** Whether the instances are followed by the next group, and can be as many as there should be. */
  #isFollowedBy({ count, end }: Walk, head: Head): boolean {
    return (count & ~head.lostBits) === head.count && this.#head(end) !== null;
  }

  /** Class and count of a group, if they are plausible. */
  #head(at: number): Head | null {
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

  #nextGroup(from: number): number {
    for (let at = from; at < this.#end; at++) {
      const head = this.#head(at);
      if (head && (head.count > 0 || head.lostBits !== 0) && this.#mayBegin(head.end)) return at;
    }
    return -1;
  }

  /** Whether there is an instance here that may have lost its place. */
  #mayBegin(at: number): boolean {
    const isPlaced = this.#damage.lostAt(at, at + TRANSFORM_BYTES) === null;
    return isPlaced ? this.#isInstance(at) : this.#instanceEnd(at) >= 0;
  }

  /** Adjacent instances from `at` on, as far as their layout is intact. */
  #walk(at: number, most: number): Walk {
    const parts: LightweightPart[] = [];
    let end = at;
    let slot = 0;
    for (; slot < most; slot++) {
      const next = this.#instanceEnd(end);
      if (next < 0) break;
      const last = parts.at(-1);
      const isLost = this.#damage.lostAt(end, next) !== null;
      if (!isLost && last?.end === end)
        parts[parts.length - 1] = { ...last, count: last.count + 1, end: next };
      else if (!isLost) parts.push({ slot, count: 1, at: end, end: next });
      end = next;
    }
    return { at, end, count: slot, parts };
  }

  /** The run of instances that ends exactly at `end`. */
  #restBefore(from: number, end: number): Walk | null {
    for (let at = from; at + LEAST_INSTANCE_BYTES <= end; at++) {
      if (!this.#isInstance(at)) continue;
      const run = this.#walk(at, Number.POSITIVE_INFINITY);
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

  /**
   * End of the instance at `at`; nothing that affects its layout may be lost, but its place, colours and
   * letters of its paths may.
   */
  #instanceEnd(at: number): number {
    const { cursor } = this.#reader;
    const isPlaced = this.#damage.lostAt(at, at + TRANSFORM_BYTES) === null;
    if (isPlaced && !this.#isInstance(at, true)) return -1;
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

/**
 * The only number in a range, including both ends, that differs from `known` in lost bits only; null when
 * there is none, or several.
 */
function onlyNumber(known: number, lostBits: number, least: number, most: number): number | null {
  let only: number | null = null;
  for (let number = least; number <= most; number++) {
    if ((number & ~lostBits) !== known) continue;
    if (only !== null) return null;
    only = number;
  }
  return only;
}

function linksIn(parts: readonly LightweightPart[]): number {
  return parts.reduce((sum, { count }) => sum + count - 1, 0);
}
