// Evidence in bodies for the objects they belong to: an actor lists its components, whose paths start with
// its own; two connected objects name each other; and objects of one class are built with
// the same recipe, or start with the same properties.
// Source: docs/formats/satisfactory.md#salvage.

import { KIND, type TextId } from '../../../graph/ids.ts';
import {
  type Fit,
  type Found,
  headerAt,
  type Placed,
  type Testimony,
  type Witness,
} from '../damage/align.ts';
import { BodyHabits, type BodyLook, NO_PROPERTIES } from '../damage/body-habits.ts';
import type { BodyRun } from '../damage/body-runs.ts';
import { NearPlaces } from '../damage/near-places.ts';
import { changesOf } from '../damage/place-by-changes.ts';
import {
  type BodyShape,
  bodyShape,
  classSign,
  firstChildPath,
  firstVector,
  prefixBytes,
} from '../damage/shapes.ts';
import type { BodyReader } from '../objects/bodies.ts';
import type { HeaderRun } from '../objects/header-runs.ts';
import type { Reading } from '../objects/reading.ts';

/** A run of bodies that may be placed. */
export interface PlacedBodies extends BodyRun, Placed {}

/** Body `at` of a run, and the row of its object. */
interface PlacedBody {
  readonly run: PlacedBodies;
  readonly at: number;
  readonly row: number;
  readonly start: number;
  readonly end: number;
}

/** An object named by more than this many others is poor evidence for any of them. */
const MOST_PARTNERS = 8;
/** Least number of bodies of a class to have seen before one that starts differently counts as wrong. */
const LEAST_SEEN = 5;
const DOT = 0x2e;

export class BodyWitness implements Witness<HeaderRun, PlacedBodies> {
  readonly #reading: Reading;
  readonly #headers: readonly HeaderRun[];
  readonly #versioned: boolean;
  readonly #reader: BodyReader;
  readonly #rowOfPath = new Map<TextId, number>();
  /** By the path of an object: rows that it refers to. */
  readonly #partners = new Map<TextId, number[]>();
  /** By class: the signs of its bodies, and how many were seen. */
  readonly #signs = new Map<number, { readonly signs: Set<string>; seen: number }>();

  readonly #nearby = new NearPlaces(() => this.#reading.sink.nodeRoom(0));

  /** By run, of headers or bodies. */
  readonly #changes = new Map<Placed, readonly number[]>();

  constructor(reading: Reading, reader: BodyReader, headers: readonly HeaderRun[], versioned: boolean) {
    this.#reading = reading;
    this.#reader = reader;
    this.#headers = headers;
    this.#versioned = versioned;
    const { text } = reading.sink.nodeRoom(0);
    for (const { row, length } of headers) {
      for (let at = 0; at < length; at++) {
        const path = text[row + at]! as TextId;
        if (!this.#rowOfPath.has(path)) this.#rowOfPath.set(path, row + at);
      }
    }
  }

  /** Adds what is known: references since `links`, and placed bodies. */
  learn(links: number, bodies: readonly PlacedBodies[]): void {
    const { sink } = this.#reading;
    const { source, target } = sink.linkRoom(0);
    const { text, class: classes } = sink.nodeRoom(0);
    this.#partners.clear();
    for (let link = links; link < sink.linkCount; link++) {
      const row = target[link]! < 0 ? this.#rowOfPath.get(~target[link]! as TextId) : undefined;
      if (row === undefined) continue;
      const from = text[source[link]!]! as TextId;
      const known = this.#partners.get(from);
      if (known) known.push(row);
      else this.#partners.set(from, [row]);
    }
    this.#signs.clear();
    for (const { run, at, row, start, end } of this.#placed(bodies)) {
      this.#learnSign(classes[row]!, this.#sign(run, at));
      this.#nearby.learn(classes[row]!, row, () => firstVector(this.#reading.cursor.view, start, end));
    }
    this.#nearby.collect(this.#rows(), classes);
  }

  /** What placed bodies of each class look like. */
  habits(bodies: readonly PlacedBodies[]): BodyHabits {
    const { class: classes } = this.#reading.sink.nodeRoom(0);
    const habits = new BodyHabits();
    for (const { run, at, row } of this.#placed(bodies)) {
      const look = this.look(run, at);
      if (look !== null) habits.learn(classes[row]!, look);
    }
    return habits;
  }

  /** Intact bodies whose rows are known. */
  *#placed(bodies: readonly PlacedBodies[]): Iterable<PlacedBody> {
    for (const run of bodies) {
      if (run.index === null) continue;
      for (let at = 0; at < run.length; at++) {
        const header = headerAt(this.#headers, run.index + at);
        if (!header) continue;
        const { start, end } = this.#span(run, at);
        if (this.#reading.damage.at(start, end)) continue;
        yield { run, at, row: header.run.row + header.at, start, end };
      }
    }
  }

  #learnSign(of: number, sign: string | null): void {
    if (sign === null) return;
    let known = this.#signs.get(of);
    if (known === undefined) {
      known = { signs: new Set(), seen: 0 };
      this.#signs.set(of, known);
    }
    known.signs.add(sign);
    known.seen++;
  }

  testify(run: PlacedBodies, at: number): Testimony {
    const { start, end } = this.#span(run, at);
    if (this.#reading.damage.at(start, end)) return NOTHING;
    const owner = this.#owner(start, end);
    if (owner !== null) return { strong: [owner], weak: [] };
    const point = firstVector(this.#reading.cursor.view, start, end);
    const near = point === null ? [] : this.#nearby.near(point);
    return { strong: [], weak: [...this.#named(start, end, this.#shape(start, end)), ...near] };
  }

  find(row: number): Found<HeaderRun> | null {
    for (const run of this.#headers) {
      if (row >= run.row && row < run.row + run.length) return { run, at: row - run.row };
    }
    return null;
  }

  fit(run: PlacedBodies, at: number, header: Found<HeaderRun>): Fit {
    const { start, end } = this.#span(run, at);
    if (this.#reading.damage.at(start, end)) return 'unknown';
    const row = header.run.row + header.at;
    const { kind, class: classes } = this.#reading.sink.nodeRoom(0);
    const shape = this.#shape(start, end);
    if (shape !== null && (shape === 'actor') !== (kind[row] === KIND.ACTOR)) return 'impossible';
    const owner = this.#owner(start, end);
    if (owner !== null) return owner === row ? 'like' : 'impossible';
    const known = this.#signs.get(classes[row]!);
    const sign = this.#sign(run, at);
    if (known === undefined || known.seen < LEAST_SEEN || sign === null) return 'unknown';
    if (known.signs.has(sign)) return 'like';
    return sign === NO_PROPERTIES ? 'bare' : 'unlike';
  }

  classOf({ run, at }: Found<HeaderRun>): number {
    return this.#reading.sink.nodeRoom(0).class[run.row + at]!;
  }

  /** Whether no length in a run is damaged other than beside a hole: then it has as many bodies as it seems. */
  leadsOn({ places }: PlacedBodies): boolean {
    const prefix = prefixBytes(this.#versioned);
    return places.every((place) => this.#reading.damage.isBesideHole(place, place + prefix));
  }

  /** What a body looks like; null when it is damaged other than beside a hole. */
  look(run: PlacedBodies, at: number): BodyLook | null {
    const { start, end } = this.#span(run, at);
    if (!this.#reading.damage.isBesideHole(start, end)) return null;
    const size = (run.places[at + 1] ?? run.end) - run.places[at]!;
    return { size, sign: classSign(this.#reading.cursor.view, start, end) };
  }

  bodyChanges(run: PlacedBodies): readonly number[] {
    return this.#changesIn(run, (at) => this.#sign(run, at));
  }

  headerChanges(run: HeaderRun): readonly number[] {
    const { class: classes } = this.#reading.sink.nodeRoom(0);
    return this.#changesIn(run, (at) => classes[run.row + at]!);
  }

  #changesIn<T>(run: Placed, look: (at: number) => T | null): readonly number[] {
    let changes = this.#changes.get(run);
    if (changes === undefined) {
      changes = changesOf(Array.from({ length: run.length }, (_, at) => look(at)));
      this.#changes.set(run, changes);
    }
    return changes;
  }

  /** The body without its prefix. */
  #span(run: PlacedBodies, at: number): { start: number; end: number } {
    const start = run.places[at]! + prefixBytes(this.#versioned);
    return { start, end: start + this.#reading.cursor.view.getInt32(start - 4, true) };
  }

  #shape(start: number, end: number): BodyShape | null {
    return bodyShape(this.#reading.cursor.view, start, end);
  }

  /** The actor of its first child; null when it has none. */
  #owner(start: number, end: number): number | null {
    const { cursor, sink } = this.#reading;
    if (this.#shape(start, end) !== 'actor') return null;
    const path = firstChildPath(cursor.view, start, end);
    if (path < 0) return null;
    const length = cursor.view.getInt32(path, true) - 1;
    if (length <= 0 || path + 4 + length > end) return null;
    const dot = cursor.bytes.lastIndexOf(DOT, path + 4 + length - 1);
    if (dot <= path + 4) return null;
    return this.#rowOfPath.get(sink.texts.intern(path + 4, dot - path - 4)) ?? null;
  }

  /** Rows of objects that refer to what this body refers to. */
  #named(start: number, end: number, shape: BodyShape | null): number[] {
    if (shape === null) return [];
    const rows: number[] = [];
    for (const path of this.#reader.named(start, end, shape, this.#versioned)) {
      const partners = this.#partners.get(path);
      if (partners && partners.length <= MOST_PARTNERS) rows.push(...partners);
    }
    return rows;
  }

  *#rows(): Iterable<number> {
    for (const { row, length } of this.#headers) for (let at = 0; at < length; at++) yield row + at;
  }

  #sign(run: PlacedBodies, at: number): string | null {
    const { start, end } = this.#span(run, at);
    return this.#reading.damage.at(start, end) ? null : classSign(this.#reading.cursor.view, start, end);
  }
}

const NOTHING: Testimony = { strong: [], weak: [] };
