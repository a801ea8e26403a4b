// The references of a graph that is being read: one row each, in growing columns that kernels fill too.

import type { LinkRoom } from '../column-sink.ts';
import type { EdgeColumns } from '../finished/graph-data.ts';
import type { LabelId, NodeId } from '../ids.ts';
import { Column, reserveRows } from '../memory/columns.ts';
import type { GraphMemory } from '../memory/graph-memory.ts';
import { buildEdges } from './edges.ts';

/** A reference takes at least this many bytes of a real save. */
const BYTES_A_LINK = 64;

export class LinkTable {
  /** Rows in use; the columns learn of them only when they grow and when they are finished. */
  count = 0;
  readonly source = new Column(Uint32Array);
  /** Row of the target, or ~text if it is given by path. */
  readonly target = new Column(Int32Array);
  readonly #label = new Column(Uint32Array);
  readonly at = new Column(Uint32Array);

  /** Moves the columns to memory that kernels can write, with room for the references in a file of `size` bytes. */
  moveTo(memory: GraphMemory, size: number): void {
    for (const column of this.#columns()) column.moveTo(memory, Math.ceil(size / BYTES_A_LINK));
  }

  /** @param target a row, or ~text */
  add(from: NodeId, label: LabelId, target: number, at: number): void {
    const row = this.count;
    if (row === this.source.values.length) reserveRows(this.#columns(), row, row + 1);
    this.count = row + 1;
    this.source.values[row] = from;
    this.target.values[row] = target;
    this.#label.values[row] = label;
    this.at.values[row] = at;
  }

  /** Room for `more` links that a kernel fills; see ColumnSink.linkRoom. */
  room(more: number): LinkRoom {
    reserveRows(this.#columns(), this.count, this.count + more);
    const [source, target, label, at] = [this.source, this.target, this.#label, this.at];
    return { source: source.values, target: target.values, label: label.values, at: at.values };
  }

  /** Has to be called after every target has become a row. */
  finish(nodes: number, memory: GraphMemory): EdgeColumns {
    reserveRows(this.#columns(), this.count);
    return buildEdges(this.source, this.target, this.#label, this.at, nodes, memory);
  }

  #columns(): readonly (Column<Uint32Array> | Column<Int32Array>)[] {
    return [this.source, this.target, this.#label, this.at];
  }
}
