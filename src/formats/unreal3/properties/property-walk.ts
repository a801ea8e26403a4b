// The one walk over property lists, for whatever a visit wants of them. Source: docs/formats/unreal3.md, section on
// property tags.

import type { PropertyValue, Value } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { moveCursor } from '../tables/package.ts';
import { showType, TYPE } from '../tables/property-types.ts';
import { type ArrayShape, arrayShape, elementShown, SHAPE, typeOfShape } from './array-shape.ts';
import { declaredElement, type TypeTables } from './element-types.ts';
import { AMBIGUOUS, BOOL, BYTES, plainValue } from './plain-values.ts';
import type { PropertyField, PropertyVisit } from './property-visit.ts';
import { binaryStruct } from './structs.ts';
import { TAG, TagReader } from './tag-reader.ts';

/** Structs nested deeper than this come from a hostile file. */
const MOST_NESTING = 48;
const NO_FIELDS: readonly PropertyValue[] = [];

export class PropertyWalk {
  readonly #visit: PropertyVisit;
  readonly #types: TypeTables;
  readonly #tag: TagReader;

  constructor(visit: PropertyVisit, types: TypeTables) {
    this.#visit = visit;
    this.#types = types;
    this.#tag = new TagReader(visit.cursor.view, visit.of);
  }

  /**
   * The list of tags at `at`; no values if the visit wants none. Since a trial has passed already, an invalid tag means
   * that the trial was wrong, and ends the list.
   * @param owner the node of the class or struct, -1 when it is not loaded
   */
  list(at: number, end: number, owner: number, label: LabelNode, depth = 0): readonly PropertyValue[] {
    const tag = this.#tag;
    const visit = this.#visit;
    const found: PropertyValue[] | null = visit.wantsValues ? [] : null;
    while (tag.read(at, end) === TAG.property) {
      at = tag.next;
      if (!visit.enters(tag, depth)) continue;
      const inner = visit.label(label, tag.name);
      if (found) found.push(this.#property(inner, owner, depth));
      else if (tag.type === TYPE.array) this.#items(this.#array(owner), inner, depth + 1);
      else this.#value(inner, depth);
      tag.next = at;
    }
    return found ?? NO_FIELDS;
  }

  /** The property of the last tag. */
  #property(label: LabelNode, owner: number, depth: number): PropertyValue {
    const tag = this.#tag;
    const { index, valueAt: at, size } = tag;
    const base = { name: this.#visit.name(tag.name, tag.number), index, at, size };
    if (tag.type !== TYPE.array) {
      const type = this.#shownType();
      const note = type.toLowerCase() === 'structproperty<rotator>' ? { note: 'degrees' } : undefined;
      return { ...base, type, value: this.#visit.isOutline ? null : this.#value(label, depth), ...note };
    }
    const array = this.#array(owner);
    const type = `ArrayProperty<${elementShown(array)}>`;
    const value = this.#visit.isOutline ? null : this.#items(array, label, depth + 1);
    return { ...base, type, value, ...(array.note !== null && { note: array.note }) };
  }

  #shownType(): string {
    const { type, typeName, detail } = this.#tag;
    if (type === TYPE.other || type === TYPE.map) return this.#visit.name(typeName, 0);
    const shown = detail < 0 ? null : this.#visit.name(detail, 0);
    return showType(type, type === TYPE.byte && shown === 'None' ? null : shown);
  }

  #value(label: LabelNode, depth: number): Value {
    const { type, valueAt, size, bool, detail } = this.#tag;
    if (type === TYPE.bool) return bool;
    if (type === TYPE.struct) return this.#struct(valueAt, valueAt + size, detail, label, depth + 1);
    return this.#plain(plainValue(type, size), valueAt, valueAt + size, label);
  }

  #plain(layout: PropertyField, at: number, end: number, label: LabelNode): Value {
    const visit = this.#visit;
    if (!visit.wantsValues && !layout.links) return null;
    moveCursor(visit.cursor, at, end);
    return layout.read(visit, label);
  }

  #struct(at: number, end: number, name: number, label: LabelNode, depth: number): Value {
    if (depth > MOST_NESTING) return this.#tooDeep(at, end, label);
    const lower = this.#visit.lowerCaseName(name);
    if (this.#tag.endOfList(at, end) === end) return this.#fields(at, end, lower, label, depth);
    const layout = binaryStruct(lower, end - at, this.#visit.of.summary.layout);
    return this.#plain(layout ?? BYTES, at, end, label);
  }

  #fields(at: number, end: number, struct: string, label: LabelNode, depth: number): Value {
    const fields = this.list(at, end, this.#types.structs.get(struct) ?? -1, label, depth);
    return this.#visit.wantsValues ? { kind: 'struct', fields } : null;
  }

  #array(owner: number): ArrayShape {
    const name = this.#visit.lowerCaseName(this.#tag.name);
    return arrayShape(this.#tag, this.#visit.of, name, declaredElement(this.#types, owner, name));
  }

  #items(array: ArrayShape, label: LabelNode, depth: number): Value {
    const { shape, each, end, count, declared } = array;
    let { at } = array;
    if (shape === SHAPE.ambiguous) return this.#plain(AMBIGUOUS, at, end, label);
    if (shape === SHAPE.raw && each === 0) return this.#plain(BYTES, at, end, label);
    const visit = this.#visit;
    const struct = declared?.element.detail?.toLowerCase() ?? '';
    const items: Value[] = [];
    if (shape === SHAPE.tagged) {
      if (depth > MOST_NESTING) return this.#tooDeep(at, end, label);
      const inner = label.named('[]');
      for (let left = count; left > 0; left--) {
        const value = this.#fields(at, end, struct, inner, depth);
        if (visit.wantsValues) items.push(value);
        at = this.#tag.next;
      }
    } else {
      const element = this.#element(array, struct);
      if (!visit.wantsValues && !element.links) return null;
      const inner = label.named('[]');
      moveCursor(visit.cursor, at, end);
      if (shape === SHAPE.empty) visit.opaque(end - at);
      for (let left = count; left > 0; left--) {
        if (each > 0) moveCursor(visit.cursor, at, at + each);
        const value = element.read(visit, inner);
        if (visit.wantsValues) items.push(value);
        at += each;
      }
    }
    return visit.wantsValues ? { kind: 'list', items, of: elementShown(array) } : null;
  }

  #element({ shape, each }: ArrayShape, struct: string): PropertyField {
    if (shape === SHAPE.bools) return BOOL;
    const binary = shape === SHAPE.binary && binaryStruct(struct, each, this.#visit.of.summary.layout);
    return binary || plainValue(typeOfShape(shape), each);
  }

  /** Bytes of structs that nest deeper than any real ones: an issue of the object, and kept as they are. */
  #tooDeep(at: number, end: number, label: LabelNode): Value {
    const { wantsValues, cursor } = this.#visit;
    if (wantsValues) return this.#plain(BYTES, at, end, label);
    throw cursor.error('LIMIT', `at most ${MOST_NESTING} structs deep`, 'more', at);
  }
}
