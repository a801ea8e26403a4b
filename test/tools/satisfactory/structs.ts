/**
 * Structs that are bytes of their own kind instead of a list of properties.
 * Source: `docs/formats/satisfactory.md` section 3.4, the table of value layouts.
 */
import type { ByteWriter } from '../byte-writer.ts';
import type { Ref } from './strings.ts';
import { writeBool32, writeRef } from './strings.ts';
import type { Property } from './values.ts';
import type { Layout } from './versions.ts';
import { step } from './versions.ts';

export type BinaryStruct = { binary: 'item' } & InventoryItem;

/** Before version 43 the state is a reference to an actor, here to none; since then a struct. */
export interface InventoryItem {
  item: Ref | null;
  state?: DynamicStruct | null;
}

/** A struct that says its own type. */
export interface DynamicStruct {
  type: Ref;
  payload: Property[] | Uint8Array;
}

/** How the property list inside a dynamic struct is written; handed in, since it is tags that hold structs. */
export type WriteList = (out: ByteWriter, properties: readonly Property[], layout: Layout) => void;

export function writeBinaryStruct(
  out: ByteWriter,
  item: BinaryStruct,
  layout: Layout,
  writeList: WriteList,
): void {
  writeRef(out, item.item);
  if (layout.version < step.dynamicItemState) writeRef(out, null);
  else writeDynamicStruct(out, item.state ?? null, layout, writeList);
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
  out.sized32(() => {
    if (value.payload instanceof Uint8Array) out.bytes(value.payload);
    else writeList(out, value.payload, layout);
  });
}

/** A handle of no player. Version 57 wrote the new form twice by mistake. */
export function writeNobody(out: ByteWriter, { version }: Layout): void {
  if (version < step.doubledHandle) out.zeros(2);
  else out.zeros(version < step.plainHandle ? 10 : 5);
}
