// Bodies are stored one after another, each with its length. Where that chain breaks, the search for it
// resumes after the fault. The result is runs of bodies that are certainly adjacent, with gaps between them.
// Source: docs/formats/satisfactory.md#salvage.

import type { Damage } from './damage.ts';
import { bodyEnd, bodyShape, firstProperty, prefixBytes } from './shapes.ts';

/** Steps that may still be spent on a file, however many faults it has. */
export interface SearchBudget {
  steps: number;
  /** Holes from which surrounding text may still be deduced. */
  holes: number;
}

const MOST_STEPS = 200_000_000;
const MOST_HOLES = 8;

export function searchBudget(): SearchBudget {
  return { steps: MOST_STEPS, holes: MOST_HOLES };
}

/** The bytes that hold the bodies of a level. */
export interface BodyZone {
  readonly view: DataView;
  readonly at: number;
  /** Exclusive. */
  readonly end: number;
  /** Whether a version and a flag precede each length. */
  readonly versioned: boolean;
  /** Latest version that a body can have. */
  readonly newest: number;
  /** Whether the first body is known to start at `at`. */
  readonly beginsHere: boolean;
  /** Whether the bodies may end at an offset. */
  isEnd(at: number): boolean;
}

/** A run of adjacent bodies. */
export interface BodyRun {
  /** Where each starts, including its prefix. */
  readonly places: number[];
  /** Where the last one ends. */
  end: number;
  /** Whether it starts with the first body of the zone. */
  readonly isFirst: boolean;
  /** Whether it extends to the end of the zone. */
  isLast: boolean;
}

/** All runs of a zone, in order. */
export function findBodyRuns(zone: BodyZone, damage: Damage, budget: SearchBudget): BodyRun[] {
  const { view, versioned, newest, end } = zone;
  const prefix = prefixBytes(versioned);
  const runs: BodyRun[] = [];
  let run: BodyRun = { places: [], end: zone.at, isFirst: zone.beginsHere, isLast: false };
  let at = zone.beginsHere ? zone.at : findStart(zone, damage, budget, zone.at);
  if (at < 0) return runs;
  /** End of the damage that the last length was read from. */
  let doubtUntil = -1;
  const begin = (place: number): void => {
    if (run.places.length > 0) runs.push(run);
    run = { places: [], end: place, isFirst: false, isLast: false };
  };
  while (at < end) {
    const damaged = damage.at(at, Math.min(at + prefix, end));
    if (!damaged && doubtUntil < 0 && zone.isEnd(at)) break;
    // A length from bytes that may be wrong may have led anywhere.
    const isLed = damaged !== null || doubtUntil < 0;
    const isLost = damage.lostAt(at, Math.min(at + prefix, end)) !== null;
    const next = isLed && !isLost ? bodyEnd(view, at, end, versioned, newest) : -1;
    if (next < 0) {
      const from = damaged ? damage.after(at) : doubtUntil >= 0 ? doubtUntil : afterFault(run, at, prefix);
      const found = findStart(zone, damage, budget, from);
      begin(found);
      if (found < 0) return runs;
      at = found;
      doubtUntil = -1;
      continue;
    }
    doubtUntil = damaged === null ? -1 : damage.after(at);
    run.places.push(at);
    run.end = next;
    at = next;
  }
  run.isLast = doubtUntil < 0 && zone.isEnd(at);
  if (run.places.length > 0) runs.push(run);
  return runs;
}

/** If the chain broke without damage, the length of the last body may be wrong. */
function afterFault(run: BodyRun, at: number, prefix: number): number {
  const last = run.places.at(-1);
  return last === undefined ? at + 1 : last + prefix;
}

/** The first place from which bodies are adjacent up to the end of the zone, or to the next damage. */
function findStart(zone: BodyZone, damage: Damage, budget: SearchBudget, from: number): number {
  let start = findChain(zone, damage, budget, from, zone.end);
  for (let inner = start; inner >= 0; inner = chainInside(zone, damage, budget, start)) start = inner;
  return start < 0 || zone.versioned ? start : afterTail(zone, damage, start);
}

/**
 * The start of the second body if the first looks like the end of one that was cut off: a last number that is just the
 * length of the end of its properties, and what follows those. Without more of a prefix nothing else tells them apart.
 */
function afterTail({ view, end, newest }: BodyZone, damage: Damage, start: number): number {
  const next = bodyEnd(view, start, end, false, newest);
  const size = next - start;
  const isTail = size >= LEAST_TAIL && size <= MOST_TAIL && firstProperty(view, start + 4, next) === 'None';
  const isFollowed =
    next < end && damage.at(next, next + 4) === null && bodyEnd(view, next, end, false, newest) >= 0;
  return isTail && isFollowed ? next : start;
}

/** Bytes of a body that is nothing but the end of its properties, and four or eight zeros. */
const [LEAST_TAIL, MOST_TAIL] = [4 + 9 + 4, 4 + 9 + 8];

/**
 * The start of a long chain inside one of the first bodies from `start` on; -1 for none. What looks like one long body
 * may be part of another body, whose bytes happen to give a length that skips many.
 */
function chainInside(zone: BodyZone, damage: Damage, budget: SearchBudget, start: number): number {
  const { view, versioned, newest, end } = zone;
  const prefix = prefixBytes(versioned);
  let at = start;
  for (let passed = 0; passed < SURE_RUN && at < end && damage.at(at, at + prefix) === null; passed++) {
    const next = bodyEnd(view, at, end, versioned, newest);
    if (next < 0) return -1;
    const inner = next - at < LEAST_SKIP ? -1 : findChain(zone, damage, budget, at + 1, next, true);
    if (inner >= 0) return inner;
    at = next;
  }
  return -1;
}

/** A body of more bytes is searched for a chain inside it. */
const LEAST_SKIP = 1 << 14;

/** The same, but beginning before `until`. `onlyLong`: only a chain that is accepted without reaching the end. */
function findChain(
  zone: BodyZone,
  damage: Damage,
  budget: SearchBudget,
  from: number,
  until: number,
  onlyLong = false,
): number {
  const { view, versioned, newest, end } = zone;
  const prefix = prefixBytes(versioned);
  // Places from which no run leads anywhere: any start that reaches one fails too.
  const dead = new Set<number>();
  for (let start = from; start + prefix <= until && budget.steps > 0; start++, budget.steps--) {
    const part = damage.at(start, start + prefix);
    if (part) {
      start = damage.after(start) - 1;
      continue;
    }
    const next = bodyEnd(view, start, end, versioned, newest);
    if (next < 0 || !isBody(zone, damage, start, true)) continue;
    const passed: number[] = [];
    let at = start;
    for (;;) {
      if (dead.has(at)) break;
      const isEnd = at >= end ? zone.isEnd(at) : zone.isEnd(at) || damage.at(at, at + prefix) !== null;
      if (isEnd && !onlyLong) return start;
      if (isEnd || at >= until) break;
      const after = bodyEnd(view, at, end, versioned, newest);
      if (after < 0 || !isBody(zone, damage, at, at === start)) break;
      passed.push(at);
      at = after;
      budget.steps--;
      // A long run in which every body looks like one is accepted without reaching the end.
      if (passed.length === SURE_RUN) return start;
    }
    for (const place of passed) dead.add(place);
  }
  return -1;
}

/** Number of adjacent bodies, all of which start like one. */
const SURE_RUN = 64;

/**
 * Whether the intact bytes in between look like a body; only later bodies of a run may be damaged as a whole.
 */
function isBody({ view, versioned }: BodyZone, damage: Damage, at: number, isFirst: boolean): boolean {
  const start = at + prefixBytes(versioned);
  const end = start + view.getInt32(start - 4, true);
  const sound = damage.soundUntil(start, end);
  if (sound < end && sound - start < LEAST_SEEN) return !isFirst;
  return end - start <= 4 || bodyShape(view, start, sound) !== null;
}

/** Fewer intact bytes of a body do not show what it is. */
const LEAST_SEEN = 64;
