// Decodes containers when a query asks: the same structs in maps, sets and bytes that the load found, as values.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { NodeId } from '../../../graph/ids.ts';
import type { PropertyValue, StructValue, Value } from '../../../graph/values.ts';
import type { LabelNode } from '../../layout/labels.ts';
import { checkElementCount } from '../../unreal/element-count.ts';
import type { EngineFacts } from '../../unreal/engine-facts.ts';
import type { DecodeHooks } from '../../unreal/hooks.ts';
import type { NativeVisit } from '../../unreal/native/native-visit.ts';
import { TYPE, type ValueType } from '../../unreal/types/types.ts';
import type { ValueReader } from '../../unreal/values/value-reader.ts';
import type { GvasGame } from '../games/game.ts';
import type { DecodeState } from '../state.ts';
import { elementType, LIST, MapTypes, type StructFacts } from '../structs/container-types.ts';
import type { PackedStruct } from '../structs/packed-struct.ts';
import { HeldStructs, type RecordRows } from './held-structs.ts';
import { holdsList, MOST_NESTING, structOfList } from './inner-list.ts';

/**
 * In containers with more bytes than this, records are shown as references: a world has hundreds of megabytes of them.
 */
export const MOST_INLINE_BYTES = 1 << 20;

export class RecordValues<L> implements DecodeHooks<L> {
  readonly #cursor: Cursor;
  readonly #rows: RecordRows;
  readonly #hinted: ReadonlyMap<number, string>;
  readonly #gaps: ReadonlyMap<number, number>;
  #facts!: EngineFacts;
  #held!: HeldStructs;
  #nesting = 0;
  /** Reads what the hooks find: values, or texts alone. */
  reader!: ValueReader<EngineFacts, L> & NativeVisit;

  constructor(cursor: Cursor, rows: RecordRows, { hinted, gaps }: Pick<DecodeState, 'hinted' | 'gaps'>) {
    this.#cursor = cursor;
    this.#rows = rows;
    this.#hinted = hinted;
    this.#gaps = gaps;
  }

  /** Moves to a file of this game. */
  enter(facts: EngineFacts, { packed }: GvasGame): void {
    this.#facts = facts;
    this.#held = new HeldStructs(this.#cursor, facts, packed, this.#rows);
  }

  goesOnAt(at: number): number | undefined {
    return this.#gaps.get(at);
  }

  elements(type: ValueType, count: number): Value | null {
    if (type.code !== TYPE.struct || this.#cursor.left <= MOST_INLINE_BYTES) return null;
    const items: Value[] = [];
    for (let i = 0; i < count; i++) {
      const reference = this.#recordHere();
      if (reference !== null) items.push(reference);
      else if (i === 0) return null;
      else {
        // The end of the container is damaged: these are the records that were read.
        this.#cursor.at = this.#cursor.end;
        break;
      }
    }
    return { kind: 'list', items, of: type.struct ?? type.name };
  }

  structs(count: number, place: L): Value {
    if (count === 0) return { kind: 'list', items: [], of: 'StructProperty' };
    const type = elementType(this.#cursor, count, this.#structFacts(undefined, undefined), this.#facts);
    const shown = type.binary ? null : this.elements(type, count);
    if (shown) return shown;
    checkElementCount(this.#cursor, count);
    const element = this.reader.part(place, '[]');
    const items = Array.from({ length: count }, () => this.#item(type, element));
    return { kind: 'list', items, of: type.binary ? type.struct! : type.name };
  }

  map(type: ValueType, place: L): Value {
    const [keyAt, valueAt] = [this.reader.part(place, '[].key'), this.reader.part(place, '[].value')];
    const cursor = this.#cursor;
    const find = ({ struct }: ValueType): StructFacts => this.#structFacts(struct, type.binary);
    const types = new MapTypes(cursor, type, this.#facts, find);
    for (let left = cursor.count(1, 'removed keys'); left > 0; left--) this.#item(types.key(), keyAt);
    types.pairs = cursor.count(2, 'pairs');
    const isLarge = cursor.left > MOST_INLINE_BYTES;
    const entries: { key: Value; value: Value }[] = [];
    for (let i = 0; i < types.pairs; i++) {
      const { at } = cursor;
      const key = this.#item(types.key(), keyAt);
      types.keySize = cursor.at - at;
      const record = isLarge && types.hasStructs ? this.#recordHere() : null;
      entries.push({ key, value: record ?? this.#item(types.value(), valueAt) });
    }
    return { kind: 'map', entries };
  }

  bytes(size: number, place: L, owner: string): Value {
    const [cursor, reader] = [this.#cursor, this.reader];
    const label = reader.labelOf(place);
    const at = cursor.take(size);
    const struct = owner === LIST ? this.#rows.className(this.#held.recordAround(at)) : owner;
    const packed = this.#packed(at, size, this.#held.structIn(struct, reader.nameOf(place), size), label);
    if (packed) return packed;
    const isList = this.#nesting < MOST_NESTING && holdsList(cursor, at, size, this.#facts);
    if (!isList) return { kind: 'opaque', bytes: cursor.bytes.subarray(at, at + size) };
    const outer = cursor.enter(at + size, at);
    this.#nesting++;
    try {
      const struct = structOfList(cursor, at, this.#facts);
      const list = reader.list(label) as StructValue | null;
      return { kind: 'struct', fields: [...(list?.fields ?? []), ...this.afterList(struct, label)] };
    } finally {
      this.#nesting--;
      cursor.leave(outer, at + size);
    }
  }

  /** Null if the bytes are something else. */
  #packed(at: number, size: number, packed: PackedStruct | null, label: LabelNode): StructValue | null {
    if (packed === null) return null;
    const [cursor, reader] = [this.#cursor, this.reader];
    const place = this.#held.placeOf(at, size);
    cursor.at = at + size;
    const found = cursor.elsewhere(at, at + size, (): StructValue | null => {
      const fields = reader.within(place, () => packed.form(reader).read(reader, label));
      return cursor.left > 0 ? null : { kind: 'struct', fields };
    });
    // Texts were found in something else.
    if (!found && reader.takeText) throw cursor.error('VALUE', 'a packed struct', 'something else', at);
    return found;
  }

  /**
   * Values after a property list. `name` is the class of the object, or the type of the struct that a list in bytes
   * begins with.
   */
  afterList(name: string | null, label: LabelNode): readonly PropertyValue[] {
    const { at, left } = this.#cursor;
    if (left === 0) return [];
    const packed = this.#packed(at, left, this.#held.structAfter(name, left), label);
    if (packed) return packed.fields;
    const value = { kind: 'opaque' as const, bytes: this.#cursor.bytes.subarray(at, at + left) };
    return [{ name: 'unknownData', index: 0, type: 'opaque', value, at, size: left }];
  }

  #item(type: ValueType, at: L): Value {
    return this.reader.item(type, type.binary, at);
  }

  #structFacts(name: string | undefined, isNative: boolean | undefined): StructFacts {
    return {
      name,
      isNative: isNative ?? null,
      hint: this.#hinted.get(this.#cursor.at),
      structs: this.reader.game.structs,
    };
  }

  /** A reference to the record whose properties begin at the cursor; moves past it. */
  #recordHere(): Value {
    const cursor = this.#cursor;
    const { at } = cursor;
    const row = this.#held.recordAt(at);
    if (row < 0) return null;
    cursor.skip(Math.min(this.#rows.nodes.spanSize[row]!, cursor.left));
    const path = this.reader.wantsValues ? this.#rows.path(row as NodeId) : '';
    return { kind: 'reference', path, at };
  }
}
