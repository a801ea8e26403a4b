// One path of one graph as a column. Formats that can read its values without decoding do so; otherwise rows
// are decoded. The values are the same either way.

import type { ColumnPath, ColumnReader } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import { NO_TEXT, type NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import { type PathValue, type PropertyPath, valuesAt, valuesIn } from '../values/property-path.ts';
import { targetOfFound } from '../values/reference-values.ts';
import type { ColumnRun } from './column-run.ts';
import { ValueColumn } from './value-column.ts';

/** Cost of reading one row, compared with visiting it (see Ticker). */
const READ_COST = 4;
/** A call for at least this share of the unread rows reads all of them, which makes the column complete and shared. */
const READ_ALL_SHARE = 0.25;

/** What a column holds: values under `path`, of objects or of the elements under `inside`. */
export interface ColumnOf {
  readonly path: PropertyPath | null;
  readonly inside: PropertyPath | null;
}

export class PathColumn extends ValueColumn {
  readonly of: ColumnOf;
  readonly #graph: Graph;
  /**
   * A reader for each way to resolve the path; the first that finds any values decides. Null until needed,
   * empty where rows have to be decoded.
   */
  #readers: readonly ColumnReader[] | null = null;

  constructor(graph: Graph, of: ColumnOf) {
    super(graph.data.image, graph.count, of.inside !== null);
    this.#graph = graph;
    this.of = of;
  }

  /** Whether so many rows are asked for that all should be read. */
  isWorthAll(run: ColumnRun, rows: Uint32Array): boolean {
    this.#readers ??= this.#startReaders(run);
    return rows.length >= this.unread * READ_ALL_SHARE;
  }

  /** Reads all rows that are not known yet. @throws BudgetError; what was read so far is kept */
  fillAll(run: ColumnRun): void {
    this.#fill(run, this.unreadRows());
  }

  /** Reads those of the rows that are not known yet. @throws BudgetError; what was read so far is kept */
  fill(run: ColumnRun, rows: Uint32Array): void {
    if (this.isComplete) return;
    this.#readers ??= this.#startReaders(run);
    this.#fill(
      run,
      rows.filter((row) => !this.isKnown(row)),
    );
  }

  #fill(run: ColumnRun, rows: Uint32Array): void {
    this.#readers ??= this.#startReaders(run);
    const readers = this.#readers;
    if (readers.length === 0) {
      for (const row of rows) {
        run.decode();
        this.#decode(row as NodeId);
      }
      return;
    }
    let left = rows;
    for (const reader of readers) {
      left = this.#readBy(run, reader, left, reader === readers[readers.length - 1]);
    }
  }

  /**
   * Returns the rows without values under the path, for the next reader. Those without values under the last
   * reader's path are empty.
   */
  #readBy(run: ColumnRun, reader: ColumnReader, rows: Uint32Array, isLast: boolean): Uint32Array {
    const empty: number[] = [];
    const refused: number[] = [];
    reader.open(rows);
    try {
      for (let at = 0; at < rows.length; ) {
        const found = reader.read(at, this.count);
        run.tick(0, found.count * READ_COST);
        this.append(rows.subarray(at, at + found.count), found, refused, isLast ? null : empty);
        at += found.count;
      }
    } finally {
      reader.close();
    }
    for (const row of refused) {
      run.tick(0, READ_COST);
      this.#decode(row as NodeId);
    }
    return Uint32Array.from(empty);
  }

  #startReaders(run: ColumnRun): readonly ColumnReader[] {
    const readers = this.#makeReaders(run);
    if (readers.length > 0) this.expect(readers.flatMap((reader) => reader.candidates()));
    return readers;
  }

  #makeReaders(run: ColumnRun): readonly ColumnReader[] {
    const readers: ColumnReader[] = [];
    for (const way of waysOf(this.of)) {
      const reader = this.#graph.columnReader(way, this.texts, () => run.tools.budget.check());
      if (reader === null) return [];
      readers.push(reader);
    }
    return readers;
  }

  #decode(node: NodeId): void {
    if (this.isKnown(node)) return;
    this.begin(node);
    this.#writeDecoded(node);
    this.end();
  }

  #writeDecoded(node: NodeId): void {
    const { path, inside } = this.of;
    const only = (inside ?? path!).roots;
    const properties = this.#graph.properties(node, only);
    if (inside === null) {
      for (const found of valuesAt(properties, path!)) this.#write(found, node);
      return;
    }
    for (const element of valuesAt(properties, inside)) {
      this.element();
      if (path === null) this.#write(element, node);
      else for (const found of valuesIn(element.value, element.property, path)) this.#write(found, node);
    }
  }

  #write(found: PathValue, node: NodeId): void {
    const target = targetOfFound(this.#graph, node, found);
    if (target !== null && isNamed(this.#graph, found.value, target)) {
      this.reference(target);
      return;
    }
    this.#writeValue(found.value);
    if (target !== null) this.leadsTo(target);
  }

  #writeValue(value: Value): void {
    switch (typeof value) {
      case 'number':
        this.number(value);
        return;
      case 'bigint':
        this.integer(value);
        return;
      case 'boolean':
        this.boolean(value);
        return;
      case 'string':
        this.text(value);
        return;
    }
    if (value === null) this.nothing();
    else if (value.kind === 'text') this.named(value.text, value.number ?? null);
    else this.other();
  }
}

/** Whether the reference is written in the file as the path of its target. */
function isNamed(graph: Graph, value: Value, target: NodeId): boolean {
  if (typeof value !== 'object' || value?.kind !== 'reference') return false;
  const text = graph.pathText(target);
  return text !== NO_TEXT && graph.text(text) === value.path;
}

/** The path and the other ways to resolve it, in the form that formats read. */
function waysOf({ path, inside }: ColumnOf): ColumnPath[] {
  const outer = inside ?? path!;
  return [outer, ...outer.others].map((way) => {
    const { steps, names } = way;
    if (inside === null) return { steps, names, split: 0 };
    const split = steps.length;
    if (path === null) return { steps, names, split };
    const later = path.names.map((at) => at.map(({ name, next }) => ({ name, next: next + split })));
    return { steps: [...steps, ...path.steps], names: [...names, ...later], split };
  });
}
