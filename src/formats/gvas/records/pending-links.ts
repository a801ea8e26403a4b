// References that can only be resolved when every file is read: ids, and paths that may be keys of maps.

import type { LabelId, NodeId, TextId } from '../../../graph/ids.ts';
import { getOrCreate } from '../../../graph/made-once.ts';
import { Column } from '../../../graph/memory/columns.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { GuidIndex, OWNER } from './guid-index.ts';
import { isNullAt, parseWords, readWords, wordsOfText } from './guid-words.ts';
import { IdOwners } from './id-owners.ts';

/** Size of a GUID in binary form; texts never have this size. */
const BINARY = 0;
/** Least bytes of a save per id that refers to something, and per key of a map. */
const BYTES_AN_ID = 512;
/** After the label of a reference to what is not the thing that an id means, but has the same id. */
const OTHER = ' (other)';
/** Numbers per row. */
const ID = 4;
const PATH = 5;

/** The relation of a key to its record. */
interface KeyRole {
  /** It is one of several members of the key. */
  readonly isMember: boolean;
  /** See GvasGame.things; undefined for records that are none. */
  readonly thingFlag: string | null | undefined;
  /** Start of the properties of the record. */
  readonly recordAt: number;
}

/** An id in the record itself instead of a map's key. */
export const OWN_KEY: KeyRole = { isMember: false, thingFlag: undefined, recordAt: 0 };

export class PendingLinks {
  readonly #sink: GraphSink;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #guids: GuidIndex;
  /** Of the records that ids mean if several have them. */
  readonly #things: IdOwners;
  readonly #words = new Uint32Array(4);
  /** Records by keys that are paths of objects in levels. */
  readonly #byPath = new Map<TextId, NodeId>();
  readonly #idLabels = new Map<LabelNode, LabelId>();
  readonly #pathOfId = new Map<LabelId, string>();
  readonly #otherLabels = new Map<LabelId, LabelId>();
  /** Rows of {@link ID}: source, label, place, and characters or {@link BINARY}. */
  readonly #ids = new Column(Uint32Array);
  /** Rows of {@link PATH}: source, label of kind PROPERTY, label of kind ID, text, place. */
  readonly #paths = new Column(Uint32Array);

  constructor(sink: GraphSink, bytes: Uint8Array) {
    this.#sink = sink;
    this.#bytes = bytes;
    this.#things = new IdOwners(bytes);
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // Growing leaves garbage, while capacity that is never written costs only address space.
    const most = Math.ceil(bytes.length / BYTES_AN_ID);
    this.#ids.reserve(most * ID);
    this.#guids = new GuidIndex(most);
  }

  /** The file's name is an id: `Players/<guid>.sav`. */
  addFile(stem: string, root: NodeId): void {
    if (wordsOfText(stem, this.#words)) this.#guids.add(this.#words, OWNER.file, root);
  }

  /** Adds a text as the key of this record: a GUID in letters, or the path of an object. */
  addTextKey(text: string, node: NodeId, role: KeyRole): void {
    if (wordsOfText(text, this.#words)) this.#addKey(node, role);
    else if (text.startsWith('/') && !role.isMember) this.#byPath.set(this.#sink.texts.add(text), node);
  }

  /** Adds the GUID at `at` as the key of this record. */
  addGuidKey(at: number, node: NodeId, role: KeyRole): void {
    readWords(this.#view, at, this.#words);
    this.#addKey(node, role);
  }

  #addKey(node: NodeId, { isMember, thingFlag, recordAt }: KeyRole): void {
    const guid = this.#guids.add(this.#words, isMember ? OWNER.memberOfKey : OWNER.key, node);
    if (thingFlag !== undefined && guid >= 0) this.#things.add(guid, node, thingFlag, recordAt);
  }

  guid(from: NodeId, label: LabelNode, at: number): void {
    // Most refer to nothing: a world has a null one in every slot.
    if (!isNullAt(this.#view, at)) this.idText(from, label, at, BINARY);
  }

  idText(from: NodeId, label: LabelNode, at: number, size: number): void {
    this.#ids.push(from);
    this.#ids.push(this.#idLabel(label));
    this.#ids.push(at);
    this.#ids.push(size);
  }

  /** Where the next id goes, and how many references there are of other kinds. */
  get idCount(): number {
    return this.#ids.length;
  }

  get otherCount(): number {
    return this.#guids.count + this.#paths.length;
  }

  /** Adds the ids in these rows again: those of a record that equals another, `moved` bytes before it. */
  repeat([first, end]: readonly [number, number], from: NodeId, moved: number): void {
    for (let row = first; row < end; row += ID) {
      this.#ids.push(from);
      this.#ids.push(this.#ids.values[row + 1]!);
      this.#ids.push(this.#ids.values[row + 2]! + moved);
      this.#ids.push(this.#ids.values[row + 3]!);
    }
  }

  path(from: NodeId, label: LabelNode, path: TextId, at: number): void {
    this.#paths.push(from);
    this.#paths.push(label.label(this.#sink));
    this.#paths.push(this.#idLabel(label));
    this.#paths.push(path);
    this.#paths.push(at);
  }

  /** `damaged`: a file with a part that cannot be read, which may hold what ids refer to; null for none. */
  finish(damaged: string | null): void {
    this.#guids.finish();
    const asking = new Set<NodeId>();
    /** A record's own id, or that of a record around it, is not a reference. */
    const isOwn = (from: number, to: NodeId): boolean => {
      for (let node = from; node >= 0; node = this.#sink.parentOf(node as NodeId))
        if (node === to) return true;
      return false;
    };
    const { values, length } = this.#ids;
    for (let row = 0; row < length; row += ID) {
      const from = values[row]! as NodeId;
      const at = values[row + 2]!;
      if (!this.#isId(at, values[row + 3]!)) continue;
      const label = values[row + 1]! as LabelId;
      if (damaged !== null) asking.add(from);
      const guid = this.#guids.number(this.#words);
      const thing = this.#things.find(guid);
      if (thing !== null && !isOwn(from, thing)) this.#sink.link(from, label, thing, at);
      for (let place = this.#guids.first(guid); place >= 0; place = this.#guids.next(place)) {
        const to = this.#guids.node(place);
        if (to === thing || isOwn(from, to)) continue;
        this.#sink.link(from, thing === null ? label : this.#otherLabel(label), to, at);
      }
    }
    this.#finishPaths(isOwn);
    for (const node of asking) this.#reportUncertain(node, damaged!);
  }

  #reportUncertain(node: NodeId, file: string): void {
    const message = `${file}: part of it cannot be read: records that an id here refers to may be missing`;
    this.#sink.issue({ code: 'VALUE', message, file, offset: null, path: null, node, info: true });
  }

  #finishPaths(isOwn: (from: number, to: NodeId) => boolean): void {
    const { values, length } = this.#paths;
    for (let row = 0; row < length; row += PATH) {
      const from = values[row]! as NodeId;
      const path = values[row + 3]! as TextId;
      const at = values[row + 4]!;
      const record = this.#byPath.get(path);
      if (record === undefined) this.#sink.linkNamed(from, values[row + 1]! as LabelId, path, at);
      else if (!isOwn(from, record)) this.#sink.link(from, values[row + 2]! as LabelId, record, at);
    }
  }

  /** The label of references to what else has the id of the thing that a label leads to. */
  #otherLabel(label: LabelId): LabelId {
    const text = `${this.#pathOfId.get(label)}${OTHER}`;
    return getOrCreate(this.#otherLabels, label, () => this.#sink.label('ID', text));
  }

  /** Reads the id at `at`; false when it is none. */
  #isId(at: number, size: number): boolean {
    if (size !== BINARY) return parseWords(this.#bytes, at, size, this.#words);
    readWords(this.#view, at, this.#words);
    return true;
  }

  #idLabel(label: LabelNode): LabelId {
    let id = this.#idLabels.get(label);
    if (id === undefined) {
      id = this.#sink.label('ID', label.path);
      this.#idLabels.set(label, id);
      this.#pathOfId.set(id, label.path);
    }
    return id;
  }
}
