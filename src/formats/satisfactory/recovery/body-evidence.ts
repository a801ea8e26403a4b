// Evidence in headers and bodies of the objects that they belong to. An actor lists its components, whose paths
// start with its own; an actor starts with references, a component with its properties. Source:
// docs/formats/satisfactory.md#recovery.

import type { Damage } from '../../../bytes/damage.ts';
import { KIND, type TextId } from '../../../graph/ids.ts';
import type { Reading } from '../objects/reading.ts';
import type { Evidence, Found } from './place-runs.ts';
import type { Recovery } from './recovery.ts';
import type { Run } from './runs.ts';
import { type BodyShape, bodyShape, firstChildPath, prefixBytes } from './shapes.ts';

const DOT = 0x2e;

/** A run of headers whose rows are adjacent. */
export interface HeaderRun extends Run {
  /** Row of the first; null while there are none. */
  row: number | null;
}

export class BodyEvidence implements Evidence {
  readonly #reading: Reading;
  readonly #damage: Damage;
  readonly #headers: readonly HeaderRun[];
  readonly #versioned: boolean;
  readonly #rowOfPath = new Map<TextId, number>();
  /** By where a body starts. */
  readonly #shapes = new Map<number, BodyShape | null>();

  constructor({ emitter, damage, wide }: Recovery, headers: readonly HeaderRun[]) {
    const { reading } = emitter;
    this.#reading = reading;
    this.#damage = damage;
    this.#versioned = wide;
    this.#headers = headers;
    const { text } = reading.sink.reserveNodes(0);
    for (const { row, places, isUncertain } of headers) {
      if (row === null || isUncertain) continue;
      for (let at = row; at < row + places.length; at++) {
        const path = text[at]! as TextId;
        if (!this.#rowOfPath.has(path)) this.#rowOfPath.set(path, at);
      }
    }
  }

  isActor(run: Run, at: number): boolean | null {
    if (this.#isHeader(run))
      return run.row === null ? null : this.#reading.sink.reserveNodes(0).kind[run.row + at] === KIND.ACTOR;
    const shape = this.#shape(run, at);
    return shape && shape === 'actor';
  }

  #isHeader(run: Run): run is HeaderRun {
    return 'row' in run;
  }

  /** Null when it is not certain. */
  #shape(run: Run, at: number): BodyShape | null {
    const place = run.places[at]!;
    const known = this.#shapes.get(place);
    if (known !== undefined) return known;
    const span = this.#span(run, at);
    const shape = span && bodyShape(this.#reading.cursor.view, span.start, span.end, this.#versioned);
    this.#shapes.set(place, shape);
    return shape;
  }

  /** The actor of its first child. */
  owner(run: Run, at: number): Found | null {
    if (this.#shape(run, at) !== 'actor') return null;
    const { start, end } = this.#span(run, at)!;
    const { cursor, sink } = this.#reading;
    const path = firstChildPath(cursor.view, start, end);
    if (path < 0) return null;
    const length = cursor.view.getInt32(path, true) - 1;
    if (length <= 0 || path + 4 + length > end) return null;
    const dot = cursor.bytes.lastIndexOf(DOT, path + 4 + length - 1);
    if (dot <= path + 4) return null;
    const row = this.#rowOfPath.get(sink.texts.intern(path + 4, dot - path - 4));
    return row === undefined ? null : this.#find(row);
  }

  /** The header with this row. */
  #find(row: number): Found | null {
    const run = this.#headers.find(
      ({ row: from, places }) => from !== null && row >= from && row < from + places.length,
    );
    return run ? { run, at: row - run.row! } : null;
  }

  /** The bytes of a body; null when they are damaged. */
  #span(run: Run, at: number): { readonly start: number; readonly end: number } | null {
    const start = run.places[at]! + prefixBytes(this.#versioned);
    const end = start + this.#reading.cursor.view.getInt32(start - 4, true);
    return this.#damage.at(start, end) ? null : { start, end };
  }
}
