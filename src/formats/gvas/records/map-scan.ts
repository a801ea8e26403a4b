// Maps at load: where the values are property lists, each becomes a record that is called by its key, and ids in the key lead to it.
// Source: docs/formats/gvas.md#graph.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { FormatError } from '../../../bytes/format-error.ts';
import { encodeUtf8 } from '../../../bytes/text.ts';
import type { NodeId, TextId } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { Value } from '../../../graph/values.ts';
import { PropertyDecoder } from '../../unreal/decode/decode.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { LabelNode } from '../../unreal/labels.ts';
import { type ScanType, SIMPLE } from '../../unreal/types/scan-types.ts';
import { TYPE, type ValueType } from '../../unreal/types/types.ts';
import {
  formOfKeys,
  formOfValues,
  LIST,
  type StructFacts,
  type StructForm,
} from '../structs/container-types.ts';
import { GAME } from '../structs/game.ts';
import { valueCode } from '../structs/value-code.ts';
import type { Container } from './container.ts';
import { GuidKeys, MOST_KEY_LETTERS } from './guid-keys.ts';
import { keyText } from './key-text.ts';
import type { PendingLinks } from './pending-links.ts';

/** What the scan of records does for maps. */
export interface MapHost {
  readonly cursor: Cursor;
  readonly facts: EngineFacts;
  readonly texts: TextSink;
  readonly links: PendingLinks;
  /** The container of this name in the record that is being read. */
  container(field: LabelNode, struct: TextId | null): Container;
  /** The property list at the cursor as a record of the one being read. */
  record(container: Container, field: LabelNode, text: TextId, ordinal: number): NodeId;
  structFacts(type: ScanType, isNative: boolean | null, field: LabelNode, role: 'key' | 'value'): StructFacts;
  /** A struct, moved past. */
  skipStruct(form: StructForm, label: LabelNode): void;
  /** Something is wrong, but not so that the rest could not be read. */
  report(error: FormatError): void;
  /** A value of another type, moved past. */
  skipValue(type: ScanType, label: LabelNode): void;
}

const MOST_PATHS = 1024;

export class MapScan {
  readonly #host: MapHost;
  readonly #cursor: Cursor;
  readonly #keys: PropertyDecoder;
  /** Maps that are being read, one in a record of another; those behind the last are used again. */
  readonly #open: OpenMap[] = [];
  #depth = 0;

  constructor(host: MapHost) {
    this.#host = host;
    this.#cursor = host.cursor;
    this.#keys = new PropertyDecoder(host.cursor, host.facts, GAME);
  }

  /** A map, from its removed keys on. `isNative`: what the tag says of structs in it; null when it says nothing. */
  read({ inner: key, value }: ScanType, isNative: boolean | null, field: LabelNode): void {
    if (key === null || value === null) {
      throw this.#cursor.error('VALUE', 'the types of keys and values', 'none');
    }
    if (this.#depth === this.#open.length) this.#open.push(new OpenMap(this.#host));
    const map = this.#open[this.#depth++]!;
    try {
      map.begin(key, value, isNative, field);
      this.#read(map, value, field);
    } finally {
      this.#depth--;
    }
  }

  #read(map: OpenMap, value: ScanType, field: LabelNode): void {
    const cursor = this.#cursor;
    const keyLabel = field.named('[].key');
    const valueLabel = field.named('[].value');
    for (let left = cursor.count(1, 'removed keys'); left > 0; left--) map.skipKey(keyLabel);
    const pairs = cursor.count(2, 'pairs');
    map.pairs = pairs;
    if (value.code !== TYPE.struct) {
      for (let i = 0; i < pairs; i++) {
        map.skipKey(keyLabel);
        map.skipValue(valueLabel);
      }
      return;
    }
    const { records } = map;
    const container = this.#host.container(field, value.struct?.name ?? null);
    records.begin(container, field);
    const known = container.keys;
    for (let i = 0; i < pairs; i++) {
      const keyAt = cursor.at;
      const form = map.keyForm();
      if (known.guids?.isAt(keyAt, cursor.end, form)) {
        map.keySize = known.guids.size;
        cursor.skip(map.keySize);
        if (map.valueForm() === LIST) records.addOfGuids(known.guids, keyAt);
        else map.skipValue(valueLabel);
        continue;
      }
      const shown = this.#keys.item(map.keyType());
      map.keySize = cursor.at - keyAt;
      if (isDamaged(shown))
        this.#host.report(cursor.error('VALUE', 'a key that can be read', 'another', keyAt));
      known.guids ??= GuidKeys.of(cursor.bytes, keyAt, map.keySize, shown, form);
      if (map.valueForm() === LIST) records.add(shown, i);
      else map.skipValue(valueLabel);
    }
  }
}

/** Types of keys that are no structs, by code. */
const PLAIN_KEYS: readonly ValueType[] = SIMPLE.map(({ code }) => ({ code, name: 'key' }));

/** A map that is being read: the forms of structs in it are found out at the first of them. */
class OpenMap {
  pairs = 0;
  /** Of the key that was read last. */
  keySize = 0;
  readonly records: MapRecords;
  readonly #host: MapHost;
  #key!: ScanType;
  #value!: ScanType;
  #isNative!: boolean | null;
  #field!: LabelNode;
  #keyForm: StructForm | null = null;
  #valueForm: StructForm | null = null;
  #keyType: ValueType | null = null;

  constructor(host: MapHost) {
    this.#host = host;
    this.records = new MapRecords(host);
  }

  begin(key: ScanType, value: ScanType, isNative: boolean | null, field: LabelNode): void {
    this.pairs = 0;
    this.keySize = 0;
    this.#keyForm = null;
    this.#valueForm = null;
    this.#keyType = null;
    this.#key = key;
    this.#value = value;
    this.#isNative = isNative;
    this.#field = field;
  }

  /** The form of keys, the cursor at one of them; null where they are no structs. */
  keyForm(): StructForm | null {
    if (this.#key.code !== TYPE.struct) return null;
    if (this.#keyForm !== null) return this.#keyForm;
    const { cursor, facts } = this.#host;
    const struct = this.#host.structFacts(this.#key, this.#isNative, this.#field, 'key');
    this.#keyForm = formOfKeys(cursor, this.pairs, this.#value.code, struct, facts);
    return this.#keyForm;
  }

  /** The same of values, which must be structs. */
  valueForm(): StructForm {
    if (this.#valueForm !== null) return this.#valueForm;
    const { cursor, facts } = this.#host;
    const struct = this.#host.structFacts(this.#value, this.#isNative, this.#field, 'value');
    this.#valueForm = formOfValues(cursor, this.pairs, this.keySize, struct, facts);
    return this.#valueForm;
  }

  /** How the key at the cursor is to be read. */
  keyType(): ValueType {
    const form = this.keyForm();
    if (form === null) return PLAIN_KEYS[valueCode(this.#host.cursor, this.#key.code)]!;
    this.#keyType ??= { code: TYPE.struct, name: 'key', struct: form, binary: form !== LIST };
    return this.#keyType;
  }

  skipKey(label: LabelNode): void {
    const form = this.keyForm();
    if (form === null) this.#skip(this.#key, label);
    else this.#host.skipStruct(form, label);
  }

  skipValue(label: LabelNode): void {
    if (this.#value.code === TYPE.struct) this.#host.skipStruct(this.valueForm(), label);
    else this.#skip(this.#value, label);
  }

  #skip(type: ScanType, label: LabelNode): void {
    const code = valueCode(this.#host.cursor, type.code);
    this.#host.skipValue(type.code === TYPE.byte ? SIMPLE[code]! : type, label);
  }
}

/** So many paths are compared one by one. */
const FEW_PATHS = 16;

/** The records of one map. */
class MapRecords {
  readonly #host: MapHost;
  #container!: Container;
  #field!: LabelNode;
  /** Paths that records have, as long as none came twice, and how many: the array keeps its room from map to map. */
  readonly #paths: TextId[] = [];
  #pathCount = 0;
  /** How many have a path, once that must be looked up. */
  #used: Map<TextId, number> | null = null;
  /** The beginning of all paths, and room for a key. */
  #path: Uint8Array | null = null;
  #keyAt = 0;

  constructor(host: MapHost) {
    this.#host = host;
  }

  begin(container: Container, field: LabelNode): void {
    this.#container = container;
    this.#field = field;
    this.#pathCount = 0;
    this.#used = null;
    this.#path = null;
  }

  /** The property list at the cursor, whose key is a value. `position`: in the map. */
  add(key: Value, position: number): void {
    const { links } = this.#host;
    const known = this.#host.texts.count;
    const node = this.#record(this.#pathOf(key, position), known);
    if (typeof key === 'string') links.addTextKey(key, node, false);
    else if (typeof key === 'object')
      for (const { text, isMember } of textsOfKey(key)) links.addTextKey(text, node, isMember);
  }

  /** Small maps of one name have the same few keys, again and again. */
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

  /** The same with a key, at `at`, of nothing but GUIDs. */
  addOfGuids(keys: GuidKeys, at: number): void {
    const { texts, links } = this.#host;
    const path = this.#path ?? this.#beginPath();
    const end = keys.write(at, path, this.#keyAt);
    const known = texts.count;
    const node = this.#record(texts.addBytes(path, end), known);
    const { guids, hasMembers } = keys;
    for (let i = 0; i < guids.length; i++) links.addGuidKey(at + guids[i]!, node, hasMembers);
  }

  #beginPath(): Uint8Array {
    const beginning = encodeUtf8(`${this.#host.texts.text(this.#container.text)}/`);
    this.#keyAt = beginning.length;
    const path = new Uint8Array(beginning.length + MOST_KEY_LETTERS);
    path.set(beginning);
    this.#path = path;
    return path;
  }

  /** `known`: how many texts there were before the path. */
  #record(path: TextId, known: number): NodeId {
    const { texts } = this.#host;
    const times = this.#timesOf(path, path >= known);
    const own = times > 1 ? texts.add(`${texts.text(path)}#${times}`) : path;
    return this.#host.record(this.#container, this.#field, own, -1);
  }

  /** How many had this path so far, with this one. */
  #timesOf(path: TextId, isNew: boolean): number {
    if (this.#used === null) {
      if (isNew || (this.#pathCount < FEW_PATHS && !this.#isUsed(path))) {
        this.#paths[this.#pathCount++] = path;
        return 1;
      }
      this.#used = new Map(this.#paths.slice(0, this.#pathCount).map((used) => [used, 1]));
    }
    const times = (this.#used.get(path) ?? 0) + 1;
    this.#used.set(path, times);
    return times;
  }

  #isUsed(path: TextId): boolean {
    for (let at = 0; at < this.#pathCount; at++) if (this.#paths[at] === path) return true;
    return false;
  }
}

/** A property of a key does not fit its size. Keys have no bytes for other reasons. */
function isDamaged(key: Value): boolean {
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
