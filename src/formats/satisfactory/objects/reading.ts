// What the readers of headers, bodies and lightweight buildables share while one file is read.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import type { DamagedPart } from '../../../bytes/stream-inflater.ts';
import type { BulkSink } from '../../../graph/bulk-sink.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { reportError } from '../../../graph/report-error.ts';
import { PropertyScan } from '../../unreal/scan/scan.ts';
import { type SearchBudget, searchBudget } from '../damage/body-runs.ts';
import { Damage } from '../damage/damage.ts';
import { Mentions } from '../damage/mentions.ts';
import { FastScan } from '../kernel/fast-scan.ts';
import { ObjectRows } from '../kernel/object-rows.ts';
import { GAME } from '../structs/game.ts';
import type { GameScan } from '../structs/reader.ts';
import { bodyVersion } from '../versions.ts';

export class Reading {
  readonly cursor: Cursor;
  /** Damage to the body; grows while the body arrives. */
  readonly damage: Damage;
  readonly sink: BulkSink;
  /** Version of the file: nothing in it has a newer one. */
  readonly save: number;
  readonly build: number;
  readonly scan: GameScan;
  readonly rows: ObjectRows;
  readonly fast: FastScan;
  /** Only files with damage need these. */
  #mentions: Mentions | null = null;
  readonly search: SearchBudget = searchBudget();
  #forgotten = 0;

  constructor(cursor: Cursor, damaged: DamagedPart[], sink: BulkSink, save: number, build: number) {
    this.cursor = cursor;
    this.damage = new Damage(cursor, damaged);
    this.sink = sink;
    this.save = save;
    this.build = build;
    this.scan = new PropertyScan(cursor, sink, GAME, bodyVersion(0, 0, 0));
    this.rows = new ObjectRows(sink);
    this.fast = new FastScan(this);
  }

  get mentions(): Mentions {
    this.#mentions ??= new Mentions(this.cursor.bytes, this.cursor.view, this.damage);
    return this.#mentions;
  }

  /** References read, including empty ones. */
  get references(): number {
    return this.scan.references + this.fast.references - this.#forgotten;
  }

  /** Resets to an earlier count. */
  set references(count: number) {
    this.#forgotten += this.references - count;
  }

  issue(fault: FormatError, node: NodeId | null): void {
    // A broken chunk is reported once, when the body is finished, and once more for each object in it.
    if (node === null && this.damage.parts.some(({ error }) => error === fault)) return;
    reportError(this.sink, fault, node);
  }
}
