/**
 * Structs that are bytes of their own kind instead of a list of properties.
 * Source: `docs/formats/satisfactory.md` section 3.4, the table of value layouts.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Ref, Text } from './strings.ts';
import { writeBool32, writeRef, writeString } from './strings.ts';
import type { Property } from './values.ts';
import type { Layout } from './versions.ts';
import { step } from './versions.ts';

export type BinaryStruct =
  /** Double or float by the object's version: Vector, Rotator, Vector2D, Quat, Vector4. */
  | { binary: 'reals'; values: number[] }
  /** Float whatever the version: LinearColor, FluidBox, FGFoliageRemoval.mRemovalLocations. */
  | { binary: 'floats'; values: number[] }
  | { binary: 'ints'; values: number[] }
  | { binary: 'longs'; values: bigint[] }
  /** Color (as blue, green, red, alpha) and Guid. */
  | { binary: 'bytes'; values: ArrayLike<number> }
  | { binary: 'box'; least: number[]; most: number[]; valid: number }
  | { binary: 'string'; text: Text }
  | { binary: 'trackPosition'; track: Ref | null; offset: number; forward: number }
  | ({ binary: 'item' } & InventoryItem)
  | { binary: 'dynamic'; value: DynamicStruct | null }
  | { binary: 'identity'; offlineId: Text; accounts: { service: number; bytes: Uint8Array }[] }
  | ({ binary: 'player' } & PlayerHandle)
  | { binary: 'netId'; id: NetId }
  | { binary: 'trace'; trace: Trace };

/** Before version 43 the state is a reference to an actor, since then a struct. */
export interface InventoryItem {
  item: Ref | null;
  legacyState?: Ref | null;
  state?: DynamicStruct | null;
  /** A few 1.0 files have four more zero bytes here. */
  extra?: Uint8Array;
}

/** A struct that says its own type. `claimed` lies about the size of the payload. */
export interface DynamicStruct {
  type: Ref;
  payload: Property[] | Uint8Array;
  claimed?: number;
}

export interface PlayerHandle {
  service: number;
  index: number;
}

/** How a player is known to an online service; the type is in the upper five bits of the flags. */
export interface NetId {
  flags: number;
  typeName?: Text;
  service?: number;
  text?: Text;
  bytes?: Uint8Array;
}

export interface Trace {
  object: Ref | null;
  previous?: Trace;
  how?: Text;
}

/** How the property list inside a dynamic struct is written; handed in, since it is tags that hold structs. */
export type WriteList = (out: ByteWriter, properties: readonly Property[], layout: Layout) => void;

export function writeBinaryStruct(
  out: ByteWriter,
  body: BinaryStruct,
  layout: Layout,
  writeList: WriteList,
): void {
  switch (body.binary) {
    case 'reals':
      writeReals(out, body.values, layout);
      break;
    case 'floats':
      for (const value of body.values) out.f32(value);
      break;
    case 'ints':
      for (const value of body.values) out.i32(value);
      break;
    case 'longs':
      for (const value of body.values) out.i64(value);
      break;
    case 'bytes':
      out.bytes(body.values);
      break;
    case 'box':
      writeReals(out, [...body.least, ...body.most], layout);
      out.u8(body.valid);
      break;
    case 'string':
      writeString(out, body.text);
      break;
    case 'trackPosition':
      writeRef(out, body.track);
      out.f32(body.offset).f32(body.forward);
      break;
    case 'item':
      writeInventoryItem(out, body, layout, writeList);
      break;
    case 'dynamic':
      writeDynamicStruct(out, body.value, layout, writeList);
      break;
    case 'identity':
      writeString(out, body.offlineId);
      out.list32(body.accounts, (account) => {
        out.u8(account.service).i32(account.bytes.length).bytes(account.bytes);
      });
      break;
    case 'player':
      writePlayerHandle(out, body, layout);
      break;
    case 'netId':
      writeNetId(out, body.id);
      break;
    case 'trace':
      writeTrace(out, body.trace);
      break;
  }
}

export function writeReals(out: ByteWriter, values: readonly number[], layout: Layout): void {
  for (const value of values) layout.version >= step.wide ? out.f64(value) : out.f32(value);
}

export function writeInventoryItem(
  out: ByteWriter,
  item: InventoryItem,
  layout: Layout,
  writeList: WriteList,
): void {
  writeRef(out, item.item);
  if (layout.version < step.dynamicItemState) writeRef(out, item.legacyState ?? null);
  else writeDynamicStruct(out, item.state ?? null, layout, writeList);
  if (item.extra) out.bytes(item.extra);
}

export function writeDynamicStruct(
  out: ByteWriter,
  value: DynamicStruct | null,
  layout: Layout,
  writeList: WriteList,
): void {
  writeBool32(out, value !== null);
  if (!value) return;
  writeRef(out, value.type);
  const sizeAt = out.length;
  out.sized32(() => {
    if (value.payload instanceof Uint8Array) out.bytes(value.payload);
    else writeList(out, value.payload, layout);
  });
  if (value.claimed !== undefined) out.patchI32(sizeAt, value.claimed);
}

/** Version 57 wrote the new form twice by mistake. */
export function writePlayerHandle(out: ByteWriter, handle: PlayerHandle, layout: Layout): void {
  if (layout.version < step.doubledHandle) {
    out.u8(handle.service).u8(handle.index);
    return;
  }
  out.u8(handle.service).i32(handle.index);
  if (layout.version < step.plainHandle) out.u8(handle.service).i32(handle.index);
}

const netIdEncoded = 1;
const netIdEmpty = 2;
const netIdByteType = 30;
const netIdNamedType = 31;

export function writeNetId(out: ByteWriter, id: NetId): void {
  out.u8(id.flags);
  const type = id.flags >> 3;
  if ((id.flags & netIdEncoded) === 0) {
    if (type === netIdNamedType) writeString(out, id.typeName ?? '');
    if (type !== 0) writeString(out, id.text ?? '');
    return;
  }
  if (id.flags & netIdEmpty) return;
  const bytes = id.bytes ?? new Uint8Array(0);
  if (type === netIdByteType) {
    out
      .u8(id.service ?? 0)
      .i32(bytes.length)
      .bytes(bytes);
    return;
  }
  if (type === netIdNamedType) writeString(out, id.typeName ?? '');
  if (type !== 0) out.u8(bytes.length).bytes(bytes);
}

function writeTrace(out: ByteWriter, trace: Trace): void {
  writeRef(out, trace.object);
  writeBool32(out, trace.previous !== undefined);
  if (trace.previous) writeTrace(out, trace.previous);
  writeBool32(out, trace.how !== undefined);
  if (trace.how !== undefined) writeString(out, trace.how);
}
