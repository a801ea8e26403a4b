// Decodes the properties of one object when a query asks. Has to split the bytes as scan.ts does.

import type { PropertyValue, Value } from '../../../graph/values.ts';
import { readText } from '../file/text.ts';
import { type Package, packageCursor } from '../tables/package.ts';
import { showType, TYPE } from '../tables/property-types.ts';
import { type ArrayShape, arrayShape, elementNote, elementShown, SHAPE, typeOfShape } from './array-shape.ts';
import { type Declared, declaredElement, type TypeTables } from './element-types.ts';
import { MOST_NESTING } from './scan.ts';
import { binaryStruct } from './structs.ts';
import { TAG, TagReader } from './tag-reader.ts';
import { type ValueContext, ValueReader } from './values.ts';

export interface DecodeContext extends ValueContext {
  readonly types: TypeTables;
}

export class PropertyDecoder {
  readonly #context: DecodeContext;
  readonly #of: Package;
  readonly #reader: TagReader;
  readonly #plain: ValueReader;
  /** Lower-case names of the top-level properties that are wanted; null for all. */
  #only: ReadonlySet<string> | null = null;
  #values = true;

  constructor(context: DecodeContext, of: Package) {
    const { image } = context;
    this.#context = context;
    this.#of = of;
    this.#reader = new TagReader(new DataView(image.buffer, image.byteOffset, image.byteLength), of);
    this.#plain = new ValueReader(context, of, this.#reader);
  }

  /** The list of tags at `at`. `owner` is the node of its class or struct, -1 when it is not loaded. */
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
      const name = this.#plain.name(reader.name, reader.number);
      if (depth === 0 && this.#only !== null && !this.#only.has(name.toLowerCase())) continue;
      found.push(this.#property(name, owner, depth));
      reader.next = at;
    }
    return found;
  }

  /** The property of the last tag. */
  #property(name: string, owner: number, depth: number): PropertyValue {
    const { type, index, valueAt, size, detail, typeName, bool } = this.#reader;
    const base = { name, index, at: valueAt, size };
    const shown = detail >= 0 ? this.#plain.text(detail) : null;
    if (type === TYPE.array) return { ...base, ...this.#array(valueAt, valueAt + size, name, owner, depth) };
    const plain = type === TYPE.byte && (shown === 'None' || shown === null);
    const shownType =
      type === TYPE.other || type === TYPE.map
        ? this.#plain.text(typeName)
        : showType(type, plain ? null : shown);
    if (!this.#values) return { ...base, type: shownType, value: null };
    if (type === TYPE.bool) return { ...base, type: shownType, value: bool };
    if (type === TYPE.struct) {
      const value = this.#struct(valueAt, valueAt + size, shown ?? '', depth + 1);
      const note = shown?.toLowerCase() === 'rotator' ? { note: 'degrees' } : undefined;
      return { ...base, type: shownType, value, ...note };
    }
    return { ...base, type: shownType, value: this.#plain.value(type, valueAt, size) };
  }

  #struct(at: number, end: number, name: string, depth: number): Value {
    if (depth > MOST_NESTING) return this.#plain.bytes(at, end - at);
    const lower = name.toLowerCase();
    if (this.#reader.endOfList(at, end) === end) {
      const owner = this.#context.types.structs.get(lower) ?? -1;
      return { kind: 'struct', fields: this.#tags(at, end, owner, depth) };
    }
    const binary = binaryStruct(lower, end - at, this.#of.summary.layout);
    return binary ? this.#plain.binary(binary, at) : this.#plain.bytes(at, end - at);
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
      return { type: 'ArrayProperty<UNKNOWN>', value: this.#plain.bytes(at, end - at) };
    }
    const lower = name.toLowerCase();
    const declared = declaredElement(this.#context.types, owner, lower);
    const shape = arrayShape(this.#reader, this.#of, first, end, count, declared, lower);
    const element = elementShown(shape, declared);
    const note = elementNote(shape, declared);
    const type = `ArrayProperty<${element}>`;
    if (!this.#values) return { type, value: null };
    return { type, value: this.#items(first, end, count, shape, declared, element, depth + 1), note };
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
    if (shape === SHAPE.ambiguous) return this.#plain.ambiguous(at, end);
    if (depth > MOST_NESTING || (shape === SHAPE.raw && each === 0)) return this.#plain.bytes(at, end - at);
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
    if (shape === SHAPE.bools) return this.#reader.view.getUint8(at) !== 0;
    const binary = shape === SHAPE.binary && binaryStruct(struct, each, this.#of.summary.layout);
    return binary ? this.#plain.binary(binary, at) : this.#plain.value(typeOfShape(shape), at, each);
  }
}
