// Bodies stand one after the other, each with its length. Where that chain breaks, it is looked for again after the
// fault: what comes out are runs of bodies that certainly follow one another, and gaps between them. Source:
// docs/formats/satisfactory.md#salvage.

import type { Damage } from './damage.ts';
import { bodyEnd, bodyShape, prefixBytes } from './shapes.ts';

/** What is left of the steps that a file may cost, however many faults it has. */
export interface SearchBudget {
  steps: number;
  /** Of which the text around them may be deduced. */
  holes: number;
}

const MOST_STEPS = 200_000_000;
const MOST_HOLES = 8;

export function searchBudget(): SearchBudget {
  return { steps: MOST_STEPS, holes: MOST_HOLES };
}

/** The bytes in which the bodies of a level stand. */
export interface BodyZone {
  readonly view: DataView;
  readonly at: number;
  /** Exclusive. */
  readonly end: number;
  /** Each with a version and a flag in front of its length. */
  readonly versioned: boolean;
  /** No body has a later version. */
  readonly newest: number;
  /** Whether the first body is known to begin at `at`. */
  readonly beginsHere: boolean;
  /** Whether the bodies may end there. */
  isEnd(at: number): boolean;
}

/** Bodies that follow one another. */
export interface BodyRun {
  /** Where each begins, with its prefix. */
  readonly places: number[];
  /** Where the last one ends. */
  end: number;
  /** Whether it begins with the first body of the zone. */
  readonly isFirst: boolean;
  /** Whether it goes to the end of the zone. */
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
  /** After the damage that the last length was read from. */
  let doubtUntil = -1;
  const begin = (place: number): void => {
    if (run.places.length > 0) runs.push(run);
    run = { places: [], end: place, isFirst: false, isLast: false };
  };
  while (at < end) {
    const damaged = damage.at(at, Math.min(at + prefix, end));
    if (!damaged && doubtUntil < 0 && zone.isEnd(at)) break;
    // A length out of bytes that may be wrong may have led anywhere.
    const isLed = damaged !== null || doubtUntil < 0;
    const isLost = damage.lostAt(at, Math.min(at + prefix, end)) !== null;
    const next = isLed && !isLost ? bodyEnd(view, at, end, versioned, newest) : -1;
    if (next < 0) {
      const from = damaged ? damage.behind(at) : doubtUntil >= 0 ? doubtUntil : afterFault(run, at, prefix);
      const found = findStart(zone, damage, budget, from);
      begin(found);
      if (found < 0) return runs;
      at = found;
      doubtUntil = -1;
      continue;
    }
    doubtUntil = damaged === null ? -1 : damage.behind(at);
    run.places.push(at);
    run.end = next;
    at = next;
  }
  run.isLast = doubtUntil < 0 && zone.isEnd(at);
  if (run.places.length > 0) runs.push(run);
  return runs;
}

/** Where the chain broke without damage, the length of the last body may be what is wrong. */
function afterFault(run: BodyRun, at: number, prefix: number): number {
  const last = run.places.at(-1);
  return last === undefined ? at + 1 : last + prefix;
}

/** The first place from which bodies follow one another up to the end of the zone, or to the next damage. */
function findStart(zone: BodyZone, damage: Damage, budget: SearchBudget, from: number): number {
  const { view, versioned, newest, end } = zone;
  const prefix = prefixBytes(versioned);
  // Places from which no run leads anywhere: every start that meets one fails too.
  const dead = new Set<number>();
  for (let start = from; start + prefix <= end && budget.steps > 0; start++, budget.steps--) {
    const part = damage.at(start, start + prefix);
    if (part) {
      start = damage.behind(start) - 1;
      continue;
    }
    const next = bodyEnd(view, start, end, versioned, newest);
    if (next < 0 || !isBody(zone, damage, start, true)) continue;
    const passed: number[] = [];
    let at = start;
    for (;;) {
      if (dead.has(at)) break;
      if (at >= end ? zone.isEnd(at) : zone.isEnd(at) || damage.at(at, at + prefix)) return start;
      const after = bodyEnd(view, at, end, versioned, newest);
      if (after < 0 || !isBody(zone, damage, at, at === start)) break;
      passed.push(at);
      at = after;
      budget.steps--;
      // A long run that every body of looks like one needs no end to be believed.
      if (passed.length === SURE_RUN) return start;
    }
    for (const place of passed) dead.add(place);
  }
  return -1;
}

/** Bodies in a row, each of which begins as one does. */
const SURE_RUN = 64;

/**
 * Whether what lies between looks like a body, as far as it is sound; only a later one of a run may be hidden
 * altogether.
 */
function isBody({ view, versioned }: BodyZone, damage: Damage, at: number, isFirst: boolean): boolean {
  const start = at + prefixBytes(versioned);
  const end = start + view.getInt32(start - 4, true);
  const sound = damage.soundUntil(start, end);
  if (sound < end && sound - start < LEAST_SEEN) return !isFirst;
  return end - start <= 4 || bodyShape(view, start, sound) !== null;
}

/** Less than that of a body does not show what it is. */
const LEAST_SEEN = 64;
