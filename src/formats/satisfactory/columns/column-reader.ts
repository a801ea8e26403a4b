// Values under one property path, read by the kernel where they stand: it follows tags by their sizes, and nothing is decoded that
// the path does not lead to. Anything unusual is refused: then the object is decoded.

import {
  type ColumnPath,
  type ColumnReader,
  type FoundRows,
  type PropertyIndex,
  ROW,
  type TextNumbers,
  VALUE,
} from '../../../graph/column-reader.ts';
import type { GraphData } from '../../../graph/finished/graph-data.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { KernelRoom, KernelRooms } from '../kernel/kernel-rooms.ts';
import type { ValueBatch } from './boundary.gen.ts';
import * as CODE from './codes.ts';
import { NAMES_BEHIND, NAMES_OF_OTHERS } from './decoded-names.ts';
import type { ObjectBodies } from './object-body.ts';
import { type OpenKernel, openKernel } from './open-kernel.ts';
import type { RowsByName } from './rows-by-name.ts';
import { StructKinds } from './struct-kinds.ts';
import { structProgram } from './struct-programs.ts';
import type { TagWalk } from './tag-walk.ts';

/** Fewer are decoded sooner than the kernel is started. */
const LEAST_ROWS = 16;

/** Bytes of objects that one run goes through: the budget is checked between runs. */
const MOST_BYTES = 8 * 2 ** 20;

/** Instead of the number of a tag: the row has nothing under the path; or it must be decoded. */
const NONE = -1;
const REFUSED = -2;

/** Kinds of values that take more than the kernel gives, a bit a kind. */
const RESOLVED = [VALUE.text, VALUE.reference, VALUE.integer, CODE.UNSIGNED].reduce(
  (bits, kind) => bits | (1 << kind),
  0,
);

export interface ColumnSource {
  readonly rooms: KernelRooms | null;
  readonly index: PropertyIndex;
  readonly rowsByName: RowsByName;
  readonly bodies: ObjectBodies;
  readonly walk: TagWalk;
  readonly graph: GraphData;
}

export class ObjectColumnReader implements ColumnReader {
  readonly #source: ColumnSource;
  readonly #path: ColumnPath;
  readonly #texts: TextNumbers;
  readonly #kinds: StructKinds;
  /** What names mean as the first step, by number. */
  readonly #meanings: Uint8Array;
  /** Whether the kernel can follow the path. */
  readonly #isPlain: boolean;
  /** Whether the path may begin behind a property list, or in what is no object. */
  readonly #isBehind: boolean;
  readonly #isOfOthers: boolean;
  #opened: Opened | null = null;

  constructor(source: ColumnSource, path: ColumnPath, texts: TextNumbers) {
    this.#source = source;
    this.#kinds = new StructKinds(source.walk);
    this.#path = path;
    this.#texts = texts;
    this.#isBehind = path.names[0]!.some(({ name }) => NAMES_BEHIND.has(name));
    this.#isOfOthers = path.names[0]!.some(({ name }) => NAMES_OF_OTHERS.has(name));
    this.#isPlain = path.steps.length <= CODE.MOST_STEPS && !path.steps.some((step) => 'at' in step);
    this.#meanings = Uint8Array.from(source.index.names, (_, name) => this.#meaningOf(0, name));
  }

  candidates(): readonly Uint32Array[] {
    const { index, rowsByName, bodies, graph } = this.#source;
    const lists: Uint32Array[] = [];
    for (let name = 0; name < index.names.length; name++) {
      if (this.#meanings[name] !== CODE.OTHER_NAME) lists.push(rowsByName.of(name));
    }
    lists.push(index.decoded);
    if (this.#isBehind) lists.push(index.more);
    const others = this.#isOfOthers ? graph.nodes.count - bodies.count : 0;
    lists.push(Uint32Array.from({ length: others }, (_, at) => bodies.count + at));
    return lists;
  }

  open(rows: Uint32Array): void {
    const kernel = this.#isPlain && rows.length >= LEAST_ROWS ? this.#openKernel() : null;
    const found = emptyRows(Math.min(rows.length, CODE.MOST_ROWS));
    this.#opened = { rows, kernel, found, tags: new Int32Array(found.isRead.length) };
  }

  #openKernel(): Running | null {
    const { rooms, walk } = this.#source;
    const open = openKernel(rooms, walk, {
      meaningOf: ({ step, name }) => this.#meaningOf(step, name),
      structOf: ({ name }) => (this.#kinds.named(name) ? CODE.BINARY_STRUCT : CODE.PROPERTY_LIST),
      programOf: ({ name, layout }) => this.#programOf(name, layout),
    });
    if (open === null) return null;
    const { steps, split } = this.#path;
    const each = steps.reduce((bits, step, at) => ('each' in step ? bits | (1 << at) : bits), 0);
    open.kernel.setPath({ steps: steps.length, each, split });
    return { ...open, batch: batchIn(open.room), nodes: new Uint32Array(CODE.MOST_ROWS), programCount: 0 };
  }

  close(): void {
    this.#opened?.kernel?.room.release();
    this.#opened = null;
  }

  read(position: number, before: number): FoundRows {
    const { rows, kernel, tags, found } = this.#opened!;
    const places = this.#placesOf(rows, position, Math.min(rows.length - position, tags.length));
    const { spanSize } = this.#source.graph.nodes;
    let [count, tagCount, bytes] = [0, 0, 0];
    for (; count < places.length && bytes < MOST_BYTES; count++) {
      const at = places[count]!;
      if (at < 0 || kernel === null) {
        tags[count] = at < 0 ? at : REFUSED;
        continue;
      }
      const row = rows[position + count]!;
      tags[count] = tagCount;
      bytes += spanSize[row]!;
      kernel.nodes[tagCount] = row;
      kernel.batch.tagAt[tagCount] = at;
      kernel.batch.layout[tagCount++] = this.#source.bodies.bits(row);
    }
    if (kernel !== null && tagCount > 0) {
      const done = kernel.kernel.readValues({ ...kernel.batch, count: tagCount, values: before });
      if (done < tagCount) count = tags.subarray(0, count).indexOf(done);
      this.#resolve(kernel, found, done, before);
    }
    byRow(found, tags, count, kernel?.batch ?? null, before);
    return found;
  }

  /** What the kernel found under tags, with numbers of texts, targets of references, and numbers of 64 bits. */
  #resolve({ kernel, batch, nodes }: Running, found: Found, count: number, before: number): void {
    const end = batch.valueEnd[count - 1]! - before;
    found.kinds = kernel.kinds;
    found.kind = batch.kind;
    found.number = batch.number;
    found.element = batch.element;
    found.text = new Uint32Array(end);
    found.target = new Uint32Array(end);
    found.large.clear();
    if ((found.kinds & RESOLVED) === 0) return;
    const { kind, at, size } = batch;
    const { start } = this.#source.graph.edges;
    for (let tag = 0, value = 0; tag < count; tag++) {
      const tagEnd = batch.valueEnd[tag]! - before;
      for (let edge = start[nodes[tag]!]!; value < tagEnd; value++) {
        switch (kind[value]) {
          case VALUE.text:
            found.text[value] = this.#texts.addAt(at[value]!, size[value]!) + 1;
            break;
          case VALUE.reference:
            edge = this.#edgeAt(at[value]!, edge, start[nodes[tag]! + 1]!);
            if (edge < 0) batch.isRead[tag] = 0;
            else found.target[value] = this.#source.graph.edges.target[edge]! + 1;
            break;
          case VALUE.integer:
          case CODE.UNSIGNED:
            this.#resolveInteger(batch, found, value);
            break;
        }
        // The next tag's values are next.
        if (edge < 0) value = tagEnd - 1;
      }
    }
  }

  #resolveInteger(batch: Batch, found: Found, value: number): void {
    const { view } = this.#source.walk;
    const at = batch.at[value]!;
    const exact =
      batch.kind[value] === CODE.UNSIGNED ? view.getBigUint64(at, true) : view.getBigInt64(at, true);
    found.kinds |= 1 << VALUE.integer;
    batch.kind[value] = VALUE.integer;
    batch.number[value] = Number(exact);
    if (!Number.isSafeInteger(batch.number[value])) found.large.set(value, exact);
  }

  /** The edge of the reference that stands at `at`, among some; -1 when decoding must find where it leads. */
  #edgeAt(at: number, from: number, end: number): number {
    const { edges, nodes, repeats } = this.#source.graph;
    // References of a node stand in its edges in the order of the file, nearly always.
    let edge = from;
    while (edge < end && edges.at[edge]! < at) edge++;
    if (edge === end || edges.at[edge] !== at) return -1;
    const target = edges.target[edge]! as NodeId;
    // The path of one that comes again, or is made of its parent's, is not what is written.
    return repeats.has(target) || (nodes.join !== null && nodes.join[target] !== 0) ? -1 : edge;
  }

  /** By row: where the one tag stands that the path begins with, NONE or REFUSED. */
  #placesOf(rows: Uint32Array, position: number, count: number): Float64Array {
    const { index, bodies } = this.#source;
    const { start, name, at, state } = index;
    const meanings = this.#meanings;
    const places = new Float64Array(count);
    for (let next = 0; next < count; next++) {
      const row = rows[position + next]!;
      let found = NONE;
      for (let tag = start[row]!; tag < start[row + 1]!; tag++) {
        const meaning = meanings[name[tag]!];
        if (meaning === CODE.OTHER_NAME) continue;
        // A name that comes back is an array.
        found = meaning === CODE.WANTED && found === NONE ? at[tag]! : REFUSED;
      }
      const isOther = row >= bodies.count ? this.#isOfOthers : this.#isBehind && state[row] === ROW.more;
      places[next] = isOther || state[row] === ROW.decoded ? REFUSED : found;
    }
    return places;
  }

  /** A longer name, with dots, comes before the way through a shorter one. */
  #meaningOf(step: number, name: number): number {
    const text = this.#source.walk.names.texts[name]!.toLowerCase();
    const names = this.#path.names[step]!;
    const at = names.findIndex((each) => each.name === text);
    if (at < 0) return CODE.OTHER_NAME;
    return at === names.length - 1 ? CODE.WANTED : CODE.AMBIGUOUS;
  }

  /** Programs are made when a struct first comes. */
  #programOf(name: number, layout: number): number {
    const running = this.#opened!.kernel!;
    const struct = this.#kinds.named(name);
    const step = this.#path.steps[this.#path.steps.length - 1]!;
    const version = this.#source.bodies.versionOf(layout);
    if (!struct || !version || !('name' in step) || running.programCount === CODE.MOST_PROGRAMS) return -1;
    const program = structProgram(struct, step.name, version);
    if (program === null) return -1;
    const number = running.programCount++;
    const words = running.programs.subarray(number * CODE.PROGRAM_WORDS);
    words.fill(CODE.END, 0, CODE.PROGRAM_WORDS);
    words.set(program);
    return number;
  }
}

type Batch = Omit<ValueBatch, 'count' | 'values'>;

type Found = { -readonly [K in keyof FoundRows]: FoundRows[K] } & { readonly large: Map<number, bigint> };

interface Opened {
  readonly rows: Uint32Array;
  /** Null when there is none: then all is decoded. */
  readonly kernel: Running | null;
  readonly found: Found;
  /** By row of what was found: its tag among those of the kernel, NONE or REFUSED. */
  readonly tags: Int32Array;
}

interface Running extends OpenKernel {
  readonly batch: Batch;
  /** The node of each tag. */
  readonly nodes: Uint32Array;
  programCount: number;
}

function emptyRows(most: number): Found {
  return {
    count: 0,
    kinds: 0,
    kind: new Uint8Array(0),
    number: new Float64Array(0),
    text: new Uint32Array(0),
    target: new Uint32Array(0),
    large: new Map(),
    element: new Uint32Array(0),
    isRead: new Uint8Array(most),
    valueEnd: new Uint32Array(most),
    elementEnd: new Uint32Array(most),
  };
}

/** Where the values of rows end, by where those of their tags do. */
function byRow(found: Found, tags: Int32Array, count: number, batch: Batch | null, before: number): void {
  const { isRead, valueEnd, elementEnd } = found;
  let [values, elements] = [before, 0];
  for (let row = 0; row < count; row++) {
    const tag = tags[row]!;
    let ofTag = tag === NONE ? 1 : 0;
    if (tag >= 0 && batch !== null) {
      values = batch.valueEnd[tag]!;
      elements = batch.elementEnd[tag]!;
      ofTag = batch.isRead[tag]!;
    }
    isRead[row] = ofTag;
    valueEnd[row] = values;
    elementEnd[row] = elements;
  }
  found.count = count;
}

function batchIn(room: KernelRoom): Batch {
  return {
    tagAt: room.array(Uint32Array, CODE.MOST_ROWS),
    layout: room.array(Uint8Array, CODE.MOST_ROWS),
    kind: room.array(Uint8Array, CODE.MOST_VALUES),
    number: room.array(Float64Array, CODE.MOST_VALUES),
    at: room.array(Uint32Array, CODE.MOST_VALUES),
    size: room.array(Uint32Array, CODE.MOST_VALUES),
    element: room.array(Uint32Array, CODE.MOST_ELEMENTS),
    valueEnd: room.array(Uint32Array, CODE.MOST_ROWS),
    elementEnd: room.array(Uint32Array, CODE.MOST_ROWS),
    isRead: room.array(Uint8Array, CODE.MOST_ROWS),
  };
}
