// Headers and bodies are stored one after another. Where such a chain breaks, the search for it resumes after the
// fault. The result is runs of members that are certainly adjacent, with gaps between them. Source:
// docs/formats/satisfactory.md#recovery.

import type { Damage } from '../../../bytes/damage.ts';
import { bodyEnd, bodyShape, firstProperty, headerEnd, prefixBytes } from './shapes.ts';

/** Adjacent headers or bodies. */
export interface Run {
  /** Start of each. */
  readonly places: number[];
  /** End of the last one. */
  end: number;
  /** True if it starts with the first one of the level. */
  readonly isFirst: boolean;
  /** True if it extends to the last one of the level. */
  isLast: boolean;
  /** True if it lies in bytes that may be wrong, so that nothing follows from its length. */
  readonly isUncertain: boolean;
  /** Number of its first member in the level; null while unknown. */
  index: number | null;
}

/** The bytes that hold the headers or bodies of a level. */
export interface Zone {
  readonly view: DataView;
  readonly damage: Damage;
  readonly at: number;
  /** Exclusive. */
  readonly end: number;
  /** True if the first one is known to start at `at`. */
  readonly beginsHere: boolean;
  /** Most members that there can be. */
  readonly most: number;
  /** True if the last one may end at an offset. */
  isEnd(at: number): boolean;
}

/** Steps that may still be spent on a file, however many faults it has. */
export interface SearchBudget {
  steps: number;
}

/** The form of the members of a zone. */
interface Chain {
  /** Bytes in front of a member that say where the next one starts. */
  readonly prefix: number;
  /** End of the member at an offset; -1 for none. */
  next(at: number): number;
  /** The first member at or after an offset from which a chain begins; -1 for none. */
  find(from: number): number;
}

/**
 * The runs of headers, up to one after a gap that is not of the level.
 * @param flagBytes size of the object flags
 */
export function findHeaderRuns(
  zone: Zone,
  flagBytes: number,
  budget: SearchBudget,
  isOfLevel: (at: number) => boolean,
): Run[] {
  const { view, damage, end } = zone;
  const next = (at: number): number => {
    const after = headerEnd(view, at, end, flagBytes);
    return after >= 0 && damage.lostAt(at, after) === null ? after : -1;
  };
  const find = (from: number): number => {
    for (let at = from; at < end && (at === from || budget.steps > 0); at++, budget.steps--) {
      if (headerEnd(view, at, end, flagBytes) < 0) continue;
      if (damage.at(at, at + 4) === null) return isOfLevel(at) ? at : -1;
      at = damage.after(at) - 1;
    }
    return -1;
  };
  return findRuns(zone, { prefix: 4, next, find });
}

/** The runs of bodies. `newest` is the latest version that one can have. */
export function findBodyRuns(zone: Zone, versioned: boolean, newest: number, budget: SearchBudget): Run[] {
  const search = new BodySearch(zone, versioned, newest, budget);
  const next = (at: number): number => {
    const after = bodyEnd(zone.view, at, zone.end, versioned, newest);
    const part = zone.damage.at(at, at + search.prefix);
    if (after >= 0 && zone.damage.isGuessed(at, after)) return -1;
    // A length that may be wrong must not lead out of the bytes that may be wrong.
    return part && (part.lost || after > part.to) ? -1 : after;
  };
  return findRuns(zone, { prefix: search.prefix, next, find: (from) => search.start(from) });
}

function findRuns(zone: Zone, { prefix, next, find }: Chain): Run[] {
  const { damage, end } = zone;
  const runs: Run[] = [];
  let members = 0;
  let at = zone.beginsHere ? zone.at : find(zone.at);
  let [isFirst, isAdjacent] = [zone.beginsHere, zone.beginsHere];
  while (at >= 0 && at < end && members < zone.most) {
    const isUncertain = damage.at(at, Math.min(at + prefix, end)) !== null;
    if (!isUncertain && isAdjacent && zone.isEnd(at)) break;
    const after = next(at);
    if (after < 0) {
      const last = runs.at(-1);
      // Without damage, the length of the last member may be wrong.
      const from = isUncertain ? damage.after(at) : last?.end === at ? last.places.at(-1)! + prefix : at + 1;
      at = find(Math.max(from, at + (isUncertain ? 0 : 1)));
      [isFirst, isAdjacent] = [false, false];
      continue;
    }
    const run = runs.at(-1);
    if (run && isAdjacent && run.isUncertain === isUncertain) run.places.push(at);
    else runs.push({ places: [at], end: after, isFirst, isLast: false, isUncertain, index: null });
    runs.at(-1)!.end = after;
    [isFirst, isAdjacent] = [false, true];
    members++;
    at = after;
  }
  const last = runs.at(-1);
  if (last && isAdjacent) last.isLast = !last.isUncertain && zone.isEnd(last.end);
  return runs;
}

/** Number of adjacent bodies that are accepted as such without reaching the end of their level. */
const SURE_RUN = 64;
/** This many adjacent bodies are not in another one by chance. */
const MANY = 4;
/** Fewer intact bytes of a body do not show what it is. */
const LEAST_SEEN = 64;
/** Bytes of a body that is nothing but the end of its properties, and four or eight zeros. */
const [LEAST_TAIL, MOST_TAIL] = [4 + 9 + 4, 4 + 9 + 8];

/** Finds where bodies start again. */
class BodySearch {
  readonly #zone: Zone;
  readonly #versioned: boolean;
  readonly #newest: number;
  readonly #budget: SearchBudget;
  readonly prefix: number;

  constructor(zone: Zone, versioned: boolean, newest: number, budget: SearchBudget) {
    this.#zone = zone;
    this.#versioned = versioned;
    this.#newest = newest;
    this.#budget = budget;
    this.prefix = prefixBytes(versioned);
  }

  /** The first place from which bodies are adjacent up to the end of the zone, or to the next damage. */
  start(from: number): number {
    let start = this.#find(from);
    if (start < 0 || this.#versioned) return start;
    // What seems to be a body with many others in it is none.
    for (let at = this.#find(start + 1); at >= 0 && at < this.#next(start); at = this.#find(at + 1))
      if (this.#holdsMany(at, this.#next(start))) start = at;
    // What was cut off may look like a body: its last number may be the length of the end of its properties.
    const { view, damage } = this.#zone;
    const next = this.#next(start);
    const size = next - start;
    const isTail =
      size >= LEAST_TAIL && size <= MOST_TAIL && firstProperty(view, start + 4, next, false) === 'None';
    return isTail && damage.at(next, next + 4) === null && this.#next(next) >= 0 ? next : start;
  }

  #find(from: number): number {
    const { damage, end } = this.#zone;
    // Places from which no run leads anywhere: any start that reaches one fails too.
    const dead = new Set<number>();
    for (let start = from; start + this.prefix <= end && this.#budget.steps > 0; start++) {
      this.#budget.steps--;
      if (this.#next(start) < 0) continue;
      if (damage.at(start, start + this.prefix)) {
        start = damage.after(start) - 1;
        continue;
      }
      const passed = this.#follow(start, dead);
      if (passed === null) return start;
      for (const place of passed) dead.add(place);
    }
    return -1;
  }

  /** The bodies from `start` on that lead nowhere; null when they lead to the end, to damage or far. */
  #follow(start: number, dead: ReadonlySet<number>): number[] | null {
    const { damage, end, isEnd } = this.#zone;
    const passed: number[] = [];
    let at = start;
    while (!dead.has(at)) {
      if (at !== start && (isEnd(at) || (at < end && damage.at(at, at + this.prefix)))) return null;
      if (at >= end || !this.#looksRight(at, at === start)) break;
      passed.push(at);
      at = this.#next(at);
      this.#budget.steps--;
      if (at < 0) break;
      if (passed.length === SURE_RUN) return null;
    }
    return passed;
  }

  /** True if several bodies with properties are adjacent from `at` on and end where `end` is, or later. */
  #holdsMany(at: number, end: number): boolean {
    let [next, bodies] = [at, 0];
    for (; next >= 0 && next < end && this.#looksRight(next, true); next = this.#next(next)) bodies++;
    return bodies >= MANY && next >= end;
  }

  #next(at: number): number {
    return bodyEnd(this.#zone.view, at, this.#zone.end, this.#versioned, this.#newest);
  }

  /** True if the intact bytes of a body look like one; only later bodies of a run may be damaged as a whole. */
  #looksRight(at: number, isFirst: boolean): boolean {
    const { view, damage } = this.#zone;
    const start = at + this.prefix;
    const end = this.#next(at) < 0 ? -1 : start + view.getInt32(start - 4, true);
    if (end < 0) return false;
    const sound = damage.soundUntil(start, end);
    if (sound < end && sound - start < LEAST_SEEN) return !isFirst;
    return end - start <= 4 || bodyShape(view, start, sound, this.#versioned) !== null;
  }
}
