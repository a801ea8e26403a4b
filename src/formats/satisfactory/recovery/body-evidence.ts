// What headers and bodies show of the objects that they belong to. An actor lists its components, whose paths start
// with its own; an actor starts with references, a component with its properties; bodies of one class mostly start with
// the same property. Source: docs/formats/satisfactory.md#recovery.

import { KIND, type TextId } from '../../../graph/ids.ts';
import type { Reading } from '../objects/reading.ts';
import type { Damage } from './damage.ts';
import { type Evidence, type Found, headerAt, IMPOSSIBLE, type Slice } from './place-runs.ts';
import type { Recovery } from './recovery.ts';
import type { Run, SearchBudget } from './runs.ts';
import { type BodyShape, bodyShape, firstChildPath, firstProperty, prefixBytes } from './shapes.ts';

const DOT = 0x2e;
/** More bodies of a class have to be seen before one that starts differently counts as unlike them. */
const LEAST_SEEN = 5;
const NO_LOOK = -1;

/** A run of headers whose rows are adjacent. */
export interface HeaderRun extends Run {
  /** Row of the first; null while there are none. */
  row: number | null;
}

/** What the bodies of a class look like, as far as they were seen. */
interface ClassFacts {
  readonly shape: BodyShape;
  seen: number;
  readonly looks: Set<number>;
}

export class BodyEvidence implements Evidence {
  readonly #reading: Reading;
  readonly #damage: Damage;
  readonly #budget: SearchBudget;
  readonly #headers: readonly HeaderRun[];
  readonly #versioned: boolean;
  readonly #rowOfPath = new Map<TextId, number>();
  /** By shape and first property. */
  readonly #lookOf = new Map<string, number>();
  /** By look. */
  readonly #shapes: BodyShape[] = [];
  readonly #looks = new Map<Run, Int32Array>();
  readonly #classes = new Map<number, ClassFacts>();

  constructor({ emitter, damage, budget, wide }: Recovery, headers: readonly HeaderRun[]) {
    const { reading } = emitter;
    this.#reading = reading;
    this.#damage = damage;
    this.#budget = budget;
    this.#versioned = wide;
    this.#headers = headers;
    const { text } = reading.sink.nodeRoom(0);
    for (const { row, places, isDoubtful } of headers) {
      if (row === null || isDoubtful) continue;
      for (let at = row; at < row + places.length; at++) {
        const path = text[at]! as TextId;
        if (!this.#rowOfPath.has(path)) this.#rowOfPath.set(path, at);
      }
    }
  }

  classes(run: Run): Int32Array {
    const { row, places } = run as HeaderRun;
    if (row === null) return new Int32Array(places.length).fill(-1);
    return Int32Array.from(this.#reading.sink.nodeRoom(0).class.subarray(row, row + places.length));
  }

  looks(run: Run): Int32Array {
    const known = this.#looks.get(run) ?? Int32Array.from(run.places, (_, at) => this.#look(run, at));
    this.#looks.set(run, known);
    return known;
  }

  learn(headers: readonly Run[], bodies: readonly Run[]): void {
    const { kind, class: classes } = this.#reading.sink.nodeRoom(0);
    this.#classes.clear();
    for (const { row, places } of this.#headers) {
      if (row === null) continue;
      for (let at = row; at < row + places.length; at++) {
        if (this.#classes.has(classes[at]!)) continue;
        const shape = kind[at] === KIND.ACTOR ? 'actor' : 'component';
        this.#classes.set(classes[at]!, { shape, seen: 0, looks: new Set() });
      }
    }
    for (const run of bodies) {
      if (run.index === null) continue;
      for (const [at, look] of this.looks(run).entries()) {
        const header = look === NO_LOOK ? null : headerAt(headers, run.index + at);
        if (header === null) continue;
        const facts = this.#classes.get(classes[(header.run as HeaderRun).row! + header.at]!)!;
        facts.seen++;
        facts.looks.add(look);
      }
    }
  }

  /** A class of which little was seen is compared with itself: its last body. */
  differences(classes: Slice, looks: Slice, count: number, most: number): number {
    const lastLook = new Map<number, number>();
    let sum = 0;
    let member = 0;
    for (; member < count && sum < most; member++) {
      const [classId, look] = [classes.of[classes.at + member]!, looks.of[looks.at + member]!];
      const facts = look === NO_LOOK ? undefined : this.#classes.get(classId);
      if (facts === undefined) continue;
      if (this.#shapes[look] !== facts.shape) sum += IMPOSSIBLE;
      else if (facts.seen >= LEAST_SEEN) sum += facts.looks.has(look) ? 0 : 1;
      else {
        sum += (lastLook.get(classId) ?? look) === look ? 0 : 1;
        lastLook.set(classId, look);
      }
    }
    this.#budget.steps -= member + 1;
    return sum;
  }

  #look(run: Run, at: number): number {
    const span = this.#span(run, at);
    if (span === null) return NO_LOOK;
    const { view } = this.#reading.cursor;
    const shape = bodyShape(view, span.start, span.end);
    if (shape === null) return NO_LOOK;
    const key = `${shape} ${firstProperty(view, span.start, span.end)}`;
    const known = this.#lookOf.get(key) ?? this.#shapes.push(shape) - 1;
    this.#lookOf.set(key, known);
    return known;
  }

  /** The actor of its first child. */
  owner(run: Run, at: number): Found | null {
    const look = this.looks(run)[at]!;
    if (look === NO_LOOK || this.#shapes[look] !== 'actor') return null;
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
