// One path of one graph as a column. Formats that can read its values without decoding do so; otherwise rows
// are decoded. The values are the same either way.

import type { ColumnPath, ColumnReader } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import { NO_TEXT, type NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import type { Ticker } from '../ticker.ts';
import { factsOn } from '../values/node-values.ts';
import { type PathValue, type PropertyPath, valuesAt, valuesIn } from '../values/property-path.ts';
import { targetOfFound } from '../values/reference-values.ts';
import { ValueColumn } from './value-column.ts';

/** Cost of reading one row, compared with visiting it (see Ticker). */
const READ_COST = 4;
/** A call for at least this share of the unread rows reads all of them, which makes the column complete and shared. */
const READ_ALL_SHARE = 0.25;

/** The contents of a column: values under `path`, of objects or of the elements under `inside`. */
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

  /** True if so many rows are asked for that all should be read. */
  shouldReadAll(run: Ticker, rows: Uint32Array): boolean {
    this.#expectRows(run);
    return rows.length >= this.unread * READ_ALL_SHARE;
  }

  /** Reads all rows that are not known yet. @throws BudgetError; what was read so far is kept */
  fillAll(run: Ticker): void {
    this.#fill(run, this.unreadRows());
  }

  /** Reads those of the rows that are not known yet. @throws BudgetError; what was read so far is kept */
  fill(run: Ticker, rows: Uint32Array): void {
    if (this.isComplete) return;
    this.#expectRows(run);
    this.#fill(
      run,
      rows.filter((row) => !this.isKnown(row)),
    );
  }

  /** Leaves out rows that no reader expects values of; a header is on any row. */
  #expectRows(run: Ticker): void {
    if (outerOf(this.of).facts === null) this.#readers ??= this.#startReaders(run);
  }

  #fill(run: Ticker, rows: Uint32Array): void {
    const left = this.#readFacts(run, rows);
    if (left.length === 0) return;
    this.#readers ??= this.#startReaders(run);
    const readers = this.#readers;
    for (const row of left) {
      if (readers.length > 0) run.tick(0, READ_COST);
      else run.decode();
      if (!this.#readRow(row, readers)) this.#decode(row as NodeId);
    }
  }

  /** Reads a row without decoding. False where that takes decoding. */
  #readRow(row: number, readers: readonly ColumnReader[]): boolean {
    let hasElements = false;
    for (const reader of readers) {
      this.begin(row);
      const isRead = reader.read(row as NodeId, this);
      const isLast = reader === readers[readers.length - 1];
      if (isRead && (this.hasValues || (isLast && !hasElements))) {
        this.end();
        return true;
      }
      // What is inside the elements may have the name that another reader looks for.
      hasElements ||= !this.isEmptyRow;
      this.drop();
      if (!isRead) return false;
    }
    return false;
  }

  /** Reads facts of headers, if the path may lead to any, and returns the rows without. */
  #readFacts(run: Ticker, rows: Uint32Array): Uint32Array {
    const outer = outerOf(this.of);
    if (outer.facts === null) return rows;
    const name = plainFactOf(this.of);
    const add = (node: NodeId): boolean =>
      name === null
        ? this.#addFound(node, factsOn(this.#graph, node, outer))
        : this.#addValue(node, this.#graph.fact(node, name, outer.facts!));
    return rows.filter((row) => {
      run.tick(0, READ_COST);
      return !add(row as NodeId);
    });
  }

  #startReaders(run: Ticker): readonly ColumnReader[] {
    const readers = this.#makeReaders(run);
    if (readers.length > 0 && outerOf(this.of).facts === null)
      this.expect(readers.flatMap((reader) => reader.candidates()));
    return readers;
  }

  #makeReaders(run: Ticker): readonly ColumnReader[] {
    const readers: ColumnReader[] = [];
    for (const way of waysOf(this.of)) {
      const reader = this.#graph.columnReader(way, () => run.tools.budget.check());
      if (reader === null) return [];
      readers.push(reader);
    }
    return readers;
  }

  #decode(node: NodeId): void {
    if (this.isKnown(node)) return;
    const outer = outerOf(this.of);
    this.#add(node, valuesAt(this.#graph.properties(node, outer.roots), outer));
  }

  #addFound(node: NodeId, found: readonly PathValue[]): boolean {
    if (found.length > 0) this.#add(node, found);
    return found.length > 0;
  }

  #addValue(node: NodeId, value: Value | undefined): boolean {
    if (value === undefined) return false;
    this.begin(node);
    this.#writeValue(value);
    this.end();
    return true;
  }

  /** Adds the row of an object with what was found under the outer path. */
  #add(node: NodeId, found: readonly PathValue[]): void {
    const { path, inside } = this.of;
    this.begin(node);
    for (const each of found) {
      if (inside !== null) this.element();
      if (inside === null || path === null) this.#write(each, node);
      else for (const inner of valuesIn(each.value, each.property, path)) this.#write(inner, node);
    }
    this.end();
  }

  #write(found: PathValue, node: NodeId): void {
    const target = targetOfFound(this.#graph, node, found);
    if (target !== null && isNamed(this.#graph, found.value, target)) {
      this.reference(target);
      return;
    }
    this.#writeValue(found.value);
    if (target !== null) this.setTarget(target);
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

/** The name, in lower case, of the fact that is all that a column can hold; null for other columns. */
function plainFactOf({ path, inside }: ColumnOf): string | null {
  const fact = path?.steps[1];
  const isPlain = inside === null && path?.facts && path.steps.length === 2 && path.alternatives.length === 0;
  return isPlain && fact && 'name' in fact ? fact.name : null;
}

/** The path that starts at the object. */
function outerOf({ path, inside }: ColumnOf): PropertyPath {
  return (inside ?? path)!;
}

/** True if the reference is written in the file as the path of its target. */
function isNamed(graph: Graph, value: Value, target: NodeId): boolean {
  if (typeof value !== 'object' || value?.kind !== 'reference') return false;
  const text = graph.pathText(target);
  return text !== NO_TEXT && graph.text(text) === value.path;
}

/** The path and the other ways to resolve it, in the form that formats read. */
function waysOf({ path, inside }: ColumnOf): ColumnPath[] {
  const outer = outerOf({ path, inside });
  return [outer, ...outer.alternatives].flatMap(({ steps, names }): ColumnPath[] => {
    if (inside === null) return [{ steps, names, split: 0 }];
    const split = steps.length;
    if (path === null) return [{ steps, names, split }];
    return [path, ...path.alternatives].map((inner) => {
      const later = inner.names.map((at) => at.map(({ name, next }) => ({ name, next: next + split })));
      return { steps: [...steps, ...inner.steps], names: [...names, ...later], split };
    });
  });
}
