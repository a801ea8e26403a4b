// Evidence in bodies for the objects they belong to: an actor lists its components, whose paths start with its own;
// two connected objects name each other; objects of one class start with the same properties. Source:
// docs/formats/satisfactory.md#recovery.

import { KIND, type TextId } from '../../../graph/ids.ts';
import type { BodyReader } from '../objects/bodies.ts';
import type { Reading } from '../objects/reading.ts';
import type { Damage } from './damage.ts';
import { type Fit, type Found, headerAt, type Testimony, type Witness } from './place-runs.ts';
import type { Run } from './runs.ts';
import { bodyShape, firstChildPath, firstProperty, prefixBytes } from './shapes.ts';

/** An object named by more than this many others is poor evidence for any of them. */
const MOST_PARTNERS = 8;
/** Least number of bodies of a class to have seen before one that starts differently counts as unlike them. */
const LEAST_SEEN = 5;
const DOT = 0x2e;
const NOTHING: Testimony = { owner: null, partners: [] };

/** A run of headers whose rows are adjacent. */
export interface HeaderRun extends Run {
  /** Row of the first; null while there are none. */
  row: number | null;
}

export class BodyWitness implements Witness {
  readonly #reading: Reading;
  readonly #bodies: BodyReader;
  readonly #damage: Damage;
  readonly #headers: readonly HeaderRun[];
  readonly #versioned: boolean;
  readonly #rowOfPath = new Map<TextId, number>();
  /** By the path of an object: rows that refer to it. */
  readonly #partners = new Map<TextId, number[]>();
  /** By class: the first properties of its bodies, and how many bodies were seen. */
  readonly #habits = new Map<number, { readonly first: Set<string>; seen: number }>();

  constructor(
    reading: Reading,
    bodies: BodyReader,
    damage: Damage,
    headers: readonly HeaderRun[],
    versioned: boolean,
  ) {
    this.#reading = reading;
    this.#bodies = bodies;
    this.#damage = damage;
    this.#headers = headers;
    this.#versioned = versioned;
    const { text } = reading.sink.nodeRoom(0);
    for (const { row, places, isDoubtful } of headers) {
      if (row === null || isDoubtful) continue;
      for (let at = row; at < row + places.length; at++) {
        const path = text[at]! as TextId;
        if (!this.#rowOfPath.has(path)) this.#rowOfPath.set(path, at);
      }
    }
  }

  /** Adds what is known: references since `links`, and placed bodies. */
  learn(links: number, bodies: readonly Run[]): void {
    const { sink } = this.#reading;
    const { source, target } = sink.linkRoom(0);
    const { text, class: classes } = sink.nodeRoom(0);
    for (let link = links; link < sink.linkCount; link++) {
      const row = target[link]! < 0 ? this.#rowOfPath.get(~target[link]! as TextId) : undefined;
      if (row === undefined) continue;
      const from = text[source[link]!]! as TextId;
      const known = this.#partners.get(from);
      if (known) known.push(row);
      else this.#partners.set(from, [row]);
    }
    for (const run of bodies) {
      if (run.index === null) continue;
      for (let at = 0; at < run.places.length; at++) {
        const header = headerAt(this.#headers, run.index + at);
        if (header) this.#learnHabit(classes[this.#rowOf(header)!]!, this.#first(run, at));
      }
    }
  }

  #learnHabit(of: number, first: string | null): void {
    if (first === null) return;
    const known = this.#habits.get(of) ?? { first: new Set<string>(), seen: 0 };
    known.first.add(first);
    known.seen++;
    this.#habits.set(of, known);
  }

  testify(run: Run, at: number): Testimony {
    const { start, end } = this.#span(run, at);
    if (this.#damage.at(start, end)) return NOTHING;
    const shape = bodyShape(this.#reading.cursor.view, start, end);
    if (shape === null) return NOTHING;
    const owner = shape === 'actor' ? this.#owner(start, end) : null;
    if (owner !== null) return { owner, partners: [] };
    const rows: number[] = [];
    const save = this.#versioned ? this.#reading.cursor.view.getInt32(start - 12, true) : undefined;
    for (const path of this.#bodies.targets(start, end, shape === 'actor', save)) {
      const partners = this.#partners.get(path);
      if (partners && partners.length <= MOST_PARTNERS) rows.push(...partners);
    }
    return { owner: null, partners: rows.flatMap((row) => this.#find(row) ?? []) };
  }

  fit(run: Run, at: number, header: Found): Fit {
    const { start, end } = this.#span(run, at);
    const row = this.#rowOf(header);
    if (row === null || this.#damage.at(start, end)) return 'unknown';
    const { kind, class: classes } = this.#reading.sink.nodeRoom(0);
    const shape = bodyShape(this.#reading.cursor.view, start, end);
    if (shape !== null && (shape === 'actor') !== (kind[row] === KIND.ACTOR)) return 'impossible';
    const known = this.#habits.get(classes[row]!);
    const first = this.#first(run, at);
    if (known === undefined || known.seen < LEAST_SEEN || first === null) return 'unknown';
    return known.first.has(first) ? 'like' : 'unlike';
  }

  #rowOf({ run, at }: Found): number | null {
    const { row } = run as HeaderRun;
    return row === null ? null : row + at;
  }

  /** The header with this row. */
  #find(row: number): Found | null {
    const run = this.#headers.find(
      ({ row: from, places }) => from !== null && row >= from && row < from + places.length,
    );
    return run ? { run, at: row - run.row! } : null;
  }

  #span(run: Run, at: number): { start: number; end: number } {
    const start = run.places[at]! + prefixBytes(this.#versioned);
    return { start, end: start + this.#reading.cursor.view.getInt32(start - 4, true) };
  }

  #first(run: Run, at: number): string | null {
    const { start, end } = this.#span(run, at);
    return this.#damage.at(start, end) ? null : firstProperty(this.#reading.cursor.view, start, end);
  }

  /** The actor of its first child; null when it has none. */
  #owner(start: number, end: number): Found | null {
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
}
