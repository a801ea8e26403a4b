// References that can only be followed when every file is read: ids, and paths that may be keys of maps.

import { decodeLatin1 } from '../../../bytes/text.ts';
import { Column } from '../../../graph/columns.ts';
import { type LabelId, NO_NODE, type NodeId, type TextId } from '../../../graph/ids.ts';
import type { GraphSink } from '../../../graph/sink.ts';
import type { LabelNode } from '../../unreal/labels.ts';
import { GuidIndex, OWNER, type Words, wordsAt, wordsOfText } from './guid-index.ts';

/** Size of a GUID that stands in its 16 bytes, for which no text has a size. */
const BINARY = 0;

export class PendingLinks {
  readonly #sink: GraphSink;
  readonly #view: DataView;
  readonly #guids = new GuidIndex();
  /** Records by keys that are paths of objects in levels. */
  readonly #byPath = new Map<TextId, NodeId>();
  readonly #idLabels = new Map<LabelNode, LabelId>();
  /** Of ids: source, label, place, and characters or {@link BINARY}. */
  readonly #ids = [0, 1, 2, 3].map(() => new Column(Uint32Array));
  /** Of paths: source, label by kind PROPERTY, label by kind ID, text, place. */
  readonly #paths = [0, 1, 2, 3, 4].map(() => new Column(Uint32Array));

  constructor(sink: GraphSink, view: DataView) {
    this.#sink = sink;
    this.#view = view;
  }

  /** The file's name is an id: `Players/<guid>.sav`. */
  addFile(stem: string, root: NodeId): void {
    const words = wordsOfText(stem);
    if (words) this.#guids.add(words, OWNER.file, root);
  }

  /** A text is the key of this record: a GUID in letters, or the path of an object. */
  addTextKey(text: string, node: NodeId, isMember: boolean): void {
    const words = wordsOfText(text);
    if (words) this.#guids.add(words, isMember ? OWNER.memberOfKey : OWNER.key, node);
    else if (text.startsWith('/') && !isMember) this.#byPath.set(this.#sink.texts.add(text), node);
  }

  guid(from: NodeId, label: LabelNode, at: number): void {
    this.#push(this.#ids, [from, this.#idLabel(label), at, BINARY]);
  }

  idText(from: NodeId, label: LabelNode, at: number, size: number): void {
    this.#push(this.#ids, [from, this.#idLabel(label), at, size]);
  }

  path(from: NodeId, label: LabelNode, path: TextId, at: number): void {
    this.#push(this.#paths, [from, label.label(this.#sink), this.#idLabel(label), path, at]);
  }

  finish(): void {
    this.#guids.finish();
    const { parent } = this.#sink.nodeRoom(0);
    /** A record that says its own id, or that of what it lies in, refers to nothing. */
    const isOwn = (from: number, to: NodeId): boolean => {
      for (let node = from; node >= 0; node = parent[node]!) if (node === to) return true;
      return false;
    };
    const [from, label, at, size] = this.#ids.map((column) => column.values);
    for (let row = 0; row < this.#ids[0]!.length; row++) {
      const words = this.#words(at![row]!, size![row]!);
      const to = words ? this.#guids.find(words) : NO_NODE;
      if (to === NO_NODE || isOwn(from![row]!, to)) continue;
      this.#sink.link(from![row]! as NodeId, label![row]! as LabelId, to, at![row]!);
    }
    this.#finishPaths(isOwn);
  }

  #finishPaths(isOwn: (from: number, to: NodeId) => boolean): void {
    const [from, label, idLabel, text, at] = this.#paths.map((column) => column.values);
    for (let row = 0; row < this.#paths[0]!.length; row++) {
      const source = from![row]! as NodeId;
      const path = text![row]! as TextId;
      const record = this.#byPath.get(path);
      if (record === undefined) this.#sink.linkNamed(source, label![row]! as LabelId, path, at![row]!);
      else if (!isOwn(source, record)) this.#sink.link(source, idLabel![row]! as LabelId, record, at![row]!);
    }
  }

  #words(at: number, size: number): Words | null {
    if (size === BINARY) return wordsAt(this.#view, at);
    const bytes = new Uint8Array(this.#view.buffer, this.#view.byteOffset + at, size);
    return wordsOfText(decodeLatin1(bytes, 0, size));
  }

  #idLabel(label: LabelNode): LabelId {
    let id = this.#idLabels.get(label);
    if (id === undefined) {
      id = this.#sink.label('ID', label.path);
      this.#idLabels.set(label, id);
    }
    return id;
  }

  #push(columns: readonly Column<Uint32Array>[], values: readonly number[]): void {
    for (let i = 0; i < values.length; i++) columns[i]!.push(values[i]!);
  }
}
