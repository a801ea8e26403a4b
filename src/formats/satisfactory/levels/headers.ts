// Reads object headers into nodes. Source: docs/formats/satisfactory.md#objects.

import { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { internString, skipString } from '../../unreal/texts/fstring.ts';
import { type Chain, headerSizes, placeFromEnd } from '../damage/place-by-room.ts';
import { headerEnd } from '../damage/shapes.ts';
import type { HeaderRun, LevelRows } from '../objects/header-runs.ts';
import type { Reading } from '../objects/reading.ts';
import { deduceHeaders } from '../salvage/deduce-headers.ts';
import { ENGINE, SAVE } from '../versions.ts';

/** Smallest header: four empty strings and a flag. */
const LEAST_HEADER_BYTES = 20;
const FLAG_BYTES = 4;
/** `needTransform`, rotation xyzw, translation, scale, `wasPlacedInLevel`. */
const PLACEMENT_BYTES = 4 + 40 + 4;
/** Offset of the translation in it. */
const PLACE_AT = 4 + 16;

/** The bytes that hold the headers, from the cursor to its end. */
export interface HeaderZone {
  /** Whether the file ends before the headers do. */
  readonly isCut: boolean;
  /** Whether the headers may end at `at`; only asked when some were lost. */
  isEnd(at: number): boolean;
}

/** Headers found after a fault. */
interface FoundChain extends Chain<HeaderRun> {
  readonly fault: FormatError | null;
}

/** Headers that were read in one go. */
interface Stretch {
  readonly row: NodeId;
  readonly length: number;
  /** Why it ended early, null if all headers were read. */
  readonly fault: FormatError | null;
}

export class HeaderReader {
  readonly #reading: Reading;
  /** Size of the flags in the headers of the level that is read. */
  #flagBytes = 0;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  /**
   * Makes nodes for all headers from the cursor on. Headers that cannot be read cost only their own objects.
   */
  level(name: TextId, save: number, zone: HeaderZone): LevelRows {
    const { cursor } = this.#reading;
    this.#enter(name, save);
    const count = this.#count(zone.isCut);
    cursor.arrive();
    const stretch = this.#stretch(count ?? Number.POSITIVE_INFINITY);
    const { row, length } = stretch;
    const first = { row, length, index: 0, chain: 0, offset: 0, end: cursor.at };
    if (stretch.fault === null) return { runs: [first], count, fault: null };
    if (!zone.isCut) this.#reading.issue(stretch.fault, null);
    return this.#afterFault({ runs: [first], count, fault: stretch.fault }, zone.isEnd);
  }

  /**
   * Reads headers from the cursor on in a level whose beginning, and maybe name, is lost. `isEnd` says
   * whether they may end at an offset.
   */
  rest(name: TextId | null, save: number, isEnd: (at: number) => boolean): LevelRows {
    this.#enter(name, save);
    return this.#afterFault({ runs: [], count: null, fault: null }, isEnd);
  }

  #enter(name: TextId | null, save: number): void {
    const { sink, rows } = this.#reading;
    this.#flagBytes = save >= SAVE.ObjectFlags ? FLAG_BYTES : 0;
    sink.level(name);
    // Holds until the body of an object says otherwise.
    rows.enterContext(save, save, ENGINE.assumed, false);
  }

  #count(isCut: boolean): number | null {
    const { cursor, damage } = this.#reading;
    if (damage.at(cursor.at, cursor.at + 4)) {
      cursor.take(4);
      return null;
    }
    if (!isCut) return cursor.count(LEAST_HEADER_BYTES, 'object headers');
    const { at } = cursor;
    const count = cursor.i32();
    if (count < 0) throw cursor.error('COUNT', 'a count of object headers', String(count), at);
    return count;
  }

  /** Continues after a fault, as often as there is one. */
  #afterFault({ runs: first, count, fault }: LevelRows, isEnd: (at: number) => boolean): LevelRows {
    const { cursor, damage } = this.#reading;
    const flagBytes = this.#flagBytes;
    deduceHeaders(this.#reading, cursor.at, cursor.end, flagBytes);
    const runs = [...first];
    const most = count ?? Number.POSITIVE_INFINITY;
    let read = runs.reduce((sum, { length }) => sum + length, 0);
    let last = fault;
    // Headers in damaged bytes may directly follow those that were read.
    let from = cursor.at;
    if (fault && !this.#damageOfHeader(from)) from = damage.after(from);
    const chains: FoundChain[] = [];
    for (let chain = 1; read < most; chain++) {
      const at = findHeader(cursor.view, from, cursor.end, flagBytes);
      if (at < 0) break;
      const before = at === cursor.at ? (runs.at(-1) ?? null) : null;
      cursor.at = at;
      const found = this.#chain(
        most - read,
        before?.chain ?? chain,
        before ? before.offset + before.length : 0,
      );
      for (const run of found.runs) {
        if (before) run.index = before.index === null ? null : before.index - before.offset + run.offset;
        if (run.length > 0) runs.push(run);
      }
      chains.push(found);
      read += found.headers;
      last = found.fault;
      if (isEnd(cursor.at)) break;
      from = damage.at(cursor.at, cursor.at + 4) ? cursor.at + 1 : damage.after(cursor.at);
    }
    if (count !== null && isEnd(cursor.at)) {
      const sizes = headerSizes(this.#reading.rows.headerAt.values, runs);
      placeFromEnd(chains, count, sizes, ({ from, to }) => damage.overlap(from, to) === to - from);
    }
    return { runs, count, fault: fault ?? last };
  }

  /**
   * Adjacent headers, each of which looks like one from outside. What a damaged header says is believed if it
   * lies beside a hole, or if intact bytes mention its path. The others get no row, but are counted.
   */
  #chain(most: number, chain: number, first: number): FoundChain {
    const { cursor, rows, damage, mentions } = this.#reading;
    const flagBytes = this.#flagBytes;
    const { at: from } = cursor;
    const runs: HeaderRun[] = [];
    let run: HeaderRun | null = null;
    let headers = 0;
    let isSure = true;
    while (headers < most) {
      const { at, view, end } = cursor;
      const next = headerEnd(view, at, end, flagBytes);
      if (next < 0) break;
      const part = damage.at(at, next);
      // After damage, nothing says how many headers were lost in it.
      if (!isSure && part === null) break;
      const texts = textsOf(view, at, next, flagBytes);
      isSure = texts.every(([from, to]) => damage.isBesideHole(from, to));
      const isKnown = isSure && !texts.some(([from, to]) => damage.isDeduced(from, to));
      const isLost = texts.some(([from, to]) => damage.lostAt(from, to) !== null);
      if (!isKnown && (isLost || !mentions.has(pathAt(view, at)))) {
        cursor.at = next;
        run = null;
      } else {
        try {
          this.#header();
        } catch (error) {
          if (!(error instanceof FormatError)) throw error;
          cursor.at = at;
          return { from, to: at, offset: first, runs, headers, fault: error };
        }
        if (run === null) {
          const row = (rows.count - 1) as NodeId;
          run = { row, length: 0, index: null, chain, offset: first + headers, end: at };
          runs.push(run);
        }
        run.length++;
        run.end = cursor.at;
      }
      headers++;
    }
    return { from, to: cursor.at, offset: first, runs, headers, fault: null };
  }

  /** Reads adjacent headers from the first of the level on, up to the first fault or damage. */
  #stretch(most: number): Stretch {
    const { cursor, rows, fast } = this.#reading;
    const row = rows.count as NodeId;
    const flagBytes = this.#flagBytes;
    let length = 0;
    while (length < most) {
      // Never make room for more than the bytes can hold, whatever the count says.
      const room = Math.floor(cursor.left / LEAST_HEADER_BYTES);
      length += fast.headers(Math.min(most - length, room), flagBytes);
      if (length === most) break;
      const { at } = cursor;
      try {
        const part = this.#damageOfHeader(at);
        if (part) return { row, length, fault: part.error };
        this.#header();
        length++;
      } catch (error) {
        if (!(error instanceof FormatError)) throw error;
        cursor.at = at;
        return { row, length, fault: error };
      }
    }
    return { row, length, fault: null };
  }

  /** Damage to the header at `at`, other than to its flags and transform. */
  #damageOfHeader(at: number): DamagedPart | null {
    const { cursor, damage } = this.#reading;
    const end = headerEnd(cursor.view, at, cursor.end, this.#flagBytes);
    return damage.at(at, Math.min(Math.max(end, at + LEAST_HEADER_BYTES), cursor.end));
  }

  /** Reads one header. @throws FormatError with nothing emitted */
  #header(): void {
    const { cursor, sink, rows, damage } = this.#reading;
    const { view, at } = cursor;
    const isActor = cursor.bool32();
    const facts = rows.facts(internString(cursor, sink.texts));
    skipString(cursor);
    const path = internString(cursor, sink.texts);
    const { at: named } = cursor;
    cursor.take(this.#flagBytes);
    // The part that differs between actors and components.
    const rest = cursor.at;
    const outer = isActor ? path : internString(cursor, sink.texts);
    if (isActor) cursor.take(PLACEMENT_BYTES);
    // Flags and transform have a fixed size, so the header can be read without them.
    damage.refuseLost(at, named);
    if (!isActor) damage.refuseLost(rest, cursor.at);
    const node = sink.node(isActor ? 'ACTOR' : 'COMPONENT', facts.id, path);
    if (isActor) {
      const x = view.getFloat32(rest + PLACE_AT, true);
      const y = view.getFloat32(rest + PLACE_AT + 4, true);
      const z = view.getFloat32(rest + PLACE_AT + 8, true);
      // Managers have no transform and lie at the origin: they get no place. Nor does an object whose place
      // is lost.
      if (
        damage.lostAt(rest + PLACE_AT, rest + PLACE_AT + 12) === null &&
        (view.getInt32(rest, true) !== 0 || x !== 0 || y !== 0 || z !== 0)
      )
        sink.place(node, x, y, z);
    } else {
      sink.parentNamed(node, outer);
    }
    rows.add(at, isActor ? 0 : rest);
    const part = damage.at(at, cursor.at);
    if (part) this.#reading.issue(part.error, node);
  }
}

/** The first object header at or after `from`; -1 when there is none. */
function findHeader(view: DataView, from: number, end: number, flagBytes: number): number {
  for (let at = from; at < end; at++) if (headerEnd(view, at, end, flagBytes) >= 0) return at;
  return -1;
}

/** Offset of the path in the header at `at`, which is known to be one. */
function pathAt(view: DataView, at: number): number {
  const level = at + 8 + view.getInt32(at + 4, true);
  return level + 4 + view.getInt32(level, true);
}

/**
 * The parts of the header from `at` to `next` that identify the object: everything but flags and transform.
 * The header must look like one.
 */
function textsOf(view: DataView, at: number, next: number, flagBytes: number): [from: number, to: number][] {
  const path = pathAt(view, at);
  const end = path + 4 + view.getInt32(path, true);
  const isActor = view.getUint32(at, true) === 1;
  return isActor
    ? [[at, end]]
    : [
        [at, end],
        [end + flagBytes, next],
      ];
}
