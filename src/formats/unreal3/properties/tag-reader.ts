// Reads property tags one by one, without throwing: the same walk first tests whether a span is a list of
// tags at all (which often fails) and then reads it. Every read is checked against the span first. Source:
// docs/formats/unreal3.md, section on property tags.

import { NAME_SIZE } from '../file/layout.ts';
import type { Package } from '../tables/package.ts';
import { TYPE } from '../tables/property-types.ts';

/** Result of `read`. */
export const TAG = { invalid: -1, end: 0, property: 1 } as const;

/** Larger indices of static arrays are refused. */
const MOST_STATIC = 0x10000;

/** The fields describe the last tag. Names are indices into the package's name table. */
export class TagReader {
  readonly view: DataView;
  readonly little: boolean;
  readonly #nameCount: number;
  readonly #types: Uint8Array;
  readonly #boolSize: number;
  readonly #enumNames: boolean;

  name = 0;
  number = 0;
  /** See TYPE. */
  type = 0;
  typeName = 0;
  /** Size of the value in bytes. */
  size = 0;
  /** Index in a static array. */
  index = 0;
  /** Name of the struct or enum, -1 for none. */
  detail = -1;
  bool = false;
  valueAt = 0;
  /** Start of the next tag; after the end of a list, its end. */
  next = 0;
  /** After `invalid`: the offset of the fault, and what was expected there. */
  faultAt = 0;
  faultExpected = '';

  constructor(view: DataView, of: Package) {
    this.view = view;
    const { layout } = of.summary;
    this.little = !layout.bigEndian;
    this.#nameCount = of.names.count;
    this.#types = of.names.type;
    this.#boolSize = layout.boolSize;
    this.#enumNames = layout.enumNames;
  }

  /** Reads the tag at `at`; it and its value must end before `end`. */
  read(at: number, end: number): number {
    const { view, little } = this;
    if (end - at < NAME_SIZE) return this.#fault(at, 'a property name');
    const name = view.getUint32(at, little);
    if (name >= this.#nameCount) return this.#fault(at, `a name below ${this.#nameCount}`);
    const number = view.getInt32(at + 4, little);
    if (number < 0) return this.#fault(at + 4, 'the number of a name');
    this.name = name;
    this.number = number;
    let next = at + NAME_SIZE;
    if (this.#types[name] === TYPE.end && number === 0) {
      this.next = next;
      return TAG.end;
    }
    if (end - next < NAME_SIZE + 8) return this.#fault(next, 'a property tag');
    const typeName = view.getUint32(next, little);
    if (typeName >= this.#nameCount) return this.#fault(next, `a name below ${this.#nameCount}`);
    const type = this.#types[typeName]!;
    if (type === TYPE.none || type === TYPE.end) return this.#fault(next, 'a property type');
    next += NAME_SIZE;
    const size = view.getInt32(next, little);
    const index = view.getInt32(next + 4, little);
    if (index < 0 || index >= MOST_STATIC) return this.#fault(next + 4, 'a static array position');
    const sizeAt = next;
    next += 8;
    this.detail = -1;
    if (type === TYPE.struct || (type === TYPE.byte && this.#enumNames)) {
      if (end - next < NAME_SIZE) return this.#fault(next, 'the name of a struct or enum');
      this.detail = view.getUint32(next, little);
      if (this.detail >= this.#nameCount) return this.#fault(next, `a name below ${this.#nameCount}`);
      next += NAME_SIZE;
    } else if (type === TYPE.bool) {
      if (end - next < this.#boolSize) return this.#fault(next, 'the value of a bool');
      this.bool = (this.#boolSize === 1 ? view.getUint8(next) : view.getUint32(next, little)) !== 0;
      next += this.#boolSize;
    }
    if (size < 0 || size > end - next) return this.#fault(sizeAt, `a size up to ${end - next}`);
    if (!fits(type, size)) return this.#fault(sizeAt, 'the size of a value of its type');
    this.typeName = typeName;
    this.type = type;
    this.size = size;
    this.index = index;
    this.valueAt = next;
    this.next = next + size;
    return TAG.property;
  }

  /** End of the list of tags at `at`, after its None; -1 when it is not a list or exceeds `end`. */
  endOfList(at: number, end: number): number {
    for (;;) {
      const found = this.read(at, end);
      if (found === TAG.end) return this.next;
      if (found === TAG.invalid) return -1;
      at = this.next;
    }
  }

  #fault(at: number, expected: string): number {
    this.faultAt = at;
    this.faultExpected = expected;
    return TAG.invalid;
  }
}

/** Types of fixed size must have it: this is what makes a trial reliable. */
function fits(type: number, size: number): boolean {
  switch (type) {
    case TYPE.int:
    case TYPE.float:
    case TYPE.object:
    case TYPE.class:
    case TYPE.component:
    case TYPE.interface:
    case TYPE.stringRef:
      return size === 4;
    case TYPE.name:
      return size === NAME_SIZE;
    case TYPE.bool:
      return size === 0;
    case TYPE.byte:
      return size === 1 || size === NAME_SIZE;
    case TYPE.array:
    case TYPE.string:
      return size >= 4;
    default:
      return true;
  }
}
