// Recovers the objects of one damaged level: finds the remaining runs of headers and bodies, matches them where
// that is certain, reads those, and reports what is lost. Source: docs/formats/satisfactory.md#recovery.

import { faultIn } from '../../../bytes/format-error.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { internString, readString, skipString } from '../../unreal/texts/fstring.ts';
import { flagBytesOf } from '../levels/headers.ts';
import { BodyEvidence, type HeaderRun } from './body-evidence.ts';
import type { LevelFrame, Part } from './level-frame.ts';
import { subsystemBody } from './lightweights.ts';
import { markRepeats, mayRepeat } from './mark-damaged.ts';
import { countOfWhole, headerAt, placeByOwners, placeDoubtful, placeEnds } from './place-runs.ts';
import type { Recovery } from './recovery.ts';
import { findBodyRuns, findHeaderRuns, type Run, type Zone } from './runs.ts';
import { prefixBytes } from './shapes.ts';

/**
 * Reads what is left of a level. The first headers may have rows already, from `firstRow` on. Returns where the bodies
 * end, null when that is lost, and where the last thing ends that was found.
 */
export function recoverLevel(
  recovery: Recovery,
  frame: LevelFrame,
  firstRow: number,
): { readonly end: number | null; readonly reached: number } {
  return new LevelRecovery(recovery, frame).read(firstRow);
}

/** Bytes of a class, a level, a path and an owner or a transform, all of them short. */
const LEAST_HEADER_BYTES = 64;
/** Where the count is lost, numbers count from the start at one end of a level and from this at the other. */
const ANY_COUNT = 2 ** 30;

class LevelRecovery {
  readonly #recovery: Recovery;
  readonly #frame: LevelFrame;
  /** Rows whose bodies were found, whatever they contain. */
  readonly #done = new Set<number>();
  /** Bytes of bodies that were read, and how many of them are damaged. */
  #readBytes = 0;
  #readDamage = 0;

  constructor(recovery: Recovery, frame: LevelFrame) {
    this.#recovery = recovery;
    this.#frame = frame;
  }

  read(firstRow: number): { readonly end: number | null; readonly reached: number } {
    const { emitter, wide, budget } = this.#recovery;
    const { reading } = emitter;
    const { cursor } = reading;
    const { version, headers: part } = this.#frame;
    const outer = cursor.enter(part.end, part.at);
    const headerCount = this.#count(part);
    const zone = this.#zone(part, headerCount);
    const found = findHeaderRuns(zone, flagBytesOf(version.save), budget, this.#ofOneLevel());
    const headers: HeaderRun[] = found.map((run) => ({ ...run, row: null }));
    const lastHeader = headers.at(-1);
    const bodiesPart = this.#frame.bodies(
      lastHeader?.isLast ? lastHeader.end : null,
      lastHeader?.end ?? part.at,
    );
    cursor.enter(bodiesPart.end, bodiesPart.at);
    const count = headerCount ?? this.#count(bodiesPart);
    const numbers = count ?? countOfWhole(headers) ?? ANY_COUNT;
    placeEnds(headers, numbers);
    placeDoubtful(headers);
    this.#makeRows(headers, firstRow);
    emitter.enterBodies(version);
    const bodies = findBodyRuns(this.#zone(bodiesPart, count), wide, reading.save, budget);
    const lastRun = bodies.at(-1);
    const bodiesEnd = lastRun?.isLast ? lastRun.end : null;
    // Bodies of another level are told apart by what they say, unless there is no room for its headers.
    const lost = (lastRun?.places[0] ?? 0) - (lastHeader?.end ?? part.at);
    const mayBeOthers =
      bodiesPart.mayBeOthers === true && lost >= (lastRun?.places.length ?? 0) * LEAST_HEADER_BYTES;
    if (mayBeOthers) for (const run of bodies) run.isLast = false;
    placeEnds(bodies, numbers);
    if ([...headers, ...bodies].some(({ index, isUncertain }) => index === null && !isUncertain))
      placeByOwners(headers, bodies, numbers, new BodyEvidence(this.#recovery, headers), budget);
    placeDoubtful(headers);
    placeDoubtful(bodies);
    this.#readRuns(headers, bodies);
    const last = bodies.at(-1);
    const isOwn = !mayBeOthers || (last && last.index !== null);
    const end = bodiesPart.knownEnd ?? (isOwn ? bodiesEnd : null);
    const reached = last?.end ?? bodiesPart.at;
    this.#report(headers, bodies, bodiesPart, end ?? reached, count);
    cursor.leave(outer);
    return { end, reached };
  }

  /** Where the size of the headers is lost, those after a hole may be of another level, which they name. */
  #ofOneLevel(): (at: number) => boolean {
    if (this.#frame.headers.hasCount) return () => true;
    const ofMap = (name: string): boolean => !this.#recovery.wide && name.startsWith('Persistent_');
    let first: string | null = null;
    return (at) => {
      const name = this.#levelNamed(at);
      first ??= name;
      return name === first || (ofMap(name) && ofMap(first));
    };
  }

  /** The level that the header at `at` names. */
  #levelNamed(at: number): string {
    const { cursor } = this.#recovery.emitter.reading;
    cursor.at = at + 4;
    skipString(cursor);
    return readString(cursor);
  }

  #zone({ at, end, hasCount, isEnd }: Part, count: number | null): Zone {
    const { emitter, damage } = this.#recovery;
    const { view } = emitter.reading.cursor;
    const first = hasCount ? Math.min(at + 4, end) : at;
    return {
      view,
      damage,
      at: first,
      end,
      beginsHere: hasCount,
      most: count ?? Number.POSITIVE_INFINITY,
      isEnd,
    };
  }

  /** The number of objects in front of headers or bodies; null when it is lost. */
  #count({ at, end, hasCount }: Part): number | null {
    if (!hasCount || at + 4 > end || this.#recovery.damage.at(at, at + 4)) return null;
    const count = this.#recovery.emitter.reading.cursor.view.getInt32(at, true);
    return count >= 0 ? count : null;
  }

  /** Makes nodes for headers: those of intact bytes first, so that paths in damaged bytes never take theirs. */
  #makeRows(headers: HeaderRun[], firstRow: number): void {
    const { emitter } = this.#recovery;
    const { rows, sink } = emitter.reading;
    const { name, kind, version, doubt } = this.#frame;
    const madeRows = rows.count;
    emitter.headers.enter(name ?? (kind === 'streamed' ? null : emitter.persistent), version.save);
    if (name !== null) emitter.levelNames.add(name);
    const paths = new Set<TextId>();
    for (const run of headers) if (!run.isUncertain) this.#makeRun(run, firstRow, madeRows);
    for (let row = firstRow; row < rows.count; row++) paths.add(sink.reserveNodes(0).text[row]! as TextId);
    for (const run of headers) if (run.isUncertain) this.#makeDoubtful(run, paths);
    if (doubt) for (let row = firstRow; row < rows.count; row++) emitter.reading.issue(doubt, row as NodeId);
  }

  /** Makes nodes for the headers of a run but those that have some already. */
  #makeRun(run: HeaderRun, firstRow: number, madeRows: number): void {
    const { emitter } = this.#recovery;
    const { cursor, rows } = emitter.reading;
    const isMade = firstRow < madeRows && rows.headerAt.values[firstRow] === run.places[0];
    const made = isMade ? Math.min(madeRows - firstRow, run.places.length) : 0;
    run.row = isMade ? firstRow : rows.count;
    if (made === run.places.length) return;
    cursor.enter(run.end, run.places[made]!);
    emitter.readHeaders(run.places.length - made);
  }

  /** A damaged header is read if it names an object that no other one names. */
  #makeDoubtful(run: HeaderRun, paths: Set<TextId>): void {
    const { cursor, rows, sink } = this.#recovery.emitter.reading;
    run.row = rows.count;
    for (const [at, place] of run.places.entries()) {
      cursor.enter(run.places[at + 1] ?? run.end, place + 4);
      skipString(cursor);
      skipString(cursor);
      const path = internString(cursor, sink.texts);
      if (paths.has(path)) {
        run.end = place;
        run.places.length = at;
        return;
      }
      paths.add(path);
      cursor.at = place;
      this.#recovery.emitter.readHeaders(1);
    }
  }

  /** Reads the bodies whose headers are known, unless they were read already. */
  #readRuns(headers: readonly HeaderRun[], bodies: readonly Run[]): void {
    for (const run of bodies) {
      if (run.index === null) continue;
      for (let at = 0; at < run.places.length; ) {
        const header = headerAt(headers, run.index + at);
        const row = header === null ? null : (header.run as HeaderRun).row! + header.at;
        if (header === null || this.#done.has(row!)) at++;
        else at += this.#readBodies(row as NodeId, run, at, header.run.places.length - header.at);
      }
    }
  }

  /** Reads adjacent bodies into adjacent rows, up to one with lost bytes; returns how many it took. */
  #readBodies(row: NodeId, run: Run, from: number, most: number): number {
    const { damage, wide, emitter } = this.#recovery;
    const { cursor } = emitter.reading;
    const endOf = (at: number): number => run.places[at + 1] ?? run.end;
    const isRead = (at: number): boolean => damage.lostAt(run.places[at]!, endOf(at)) === null;
    let count = 0;
    while (
      count < Math.min(most, run.places.length - from) &&
      !this.#done.has(row + count) &&
      isRead(from + count)
    )
      count++;
    if (count === 0) {
      // Of the lightweight subsystem, only the buildables in damaged bytes are lost.
      const [at, end] = [run.places[from]!, endOf(from)];
      if (!subsystemBody(this.#recovery, row, at + prefixBytes(wide), end)) return 1;
      this.#done.add(row);
      this.#tookBytes(at, end);
      return 1;
    }
    const [start, end] = [run.places[from]!, endOf(from + count - 1)];
    cursor.enter(end, start);
    const mark = emitter.mark();
    if (faultIn(() => emitter.readBodies(row, count, wide))) {
      emitter.dropTo(mark);
      for (let at = 0; at < count; at++) emitter.reading.sink.span((row + at) as NodeId, 0, 0);
      return count;
    }
    // Nothing precedes a run that was found after a fault: its first body may be the end of another.
    if (from === 0 && !run.isFirst && !run.isUncertain && !wide)
      emitter.reading.issue(
        cursor.error('UNMATCHED', 'a body after others', 'damaged bytes before it', start),
        row,
      );
    for (let at = 0; at < count; at++) this.#done.add(row + at);
    this.#tookBytes(start, end);
    return count;
  }

  #tookBytes(start: number, end: number): void {
    this.#readBytes += end - start;
    this.#readDamage += this.#recovery.damage.overlap(start, end);
  }

  /** Reports every object without a body as lost, and bodies without an object as kept. */
  #report(
    headers: readonly HeaderRun[],
    bodies: readonly Run[],
    part: Part,
    end: number,
    count: number | null,
  ): void {
    const { damage, emitter, unmatchedBodies } = this.#recovery;
    const { cursor, sink } = emitter.reading;
    const { at: start } = part;
    const fault =
      damage.at(start, end)?.error ??
      cursor.error('SHORT', 'the body of this object', 'the end of the bodies', end);
    let made = 0;
    for (const { row, places } of headers) {
      for (let at = row!; at < row! + places.length; at++)
        if (!this.#done.has(at)) emitter.reading.issue(fault, at as NodeId);
      made += places.length;
    }
    if (count !== null && made < count)
      emitter.reading.issue(
        cursor.error(
          'COUNT',
          `${count} object headers`,
          `${made}: the others are lost`,
          this.#frame.headers.at,
        ),
        null,
      );
    if (made !== count && mayRepeat(emitter.reading.save))
      for (const { row, places } of headers) markRepeats(emitter.reading, row!, places.length);
    for (const run of bodies) {
      if (run.index !== null) continue;
      const found = `${run.places.length} bodies of ${run.end - run.places[0]!} bytes that may be anyone's`;
      emitter.reading.issue(
        cursor.error('UNMATCHED', 'bodies of certain objects', found, run.places[0]!),
        null,
      );
    }
    let reached = start;
    for (const run of bodies) {
      for (const [at, place] of run.places.entries()) {
        if (place > reached) unmatchedBodies.push({ at: reached, end: place, isBody: false });
        reached = run.places[at + 1] ?? run.end;
        if (run.index !== null && headerAt(headers, run.index + at) !== null) continue;
        unmatchedBodies.push({ at: place, end: reached, isBody: true });
      }
    }
    if (end > reached) unmatchedBodies.push({ at: reached, end, isBody: false });
    const unread = end - start - 4 - this.#readBytes;
    const damaged = damage.overlap(start + 4, end) - this.#readDamage;
    if (unread > damaged) sink.opaque(unread - damaged);
  }
}
