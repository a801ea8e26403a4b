// The nodes of a graph that is being read: one row each, in growing columns that kernels fill too.

import type { ChildRoom, NodeRoom } from '../column-sink.ts';
import { PLACE_WITHOUT_NUMBERS } from '../finished/broken-places.ts';
import type { NodeColumns } from '../finished/graph-data.ts';
import { type ClassId, NO_NODE, type NodeId, type TextId } from '../ids.ts';
import { Column, reserveRows } from '../memory/columns.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import type { PathJoin } from '../sink.ts';

/** A node takes at least this many bytes of a real save. */
const BYTES_A_NODE = 192;

const NO_LEVEL = 0;

/** The composition of the paths of nodes: columns of GraphData. */
interface Joined {
  readonly join: Column<Uint8Array>;
  readonly ordinal: Column<Uint32Array>;
}

export class NodeTable {
  /** Rows in use; the columns learn of them only when they grow and when they are finished. */
  count = 0;
  readonly kind = new Column(Uint8Array);
  readonly class = new Column(Uint32Array);
  readonly text = new Column(Uint32Array);
  /** The parent's row; -1 for none; -2 - text for a parent by path, until references are resolved. */
  readonly parent = new Column(Int32Array);
  readonly level = new Column(Uint32Array);
  readonly spanAt = new Column(Uint32Array);
  readonly #spanSize = new Column(Uint32Array);
  readonly #x = new Column(Float64Array);
  readonly #y = new Column(Float64Array);
  readonly #z = new Column(Float64Array);
  readonly joins: PathJoin[] = [];
  /** Made with the first composed path: rows before it have no join. */
  #joined: Joined | null = null;
  #memory: GraphMemory | null = null;

  /** Moves the columns to memory that kernels can write, with room for the nodes in a file of `size` bytes. */
  moveTo(memory: GraphMemory, size: number): void {
    this.#memory = memory;
    const capacity = Math.ceil(size / BYTES_A_NODE);
    for (const column of this.#columns()) column.moveTo(memory, capacity);
    for (const column of this.#places()) column.moveTo(memory, capacity);
  }

  /** @param kind index in NODE_KINDS */
  add(kind: number, of: ClassId, path: TextId, level: number): NodeId {
    const row = this.count as NodeId;
    if (row === this.kind.values.length) reserveRows(this.#columns(), row, row + 1);
    this.count = row + 1;
    this.kind.values[row] = kind;
    this.class.values[row] = of;
    this.text.values[row] = path;
    this.parent.values[row] = NO_NODE;
    this.level.values[row] = level;
    this.#joined?.join.push(0);
    this.#joined?.ordinal.push(0);
    return row;
  }

  /** Adds a node per path, without parent and level; kinds and classes are set afterwards. Returns the first. */
  addPaths(paths: Uint32Array): NodeId {
    const first = this.count;
    const end = first + paths.length;
    reserveRows(this.#columns(), first, end);
    this.text.values.set(paths, first);
    this.parent.values.fill(NO_NODE, first, end);
    this.level.values.fill(NO_LEVEL, first, end);
    if (this.#joined) {
      const { join, ordinal } = this.#joined;
      reserveRows([join, ordinal], first, end);
      join.values.fill(0, first, end);
      ordinal.values.fill(0, first, end);
      reserveRows([join, ordinal], end);
    }
    this.count = end;
    return first as NodeId;
  }

  /** Makes the path of the last node a continuation of its parent's. @param ordinal -1 for none */
  joinLast(parent: NodeId, join: PathJoin, ordinal: number): void {
    const row = this.count - 1;
    this.parent.values[row] = parent;
    const joined = this.#joined ?? this.#makeJoined();
    joined.join.values[row] = this.#joinNumber(join);
    joined.ordinal.values[row] = ordinal + 1;
  }

  span(node: NodeId, at: number, size: number): void {
    this.spanAt.values[node] = at;
    this.#spanSize.values[node] = size;
  }

  place(node: NodeId, x: number, y: number, z: number): void {
    setPlace(this.#x, node, Number.isNaN(x) ? PLACE_WITHOUT_NUMBERS : x);
    setPlace(this.#y, node, y);
    setPlace(this.#z, node, z);
  }

  /** Coordinates of the nodes so far; rows past the end have none. */
  get coordinates(): Pick<NodeColumns, 'x' | 'y' | 'z'> {
    return { x: this.#x.finish(), y: this.#y.finish(), z: this.#z.finish() };
  }

  /** Makes room for `more` nodes that are added one by one. */
  reserve(more: number): void {
    reserveRows(this.#columns(), this.count, this.count + more);
  }

  /** Makes room for `more` nodes that a kernel fills; see ColumnSink.reserveNodes. */
  room(more: number): NodeRoom {
    this.reserve(more);
    for (const column of this.#places()) column.reserve(this.count + more);
    return {
      kind: this.kind.values,
      class: this.class.values,
      text: this.text.values,
      parent: this.parent.values,
      level: this.level.values,
      spanAt: this.spanAt.values,
      spanSize: this.#spanSize.values,
      x: this.#x.values,
      y: this.#y.values,
      z: this.#z.values,
    };
  }

  childRoom(more: number, join: PathJoin): ChildRoom {
    const joined = this.#joined ?? this.#makeJoined();
    for (const column of [joined.join, joined.ordinal]) column.reserve(this.count + more);
    const number = this.#joinNumber(join);
    return { join: joined.join.values, ordinal: joined.ordinal.values, number };
  }

  filled(more: number): void {
    const before = this.count;
    this.count += more;
    for (const column of this.#places()) {
      fillPlaces(column, before);
      column.length = this.count;
    }
    if (!this.#joined) return;
    for (const column of [this.#joined.join, this.#joined.ordinal]) {
      column.reserve(this.count);
      column.length = this.count;
    }
  }

  /** Index into `joins` + 1 by node, 0 if the path is written in full; null if all are. */
  get join(): Uint8Array | null {
    return this.#joined?.join.values ?? null;
  }

  finish(): NodeColumns {
    reserveRows(this.#columns(), this.count);
    return {
      count: this.count,
      kind: this.kind.finish(),
      class: this.class.finish(),
      text: this.text.finish(),
      parent: this.parent.finish(),
      level: this.level.finish(),
      spanAt: this.spanAt.finish(),
      spanSize: this.#spanSize.finish(),
      join: this.#joined?.join.finish() ?? null,
      ordinal: this.#joined?.ordinal.finish() ?? null,
      ...this.coordinates,
    };
  }

  /** Columns of joins, with zeros for the nodes so far. */
  #makeJoined(): Joined {
    const joined = { join: new Column(Uint8Array), ordinal: new Column(Uint32Array) };
    for (const column of [joined.join, joined.ordinal]) {
      column.moveTo(this.#memory!, this.kind.values.length);
      column.length = this.count;
    }
    this.#joined = joined;
    return joined;
  }

  #joinNumber(join: PathJoin): number {
    const at = this.joins.indexOf(join);
    return at < 0 ? this.joins.push(join) : at + 1;
  }

  #columns(): readonly (Column<Uint8Array> | Column<Uint32Array> | Column<Int32Array>)[] {
    return [this.kind, this.class, this.text, this.parent, this.level, this.spanAt, this.#spanSize];
  }

  #places(): readonly Column<Float64Array>[] {
    return [this.#x, this.#y, this.#z];
  }
}

function setPlace(column: Column<Float64Array>, row: NodeId, value: number): void {
  column.reserve(row + 1);
  fillPlaces(column, row + 1);
  column.values[row] = value;
}

/** Marks rows up to `rows` as having no place. */
function fillPlaces(column: Column<Float64Array>, rows: number): void {
  while (column.length < rows) column.values[column.length++] = Number.NaN;
}
