// Maps while a save is loaded: if the values are property lists, each becomes a record named by its key, and
// ids in the key refer to it. Source: docs/formats/gvas.md#graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { encodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { Value } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { PropertyDecoder } from '../../unreal/decode/decode.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { ContainerRole, UnrealGame } from '../../unreal/game.ts';
import type { ValueType } from '../../unreal/types/types.ts';
import { MapTypes, type StructFacts } from '../structs/container-types.ts';
import type { Container } from './containers.ts';
import { GuidKeys, MOST_KEY_LETTERS } from './guid-keys.ts';
import { keyText } from './key-text.ts';
import type { PendingLinks } from './pending-links.ts';

/** The services of the scan of records for maps. */
export interface MapHost {
  readonly cursor: Cursor;
  readonly engine: UnrealGame;
  readonly facts: EngineFacts;
  readonly texts: TextSink;
  readonly links: PendingLinks;
  /** The container with this name in the current record. */
  container(field: LabelNode, struct: TextId | null): Container;
  /** Reads the property list at the cursor as a record inside the current one. */
  record(container: Container, field: LabelNode, text: TextId, ordinal: number): NodeId;
  structFacts(type: ValueType, isNative: boolean | null, field: LabelNode, role: ContainerRole): StructFacts;
  skip(type: ValueType, label: LabelNode): void;
  /** The number of elements that a container says at `at`, or of those that are there. @throws FormatError COUNT */
  countAt(at: number, isMap: boolean): number;
  /**
   * Reads the elements of a container, whose number is at `countAt`, as long as `read` finds one; behind a fault, those
   * that are certain. Returns whether there are so many, and each has its own number.
   */
  elements(
    countAt: number,
    container: Container,
    isMap: boolean,
    read: (element: number) => boolean,
  ): boolean;
  /** Reports a fault that does not prevent reading the rest. */
  report(error: FormatError): void;
}

const MOST_PATHS = 1024;

export class MapScan {
  readonly #host: MapHost;
  readonly #keys: PropertyDecoder;

  constructor(host: MapHost) {
    this.#host = host;
    this.#keys = new PropertyDecoder(host.cursor, host.facts, host.engine);
  }

  /** A map, from its removed keys on. */
  read(type: ValueType, field: LabelNode): void {
    const host = this.#host;
    const { cursor } = host;
    const find = (part: ValueType, role: ContainerRole): StructFacts =>
      host.structFacts(part, type.binary ?? null, field, role);
    const types = new MapTypes(cursor, type, host.facts, find);
    const keyLabel = field.named('[].key');
    const valueLabel = field.named('[].value');
    for (let left = cursor.count(1, 'removed keys'); left > 0; left--) host.skip(types.key(), keyLabel);
    const countAt = cursor.take(4);
    types.pairs = host.countAt(countAt, true);
    if (types.hasStructs) {
      this.#readStructs(types, countAt, type.value?.struct, field, valueLabel);
      return;
    }
    for (let i = 0; i < types.pairs; i++) {
      host.skip(types.key(), keyLabel);
      host.skip(types.value(), valueLabel);
    }
  }

  /** Pairs whose values are structs; property lists become records. */
  #readStructs(
    types: MapTypes,
    countAt: number,
    name: string | undefined,
    field: LabelNode,
    label: LabelNode,
  ): void {
    const host = this.#host;
    const { cursor } = host;
    const container = host.container(field, name === undefined ? null : host.texts.add(name));
    const records = new MapRecords(host, container, field);
    const known = container.keys;
    host.elements(countAt, container, true, (i) => {
      const keyAt = cursor.at;
      const type = types.key();
      const isOfGuids = known.guids?.isAt(keyAt, cursor.end, type.struct) === true;
      let shown: Value = null;
      if (isOfGuids) cursor.take(known.guids!.size);
      else {
        shown = this.#keys.item(type, type.binary, '');
        if (isDamaged(shown)) host.report(cursor.error('VALUE', 'a key that can be read', 'another', keyAt));
        known.guids ??= GuidKeys.of(cursor.bytes, keyAt, cursor.at - keyAt, shown, type.struct);
      }
      types.keySize = cursor.at - keyAt;
      const value = types.value();
      if (value.binary) host.skip(value, label);
      else if (isOfGuids) records.addOfGuids(known.guids!, keyAt);
      else records.add(shown, i);
      return true;
    });
  }
}

/** Up to this many paths are compared one by one. */
const FEW_PATHS = 16;

class MapRecords {
  readonly #host: MapHost;
  readonly #container: Container;
  readonly #field: LabelNode;
  /** Paths of the records, as long as none repeats. */
  readonly #paths: TextId[] = [];
  /** The number of records with each path, once paths have to be looked up. */
  #used: Map<TextId, number> | null = null;
  /** The prefix of all paths, and room for a key. */
  #path: Uint8Array | null = null;
  #keyAt = 0;

  constructor(host: MapHost, container: Container, field: LabelNode) {
    this.#host = host;
    this.#container = container;
    this.#field = field;
  }

  /** The property list at the cursor, whose key is a value. `position` is that in the map. */
  add(key: Value, position: number): void {
    const { links } = this.#host;
    const known = this.#host.texts.count;
    const recordAt = this.#host.cursor.at;
    const node = this.#record(this.#pathOf(key, position), known);
    const { thingFlag } = this.#container;
    if (typeof key === 'string') links.addTextKey(key, node, { isMember: false, thingFlag, recordAt });
    else if (typeof key === 'object')
      for (const { text, isMember } of textsOfKey(key))
        links.addTextKey(text, node, { isMember, thingFlag, recordAt });
  }

  /** Cached, because small maps with the same name have the same few keys. */
  #pathOf(key: Value, position: number): TextId {
    const { texts } = this.#host;
    const { text, keys } = this.#container;
    const isPlain = typeof key === 'number' || typeof key === 'string';
    const kept = isPlain && keys.pathsBelow === text ? keys.paths.get(key) : undefined;
    if (kept !== undefined) return kept;
    const path = texts.add(`${texts.text(text)}/${keyText(key) || `[${position}]`}`);
    if (isPlain && key !== '') {
      if (keys.pathsBelow !== text || keys.paths.size >= MOST_PATHS) keys.paths.clear();
      keys.pathsBelow = text;
      keys.paths.set(key, path);
    }
    return path;
  }

  /** The property list at the cursor, with a key at `at` that consists of GUIDs. */
  addOfGuids(keys: GuidKeys, at: number): void {
    const { texts, links } = this.#host;
    const path = this.#path ?? this.#beginPath();
    const end = keys.write(at, path, this.#keyAt);
    const known = texts.count;
    const recordAt = this.#host.cursor.at;
    const node = this.#record(texts.addBytes(path, end), known);
    const { guids, hasMembers } = keys;
    const { thingFlag } = this.#container;
    for (let i = 0; i < guids.length; i++)
      links.addGuidKey(at + guids[i]!, node, { isMember: hasMembers, thingFlag, recordAt });
  }

  #beginPath(): Uint8Array {
    const beginning = encodeUtf8(`${this.#host.texts.text(this.#container.text)}/`);
    this.#keyAt = beginning.length;
    const path = new Uint8Array(beginning.length + MOST_KEY_LETTERS);
    path.set(beginning);
    this.#path = path;
    return path;
  }

  /** `known` is the number of texts before the path was added. */
  #record(path: TextId, known: number): NodeId {
    const { texts } = this.#host;
    const times = this.#timesOf(path, path >= known);
    const own = times > 1 ? texts.add(`${texts.text(path)}#${times}`) : path;
    return this.#host.record(this.#container, this.#field, own, -1);
  }

  /** The number of records with this path so far, including this one. */
  #timesOf(path: TextId, isNew: boolean): number {
    if (this.#used === null) {
      if (isNew || (this.#paths.length < FEW_PATHS && !this.#paths.includes(path))) {
        this.#paths.push(path);
        return 1;
      }
      this.#used = new Map(this.#paths.map((used) => [used, 1]));
    }
    const times = (this.#used.get(path) ?? 0) + 1;
    this.#used.set(path, times);
    return times;
  }
}

/** A property in a key does not fit its size. Keys contain bytes for no other reason. */
export function isDamaged(key: Value): boolean {
  if (key === null || typeof key !== 'object') return false;
  return key.kind === 'opaque' || (key.kind === 'struct' && key.fields.some(({ value }) => isDamaged(value)));
}

/** Texts in a key that may be ids. */
function textsOfKey(key: (Value & object) | null): { readonly text: string; readonly isMember: boolean }[] {
  if (key === null) return [];
  if (key.kind === 'reference') return [{ text: key.path, isMember: false }];
  if (key.kind !== 'struct') return [];
  const isMember = key.fields.length > 1;
  const texts = key.fields.map(({ value }) => value).filter((value) => typeof value === 'string');
  return texts.map((text) => ({ text, isMember }));
}
