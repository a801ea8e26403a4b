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
import type { UnrealGame } from '../../unreal/game.ts';
import { SIMPLE_TYPES, TYPE, type ValueType } from '../../unreal/types/types.ts';
import {
  formOfKeys,
  formOfValues,
  LIST,
  type StructFacts,
  type StructForm,
  valueCode,
} from '../structs/container-types.ts';
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
  structFacts(
    type: ValueType,
    isNative: boolean | null,
    field: LabelNode,
    role: 'key' | 'value',
  ): StructFacts;
  skipStruct(form: StructForm, label: LabelNode): void;
  /** Reports a fault that does not prevent reading the rest. */
  report(error: FormatError): void;
  skipValue(type: ValueType, label: LabelNode): void;
}

const MOST_PATHS = 1024;

export class MapScan {
  readonly #host: MapHost;
  readonly #cursor: Cursor;
  readonly #keys: PropertyDecoder;

  constructor(host: MapHost) {
    this.#host = host;
    this.#cursor = host.cursor;
    this.#keys = new PropertyDecoder(host.cursor, host.facts, host.engine);
  }

  /** A map, from its removed keys on. */
  read({ inner: key, value, binary }: ValueType, field: LabelNode): void {
    if (key === undefined || value === undefined) {
      throw this.#cursor.error('VALUE', 'the types of keys and values', 'none');
    }
    this.#read(new OpenMap(this.#host, key, value, binary ?? null, field), value, field);
  }

  #read(map: OpenMap, value: ValueType, field: LabelNode): void {
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
    const struct = value.struct === undefined ? null : this.#host.texts.add(value.struct);
    const container = this.#host.container(field, struct);
    const records = new MapRecords(this.#host, container, field);
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
      const type = map.keyType();
      const shown = this.#keys.item(type, type.binary, '');
      map.keySize = cursor.at - keyAt;
      if (isDamaged(shown))
        this.#host.report(cursor.error('VALUE', 'a key that can be read', 'another', keyAt));
      known.guids ??= GuidKeys.of(cursor.bytes, keyAt, map.keySize, shown, form);
      if (map.valueForm() === LIST) records.add(shown, i);
      else map.skipValue(valueLabel);
    }
  }
}

/** An open map: the forms of structs in it are determined from the first of them. */
class OpenMap {
  pairs = 0;
  keySize = 0;
  readonly #host: MapHost;
  readonly #key: ValueType;
  readonly #value: ValueType;
  readonly #isNative: boolean | null;
  readonly #field: LabelNode;
  #keyForm: StructForm | null = null;
  #valueForm: StructForm | null = null;
  #keyType: ValueType | null = null;

  constructor(host: MapHost, key: ValueType, value: ValueType, isNative: boolean | null, field: LabelNode) {
    this.#host = host;
    this.#key = key;
    this.#value = value;
    this.#isNative = isNative;
    this.#field = field;
  }

  /** The form of keys, with the cursor at one of them; null if they are not structs. */
  keyForm(): StructForm | null {
    if (this.#key.code !== TYPE.struct) return null;
    if (this.#keyForm !== null) return this.#keyForm;
    const { cursor, facts } = this.#host;
    const struct = this.#host.structFacts(this.#key, this.#isNative, this.#field, 'key');
    this.#keyForm = formOfKeys(cursor, this.pairs, this.#value.code, struct, facts);
    return this.#keyForm;
  }

  /** The form of values, which have to be structs. */
  valueForm(): StructForm {
    if (this.#valueForm !== null) return this.#valueForm;
    const { cursor, facts } = this.#host;
    const struct = this.#host.structFacts(this.#value, this.#isNative, this.#field, 'value');
    this.#valueForm = formOfValues(cursor, this.pairs, this.keySize, struct, facts);
    return this.#valueForm;
  }

  /** The type as which to read the key at the cursor. */
  keyType(): ValueType {
    const form = this.keyForm();
    if (form === null) return SIMPLE_TYPES[valueCode(this.#host.cursor, this.#key.code)]!;
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

  #skip(type: ValueType, label: LabelNode): void {
    const code = valueCode(this.#host.cursor, type.code);
    this.#host.skipValue(type.code === TYPE.byte ? SIMPLE_TYPES[code]! : type, label);
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
