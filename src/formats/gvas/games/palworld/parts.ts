// Palworld: layouts of packed structs, and the parts that several of them have. Source: docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import {
  guids,
  type PackedPlace,
  quat,
  smallNumbers,
  strings,
  transform,
  vector,
  zeros,
} from '../../packed/packed-struct.ts';
import { has } from './versions.ts';

export type Layout = (reader: NativeReader, place: PackedPlace) => void;
/** Fields, or a layout of more. */
type Part = string | Layout;
type Field = (reader: NativeReader, name: string, place: PackedPlace) => void;

/** Size of what every class writes after its own fields since 'classEnds': zeros. */
export const END = 4;
/** Size of an item without a name. */
const LEAST_ITEM = 36;
const LEAST_STACK = LEAST_ITEM + 4;

/** Kinds of fields, as layouts call them. */
const FIELDS: Readonly<Record<string, Field>> = {
  u8: (reader, name) => void reader.u8(name),
  i32: (reader, name) => void reader.i32(name),
  i64: (reader, name) => reader.i64(name),
  f32: (reader, name) => reader.f32(name),
  f64: (reader, name) => reader.f64(name),
  bool: (reader, name) => void reader.bool32(name),
  string: (reader, name) => reader.string(name),
  guid: (reader, name) => reader.guid(name),
  u8s: smallNumbers,
  strings,
  guids,
  vector,
  quat,
  transform,
  individual: inside('guid PlayerUId, guid InstanceId'),
  item: inside('string StaticId, ids DynamicId'),
  ids: inside('guid CreatedWorldId, guid LocalIdInCreatedWorld'),
  stacks: (reader, name, place) =>
    reader.list(name, reader.cursor.count(LEAST_STACK, 'items'), () => STACK(reader, place)),
  /** Which items may be put in. */
  permission: inside('u8s TypeA, u8s TypeB, strings ItemStaticIds'),
  /** Bytes of unknown meaning. */
  opaque8: (reader, name) => reader.opaque(name, 8),
  /** Zeros of unknown meaning. */
  zeros: (reader) => zeros(reader, 4),
  /** The end of one class. */
  end: (reader, _, place) => classEnd(reader, place),
};

const STACK = layout('item ItemId, i32 Num');

/** A struct of these fields. Its layout is made when first needed: fields may be structs, too. */
function inside(fields: string): Field {
  let known: Layout | null = null;
  return (reader, name, place) => {
    known ??= layout(fields);
    const read = known;
    reader.struct(name, () => read(reader, place));
  };
}

/** A layout of fields, their kinds and names, as in `guid Id, string Name, end`; and of other layouts in between. */
export function layout(...parts: readonly Part[]): Layout {
  const steps = parts.flatMap((part) => (typeof part === 'string' ? part.split(', ').map(fieldOf) : [part]));
  return (reader, place) => {
    for (const read of steps) read(reader, place);
  };
}

function fieldOf(field: string): Layout {
  const [kind = '', name = ''] = field.split(' ');
  const read = FIELDS[kind];
  if (read === undefined) throw new Error(`no kind of field: ${field}`);
  return (reader, place) => read(reader, name, place);
}

/** A struct inside another. */
export function struct(name: string, ...parts: readonly Part[]): Layout {
  const inside = layout(...parts);
  return (reader, place) => reader.struct(name, () => inside(reader, place));
}

/** A list of structs of at least `least` bytes each. */
export function list(name: string, least: number, of: string, ...parts: readonly Part[]): Layout {
  const item = layout(...parts);
  return (reader, place) => reader.list(name, reader.cursor.count(least, of), () => item(reader, place));
}

/** The ends of so many classes. */
export function endOf(place: PackedPlace, classes = 1): number {
  return has(place, 'classEnds') ? classes * END : 0;
}

/** The end of one class. */
function classEnd(reader: NativeReader, place: PackedPlace): void {
  zeros(reader, endOf(place));
}

/** A layout of what is only there under a condition. */
export function when(
  isThere: (reader: NativeReader, place: PackedPlace) => boolean,
  ...parts: readonly Part[]
): Layout {
  const read = layout(...parts);
  return (reader, place) => {
    if (isThere(reader, place)) read(reader, place);
  };
}

/** A layout of what only saves with versions have. */
export function versioned(...parts: readonly Part[]): Layout {
  return when((_, { isVersioned }) => isVersioned, ...parts);
}
