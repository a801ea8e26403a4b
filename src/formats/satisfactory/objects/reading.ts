// The state that the readers of headers, bodies and lightweight buildables share while one file is read.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { ColumnSink } from '../../../graph/column-sink.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import { PropertyScan } from '../../unreal/scan/scan.ts';
import { KernelLabels } from '../kernel/kernel-labels.ts';
import { ObjectRows } from '../kernel/object-rows.ts';
import type { LayoutRules } from '../special/rules.ts';
import type { GameScan } from '../structs/reader.ts';
import { bodyVersion } from '../versions.ts';
import { ObjectHeaders } from './object-headers.ts';

/** The headers of all objects so far. */
export function objectHeaders({ cursor, rows }: Reading): ObjectHeaders {
  const { headerAt, context, contexts } = rows;
  return new ObjectHeaders(cursor.bytes, { headerAt: headerAt.values, context: context.values, contexts });
}

export class Reading {
  readonly cursor: Cursor;
  readonly sink: ColumnSink;
  /** Version of the file: nothing in it has a newer one. */
  readonly save: number;
  readonly build: number;
  readonly scan: GameScan;
  readonly rows: ObjectRows;
  readonly labels: KernelLabels;

  constructor(cursor: Cursor, sink: ColumnSink, save: number, build: number, rules: LayoutRules) {
    this.cursor = cursor;
    this.sink = sink;
    this.save = save;
    this.build = build;
    this.scan = new PropertyScan(cursor, sink, rules.game, bodyVersion(0, 0, 0));
    this.rows = new ObjectRows(sink, rules.special);
    this.labels = new KernelLabels(this.scan);
  }

  issue(fault: FormatError, node: NodeId | null): void {
    reportError(this.sink, fault, node);
  }
}
