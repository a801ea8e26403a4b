// Finds the lightweight buildables that are left when some of their subsystem's data is damaged. They are
// grouped by class, each group with its count. What follows a gap, up to the next group, belongs to the group
// before it, as the last of its slots; but if the gap may hold the start of another group, its class is not
// certain. Source: docs/formats/satisfactory.md#salvage.

import { LEAST_INSTANCE_BYTES } from '../special/lightweights.ts';
import type { GameReader } from '../structs/reader.ts';
import { LIGHTWEIGHT, SAVE } from '../versions.ts';
import type { Damage } from './damage.ts';
import { LightweightGaps, type OpenGroup, type PlacedGroup } from './lightweight-gaps.ts';
import {
  type Head,
  type LightweightPart,
  type LightweightRun,
  LightweightWalks,
} from './lightweight-walks.ts';

export interface FoundLightweights {
  /** The version that the subsystem writes. */
  readonly own: number;
  readonly groups: readonly PlacedGroup[];
  /** Bytes with instances of an unknown class. */
  readonly unplaced: number;
  /** How often an instance or a group starts exactly where the previous one ends. */
  readonly links: number;
}

/** Where nothing begins in this many bytes, there are no instances. */
const MOST_INSTANCE_BYTES = 4096;

/**
 * Finds them from the cursor, which is at the number of groups, to its end. `classes` are those that intact
 * bytes mention.
 * @throws FormatError when that number is lost
 */
export function findLightweights(
  reader: GameReader,
  own: number,
  damage: Damage,
  classes: () => Iterable<string>,
): FoundLightweights {
  const { cursor } = reader;
  const start = cursor.at;
  const count = cursor.count(12, 'classes of lightweight buildables');
  damage.refuseLost(start, cursor.at);
  return new Search(reader, own, damage, classes).find(count);
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

/** A group, and what follows a gap in it or after it. */
interface Group extends OpenGroup {
  /** Whether all of its instances are adjacent. */
  readonly isWhole: boolean;
}

class Search {
  readonly #own: number;
  readonly #damage: Damage;
  readonly #classes: () => Iterable<string>;
  readonly #walks: LightweightWalks;
  readonly #start: number;
  readonly #end: number;

  constructor(reader: GameReader, own: number, damage: Damage, classes: () => Iterable<string> = () => []) {
    this.#own = own;
    this.#damage = damage;
    this.#classes = classes;
    this.#walks = new LightweightWalks(reader, own, damage);
    this.#start = reader.cursor.at;
    this.#end = reader.cursor.end;
  }

  /** @param counted number of groups, null when unknown */
  find(counted: number | null): FoundLightweights {
    const found: Group[] = [];
    let unplaced = 0;
    let links = 0;
    let isLinked = false;
    for (let at = this.#start; at >= 0 && at < this.#end; ) {
      const group = this.#group(at);
      if (group === null) {
        const next = this.#walks.nextGroup(this.#damage.afterDoubt(at));
        unplaced += (next < 0 ? this.#end : next) - at;
        at = next;
        continue;
      }
      found.push(group);
      at = group.end;
      if (isLinked) links++;
      isLinked = group.isWhole && group.first.end === group.end;
      for (const { parts } of [group.first, ...group.runs]) links += linksIn(parts);
    }
    const { groups, placed } = new LightweightGaps(this.#walks, found, this.#classes).place(counted);
    for (const { isWhole, first, runs, end } of found) {
      const left = runs.filter((run) => !placed.has(run));
      // Whatever follows a whole group is of none that is known.
      if (isWhole && left.length === runs.length) unplaced += end - first.end;
      else for (const run of left) unplaced += run.end - run.at;
    }
    return { own: this.#own, groups, unplaced, links };
  }

  rest(from: number): GroupRest | null {
    const walks = this.#walks;
    for (let at = from; at < Math.min(from + MOST_INSTANCE_BYTES, this.#end); at++) {
      if (!walks.isInstance(at)) continue;
      const { parts, end, count } = walks.walk(at, Number.POSITIVE_INFINITY);
      if (count === 0) continue;
      const isLast = end === this.#end || walks.head(end) !== null;
      return isLast && parts[0]!.count === count ? { at, next: walks.instanceEnd(at), count } : null;
    }
    return null;
  }

  /** The group at `at`, and what lies between it and the next one. Null when there is none. */
  #group(at: number): Group | null {
    const walks = this.#walks;
    const head = walks.head(at);
    if (head === null) return null;
    const { classAt, lostBits } = head;
    const first = walks.walk(head.end, lostBits === 0 ? head.count : Number.POSITIVE_INFINITY);
    const isFollowed = first.end === this.#end || walks.head(first.end) !== null;
    const isWhole = lostBits === 0 ? first.count === head.count : isFollowed && mayCount(first, head);
    const count = isWhole ? first.count : lostBits === 0 ? head.count : null;
    const group = { classAt, path: walks.path(classAt), count, first, isWhole };
    if (isWhole && isFollowed) return { ...group, end: first.end, runs: [], lastSlot: null };
    const from = this.#damage.afterDoubt(first.end);
    const next = walks.nextGroup(from);
    const end = next < 0 ? this.#end : next;
    const runs = walks.runs(from, end);
    const last = runs.at(-1);
    const lastSlot = last?.end === end ? slotFromEnd(head, first, last) : null;
    return { ...group, end, runs, lastSlot };
  }
}

/** Whether a group can have as many instances as were found. */
function mayCount({ count }: LightweightRun, head: Head): boolean {
  return (count & ~head.lostBits) === head.count;
}

/** Slot of the last instances of a group; null if its count allows several, or none. */
function slotFromEnd({ count, lostBits }: Head, first: LightweightRun, last: LightweightRun): number | null {
  const room = Math.floor((last.at - first.end) / LEAST_INSTANCE_BYTES);
  const least = first.count + last.count;
  const counted = onlyNumber(count, lostBits, least, least + room);
  return counted === null ? null : counted - last.count;
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
