// Decodes values of a profile on request, from the image and the few columns that reading left.

import { firstFrom } from '../../bytes/first-from.ts';
import type { GraphData } from '../../graph/finished/graph-data.ts';
import type { NodeId, TextId } from '../../graph/ids.ts';
import type { RawTable } from '../../graph/raw-table.ts';
import type { Decoder, GraphNames } from '../../graph/sink.ts';
import { NO_POSE, type Pose, type PropertyValue, type TextValue, type Value } from '../../graph/values.ts';
import { nextField, siblingInt } from './dson/fields.ts';
import {
  aligned,
  type Block,
  FIELD_SIZE,
  fieldEnd,
  HEADER_SIZE,
  isObject,
  knownBlock,
  MOST_DEPTH,
  nameSize,
  OBJECT_SIZE,
} from './dson/layout.ts';
import { LOG_EVENTS } from './dson/log-events.ts';
import type { Chain } from './dson/patterns.ts';
import { dsonTables } from './dson/raw.ts';
import { showFourCC } from './names/fourcc.ts';
import { hashName } from './names/hash.ts';
import { isHashValue, NAME_SOURCES } from './names/hash-names.ts';
import { NameCache } from './names/name-cache.ts';
import { anyRole, isHash, PARAMETER, type Role, roleOf } from './roles/roles.ts';
import type { DecodeState } from './state.ts';
import { anyFieldRule, type FieldData, inferType, type TypeRule, typeSource } from './types/infer.ts';
import { TYPE, TYPE_NAMES, type TypeSource } from './types/types.ts';
import { decodeValue } from './types/value.ts';

interface OpenObject {
  readonly block: Block;
  readonly data: FieldData;
  readonly first: number;
  readonly end: number;
  readonly chain: Chain;
  readonly anyType: TypeRule | null;
  readonly anyRole: Role | null;
}

interface OpenField {
  readonly hash: number;
  readonly nameAt: number;
  /** End of the name, at its NUL. */
  readonly nameEnd: number;
  readonly end: number;
  readonly type: number;
}

/** A field, and where its block's data begins. */
interface PlacedField extends OpenField {
  readonly dataAt: number;
}

export function decoder(data: GraphData, state: unknown, names: GraphNames): Decoder {
  return new ProfileDecoder(data, state as DecodeState, names);
}

class ProfileDecoder implements Decoder {
  readonly #graph: GraphData;
  readonly #state: DecodeState;
  readonly #texts: GraphNames;
  readonly #view: DataView;
  readonly #names: NameCache;
  readonly #blocks: (Block | undefined)[] = [];
  readonly #embedded: ReadonlySet<number>;
  readonly #chain: Chain = { names: new Int32Array(MOST_DEPTH), depth: -1, floor: 0 };
  #serial = 0;
  /** Cached for the last node whose references were asked for. */
  #asked: { readonly node: NodeId; readonly fields: readonly PlacedField[] } | null = null;

  constructor(graph: GraphData, state: DecodeState, texts: GraphNames) {
    const { image } = graph;
    this.#graph = graph;
    this.#state = state;
    this.#texts = texts;
    this.#view = new DataView(image.buffer, image.byteOffset, image.byteLength);
    this.#names = new NameCache(image);
    this.#embedded = new Set(state.blocks);
  }

  properties(node: NodeId, only?: ReadonlySet<string>): readonly PropertyValue[] {
    const properties: PropertyValue[] = [];
    const serial = ++this.#serial;
    this.#each(node, (object, field) => {
      const name = this.#names.get(field.hash, field.nameAt, field.nameEnd);
      const index = name.owner === serial ? ++name.times : 0;
      name.owner = serial;
      name.times = index;
      if (only && !only.has(name.lower)) return;
      properties.push(this.#property(object, field, name.text, index));
    });
    return properties;
  }

  outline(node: NodeId): readonly { readonly name: string; readonly type: string }[] {
    const shapes: { name: string; type: string }[] = [];
    this.#each(node, (object, field) => {
      const name = this.#names.get(field.hash, field.nameAt, field.nameEnd).text;
      const { type, hash } = field;
      shapes.push({ name, type: shownType(type, roleOf(hash, object.chain, object.anyRole)) });
    });
    return shapes;
  }

  header(node: NodeId): Readonly<Record<string, unknown>> {
    if (this.#state.objectAt[node] !== 0) return {};
    const start = this.#graph.nodes.spanAt[node]!;
    if (!this.#embedded.has(start)) return {};
    const { revision, objects, fields, dataSize } = knownBlock(this.#view, start, null);
    return { revision, numMeta1Entries: objects, numMeta2Entries: fields, dataLength: dataSize };
  }

  rawTables(file: number): readonly RawTable[] {
    const { start, size } = this.#graph.files[file]!;
    const blocks = [...this.#state.blocks].filter((at) => at >= start && at < start + size);
    return dsonTables(
      this.#view,
      blocks.map((at) => this.#blockOf(at)),
    );
  }

  pose(): Pose {
    return NO_POSE;
  }

  referencePath(node: NodeId, at: number): string | null {
    // Consecutive calls ask for the references of one node.
    if (this.#asked?.node !== node) this.#asked = { node, fields: this.#fieldsByPlace(node) };
    const { fields } = this.#asked;
    let low = 0;
    for (let high = fields.length; low < high; ) {
      const middle = (low + high) >>> 1;
      if (fields[middle]!.nameAt <= at) low = middle + 1;
      else high = middle;
    }
    const field = fields[low - 1];
    if (!field || at >= field.end) return null;
    const { text } = this.#names.get(field.hash, field.nameAt, field.nameEnd);
    const first = aligned(field.dataAt, field.nameEnd + 1) + 4;
    return field.type === TYPE.IntVector && at >= first ? `${text}[${(at - first) / 4}]` : text;
  }

  /** Fields do not overlap, but may be stored in any order. */
  #fieldsByPlace(node: NodeId): readonly PlacedField[] {
    const fields: PlacedField[] = [];
    this.#each(node, ({ block }, field) => {
      fields.push({ ...field, dataAt: block.dataAt });
    });
    return fields.sort((a, b) => a.nameAt - b.nameAt);
  }

  /** Calls `see` for the fields of a node other than objects, in file order. */
  #each(node: NodeId, see: (object: OpenObject, field: OpenField) => void): void {
    const objectAt = this.#state.objectAt[node];
    if (objectAt === undefined || objectAt === 0) return;
    const object = this.#open(objectAt);
    const { block, data, first, end, chain, anyType } = object;
    const view = this.#view;
    for (let i = first; i < end; i = nextField(view, block, i)) {
      const entry = block.fieldsAt + i * FIELD_SIZE;
      const info = view.getInt32(entry + 8, true);
      if (isObject(info)) continue;
      const hash = view.getInt32(entry, true);
      const nameAt = block.dataAt + view.getUint32(entry + 4, true);
      const nameEnd = nameAt + nameSize(info) - 1;
      const fieldEndAt = block.dataAt + fieldEnd(view, block, i);
      const type = inferType(data, nameEnd + 1, fieldEndAt, hash, chain, anyType);
      // An embedded file that was read is a node.
      if (type === TYPE.File && this.#embedded.has(aligned(block.dataAt, nameEnd + 1) + 4)) continue;
      see(object, { hash, nameAt, nameEnd, end: fieldEndAt, type });
    }
  }

  #open(objectAt: number): OpenObject {
    const view = this.#view;
    const block = this.#blockOf(objectAt);
    const own = view.getInt32(objectAt + 4, true);
    const chain = this.#chain;
    let depth = 0;
    for (let at = objectAt; ; depth++) {
      const parent = view.getInt32(at, true);
      if (parent < 0) break;
      at = block.start + HEADER_SIZE + parent * OBJECT_SIZE;
    }
    chain.depth = depth;
    for (let at = objectAt; depth >= 0; depth--) {
      const field = view.getInt32(at + 4, true);
      chain.names[depth] = view.getInt32(block.fieldsAt + field * FIELD_SIZE, true);
      at = block.start + HEADER_SIZE + view.getInt32(at, true) * OBJECT_SIZE;
    }
    return {
      block,
      data: { view, bytes: this.#graph.image, dataAt: block.dataAt },
      first: own + 1,
      end: own + 1 + view.getInt32(objectAt + 12, true),
      chain,
      anyType: anyFieldRule(chain),
      anyRole: anyRole(chain),
    };
  }

  /**
   * The block whose meta1 contains `at`: the last block that begins before it, because embedded files are inside data.
   */
  #blockOf(at: number): Block {
    const { blocks } = this.#state;
    const next = firstFrom(blocks, at + 1);
    const start = blocks[next - 1]!;
    const block =
      this.#blocks[next - 1] ?? knownBlock(this.#view, start, this.#state.ends.get(start) ?? null);
    this.#blocks[next - 1] = block;
    return block;
  }

  #property(object: OpenObject, field: OpenField, name: string, index: number): PropertyValue {
    const { data, chain } = object;
    const { hash, nameEnd, end, type } = field;
    const role = roleOf(hash, chain, object.anyRole);
    const at = valueAt(object, field);
    const raw = decodeValue(data, type, nameEnd + 1, end);
    const source = typeSource(data, nameEnd + 1, end, hash, chain, object.anyType);
    return {
      name,
      index,
      type: shownType(type, role),
      value: role ? this.#meaning(object, role, raw) : raw,
      at,
      size: end - at,
      note: NOTES[source],
    };
  }

  /** Adds names to hashes and letters to area ids; returns any other value unchanged. */
  #meaning(object: OpenObject, role: Role, raw: Value): Value {
    if (typeof raw === 'number') {
      if (isHash(role.name)) return this.#hash(raw);
      if (role.name === 'AREA') return area(raw);
      if (role.name === 'EVENT_KIND') return eventKind(raw);
      return role.name === 'PARAMETER' ? this.#parameter(object, raw) : raw;
    }
    if (raw !== null && typeof raw === 'object' && raw.kind === 'list' && role.vector && isHash(role.name))
      return { kind: 'list', items: raw.items.map((item) => this.#hash(item as number)), of: 'Hash' };
    return raw;
  }

  #parameter({ block, first, end }: OpenObject, raw: number): Value {
    const type = siblingInt(this.#view, block, first, end, TYPE_NAME);
    if (type === PARAMETER.area) return area(raw);
    return type !== null && PARAMETER.hashes.includes(type) ? this.#hash(raw) : raw;
  }

  #hash(hash: number): TextValue {
    const { hashes } = this.#state;
    const row = isHashValue(hash) ? rowOf(hashes.hash, hash) : -1;
    const name = row < 0 ? null : this.#texts.text(hashes.text[row]! as TextId);
    const source = row < 0 ? null : NAME_SOURCES[hashes.source[row]!]!;
    return { kind: 'text', text: name ?? String(hash), json: { hash, name, source }, number: hash };
  }
}

const TYPE_NAME = hashName('type');

/** The evidence for a type, as text for users. */
const NOTES: Readonly<Record<TypeSource, string>> = {
  path: 'typeSource: path',
  name: 'typeSource: name',
  structure: 'typeSource: structure',
};

/** Offset of the value: one-byte values are not aligned. */
function valueAt({ block }: OpenObject, { nameEnd, end, type }: OpenField): number {
  const at = nameEnd + 1;
  if (type === TYPE.Bool || type === TYPE.Char) return at;
  return Math.min(aligned(block.dataAt, at), end);
}

function shownType(type: number, role: Role | null): string {
  if (role && isHash(role.name)) {
    if (type === TYPE.Int) return 'Hash';
    if (type === TYPE.IntVector) return 'IntVector<Hash>';
  }
  if (role?.name === 'AREA' && type === TYPE.Int) return 'FourCC';
  return role?.name === 'EVENT_KIND' && type === TYPE.Int ? 'EventKind' : TYPE_NAMES[type]!;
}

/** The id of an area: its letters as text, its number in JSON. */
function area(id: number): TextValue {
  return { kind: 'text', text: showFourCC(id), json: id, number: id };
}

/** The subject of a log entry: in words where they are known. */
function eventKind(rtti: number): Value {
  const kind = LOG_EVENTS.get(rtti);
  return kind === undefined ? rtti : { kind: 'text', text: kind, json: kind, number: rtti };
}

/** Row of a value in a sorted column; -1 when it is not there. */
function rowOf(column: Int32Array, value: number): number {
  const row = firstFrom(column, value);
  return column[row] === value ? row : -1;
}
