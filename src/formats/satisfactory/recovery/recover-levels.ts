// Goes on where the strict reader stopped: recovers the level that it was in, then jumps from one level that can
// be found to the next, reading whole ones as usual. Source: docs/formats/satisfactory.md#recovery.

import { Damage } from '../../../bytes/damage.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import { readString, skipString } from '../../unreal/texts/fstring.ts';
import type { LevelReader, PartKind } from '../levels/levels.ts';
import { SAVE } from '../versions.ts';
import { type LevelFrame, LevelFrames } from './level-frame.ts';
import { blobAt, destroyedListsEnd, findPlace, type LevelPlace, levelAt } from './level-places.ts';
import { recoverOwnerless } from './lightweights.ts';
import { recoverLevel } from './recover-level.ts';
import type { Recovery } from './recovery.ts';
import { headerEnd } from './shapes.ts';

/** More levels than any body has. */
const MOST_LEVELS = 2 ** 30;
/** Steps that searches may take for each byte of a body, and for any body. */
const STEPS_PER_BYTE = 8;
const LEAST_STEPS = 1 << 20;

/**
 * Reads what is left of a body after the fault that the strict reader met.
 * @throws FormatError the fault, when there is no level that can be read
 */
export function recoverLevels(
  levels: LevelReader,
  damaged: readonly DamagedPart[],
  fault: FormatError,
): void {
  new BodyRecovery(levels, new Damage(damaged)).read(fault);
}

/** A part in which the strict reader stopped, or a level without its beginning. */
interface Stop {
  readonly kind: PartKind | 'headers';
  readonly at: number;
  /** The number of rows before it. */
  readonly rows: number;
}

class BodyRecovery {
  readonly #levels: LevelReader;
  readonly #damage: Damage;
  readonly #recovery: Recovery;
  readonly #frames: LevelFrames;
  readonly #end: number;

  constructor(levels: LevelReader, damage: Damage) {
    const { emitter, facts, end } = levels;
    const { cursor } = emitter.reading;
    this.#levels = levels;
    this.#damage = damage;
    this.#end = end;
    cursor.enter(end, Math.min(cursor.at, end));
    cursor.arrive();
    const budget = { steps: LEAST_STEPS + end * STEPS_PER_BYTE };
    this.#recovery = { emitter, damage, budget, wide: facts.wide, unmatchedBodies: [] };
    this.#frames = new LevelFrames(levels, damage);
  }

  read(fault: FormatError): void {
    const { reading } = this.#levels.emitter;
    const isReported = fault.code !== 'INFLATE' && !this.#levels.isCut;
    let isFirst = true;
    for (let stop: Stop | null = this.#levels.part; stop !== null; ) {
      const at = Math.max(this.#recover(stop), stop.kind === 'streamed' ? stop.at : stop.at + 1);
      // Not before: what the strict reader noted of this level is dropped when it is read again.
      if (isFirst && isReported) reading.issue(fault, null);
      isFirst = false;
      const place = this.#next(at);
      this.#skipped(at, place?.at ?? this.#end);
      stop = place && this.#readFrom(place);
    }
    if (reading.rows.count === 0) throw fault;
    recoverOwnerless(this.#recovery);
    reading.sink.opaque(this.#damage.overlap(0, this.#end));
  }

  /** The next level, or the next header of a level whose beginning is lost. */
  #next(from: number): LevelPlace | null {
    for (let at = from; at < this.#end; ) {
      const place = findPlace(this.#frames.bytes, at);
      // A header in damaged bytes does not say where its level begins.
      if (place === null || place.kind === 'streamed' || !this.#damage.at(place.at, place.at + 4))
        return place;
      at = this.#damage.after(place.at);
    }
    return null;
  }

  /** Reads intact levels from a place on; returns where that stopped, null at the end of the body. */
  #readFrom({ at, kind }: LevelPlace): Stop | null {
    const { cursor, rows } = this.#levels.emitter.reading;
    if (kind === 'headers') return { kind, at, rows: rows.count };
    // A level whose name is lost looks like the persistent one, but another follows it.
    if (kind === 'persistent' && this.#isFollowed(at))
      return { kind: 'headers', at: at + this.#width + 4, rows: rows.count };
    cursor.enter(this.#damage.soundUntil(at, this.#end), at);
    try {
      if (kind === 'streamed') this.#levels.streamed(MOST_LEVELS);
      else this.#levels.persistent();
      return null;
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return this.#levels.part;
    } finally {
      cursor.enter(this.#end, Math.min(cursor.at, this.#end));
    }
  }

  /** Recovers what is left of a part; returns where to go on. */
  #recover(stop: Stop): number {
    const { emitter, part } = this.#levels;
    const { sink, rows } = emitter.reading;
    const { kind, at } = stop;
    if (kind === 'body' && emitter.reading.save >= SAVE.Levels) return at;
    if (kind === 'lists') return this.#lists(at);
    const isNext =
      kind === 'streamed' && stop.rows === rows.count && levelAt(this.#frames.bytes, at) === 'persistent';
    if (isNext) return at;
    if (kind !== 'headers') {
      emitter.dropTo(part.mark);
      for (let row = stop.rows; row < rows.count; row++) sink.span(row as NodeId, 0, 0);
    }
    const frame = this.#frame(stop);
    if (frame === null) return this.#damage.after(at);
    const { end, reached } = recoverLevel(this.#recovery, frame, stop.rows);
    if (end === null) return Math.max(reached, at + 1);
    if (frame.kind === 'streamed') {
      const tail = this.#frames.tail(end);
      if (tail && frame.name !== null) this.#destroyed(frame.name, tail.list);
      return tail?.next ?? end;
    }
    return frame.kind === 'blueprint' ? end : this.#lists(end, frame.kind === 'only');
  }

  #frame({ kind, at }: Stop): LevelFrame | null {
    try {
      switch (kind) {
        case 'streamed':
          return this.#frames.streamed(at);
        case 'persistent':
        case 'blueprint':
          return this.#frames.unnamed(at, kind);
        case 'headers':
          return this.#frames.isOfVersion(at) ? this.#withoutHeader(at) : null;
        default:
          return this.#frames.only(kind === 'body' && this.#levels.facts.isSized ? at + 4 : at);
      }
    } catch (error) {
      if (error instanceof FormatError) return null;
      throw error;
    }
  }

  /** A level from one of its headers on. Objects name their level too, but not always the one they are stored in. */
  #withoutHeader(at: number): LevelFrame {
    const { emitter, facts } = this.#levels;
    const { cursor, sink } = emitter.reading;
    cursor.at = at + 4;
    skipString(cursor);
    const text = readString(cursor);
    const map = sink.texts.text(emitter.persistent);
    const isOfMap = facts.wide ? text === map : text.startsWith('Persistent_');
    const name = emitter.levelNames.long(text, () => this.#frames.nextName(at));
    const doubt = cursor.error('UNMATCHED', 'the name of the level', 'damaged bytes before this object', at);
    return this.#frames.withoutHeader(at, this.#endsBody(at) ?? isOfMap, name, doubt);
  }

  /** True if only destroyed actors follow the level with these headers; null when its bodies are not found. */
  #endsBody(at: number): boolean | null {
    const { view } = this.#frames.bytes;
    for (const flagBytes of [0, 4]) {
      let end = at;
      for (let next = at; next >= 0; next = headerEnd(view, next, this.#end, flagBytes)) end = next;
      const bodies = end > at ? this.#frames.bodiesAfter(end) : null;
      if (bodies?.knownEnd != null)
        return destroyedListsEnd(this.#frames.bytes, bodies.knownEnd) === this.#end;
    }
    return null;
  }

  get #width(): number {
    return this.#levels.facts.wide ? 8 : 4;
  }

  #isFollowed(at: number): boolean {
    const { bytes } = this.#frames;
    const headers = blobAt(bytes, at);
    const bodies = headers && blobAt(bytes, headers.end);
    const tail = bodies && bodies.end <= this.#end ? this.#frames.tail(bodies.end) : null;
    return tail !== null && levelAt(bytes, tail.next) !== null;
  }

  /** The destroyed actors after the last level, as far as they can be read; the rest is lost. */
  #lists(at: number, isOnly = false): number {
    const { emitter } = this.#levels;
    const { cursor } = emitter.reading;
    if (isOnly && at + 4 > this.#end) return this.#end;
    cursor.enter(this.#damage.soundUntil(at, this.#end), at);
    try {
      if (isOnly) emitter.destroyed(emitter.persistent);
      else this.#levels.lists();
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const fault = cursor.error('SHORT', 'the destroyed actors', 'damaged bytes', cursor.at);
      if (!this.#levels.isCut) emitter.reading.issue(fault, null);
    }
    this.#skipped(cursor.at, this.#end);
    cursor.enter(this.#end, this.#end);
    return this.#end;
  }

  #destroyed(name: TextId, at: number): void {
    const { cursor } = this.#levels.emitter.reading;
    cursor.at = at;
    this.#levels.emitter.destroyed(name);
  }

  /** Counts bytes as opaque, except for damaged ones, which are counted with the damage. */
  #skipped(at: number, end: number): void {
    if (end > at) this.#levels.emitter.reading.sink.opaque(end - at - this.#damage.overlap(at, end));
  }
}
