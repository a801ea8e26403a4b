// Properties as values, for one object at a time, when somebody asks. Cuts the bytes as scan.ts does.

import type { TextId } from '../../../graph/ids.ts';
import type { ListValue, PropertyValue, Value } from '../../../graph/values.ts';
import { isIndex, type Package, packageCursor, withNumber } from '../package.ts';
import { readText } from '../text.ts';
import { type ArrayShape, arrayShape, SHAPE } from './array-shape.ts';
import { type Declared, declaredElement, showType, type TypeTables } from './element-types.ts';
import { MOST_NESTING } from './scan.ts';
import { type BinaryStruct, binaryStruct, degrees } from './structs.ts';
import { TAG, TagReader } from './tag-reader.ts';
import { isObjectType, TYPE } from './types.ts';

export interface DecodeContext {
  readonly image: Uint8Array;
  readonly types: TypeTables;
  text(id: TextId): string;
  /** What is shown of a reference to this object index, which is not 0. */
  show(of: Package, at: number, index: number): Value;
}

export class PropertyDecoder {
  readonly #context: DecodeContext;
  readonly #of: Package;
  readonly #reader: TagReader;
  /** Lower-case property names that are wanted at the top; null for all. */
  #only: ReadonlySet<string> | null = null;
  #values = true;

  constructor(context: DecodeContext, of: Package) {
    const { image } = context;
    this.#context = context;
    this.#of = of;
    this.#reader = new TagReader(new DataView(image.buffer, image.byteOffset, image.byteLength), of);
  }

  /** The list of tags at `at`, whose class or struct is the node `owner` (-1 when it is not loaded). */
  decode(at: number, end: number, owner: number, only: ReadonlySet<string> | null = null): PropertyValue[] {
    this.#only = only;
    this.#values = true;
    return this.#tags(at, end, owner, 0);
  }

  /** Names and types only. */
  outline(at: number, end: number, owner: number): { name: string; type: string }[] {
    this.#only = null;
    this.#values = false;
    return this.#tags(at, end, owner, 0).map(({ name, type }) => ({ name, type }));
  }

  #tags(at: number, end: number, owner: number, depth: number): PropertyValue[] {
    const reader = this.#reader;
    const found: PropertyValue[] = [];
    while (reader.read(at, end) === TAG.property) {
      at = reader.next;
      const name = this.#name(reader.name, reader.number);
      if (depth === 0 && this.#only !== null && !this.#only.has(name.toLowerCase())) continue;
      found.push(this.#property(name, owner, depth));
      reader.next = at;
    }
    return found;
  }

  /** The property whose tag was read last. */
  #property(name: string, owner: number, depth: number): PropertyValue {
    const { type, index, valueAt, size, detail, typeName, bool } = this.#reader;
    const base = { name, index, at: valueAt, size };
    const shown = detail >= 0 ? this.#text(detail) : null;
    if (type === TYPE.array) return { ...base, ...this.#array(valueAt, valueAt + size, name, owner, depth) };
    const plain = type === TYPE.byte && (shown === 'None' || shown === null);
    const shownType =
      type === TYPE.other || type === TYPE.map ? this.#text(typeName) : showType(type, plain ? null : shown);
    if (!this.#values) return { ...base, type: shownType, value: null };
    if (type === TYPE.bool) return { ...base, type: shownType, value: bool };
    if (type === TYPE.struct) {
      const value = this.#struct(valueAt, valueAt + size, shown ?? '', depth + 1);
      const note = shown?.toLowerCase() === 'rotator' ? { note: 'degrees' } : undefined;
      return { ...base, type: shownType, value, ...note };
    }
    return { ...base, type: shownType, value: this.#value(type, valueAt, size) };
  }

  #value(type: number, at: number, size: number): Value {
    const { view, little, nameSize } = this.#reader;
    if (isObjectType(type)) return this.#reference(at);
    switch (type) {
      case TYPE.int:
      case TYPE.stringRef:
        return view.getInt32(at, little);
      case TYPE.float:
        return view.getFloat32(at, little);
      case TYPE.byte:
        return size === 1 ? view.getUint8(at) : this.#nameAt(at);
      case TYPE.bioMask4:
        return size === 1 ? view.getUint8(at) : this.#bytes(at, size);
      case TYPE.name:
        return this.#nameAt(at);
      case TYPE.string:
        return this.#string(at, at + size);
      case TYPE.delegate:
        return size >= 4 + nameSize ? this.#delegate(at, size) : this.#bytes(at, size);
      default:
        return this.#bytes(at, size);
    }
  }

  /** An object and the name of its function; what further bytes say is not known. */
  #delegate(at: number, size: number): Value {
    const { nameSize } = this.#reader;
    const rest = size - 4 - nameSize;
    const fields: PropertyValue[] = [
      { name: 'object', index: 0, type: 'ObjectProperty', value: this.#reference(at), at, size: 4 },
      {
        name: 'function',
        index: 0,
        type: 'NameProperty',
        value: this.#nameAt(at + 4),
        at: at + 4,
        size: nameSize,
      },
    ];
    if (rest > 0) {
      const restAt = at + 4 + nameSize;
      const value = this.#bytes(restAt, rest);
      fields.push({ name: 'unknown', index: 0, type: 'bytes', value, at: restAt, size: rest });
    }
    return { kind: 'struct', fields };
  }

  #struct(at: number, end: number, name: string, depth: number): Value {
    if (depth > MOST_NESTING) return this.#bytes(at, end - at);
    const lower = name.toLowerCase();
    if (this.#reader.endOfList(at, end) === end) {
      const owner = this.#context.types.structs.get(lower) ?? -1;
      return { kind: 'struct', fields: this.#tags(at, end, owner, depth) };
    }
    const binary = binaryStruct(lower, end - at, this.#of.summary.layout);
    return binary ? this.#binary(binary, at) : this.#bytes(at, end - at);
  }

  #binary(struct: BinaryStruct, at: number): Value {
    const { view, little } = this.#reader;
    if (struct.name === 'Guid') return this.#guid(at);
    const fields: PropertyValue[] = [];
    for (const { name, kind } of struct.fields) {
      const size = kind === 'g' ? 16 : kind === 'b' ? 1 : typeof kind === 'string' ? 4 : kind.size;
      const value =
        typeof kind !== 'string'
          ? this.#binary(kind, at)
          : kind === 'f'
            ? view.getFloat32(at, little)
            : kind === 'i'
              ? view.getInt32(at, little)
              : kind === 'b'
                ? view.getUint8(at)
                : kind === 'r'
                  ? degrees(view.getInt32(at, little))
                  : kind === 'o'
                    ? this.#reference(at)
                    : this.#guid(at);
      fields.push({
        name,
        index: 0,
        type: typeof kind === 'string' ? FIELD_TYPE[kind] : kind.name,
        value,
        at,
        size,
      });
      at += size;
    }
    return { kind: 'struct', fields };
  }

  #array(
    at: number,
    end: number,
    name: string,
    owner: number,
    depth: number,
  ): { type: string; value: Value; note?: string } {
    const { view, little } = this.#reader;
    const count = view.getInt32(at, little);
    const first = at + 4;
    if (count < 0 || count > end - first) {
      return { type: 'ArrayProperty<UNKNOWN>', value: this.#bytes(at, end - at) };
    }
    const declared = declaredElement(this.#context.types, owner, name.toLowerCase());
    const shape = arrayShape(this.#reader, this.#of, first, end, count, declared);
    const element = this.#elementType(shape, declared);
    const note = `element type by ${fits(shape, declared) && declared ? declared.source : 'shape'}`;
    const type = `ArrayProperty<${element}>`;
    if (!this.#values) return { type, value: null };
    return { type, value: this.#items(first, end, count, shape, declared, element, depth + 1), note };
  }

  #elementType({ shape, each }: ArrayShape, declared: Declared | null): string {
    if (declared && fits({ shape, each }, declared))
      return showType(declared.element.type, declared.element.detail);
    switch (shape) {
      case SHAPE.names:
        return 'NameProperty';
      case SHAPE.strings:
        return 'StrProperty';
      case SHAPE.tagged:
        return 'StructProperty';
      case SHAPE.bytes:
        return 'ByteProperty';
      default:
        return 'UNKNOWN';
    }
  }

  #items(
    at: number,
    end: number,
    count: number,
    { shape, each }: ArrayShape,
    declared: Declared | null,
    of: string,
    depth: number,
  ): Value {
    if (shape === SHAPE.ambiguous) return this.#ambiguous(at, end);
    if (depth > MOST_NESTING || (shape === SHAPE.raw && each === 0)) return this.#bytes(at, end - at);
    const struct = declared?.element.detail?.toLowerCase() ?? '';
    const items: Value[] = [];
    if (shape === SHAPE.tagged) {
      const owner = this.#context.types.structs.get(struct) ?? -1;
      for (let left = count; left > 0; left--) {
        items.push({ kind: 'struct', fields: this.#tags(at, end, owner, depth) });
        at = this.#reader.next;
      }
    } else if (shape === SHAPE.strings) {
      const cursor = packageCursor(this.#of, this.#context.image, at, end);
      for (let left = count; left > 0; left--) items.push(readText(cursor));
    } else
      for (let item = at; shape !== SHAPE.empty && item < end; item += each)
        items.push(this.#item(shape, item, each, struct));
    return { kind: 'list', items, of };
  }

  #item(shape: number, at: number, each: number, struct: string): Value {
    const { view, little } = this.#reader;
    switch (shape) {
      case SHAPE.objects:
        return this.#reference(at);
      case SHAPE.ints:
        return view.getInt32(at, little);
      case SHAPE.floats:
        return view.getFloat32(at, little);
      case SHAPE.bytes:
        return view.getUint8(at);
      case SHAPE.bools:
        return view.getUint8(at) !== 0;
      case SHAPE.names:
        return this.#nameAt(at);
      case SHAPE.delegates:
        return this.#delegate(at, each);
      case SHAPE.binary: {
        const binary = binaryStruct(struct, each, this.#of.summary.layout);
        return binary ? this.#binary(binary, at) : this.#bytes(at, each);
      }
      default:
        return this.#bytes(at, each);
    }
  }

  /** Objects or numbers? Nothing in the file says it, so both readings are shown. */
  #ambiguous(at: number, end: number): Value {
    const { view, little } = this.#reader;
    const integers: Value[] = [];
    const floats: Value[] = [];
    const objects: Value[] = [];
    let allIndices = true;
    for (let item = at; item < end; item += 4) {
      const index = view.getInt32(item, little);
      integers.push(index);
      floats.push(view.getFloat32(item, little));
      allIndices &&= isIndex(this.#of, index);
      if (allIndices) objects.push(index === 0 ? null : this.#objectPath(item, index));
    }
    const list = (items: Value[], of: string): ListValue => ({ kind: 'list', items, of });
    const field = (name: string, type: string, value: Value): PropertyValue => ({
      name,
      index: 0,
      type,
      value,
    });
    const fields = [
      field('elementType', 'StrProperty', 'UNKNOWN'),
      field('integers', 'ArrayProperty<IntProperty>', list(integers, 'IntProperty')),
      field('floats', 'ArrayProperty<FloatProperty>', list(floats, 'FloatProperty')),
    ];
    if (allIndices) fields.push(field('objects', 'ArrayProperty<StrProperty>', list(objects, 'StrProperty')));
    return { kind: 'struct', fields };
  }

  /** The path as a text: a reading that may be wrong is no reference. */
  #objectPath(at: number, index: number): Value {
    const shown = this.#context.show(this.#of, at, index);
    return typeof shown === 'object' && shown !== null && shown.kind === 'reference' ? shown.path : null;
  }

  #reference(at: number): Value {
    const index = this.#reader.view.getInt32(at, this.#reader.little);
    return index === 0 ? null : this.#context.show(this.#of, at, index);
  }

  #guid(at: number): string {
    const { view, little } = this.#reader;
    let text = '';
    for (let word = 0; word < 4; word++) {
      text += view
        .getUint32(at + 4 * word, little)
        .toString(16)
        .padStart(8, '0');
    }
    return text.toUpperCase();
  }

  #string(at: number, end: number): string {
    return readText(packageCursor(this.#of, this.#context.image, at, end));
  }

  #bytes(at: number, size: number): Value {
    return { kind: 'opaque', bytes: this.#context.image.subarray(at, at + size) };
  }

  #nameAt(at: number): string {
    const { view, little, nameSize } = this.#reader;
    const name = view.getUint32(at, little);
    const number = nameSize === 8 ? view.getUint32(at + 4, little) : 0;
    return name < this.#of.names.count ? this.#name(name, number) : `<name ${name}>`;
  }

  #name(name: number, number: number): string {
    return withNumber(this.#text(name), number);
  }

  #text(name: number): string {
    return this.#context.text(this.#of.names.text[name]! as TextId);
  }
}

const FIELD_TYPE = {
  f: 'FloatProperty',
  i: 'IntProperty',
  b: 'ByteProperty',
  o: 'ObjectProperty',
  g: 'Guid',
  r: 'FloatProperty',
} as const;

/** Whether the bytes were of the type that was declared. */
function fits({ shape }: ArrayShape, declared: Declared | null): boolean {
  if (!declared) return false;
  const { type } = declared.element;
  if (shape === SHAPE.empty) return true;
  if (isObjectType(type)) return shape === SHAPE.objects;
  switch (type) {
    case TYPE.int:
    case TYPE.stringRef:
      return shape === SHAPE.ints;
    case TYPE.float:
      return shape === SHAPE.floats;
    case TYPE.bool:
      return shape === SHAPE.bools;
    case TYPE.byte:
    case TYPE.bioMask4:
      return shape === SHAPE.bytes || shape === SHAPE.names;
    case TYPE.name:
      return shape === SHAPE.names;
    case TYPE.string:
      return shape === SHAPE.strings;
    case TYPE.struct:
      return shape === SHAPE.tagged || shape === SHAPE.binary;
    case TYPE.delegate:
      return shape === SHAPE.delegates;
    default:
      return false;
  }
}
