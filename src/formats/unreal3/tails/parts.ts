// What layouts of tails are made of. A part reads itself in two ways: `walk` finds references when a package is read
// and jumps over the rest; `value` decodes when somebody asks. A list whose elements have one size and no references is
// one jump, however long it is. One file, because parts hold parts, and a new one is read best beside the others. Source of all layouts: docs/formats/unreal3.md, section on tails.

import type { Cursor } from '../../../bytes/cursor.ts';
import type { ListValue, PropertyValue, StructValue, Value } from '../../../graph/values.ts';
import { isIndex, type Package } from '../file/package.ts';
import { readText, textSpan } from '../file/text.ts';

/** Properties of the object that its tail depends on. */
export type TailFlag = 'bHasVertexColors';
/** Properties that name the file in which bulk data lies. */
export type FileProperty = 'TextureFileCacheName' | 'Filename';

/** One reading of one tail. */
export interface Reading {
  readonly cursor: Cursor;
  readonly of: Package;
  /** Told of every object index but 0. `label` is the path of the field without indices. */
  link(label: string, at: number, index: number): void;
  /** Told of bulk data in another file, which a property of the object may name. */
  elsewhere(label: string, at: number, file: FileProperty): void;
  /** Whether the object has this bool property, and it is true. */
  flag(name: TailFlag): boolean;
  /** What decoding shows; only called by `value`. */
  shown(at: number, index: number): Value;
  nameText(index: number, number: number): string;
  fileName(file: FileProperty): string | null;
}

export interface Part {
  /** Empty for what stands for its holder, as the only field of a list's elements. */
  readonly name: string;
  readonly type: string;
  /** Bytes that it has always; null where they differ. */
  readonly size: number | null;
  /** Bytes that it has at least. */
  readonly least: number;
  /** Holds object indices, or other things that `walk` must see. */
  readonly links: boolean;
  /** Reads past it. `label`: its own path. */
  walk(reading: Reading, label: string): void;
  value(reading: Reading): Value;
}

export function joined(label: string, name: string): string {
  if (label === '' || name === '') return label + name;
  return `${label}.${name}`;
}

/** A part of fixed size without references. */
function plain(name: string, type: string, size: number, value: (cursor: Cursor) => Value): Part {
  return {
    name,
    type,
    size,
    least: size,
    links: false,
    walk: ({ cursor }) => cursor.skip(size),
    value: ({ cursor }) => value(cursor),
  };
}

export const u8 = (name: string): Part => plain(name, 'byte', 1, (cursor) => cursor.u8());
export const u16 = (name: string): Part => plain(name, 'uint16', 2, (cursor) => cursor.u16());
export const i32 = (name: string): Part => plain(name, 'int32', 4, (cursor) => cursor.i32());
export const u32 = (name: string): Part => plain(name, 'uint32', 4, (cursor) => cursor.u32());
export const f32 = (name: string): Part => plain(name, 'float', 4, (cursor) => cursor.f32());

export const guid = (name: string): Part =>
  plain(name, 'guid', 16, (cursor) => {
    let text = '';
    for (let word = 0; word < 4; word++) text += cursor.u32().toString(16).padStart(8, '0');
    return text.toUpperCase();
  });

/** Bytes that are bounded and kept as they are. */
export const raw = (name: string, size: number): Part =>
  plain(name, 'bytes', size, (cursor) => ({ kind: 'opaque', bytes: cursor.take8(size) }));

const floats = (name: string, type: string, fields: readonly string[]): Part =>
  plain(name, type, 4 * fields.length, (cursor) => struct(fields.map((field) => [field, cursor.f32()])));

export const vector = (name: string): Part => floats(name, 'Vector', ['X', 'Y', 'Z']);
export const quaternion = (name: string): Part => floats(name, 'Quat', ['X', 'Y', 'Z', 'W']);
export const plane = (name: string): Part => floats(name, 'Plane', ['X', 'Y', 'Z', 'W']);
export const bounds = (name: string): Part => fields(name, vector('origin'), vector('extent'), f32('radius'));
/** Two corners, and whether they mean anything. */
export const box = (name: string): Part => fields(name, vector('min'), vector('max'), u8('isValid'));
export const matrix = (name: string): Part =>
  plain(name, 'Matrix', 64, (cursor) => list(Array.from({ length: 16 }, () => cursor.f32())));

/** An object index. @throws FormatError VALUE when no table has it */
export function ref(name: string): Part {
  return {
    name,
    type: 'object',
    size: 4,
    least: 4,
    links: true,
    walk(reading, label) {
      const { at } = reading.cursor;
      const index = readIndex(reading, label);
      if (index !== 0) reading.link(label, at, index);
    },
    value(reading) {
      const { at } = reading.cursor;
      const index = readIndex(reading, name);
      return index === 0 ? null : reading.shown(at, index);
    },
  };
}

export function readIndex({ cursor, of }: Reading, label: string): number {
  const index = cursor.i32();
  if (isIndex(of, index)) return index;
  const expected = `an object index from ${-of.imports.count} to ${of.exports.count} as ${label}`;
  throw cursor.error('VALUE', expected, String(index), cursor.at - 4);
}

/** A name of the package. @throws FormatError VALUE when the table does not have it */
export function nameOf(name: string): Part {
  return {
    name,
    type: 'name',
    size: null,
    least: 4,
    links: false,
    walk: (reading) => void readName(reading),
    value(reading) {
      const { index, number } = readName(reading);
      return reading.nameText(index, number);
    },
  };
}

export function readName({ cursor, of }: Reading): { readonly index: number; readonly number: number } {
  const index = cursor.u32();
  if (index >= of.names.count) {
    throw cursor.error('VALUE', `a name below ${of.names.count}`, String(index), cursor.at - 4);
  }
  return { index, number: of.summary.layout.nameSize === 8 ? cursor.u32() : 0 };
}

export const text = (name: string): Part => ({
  name,
  type: 'string',
  size: null,
  least: 4,
  links: false,
  walk: ({ cursor }) => void textSpan(cursor),
  value: ({ cursor }) => readText(cursor),
});

/** A struct of these fields. */
export function fields(name: string, ...parts: readonly Part[]): Part {
  const sequence = new Sequence(parts);
  const { size, least, links } = sequence;
  return {
    name,
    type: 'struct',
    size,
    least,
    links,
    walk: (reading, label) => sequence.walk(reading, label),
    value: (reading) => ({ kind: 'struct', fields: sequence.values(reading) }),
  };
}

/** A count (int32), then that many elements: structs of these fields, or values when the only field has no name. */
export function listOf(name: string, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  return {
    name,
    type: `array of ${element.type}`,
    size: null,
    least: 4,
    links: element.links,
    walk(reading, label) {
      walkElements(reading, element, reading.cursor.count(Math.max(element.least, 1), name), `${label}[]`);
    },
    value(reading) {
      return elementValues(reading, element, reading.cursor.count(Math.max(element.least, 1), name));
    },
  };
}

/** The same, a fixed number of times. */
export function times(name: string, count: number, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  return {
    name,
    type: `array of ${element.type}`,
    size: element.size === null ? null : count * element.size,
    least: count * element.least,
    links: element.links,
    walk: (reading, label) => walkElements(reading, element, count, `${label}[]`),
    value: (reading) => elementValues(reading, element, count),
  };
}

/** A count twice, then other fields, and only then the elements. */
export function listAfter(name: string, between: readonly Part[], ...parts: readonly Part[]): Part {
  const before = new Sequence(between);
  const element = elementOf(parts);
  const open = (reading: Reading): number => {
    const count = reading.cursor.count(Math.max(element.least, 1), name);
    reading.cursor.skip(4);
    return count;
  };
  return {
    name: '',
    type: 'struct',
    size: null,
    least: 8 + before.least,
    links: true,
    walk(reading, label) {
      const count = open(reading);
      before.walk(reading, label);
      walkElements(reading, element, count, `${joined(label, name)}[]`);
    },
    value(reading) {
      const count = open(reading);
      const first = before.values(reading);
      const items = elementValues(reading, element, count);
      return { kind: 'struct', fields: [...first, field(name, `array of ${element.type}`, items)] };
    },
  };
}

/** Elements up to the end of the tail, which must be whole. */
export function listToEnd(name: string, element: Part & { readonly size: number | null }): Part {
  const { size } = element;
  const countOf = ({ cursor }: Reading): number => {
    if (size === null || cursor.left % size !== 0) {
      throw cursor.error('TRAILING', `elements of ${size} bytes`, `${cursor.left} bytes`);
    }
    return cursor.left / size;
  };
  return {
    name,
    type: `array of ${element.type}`,
    size: null,
    least: 0,
    links: element.links,
    walk: (reading, label) => walkElements(reading, element, countOf(reading), `${label}[]`),
    value: (reading) => elementValues(reading, element, countOf(reading)),
  };
}

/** Bits that are set, each with one struct of these fields. */
export function listByMask(name: string, ...parts: readonly Part[]): Part {
  const element = elementOf(parts);
  const countOf = ({ cursor }: Reading): number => {
    let count = 0;
    for (let mask = cursor.u32(); mask !== 0; mask &= mask - 1) count++;
    return count;
  };
  return {
    name,
    type: `array of ${element.type}`,
    size: null,
    least: 4,
    links: element.links,
    walk: (reading, label) => walkElements(reading, element, countOf(reading), `${label}[]`),
    value: (reading) => elementValues(reading, element, countOf(reading)),
  };
}

/**
 * An array that is written as one block: size of an element (from file version 453 on), count, the elements. `size`: of
 * an element where the file does not say it.
 */
export function block(name: string, size: number): Part {
  const open = ({ cursor, of }: Reading): { readonly size: number; readonly count: number } => {
    const { at } = cursor;
    const each = of.summary.layout.version >= BLOCK_SIZE_WRITTEN ? cursor.i32() : size;
    if (each < 0) throw cursor.error('VALUE', 'the size of an element', String(each), at);
    const count = cursor.count(each, name);
    if (each === 0 && count !== 0) throw cursor.error('VALUE', 'elements with a size', '0', at);
    return { size: each, count };
  };
  return {
    name,
    type: 'block',
    size: null,
    least: 4,
    links: false,
    walk(reading) {
      const { size: each, count } = open(reading);
      reading.cursor.skip(each * count);
    },
    value(reading) {
      const { size: each, count } = open(reading);
      reading.cursor.skip(each * count);
      return struct([
        ['count', count],
        ['elementSize', each],
      ]);
    },
  };
}

const BLOCK_SIZE_WRITTEN = 453;

/** A flag, and only when it is set these fields; null else. */
export function optional(name: string, flag: 'u8' | 'i32', ...parts: readonly Part[]): Part {
  const sequence = new Sequence(parts);
  const isSet = ({ cursor }: Reading): boolean => {
    const { at } = cursor;
    const value = flag === 'u8' ? cursor.u8() : cursor.i32();
    if (value !== 0 && value !== 1) throw cursor.error('VALUE', `0 or 1 before ${name}`, String(value), at);
    return value === 1;
  };
  return {
    name,
    type: 'struct',
    size: null,
    least: flag === 'u8' ? 1 : 4,
    links: sequence.links,
    walk(reading, label) {
      if (isSet(reading)) sequence.walk(reading, label);
    },
    value: (reading) => (isSet(reading) ? { kind: 'struct', fields: sequence.values(reading) } : null),
  };
}

/** Fields that only objects with this property have. */
export function ifFlag(flag: TailFlag, part: Part): Part {
  return {
    ...part,
    size: null,
    least: 0,
    walk(reading, label) {
      if (reading.flag(flag)) part.walk(reading, label);
    },
    value: (reading) => (reading.flag(flag) ? part.value(reading) : null),
  };
}

/** Fields that are there when any bytes are left. */
export function ifMore(name: string, ...parts: readonly Part[]): Part {
  const inner = fields(name, ...parts);
  return {
    ...inner,
    size: null,
    least: 0,
    walk(reading, label) {
      if (reading.cursor.left > 0) inner.walk(reading, label);
    },
    value: (reading) => (reading.cursor.left > 0 ? inner.value(reading) : null),
  };
}

/** A number (int32) that says which fields follow. @throws FormatError VALUE for one that nobody knows */
export function variant(name: string, kinds: ReadonlyMap<number, readonly Part[]>): Part {
  const sequences = new Map([...kinds].map(([kind, parts]) => [kind, new Sequence(parts)]));
  const open = ({ cursor }: Reading): { readonly kind: number; readonly sequence: Sequence } => {
    const kind = cursor.i32();
    const sequence = sequences.get(kind);
    if (sequence) return { kind, sequence };
    const expected = `one of ${[...kinds.keys()].join(', ')} as ${name}`;
    throw cursor.error('VALUE', expected, String(kind), cursor.at - 4);
  };
  return {
    name,
    type: 'struct',
    size: null,
    least: 4,
    links: true,
    walk: (reading, label) => open(reading).sequence.walk(reading, label),
    value(reading) {
      const { kind, sequence } = open(reading);
      return { kind: 'struct', fields: [field('type', 'int32', kind), ...sequence.values(reading)] };
    },
  };
}

/** Fields one after the other, with those that `walk` may jump over put together. */
export class Sequence {
  readonly size: number | null;
  readonly least: number;
  readonly links: boolean;
  readonly #parts: readonly Part[];
  /** In lower case; null where only reading tells. */
  readonly #names: ReadonlySet<string> | null;
  readonly #steps: readonly (number | Part)[];

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.#names = parts.every(({ name }) => name !== '')
      ? new Set(parts.map(({ name }) => name.toLowerCase()))
      : null;
    this.size = parts.reduce<number | null>(
      (sum, { size }) => (sum === null || size === null ? null : sum + size),
      0,
    );
    this.least = parts.reduce((sum, { least }) => sum + least, 0);
    this.links = parts.some(({ links }) => links);
    const steps: (number | Part)[] = [];
    for (const part of parts) {
      const last = steps.at(-1);
      if (part.size === null || part.links) steps.push(part);
      else if (typeof last === 'number') steps[steps.length - 1] = last + part.size;
      else steps.push(part.size);
    }
    this.#steps = steps;
  }

  /** Whether a field may have one of these names (in lower case). */
  mayHave(names: ReadonlySet<string>): boolean {
    return this.#names === null || [...names].some((name) => this.#names!.has(name));
  }

  walk(reading: Reading, label: string): void {
    for (const step of this.#steps) {
      if (typeof step === 'number') reading.cursor.skip(step);
      else step.walk(reading, step.links ? joined(label, step.name) : '');
    }
  }

  values(reading: Reading): PropertyValue[] {
    const found: PropertyValue[] = [];
    for (const part of this.#parts) {
      const { at } = reading.cursor;
      const value = part.value(reading);
      // A part without a name is one of several fields of its holder.
      if (part.name === '') {
        if (isStruct(value)) found.push(...value.fields);
      } else {
        const { name, type } = part;
        found.push({ name, index: 0, type, value, at, size: reading.cursor.at - at });
      }
    }
    return found;
  }
}

function elementOf(parts: readonly Part[]): Part {
  const [only] = parts;
  return parts.length === 1 && only?.name === '' ? only : fields('', ...parts);
}

function walkElements(reading: Reading, element: Part, count: number, label: string): void {
  if (element.size !== null && !element.links) {
    reading.cursor.skip(element.size * count);
    return;
  }
  for (let left = count; left > 0; left--) element.walk(reading, label);
}

function elementValues(reading: Reading, element: Part, count: number): ListValue {
  const items: Value[] = [];
  for (let left = count; left > 0; left--) items.push(element.value(reading));
  return list(items);
}

function isStruct(value: Value): value is StructValue {
  return typeof value === 'object' && value?.kind === 'struct';
}

export function field(name: string, type: string, value: Value): PropertyValue {
  return { name, index: 0, type, value };
}

/** A struct of computed values. */
export function struct(entries: readonly (readonly [string, Value])[]): StructValue {
  return { kind: 'struct', fields: entries.map(([name, value]) => field(name, typeof value, value)) };
}

export function list(items: readonly Value[]): ListValue {
  return { kind: 'list', items };
}
