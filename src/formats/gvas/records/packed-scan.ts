// Packed structs while a save is loaded: the ids in one become references once all of its bytes are known to
// fit. Source: docs/formats/gvas.md#packed-structs.

import type { Cursor } from '../../../bytes/cursor.ts';
import { faultIn } from '../../../bytes/format-error.ts';
import { NO_TEXT, type NodeId, type TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { PropertyScan } from '../../unreal/scan/scan.ts';
import type { GvasGame } from '../games/game.ts';
import type { PackedFields, PackedStruct } from '../structs/packed-struct.ts';
import { OWN_KEY, type PendingLinks } from './pending-links.ts';
import { keyOfPath, RecordPlace } from './record-place.ts';

/** A record that may contain packed structs. */
export interface PackedRecord {
  readonly node: NodeId;
  /** Its struct or, if the file does not store it, the container it is in. */
  readonly owner: TextId;
  readonly at: number;
  /** For a record in a map, its path from the container on. */
  readonly text: TextId;
}

/** The role of an id in a packed struct: one by which others refer to the record, the record's own, or a reference. */
type IdRole = 'key' | 'own' | 'link';

/** Bytes in one property of a struct, or of the records of a container. */
export interface BytesKind {
  /** The packed struct that they should be; null for none that is known. */
  readonly struct: PackedStruct | null;
  /** True once some of them could be read. */
  isReadable: boolean;
}

interface FieldsOfOwner {
  readonly fields: PackedFields;
  readonly byLabel: Map<LabelNode, BytesKind>;
}

export function lastName({ path }: LabelNode): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

export class PackedScan {
  readonly #cursor: Cursor;
  readonly #facts: EngineFacts;
  readonly #scan: PropertyScan;
  readonly #sink: GraphSink;
  readonly #xyz = new Float64Array(3);
  readonly #links: PendingLinks;
  readonly #structs: GvasGame['packed'];
  readonly #fieldsOf = new Map<TextId, FieldsOfOwner>();
  /** All bytes of games without packed structs. */
  readonly #unknown: BytesKind = { struct: null, isReadable: false };
  /** Ids in the current struct, and their number; -1 outside of one. */
  readonly #nodes: NodeId[] = [];
  readonly #labels: LabelNode[] = [];
  readonly #places: number[] = [];
  #held = -1;
  /** Records that got a place so far. */
  places = 0;
  readonly #roles = new Map<PackedStruct, Map<LabelNode, IdRole>>();
  readonly #keyOf: (text: number) => string;
  /** Reused by the next struct; structs in bytes of a struct have one of their own. */
  #place: RecordPlace | null = null;

  constructor(
    cursor: Cursor,
    facts: EngineFacts,
    scan: PropertyScan,
    sink: GraphSink,
    links: PendingLinks,
    structs: GvasGame['packed'],
  ) {
    this.#cursor = cursor;
    this.#facts = facts;
    this.#scan = scan;
    this.#sink = sink;
    this.#links = links;
    this.#structs = structs;
    this.#keyOf = (text) => (text === NO_TEXT ? '' : keyOfPath(sink.texts.text(text as TextId)));
  }

  kindOf(owner: TextId, field: LabelNode): BytesKind {
    if (!this.#structs) return this.#unknown;
    let known = this.#fieldsOf.get(owner);
    if (known === undefined) {
      const name = owner === NO_TEXT ? '' : this.#sink.texts.text(owner);
      const fields = this.#structs.fields.get(name) ?? this.#structs.anywhere;
      known = { fields, byLabel: new Map() };
      this.#fieldsOf.set(owner, known);
    }
    let kind = known.byLabel.get(field);
    if (kind === undefined) {
      kind = { struct: known.fields.get(lastName(field)) ?? null, isReadable: false };
      known.byLabel.set(field, kind);
    }
    return kind;
  }

  /** True inside a struct. */
  get isOpen(): boolean {
    return this.#held >= 0;
  }

  /** Holds back an id in the current struct; false outside of one. */
  hold(node: NodeId, label: LabelNode, at: number): boolean {
    if (this.#held < 0) return false;
    this.#nodes[this.#held] = node;
    this.#labels[this.#held] = label;
    this.#places[this.#held++] = at;
    return true;
  }

  /** Reads `size` bytes as a struct and moves past them; false when it does not fit. */
  read(at: number, size: number, field: LabelNode, struct: PackedStruct, record: PackedRecord): boolean {
    const cursor = this.#cursor;
    const { node } = record;
    const { least, fits, form } = struct;
    if (size < least) return false;
    if (fits) {
      const isFit = fits(cursor.view, at, size);
      if (isFit) this.#setPlace(struct, at, node);
      return isFit;
    }
    const end = at + size;
    const outerEnd = cursor.enter(end, at);
    const outerHeld = this.#held;
    const first = Math.max(outerHeld, 0);
    this.#held = first;
    const place = this.#place ?? new RecordPlace(cursor, this.#facts, this.#keyOf, this.#structs?.versions);
    this.#place = null;
    const packed = (): void => this.#scan.packed(field, form, place.moveTo(end, record.at, record.text));
    const isRead = faultIn(packed) === null && cursor.at === end;
    if (isRead) {
      if (this.#held > first) this.#link(first, field, struct);
      this.#setPlace(struct, at, node);
    }
    this.#place = place;
    this.#held = outerHeld;
    cursor.leave(outerEnd, end);
    return isRead;
  }

  #setPlace({ place }: PackedStruct, at: number, node: NodeId): void {
    if (!place) return;
    this.places++;
    place(this.#cursor.view, at, this.#xyz);
    const [x, y, z] = this.#xyz;
    this.#sink.place(node, x!, y!, z!);
  }

  #link(first: number, field: LabelNode, struct: PackedStruct): void {
    for (let id = first; id < this.#held; id++) {
      const label = this.#labels[id]!;
      const role = this.#roleOf(label, field, struct);
      if (role === 'key') this.#links.addGuidKey(this.#places[id]!, this.#nodes[id]!, OWN_KEY);
      else if (role === 'link') this.#links.guid(this.#nodes[id]!, label, this.#places[id]!);
    }
  }

  /** The role of an id under a label, in a struct under another. */
  #roleOf(label: LabelNode, { path }: LabelNode, struct: PackedStruct): IdRole {
    const { ids, ofRecord } = struct;
    if (!ids && !ofRecord) return 'link';
    const known = getOrCreate(this.#roles, struct, () => new Map<LabelNode, IdRole>());
    return getOrCreate(known, label, () => {
      const name = label.path.slice(path.length + 1);
      return ids?.includes(name) ? 'key' : ofRecord?.includes(name) ? 'own' : 'link';
    });
  }
}
