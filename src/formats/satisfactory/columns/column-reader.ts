// Reads the values under one property path with the kernel, which skips tags by their sizes and decodes
// nothing off the path. It refuses objects with anything unusual; those are decoded.

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
import type { ByteTexts } from '../../../graph/memory/byte-texts.ts';
import { isSecretName } from '../../../graph/secret-names.ts';
import type { KernelRoom, KernelRooms } from '../kernel/kernel-rooms.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { ValueBatch } from './boundary.gen.ts';
import * as CODE from './codes.ts';
import { OTHER_NAMES, TAIL_NAMES } from './decoded-names.ts';
import type { ObjectBodies } from './object-body.ts';
import { type OpenKernel, openKernel } from './open-kernel.ts';
import type { RowsByName } from './rows-by-name.ts';
import { structProgram } from './struct-programs.ts';

/** Fewer rows are decoded before the kernel would even have started. */
const LEAST_ROWS = 16;

/** Bytes of objects per run: the budget is checked between runs. */
const MOST_BYTES = 8 * 2 ** 20;

/** Used in place of a tag number: the row has nothing under the path, or it has to be decoded. */
const NONE = -1;
const REFUSED = -2;

/** Kinds of values besides references that the kernel finds but does not complete, as a bit set. */
const OTHERS_RESOLVED = (1 << VALUE.text) | (1 << VALUE.integer) | (1 << CODE.UNSIGNED);

export interface ColumnSource {
  readonly rooms: KernelRooms | null;
  readonly index: PropertyIndex;
  readonly rowsByName: RowsByName;
  readonly bodies: ObjectBodies;
  /** Numbers names as the index does. */
  readonly names: ByteTexts;
  readonly graph: GraphData;
}

export class ObjectColumnReader implements ColumnReader {
  readonly #source: ColumnSource;
  readonly #path: ColumnPath;
  readonly #texts: TextNumbers;
  readonly #view: DataView;
  /** What each name means as the first step, by number. */
  readonly #meanings: Uint8Array;
  /** Whether the kernel can follow the path. */
  readonly #isPlain: boolean;
  /**
   * Whether the path may start outside property lists: in class-specific data, or in a node that is no
   * object.
   */
  readonly #mayBeInTails: boolean;
  readonly #isOfOthers: boolean;
  #opened: Opened | null = null;

  constructor(source: ColumnSource, path: ColumnPath, texts: TextNumbers) {
    this.#source = source;
    this.#path = path;
    this.#texts = texts;
    const { buffer, byteOffset, byteLength } = source.graph.image;
    this.#view = new DataView(buffer, byteOffset, byteLength);
    this.#mayBeInTails = path.names[0]!.some(({ name }) => TAIL_NAMES.has(name));
    this.#isOfOthers = path.names[0]!.some(({ name }) => OTHER_NAMES.has(name));
    // The graph withholds decoded credentials; the kernel would not.
    const isSecret = path.names.some((ways) => ways.some(({ name }) => isSecretName(name)));
    const isLong = path.steps.length > CODE.MOST_STEPS;
    this.#isPlain = !isSecret && !isLong && !path.steps.some((step) => 'at' in step);
    this.#meanings = Uint8Array.from(source.index.names, (_, name) => this.#meaningOf(0, name));
  }

  candidates(): readonly Uint32Array[] {
    const { index, rowsByName, bodies, graph } = this.#source;
    const lists: Uint32Array[] = [];
    for (let name = 0; name < index.names.length; name++) {
      if (this.#meanings[name] !== CODE.OTHER_NAME) lists.push(rowsByName.of(name));
    }
    lists.push(index.decoded);
    if (this.#mayBeInTails) lists.push(index.more);
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
    const { rooms, names } = this.#source;
    const open = openKernel(rooms, names, {
      meaningOf: ({ step, name }) => this.#meaningOf(step, name),
      structOf: ({ name }) =>
        BINARY_STRUCTS.has(names.texts[name]!) ? CODE.BINARY_STRUCT : CODE.PROPERTY_LIST,
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
    const { kernel, tags, found } = this.#opened!;
    const { count: asked, tagCount } = this.#collect(position);
    let count = asked;
    if (kernel !== null && tagCount > 0) {
      const done = kernel.kernel.readValues({ ...kernel.batch, count: tagCount, values: before });
      if (done < tagCount) count = tags.subarray(0, count).indexOf(done);
      this.#resolve(kernel, found, done, before);
    }
    byRow(found, tags, count, kernel?.batch ?? null, before);
    return found;
  }

  /**
   * Finds the one tag of each row that the path starts with, for the kernel to read. In one loop over local variables,
   * because the first question runs it uncompiled.
   */
  #collect(position: number): { readonly count: number; readonly tagCount: number } {
    const { rows, kernel, tags } = this.#opened!;
    const { index, bodies, graph } = this.#source;
    const { start, name, at, state } = index;
    const { spanSize } = graph.nodes;
    const [meanings, mayBeInTails, isOfOthers] = [this.#meanings, this.#mayBeInTails, this.#isOfOthers];
    const { count: objects } = bodies;
    const most = Math.min(rows.length - position, tags.length);
    let [count, tagCount, bytes] = [0, 0, 0];
    for (; count < most && bytes < MOST_BYTES; count++) {
      const row = rows[position + count]!;
      let found = NONE;
      const end = start[row + 1]!;
      for (let tag = start[row]!; tag < end; tag++) {
        const meaning = meanings[name[tag]!];
        if (meaning === CODE.OTHER_NAME) continue;
        // A repeated name is an array.
        found = meaning === CODE.WANTED && found === NONE ? at[tag]! : REFUSED;
      }
      const isOther = row >= objects ? isOfOthers : mayBeInTails && state[row] === ROW.more;
      if (isOther || state[row] === ROW.decoded) found = REFUSED;
      if (found < 0 || kernel === null) {
        tags[count] = found < 0 ? found : REFUSED;
        continue;
      }
      tags[count] = tagCount;
      bytes += spanSize[row]!;
      kernel.nodes[tagCount] = row;
      kernel.batch.tagAt[tagCount++] = found;
    }
    if (kernel !== null) bodies.copyBits(kernel.batch.layout, kernel.nodes, tagCount);
    return { count, tagCount };
  }

  /**
   * Completes the values that the kernel found: numbers of texts, targets of references, and 64-bit integers.
   */
  #resolve({ kernel, batch, nodes }: Running, found: Found, count: number, before: number): void {
    const end = batch.valueEnd[count - 1]! - before;
    found.kinds = kernel.kinds;
    found.kind = batch.kind;
    found.number = batch.number;
    found.element = batch.element;
    found.large.clear();
    if ((found.kinds & (1 << VALUE.reference)) !== 0) {
      found.target = new Uint32Array(end);
      this.#findTargets(batch, nodes, found.target, count, before);
    }
    if ((found.kinds & OTHERS_RESOLVED) === 0) return;
    found.text = new Uint32Array(end);
    const { kind, at, size } = batch;
    for (let value = 0; value < end; value++) {
      switch (kind[value]) {
        case VALUE.text:
          found.text[value] = this.#texts.addAt(at[value]!, size[value]!) + 1;
          break;
        case VALUE.integer:
        case CODE.UNSIGNED:
          this.#resolveInteger(batch, found, value);
          break;
      }
    }
  }

  /**
   * The targets of references, from the edges at their places. Where one has no edge, or its target's path is not the
   * text in the file, the row has to be decoded.
   */
  #findTargets(
    { kind, at, valueEnd, isRead }: Batch,
    nodes: Uint32Array,
    targets: Uint32Array,
    count: number,
    before: number,
  ): void {
    const { edges, nodes: columns, repeats } = this.#source.graph;
    const { start, at: places, target } = edges;
    const { join } = columns;
    const mayDiffer = repeats.size > 0 || join !== null;
    for (let tag = 0, value = 0; tag < count; tag++) {
      const node = nodes[tag]!;
      const tagEnd = valueEnd[tag]! - before;
      const end = start[node + 1]!;
      for (let edge = start[node]!; value < tagEnd; value++) {
        if (kind[value] !== VALUE.reference) continue;
        const place = at[value]!;
        // A node's edges are nearly always in the order of its references in the file.
        while (edge < end && places[edge]! < place) edge++;
        const found = edge < end && places[edge] === place ? target[edge]! : -1;
        if (
          found < 0 ||
          (mayDiffer && (repeats.has(found as NodeId) || (join !== null && join[found] !== 0)))
        ) {
          isRead[tag] = 0;
          value = tagEnd;
          break;
        }
        targets[value] = found + 1;
      }
    }
  }

  #resolveInteger(batch: Batch, found: Found, value: number): void {
    const at = batch.at[value]!;
    const exact =
      batch.kind[value] === CODE.UNSIGNED
        ? this.#view.getBigUint64(at, true)
        : this.#view.getBigInt64(at, true);
    found.kinds |= 1 << VALUE.integer;
    batch.kind[value] = VALUE.integer;
    batch.number[value] = Number(exact);
    if (!Number.isSafeInteger(batch.number[value])) found.large.set(value, exact);
  }

  /** A longer name with dots in it takes precedence over the steps of a shorter one. */
  #meaningOf(step: number, name: number): number {
    const text = this.#source.names.texts[name]!.toLowerCase();
    const names = this.#path.names[step]!;
    const at = names.findIndex((each) => each.name === text);
    if (at < 0) return CODE.OTHER_NAME;
    return at === names.length - 1 ? CODE.WANTED : CODE.AMBIGUOUS;
  }

  /** Programs are made when a struct is first met. */
  #programOf(name: number, layout: number): number {
    const running = this.#opened!.kernel!;
    const struct = BINARY_STRUCTS.get(this.#source.names.texts[name]!);
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
  /** Null when the kernel could not start: then everything is decoded. */
  readonly kernel: Running | null;
  readonly found: Found;
  /** By row: the number of its tag among those of the kernel, or NONE or REFUSED. */
  readonly tags: Int32Array;
}

interface Running extends OpenKernel {
  readonly batch: Batch;
  /** The node that each tag belongs to. */
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

/** Turns the ends of the values of each tag into those of each row. */
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
