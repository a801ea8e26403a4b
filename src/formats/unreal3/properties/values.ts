// Values that contain no property lists: numbers, names, texts, references, structs of fixed fields.

import type { TextId } from '../../../graph/ids.ts';
import type { ListValue, PropertyValue, Value } from '../../../graph/values.ts';
import { NAME_SIZE } from '../file/layout.ts';
import { readText } from '../file/text.ts';
import { isIndex, type Package, packageCursor, withNumber } from '../tables/package.ts';
import { isObjectType, TYPE } from '../tables/property-types.ts';
import { type BinaryField, type BinaryStruct, degrees, fieldSize } from './structs.ts';
import type { TagReader } from './tag-reader.ts';

export interface ValueContext {
  readonly image: Uint8Array;
  text(id: TextId): string;
  /** How to show a reference to this object index, which is not 0. */
  show(of: Package, at: number, index: number): Value;
}

const FIELD_TYPE = {
  f: 'FloatProperty',
  i: 'IntProperty',
  b: 'ByteProperty',
  o: 'ObjectProperty',
  g: 'Guid',
  r: 'FloatProperty',
} as const;

/** Reads values of one package. `reader` is only used for its view and byte order. */
export class ValueReader {
  readonly #context: ValueContext;
  readonly #of: Package;
  readonly #reader: TagReader;

  constructor(context: ValueContext, of: Package, reader: TagReader) {
    this.#context = context;
    this.#of = of;
    this.#reader = reader;
  }

  value(type: number, at: number, size: number): Value {
    const { view, little } = this.#reader;
    if (isObjectType(type)) return this.reference(at);
    switch (type) {
      case TYPE.int:
      case TYPE.stringRef:
        return view.getInt32(at, little);
      case TYPE.float:
        return view.getFloat32(at, little);
      case TYPE.byte:
        return size === 1 ? view.getUint8(at) : this.nameAt(at);
      case TYPE.bioMask4:
        return size === 1 ? view.getUint8(at) : this.bytes(at, size);
      case TYPE.name:
        return this.nameAt(at);
      case TYPE.string:
        return this.#string(at, at + size);
      case TYPE.delegate:
        return size >= 4 + NAME_SIZE ? this.delegate(at, size) : this.bytes(at, size);
      default:
        return this.bytes(at, size);
    }
  }

  /** An object and the name of its function; the meaning of further bytes is unknown. */
  delegate(at: number, size: number): Value {
    const rest = size - 4 - NAME_SIZE;
    const fields: PropertyValue[] = [
      { name: 'object', index: 0, type: 'ObjectProperty', value: this.reference(at), at, size: 4 },
      {
        name: 'function',
        index: 0,
        type: 'NameProperty',
        value: this.nameAt(at + 4),
        at: at + 4,
        size: NAME_SIZE,
      },
    ];
    if (rest > 0) {
      const restAt = at + 4 + NAME_SIZE;
      const value = this.bytes(restAt, rest);
      fields.push({ name: 'unknown', index: 0, type: 'bytes', value, at: restAt, size: rest });
    }
    return { kind: 'struct', fields };
  }

  /** Fields in order; a single Guid is shown as text. */
  binary(struct: BinaryStruct, at: number): Value {
    if (struct.name === 'Guid') return this.#guid(at);
    const fields: PropertyValue[] = [];
    for (const { name, kind } of struct.fields) {
      const size = fieldSize(kind);
      const type = typeof kind === 'string' ? FIELD_TYPE[kind] : kind.name;
      fields.push({ name, index: 0, type, value: this.#field(kind, at), at, size });
      at += size;
    }
    return { kind: 'struct', fields };
  }

  #field(kind: BinaryField['kind'], at: number): Value {
    const { view, little } = this.#reader;
    if (typeof kind !== 'string') return this.binary(kind, at);
    switch (kind) {
      case 'f':
        return view.getFloat32(at, little);
      case 'i':
        return view.getInt32(at, little);
      case 'b':
        return view.getUint8(at);
      case 'r':
        return degrees(view.getInt32(at, little));
      case 'o':
        return this.reference(at);
      case 'g':
        return this.#guid(at);
    }
  }

  /** Objects or numbers: nothing in the file says which, so both readings are shown. */
  ambiguous(at: number, end: number): Value {
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

  /** The path as text: a reading that may be wrong must not be a reference. */
  #objectPath(at: number, index: number): Value {
    const shown = this.#context.show(this.#of, at, index);
    return typeof shown === 'object' && shown !== null && shown.kind === 'reference' ? shown.path : null;
  }

  reference(at: number): Value {
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

  bytes(at: number, size: number): Value {
    return { kind: 'opaque', bytes: this.#context.image.subarray(at, at + size) };
  }

  nameAt(at: number): string {
    const { view, little } = this.#reader;
    const name = view.getUint32(at, little);
    const number = view.getUint32(at + 4, little);
    return name < this.#of.names.count ? this.name(name, number) : `<name ${name}>`;
  }

  name(name: number, number: number): string {
    return withNumber(this.text(name), number);
  }

  text(name: number): string {
    return this.#context.text(this.#of.names.text[name]! as TextId);
  }
}
