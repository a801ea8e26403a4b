// Packed structs at load: ids in them lead somewhere, once all bytes of one are known to fit.
// Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import { FormatError } from '../../../bytes/format-error.ts';
import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { LabelNode } from '../../unreal/labels.ts';
import type { PropertyScan } from '../../unreal/scan/scan.ts';
import type { PackedFields, PackedStruct } from '../packed/packed-struct.ts';
import { packedFields } from '../packed/packed-structs.ts';
import type { PendingLinks } from './pending-links.ts';
import { keyOfPath, RecordPlace } from './record-place.ts';

/** The record that packed structs are read in. */
export interface PackedRecord {
  /** Its struct or, where the file does not say it, the container that it is in. */
  readonly owner: TextId;
  /** Where its properties begin. */
  readonly at: number;
  /** Its path from the container on, where it is a record of a map. */
  readonly text: TextId;
}

export const NO_RECORD: PackedRecord = { owner: NO_TEXT, at: 0, text: NO_TEXT };

export class PackedScan {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #scan: PropertyScan;
  readonly #texts: TextSink;
  readonly #links: PendingLinks;
  readonly #fieldsOf = new Map<TextId, PackedFields>();
  /** Ids in the struct that is being read, and how many; -1 outside of one. */
  readonly #nodes: NodeId[] = [];
  readonly #labels: LabelNode[] = [];
  readonly #places: number[] = [];
  #held = -1;

  constructor(cursor: Cursor, facts: EngineFacts, scan: PropertyScan, texts: TextSink, links: PendingLinks) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#scan = scan;
    this.#texts = texts;
    this.#links = links;
  }

  /** The packed structs in a struct, or in the records of a container. */
  fieldsOf(owner: TextId): PackedFields {
    let fields = this.#fieldsOf.get(owner);
    if (fields === undefined) {
      fields = packedFields(owner === NO_TEXT ? '' : this.#texts.text(owner));
      this.#fieldsOf.set(owner, fields);
    }
    return fields;
  }

  /** Takes an id of a struct that is being read; false outside of one. */
  hold(node: NodeId, label: LabelNode, at: number): boolean {
    if (this.#held < 0) return false;
    this.#nodes[this.#held] = node;
    this.#labels[this.#held] = label;
    this.#places[this.#held++] = at;
    return true;
  }

  /** Reads `size` bytes as a struct, and moves behind them; false when it does not fit. */
  read(
    at: number,
    size: number,
    field: LabelNode,
    { read, ids }: PackedStruct,
    record: PackedRecord,
  ): boolean {
    const cursor = this.#cursor;
    const end = at + size;
    const outerEnd = cursor.enter(end, at);
    const outerHeld = this.#held;
    const first = Math.max(outerHeld, 0);
    this.#held = first;
    const key = (): string => (record.text === NO_TEXT ? '' : keyOfPath(this.#texts.text(record.text)));
    const place = new RecordPlace(cursor, this.#facts, end, record.at, key);
    try {
      this.#scan.packed(field, (reader) => {
        read(reader, place);
        if (cursor.at !== end)
          throw cursor.error('TRAILING', 'the end of a packed struct', `${cursor.left} more`);
      });
      this.#link(first, field, ids);
      return true;
    } catch (error) {
      if (error instanceof FormatError) return false;
      throw error;
    } finally {
      this.#held = outerHeld;
      cursor.leave(outerEnd, end);
    }
  }

  #link(first: number, field: LabelNode, ids: readonly string[] = []): void {
    const own = ids.map((id) => `${field.path}.${id}`);
    for (let id = first; id < this.#held; id++) {
      const label = this.#labels[id]!;
      if (own.includes(label.path)) this.#links.addGuidKey(this.#places[id]!, this.#nodes[id]!, false);
      else this.#links.guid(this.#nodes[id]!, label, this.#places[id]!);
    }
  }
}
