// Values of nodes as plain objects, read by walking these: what columns must hold, whether they were decoded or read by
// a format's reader, which is made here of the same objects.

import fc from 'fast-check';
import { type ColumnPath, type ColumnReader, type FoundRows, VALUE } from '../../src/graph/column-reader.ts';
import { Graph } from '../../src/graph/graph.ts';
import { NO_NODE, type NodeId } from '../../src/graph/ids.ts';
import type { Decoder } from '../../src/graph/sink.ts';
import type { ValueColumn } from '../../src/query/columns/value-column.ts';
import type { PropertyPath } from '../../src/query/values/property-path.ts';
import { Entries, type Plain, type PlainStruct, Ref, testGraph } from './test-graph.ts';

/** A path with the way that takes its place where nothing lies under it. */
export const OTHER_NAME = { a: 'b' } as const;

/** What to ask of the plain rows: a path, or one inside the elements of another. */
export interface Wanted {
  readonly inside: string | null;
  readonly path: string | null;
}

export const WANTED: readonly Wanted[] = [
  ...['a', 'b', 'list', 'list[]', 'list[1]', 'items[].n', 'items[].l[]', 'items[0].n', 'none'].map(
    (path) => ({
      inside: null,
      path,
    }),
  ),
  { inside: 'list[]', path: null },
  { inside: 'items[]', path: null },
  { inside: 'items[]', path: 'n' },
  { inside: 'items[]', path: 'l[]' },
  { inside: 'items[].l[]', path: null },
  { inside: 'none[]', path: 'n' },
];

/** Names of nodes, with the words that values are made of inside them: readers find texts in the image. */
const pathOf = (row: number): string => `Level:Iron.Copper_${row}`;

const leaf = (count: number): fc.Arbitrary<Plain> =>
  fc.oneof<fc.Arbitrary<Plain>[]>(
    fc.integer({ min: -2, max: 3 }),
    fc.constantFrom(0.5, Number.NaN, Number.POSITIVE_INFINITY),
    fc.constantFrom('Iron', 'Copper', 'Level', ''),
    fc.boolean(),
    fc.constant(null),
    fc.bigInt({ min: -9n, max: 9n }),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 62n }),
    fc.nat({ max: count }).map((row) => new Ref(pathOf(row))),
  );

/** The properties of so many nodes. */
export function plainRows(minLength: number, maxLength: number): fc.Arbitrary<PlainStruct[]> {
  return fc.integer({ min: minLength, max: maxLength }).chain((count) => {
    const value = leaf(count);
    const item = fc.record({ n: value, l: fc.array(value, { maxLength: 2 }) }, { requiredKeys: [] });
    const row = fc.record(
      {
        a: value,
        b: value,
        list: fc.array(value, { maxLength: 3 }),
        items: fc.array(item, { maxLength: 3 }),
      },
      { requiredKeys: [] },
    );
    return fc.array(row as fc.Arbitrary<PlainStruct>, { minLength: count, maxLength: count });
  });
}

/** Of what is no number, text or reference a column only knows that it is there. */
export const OTHER = Symbol('a value that takes decoding');
export type Shown = number | bigint | string | boolean | null | typeof OTHER | { readonly to: string };

/** What a column must hold of a row: the values of each of its elements. */
export function plainElements(row: PlainStruct, { inside, path }: Wanted): Shown[][] {
  const outer = inside ?? path!;
  const [name] = parts(outer);
  const other = inside === null && name === 'a' ? OTHER_NAME.a : null;
  const found = (way: string): Plain[] => plainAt(row, parts(way));
  if (inside === null) {
    const values = found(outer);
    return [(values.length === 0 && other ? found(other + outer.slice(1)) : values).map(shown)];
  }
  return found(inside).map((element) =>
    (path === null ? [element] : plainAt(element, parts(path))).map(shown),
  );
}

function parts(path: string): string[] {
  return path.match(/[^.[\]]+|\[\d*\]/g) ?? [];
}

function plainAt(value: Plain, [part, ...rest]: readonly string[]): Plain[] {
  if (part === undefined) return [value];
  if (part === '[]') return isList(value) ? value.flatMap((item) => plainAt(item, rest)) : [];
  if (part.startsWith('[')) {
    const at = Number(part.slice(1, -1));
    return isList(value) && at < value.length ? plainAt(value[at]!, rest) : [];
  }
  return isStruct(value) && Object.hasOwn(value, part) ? plainAt(value[part]!, rest) : [];
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isStruct(value: Plain): value is PlainStruct {
  return typeof value === 'object' && value !== null && !isList(value) && !isOdd(value);
}

function isOdd(value: Plain): value is Ref | Entries {
  return value instanceof Ref || value instanceof Entries;
}

function shown(value: Plain): Shown {
  if (value instanceof Ref) return { to: value.to };
  return typeof value === 'object' && value !== null ? OTHER : value;
}

/** What a column holds of a row that it knows. */
export function columnElements(graph: Graph, column: ValueColumn, row: number): Shown[][] {
  const shownAt = (at: number): Shown => {
    switch (column.kind(at)) {
      case VALUE.nothing:
        return null;
      case VALUE.number:
        return column.rawNumber(at);
      case VALUE.integer:
        return column.integerOf(at);
      case VALUE.boolean:
        return column.booleanOf(at);
      case VALUE.text:
        return column.texts.texts[column.textOf(at)]!;
      case VALUE.reference:
        return { to: graph.path(column.targetOf(at) as NodeId) };
      default:
        return OTHER;
    }
  };
  return Array.from({ length: column.elementCount(row) }, (_, nth) => {
    const element = column.firstElement(row) + nth;
    const [start, stop] = [column.start(element), column.stop(element)];
    return Array.from({ length: stop - start }, (_, at) => shownAt(start + at));
  });
}

/** How the reader of a made-up format behaves; null for a format that has none. */
export interface ReaderHabits {
  /** Nodes that it reads at a time. */
  readonly batch: number;
  /** Of so many nodes it leaves one to decoding. */
  readonly refuses: number;
}

export const readerHabits: fc.Arbitrary<ReaderHabits | null> = fc.option(
  fc.record({ batch: fc.integer({ min: 1, max: 7 }), refuses: fc.integer({ min: 2, max: 5 }) }),
);

export interface PlainGraph {
  readonly graph: Graph;
  /** Readers that were opened and not closed. */
  readonly open: () => number;
}

export function plainGraph(rows: readonly PlainStruct[], habits: ReaderHabits | null): PlainGraph {
  const made = testGraph(rows.map((properties, row) => ({ path: pathOf(row), class: 'A', properties })));
  const readers: PlainReader[] = [];
  const decoder: Decoder = {
    properties: (node) => made.properties(node),
    outline: (node) => made.outline(node),
    header: () => ({}),
    pose: () => ({ rotation: null, scale: null }),
    referencePath: () => null,
    aliases: new Map([['a', [OTHER_NAME.a]]]),
    ...(habits && {
      propertyIndex: () => noIndex(made.count),
      columnReader: (_, path, texts) => {
        const reader = new PlainReader(made, rows, path, (at, size) => texts.addAt(at, size), habits);
        readers.push(reader);
        return reader;
      },
    }),
  };
  return {
    graph: new Graph(made.data, decoder),
    open: () => readers.reduce((sum, reader) => sum + reader.opened, 0),
  };
}

/** Readers of plain rows need none. */
function noIndex(count: number): NonNullable<ReturnType<NonNullable<Decoder['propertyIndex']>>> {
  const none = new Uint32Array(0);
  return {
    names: [],
    start: new Uint32Array(count + 1),
    name: new Uint16Array(0),
    at: none,
    state: new Uint8Array(count),
    more: none,
    decoded: none,
  };
}

class PlainReader implements ColumnReader {
  opened = 0;
  #nodes: Uint32Array = new Uint32Array(0);
  readonly #graph: Graph;
  readonly #rows: readonly PlainStruct[];
  readonly #path: ColumnPath;
  readonly #textAt: (at: number, size: number) => number;
  readonly #habits: ReaderHabits;

  constructor(
    graph: Graph,
    rows: readonly PlainStruct[],
    path: ColumnPath,
    textAt: (at: number, size: number) => number,
    habits: ReaderHabits,
  ) {
    this.#graph = graph;
    this.#rows = rows;
    this.#path = path;
    this.#textAt = textAt;
    this.#habits = habits;
  }

  /** Those with the first name of the path, some of them twice. */
  candidates(): readonly Uint32Array[] {
    const [first] = this.#path.steps;
    const name = first && 'name' in first ? first.name : '';
    const rows = [...this.#rows.keys()].filter((row) => Object.hasOwn(this.#rows[row]!, name));
    return [Uint32Array.from(rows), Uint32Array.from(rows.slice(0, 2))];
  }

  open(nodes: Uint32Array): void {
    this.opened++;
    this.#nodes = nodes;
  }

  close(): void {
    this.opened--;
  }

  read(position: number, before: number): FoundRows {
    const nodes = this.#nodes.subarray(position, position + this.#habits.batch);
    const batch = new Batch(before);
    for (const node of nodes) {
      const elements = this.#elementsOf(this.#rows[node] ?? {});
      const isOdd = elements
        .flat()
        .some((value) => typeof value === 'object' && value !== null && !(value instanceof Ref));
      if (isOdd || node % this.#habits.refuses === 1) batch.refuse();
      else batch.add(elements.map((values) => values.map((value) => this.#encode(value))));
    }
    return batch.found(this.#path.split > 0);
  }

  #elementsOf(row: PlainStruct): Plain[][] {
    const { steps, split } = this.#path;
    if (split === 0) return [this.#walk(row, 0, steps.length)];
    return this.#walk(row, 0, split).map((element) => this.#walk(element, split, steps.length));
  }

  /** From one step up to another, by the names that each may begin. */
  #walk(value: Plain, step: number, end: number): Plain[] {
    const { steps, names } = this.#path;
    const wanted = steps[step];
    if (step === end || !wanted) return [value];
    if ('name' in wanted) {
      const name = names[step]!.find((each) => isStruct(value) && Object.hasOwn(value, each.name));
      return name ? this.#walk((value as PlainStruct)[name.name]!, name.next, end) : [];
    }
    if (!isList(value)) return [];
    const items = 'each' in wanted ? value : value.slice(wanted.at, wanted.at + 1);
    return items.flatMap((item) => this.#walk(item, step + 1, end));
  }

  #encode(value: Plain): Encoded {
    switch (typeof value) {
      case 'number':
        return { kind: VALUE.number, number: value };
      case 'bigint':
        return { kind: VALUE.integer, number: Number(value), large: value };
      case 'boolean':
        return { kind: VALUE.boolean, number: Number(value) };
      case 'string':
        return { kind: VALUE.text, text: this.#textAt(this.#placeOf(value), value.length) + 1 };
    }
    if (value === null) return { kind: VALUE.nothing };
    const target = this.#graph.find((value as Ref).to);
    if (target === NO_NODE) throw new Error('a reference without a node');
    return { kind: VALUE.reference, target: target + 1 };
  }

  #placeOf(text: string): number {
    const at = Buffer.from(this.#graph.data.image).indexOf(text);
    if (at < 0) throw new Error(`${text} stands nowhere in the image`);
    return at;
  }
}

interface Encoded {
  readonly kind: number;
  readonly number?: number;
  readonly text?: number;
  readonly target?: number;
  readonly large?: bigint;
}

/** Nodes that were read, one after the other. */
class Batch {
  readonly #before: number;
  readonly #values: Encoded[] = [];
  readonly #isRead: number[] = [];
  readonly #valueEnd: number[] = [];
  readonly #element: number[] = [];
  readonly #elementEnd: number[] = [];

  constructor(before: number) {
    this.#before = before;
  }

  add(elements: readonly (readonly Encoded[])[]): void {
    for (const values of elements) {
      this.#element.push(this.#before + this.#values.length);
      this.#values.push(...values);
    }
    this.#end(1);
  }

  refuse(): void {
    this.#end(0);
  }

  #end(isRead: number): void {
    this.#isRead.push(isRead);
    this.#valueEnd.push(this.#before + this.#values.length);
    this.#elementEnd.push(this.#element.length);
  }

  found(isSplit: boolean): FoundRows {
    const values = this.#values;
    const large = new Map<number, bigint>();
    values.forEach((value, at) => {
      if (value.large !== undefined && !Number.isSafeInteger(value.number)) large.set(at, value.large);
    });
    return {
      count: this.#isRead.length,
      kinds: values.reduce((kinds, { kind }) => kinds | (1 << kind), 0),
      kind: Uint8Array.from(values, ({ kind }) => kind),
      number: Float64Array.from(values, ({ number }) => number ?? 0),
      text: Uint32Array.from(values, ({ text }) => text ?? 0),
      target: Uint32Array.from(values, ({ target }) => target ?? 0),
      large,
      isRead: Uint8Array.from(this.#isRead),
      valueEnd: Uint32Array.from(this.#valueEnd),
      element: Uint32Array.from(isSplit ? this.#element : []),
      elementEnd: Uint32Array.from(isSplit ? this.#elementEnd : []),
    };
  }
}

/** The paths of a column, with other names as the graph has them. */
export function parsed(
  known: {
    parse(text: string, argument: string): PropertyPath;
    parseInner(text: string, argument: string): PropertyPath;
  },
  { inside, path }: Wanted,
): { readonly inside: PropertyPath | null; readonly path: PropertyPath | null } {
  if (inside === null) return { inside, path: known.parse(path!, 'path') };
  return {
    inside: known.parse(inside, 'inside'),
    path: path === null ? null : known.parseInner(path, 'path'),
  };
}
