// What the readers of headers, bodies and lightweight buildables share while one file is read.

import type { Cursor } from '../../bytes/cursor.ts';
import type { FormatError } from '../../bytes/format-error.ts';
import type { Hole } from '../../bytes/stream-inflater.ts';
import type { NodeId } from '../../graph/ids.ts';
import type { GraphSink } from '../../graph/sink.ts';
import { FastScan } from './fast/fast-scan.ts';
import { ObjectRows } from './object-rows.ts';
import { PropertyScan } from './properties/scan.ts';
import { holeAt, type SearchBudget, searchBudget } from './salvage.ts';

export class Reading {
  readonly cursor: Cursor;
  /** Parts of the body that could not be inflated, in order; grows while the body arrives. */
  readonly holes: readonly Hole[];
  readonly sink: GraphSink;
  readonly build: number;
  readonly scan: PropertyScan;
  readonly rows: ObjectRows;
  readonly fast: FastScan;
  readonly search: SearchBudget = searchBudget();

  constructor(cursor: Cursor, holes: readonly Hole[], sink: GraphSink, build: number) {
    this.cursor = cursor;
    this.holes = holes;
    this.sink = sink;
    this.build = build;
    this.scan = new PropertyScan(cursor, sink);
    this.rows = new ObjectRows(sink);
    this.fast = new FastScan(this);
  }

  /** The hole that these bytes touch. */
  holeAt(from: number, to: number): Hole | null {
    return this.holes.length === 0 ? null : holeAt(this.holes, from, to);
  }

  /** @throws FormatError INFLATE when these bytes could not be inflated */
  refuseHole(from: number, to: number): void {
    const hole = this.holeAt(from, to);
    if (hole) throw hole.error;
  }

  /** Where to look on behind a fault at `at`, or behind the hole that it lies in. */
  behind(at: number): number {
    return Math.max(this.holeAt(at, at + 4)?.to ?? 0, at + 1);
  }

  issue(fault: FormatError, node: NodeId | null): void {
    // What could not be inflated is told once, when the body is finished, and again for each object that lies in it.
    if (node === null && this.holes.some(({ error }) => error === fault)) return;
    const { code, message, file, offset, path } = fault;
    this.sink.issue({ code, message, file, offset, path: path.join('/') || null, node });
  }
}
