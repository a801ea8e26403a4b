// Recovers the bodies of a level when some of it is lost: finds the remaining runs of bodies, matches each to
// its headers where that is certain, reads those, and reports what is lost. Source:
// docs/formats/satisfactory.md#salvage.

import { FormatError } from '../../../bytes/format-error.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { align, headerAt, type Pieces, type Placed } from '../damage/align.ts';
import { findBodyRuns } from '../damage/body-runs.ts';
import { placeEnds } from '../damage/place-ends.ts';
import { firstProperty, prefixBytes } from '../damage/shapes.ts';
import type { BodiesZone, BodyReader } from '../objects/bodies.ts';
import { type HeaderRun, type LevelRows, placeChain } from '../objects/header-runs.ts';
import type { Reading } from '../objects/reading.ts';
import { SAVE } from '../versions.ts';
import { inferHeaders } from './infer-headers.ts';
import { inferPlaces } from './infer-places.ts';
import { BodyWitness, type PlacedBodies } from './witness.ts';

/** The data by which a subsystem is recognised takes several lightweight buildables. */
const LEAST_SUBSYSTEM_BYTES = 512;

/**
 * Reads what is left of the bodies; the cursor is at their number. Returns where they end, null when that is
 * lost.
 */
export function recoverBodies(
  reading: Reading,
  reader: BodyReader,
  rows: LevelRows,
  zone: BodiesZone,
): number | null {
  return new Recovery(reading, reader, rows, zone).read();
}

class Recovery {
  readonly #reading: Reading;
  readonly #reader: BodyReader;
  readonly #rows: LevelRows;
  readonly #zone: BodiesZone;
  readonly #start: number;
  readonly #end: number;
  /** Rows whose bodies were found, whatever they contain. */
  readonly #done = new Set<number>();
  /** Bytes of the zone that were read. */
  #readBytes = 0;
  #readDamage = 0;

  constructor(reading: Reading, reader: BodyReader, rows: LevelRows, zone: BodiesZone) {
    this.#reading = reading;
    this.#reader = reader;
    this.#rows = rows;
    this.#zone = zone;
    this.#start = reading.cursor.at;
    this.#end = reading.cursor.end;
  }

  read(): number | null {
    const { cursor, damage, sink, search } = this.#reading;
    const { versioned } = this.#zone;
    cursor.arrive();
    const counted = this.#count();
    const bodies = findBodyRuns(
      {
        view: cursor.view,
        at: cursor.at,
        end: this.#end,
        versioned,
        newest: this.#reading.save,
        isEnd: (at) => this.#zone.isEnd(at),
        beginsHere: this.#zone.hasCount,
      },
      damage,
      search,
    ).map((run): PlacedBodies => ({ ...run, length: run.places.length, index: null }));
    const count = this.#rows.count ?? counted;
    if (counted !== null && counted !== count) {
      const error = cursor.error('COUNT', `${count} bodies, one per header`, String(counted), this.#start);
      this.#reading.issue(error, null);
    }
    const headers = this.#placeHeaders(count);
    placeEnds(bodies, count);
    const witness = new BodyWitness(this.#reading, this.#reader, headers, versioned);
    const { links } = sink.mark();
    for (const run of bodies) if (run.index !== null) this.#readRun(run);
    if ([...bodies, ...headers].some(({ index }) => index === null)) {
      const known = bodies.filter(({ index }) => index !== null);
      const unplaced = headers.filter(({ index }) => index === null);
      witness.learn(links, bodies);
      const pieces = { headers, bodies, count };
      alignChains(pieces, witness);
      const certain = [...bodies, ...headers].filter(({ index }) => index !== null);
      const infer = [inferHeaders, inferPlaces];
      const isInferred = infer.map((places) => places(this.#reading, pieces, witness)).includes(true);
      if (isInferred) alignChains(pieces, witness);
      for (const run of bodies) if (run.index !== null && !known.includes(run)) this.#readRun(run);
      // Runs that were read before their headers were placed.
      if (unplaced.some(({ index }) => index !== null)) for (const run of known) this.#readRun(run);
      if (isInferred) this.#markInferred(bodies, new Set(certain));
    }
    const last = bodies.at(-1);
    const end = last?.isLast ? last.end : null;
    this.#reportLost(bodies, end ?? this.#end);
    cursor.leave(this.#end, this.#end);
    return end;
  }

  /** Number of bodies according to the file; null when it cannot be read. */
  #count(): number | null {
    const { cursor, damage } = this.#reading;
    if (!this.#zone.hasCount || cursor.left < 4) return null;
    const at = cursor.take(4);
    return damage.at(at, at + 4) ? null : cursor.view.getInt32(at, true);
  }

  /** The last headers belong to the last objects, if the count was not known when they were read. */
  #placeHeaders(count: number | null): LevelRows['runs'] {
    const { runs } = this.#rows;
    const last = runs.at(-1);
    if (last && last.index === null && count !== null && this.#rows.count === null)
      placeChain(runs, last, count - last.length);
    return runs;
  }

  /** Reads the bodies of a run whose headers are known, unless they were read already. */
  #readRun(run: PlacedBodies): void {
    const { runs } = this.#rows;
    for (let at = 0; at < run.length; ) {
      const header = headerAt(runs, run.index! + at);
      if (header === null || this.#done.has(header.run.row + header.at)) {
        at++;
        continue;
      }
      const count = Math.min(header.run.length - header.at, run.length - at);
      at += this.#readBodies((header.run.row + header.at) as NodeId, run, at, count);
    }
  }

  /** Reads adjacent bodies into adjacent rows; returns how many. */
  #readBodies(row: NodeId, run: PlacedBodies, from: number, most: number): number {
    const { cursor } = this.#reading;
    let count = 0;
    while (count < most && !this.#done.has(row + count)) count++;
    const end = run.places[from + count] ?? run.end;
    cursor.enter(end, run.places[from]!);
    let done = 0;
    // Nothing precedes a run that was found after a fault, so its first body is read with care.
    const skipped = from === 0 && !run.isFirst && !this.#readsClean(row);
    try {
      done = skipped ? 1 : this.#reader.run(row, count, this.#zone.versioned, true);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      done = Math.max(1, run.places.findIndex((place, at) => at > from && place >= cursor.at) - from);
    }
    const last = run.places[from + done] ?? run.end;
    this.#readBytes += last - run.places[from]!;
    this.#readDamage += this.#reading.damage.overlap(run.places[from]!, last);
    for (let i = 0; i < done; i++) if (!skipped) this.#done.add(row + i);
    return done;
  }

  /** Whether the body at the cursor reads without a fault as that of this row; if so, its span is kept. */
  #readsClean(row: NodeId): boolean {
    const { cursor, sink } = this.#reading;
    const { at } = cursor;
    const mark = this.#reader.mark();
    try {
      this.#reader.run(row, 1, this.#zone.versioned, true);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
    const clean = sink.mark().issues.count === mark.sink.issues.count;
    this.#reader.dropTo(mark);
    if (!clean) this.#reader.forget(row, 1);
    cursor.at = at;
    return clean;
  }

  /** Marks the objects whose bodies are theirs only if other bodies of the save are a guide. */
  #markInferred(bodies: readonly PlacedBodies[], certain: ReadonlySet<Placed>): void {
    const { cursor } = this.#reading;
    for (const run of bodies) {
      if (run.index === null) continue;
      for (const [at, place] of run.places.entries()) {
        const header = headerAt(this.#rows.runs, run.index + at);
        if (header === null || (certain.has(run) && certain.has(header.run))) continue;
        const found = "a body placed by what was lost around it, which may be a neighbour's";
        const error = cursor.error('UNMATCHED', 'a body that shows whose it is', found, place);
        this.#reading.issue(error, (header.run.row + header.at) as NodeId);
      }
    }
  }

  /** Reports every object without a body as lost, and bodies without an object as kept. */
  #reportLost(bodies: readonly PlacedBodies[], end: number): void {
    const { cursor, damage, sink } = this.#reading;
    const error = this.#fault(bodies);
    this.#findLightweights(bodies);
    for (const { row, length } of this.#rows.runs) {
      for (let at = row as number; at < row + length; at++) {
        if (!this.#done.has(at)) this.#reader.lose(at as NodeId, error);
      }
    }
    for (const run of bodies) {
      if (run.index !== null) continue;
      const from = run.places[0]!;
      const expected = 'bodies of objects that differ from others';
      const found = `${run.length} bodies of ${run.end - from} bytes that may be anyone's`;
      this.#reading.issue(cursor.error('UNMATCHED', expected, found, from), null);
    }
    const unread = end - this.#start - 4 - this.#readBytes;
    const damaged = damage.overlap(this.#start + 4, end) - this.#readDamage;
    if (unread > damaged) sink.opaque(unread - damaged);
  }

  /** The body of the lightweight subsystem is long, and most of it is independent of its beginning. */
  #findLightweights(bodies: readonly PlacedBodies[]): void {
    const { rows, damage } = this.#reading;
    for (const run of this.#rows.runs) {
      if (run.index === null) continue;
      for (let at = 0; at < run.length; at++) {
        const row = (run.row + at) as NodeId;
        if (this.#done.has(row) || !rows.classOf(row).holdsLightweights) continue;
        const [from, to] = this.#gapAround(bodies, run.index + at);
        this.#reader.headless(row, Math.min(damage.afterDoubt(from), to), to);
      }
    }
    if (this.#reading.save < SAVE.Lightweights) return;
    let from = this.#start;
    for (const run of bodies) {
      this.#offerGap(from, run.places[0]!);
      this.#offerBodies(run);
      from = run.end;
    }
    this.#offerGap(from, this.#end);
  }

  /** A gap between bodies may hold the beginning of the subsystem's body. */
  #offerGap(from: number, to: number): void {
    const at = Math.min(this.#reading.damage.afterDoubt(from), to);
    if (to - at >= LEAST_SUBSYSTEM_BYTES) this.#reader.ownerlessBody(at, to);
  }

  /** Bodies whose headers are lost: one may be the subsystem's, which starts without properties. */
  #offerBodies(run: PlacedBodies): void {
    const { view } = this.#reading.cursor;
    const prefix = prefixBytes(this.#zone.versioned);
    for (const [at, place] of run.places.entries()) {
      if (run.index !== null && headerAt(this.#rows.runs, run.index + at) !== null) continue;
      const [from, to] = [place + prefix, run.places[at + 1] ?? run.end];
      if (to - from < LEAST_SUBSYSTEM_BYTES || firstProperty(view, from, to) !== 'None') continue;
      this.#reader.ownerlessBody(from, to);
    }
  }

  /** The bodies between which the one with this number must have been. */
  #gapAround(bodies: readonly PlacedBodies[], index: number): [number, number] {
    let from = this.#start;
    let to = this.#end;
    for (const run of bodies) {
      if (run.index === null) continue;
      if (run.index + run.length <= index) from = Math.max(from, run.end);
      else if (run.index > index) to = Math.min(to, run.places[0]!);
    }
    return [from, to];
  }

  /** Why the first object without a body is lost. */
  #fault(bodies: readonly PlacedBodies[]): FormatError {
    const { cursor, damage } = this.#reading;
    const part = damage.at(this.#start, this.#end);
    if (part) return part.error;
    const last = bodies.at(-1);
    const at = last?.end ?? this.#start;
    if (this.#zone.isCut) return cursor.error('SHORT', 'the body of this object', 'the end of the file', at);
    return this.#rows.fault ?? cursor.error('COUNT', 'a body for each header', 'other bytes', at);
  }
}

/** Places runs by what bodies say, and with each run of headers the others of its chain. */
function alignChains(pieces: Pieces<HeaderRun, PlacedBodies>, witness: BodyWitness): void {
  const { headers } = pieces;
  align(pieces, witness);
  for (const run of headers) if (run.index !== null) placeChain(headers, run, run.index);
}
