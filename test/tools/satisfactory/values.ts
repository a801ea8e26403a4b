// Structs and lists of the game itself as property values. Source: docs/formats/satisfactory.md section 3.4.

import { arrayOf, type Kind, native, type Property, struct, writeList } from '../unreal/tags.ts';
import type { UnrealWriter } from '../unreal/unreal-writer.ts';
import { object, type Ref, writeRef } from './refs.ts';
import { type Layout, step } from './versions.ts';

const MODULE = '/Script/FactoryGame';

/** An array of structs, each given by its fields. */
export const structs = (name: string, bodies: readonly (readonly Property[])[]): Kind =>
  arrayOf(
    struct(name, [], MODULE).type,
    bodies.map((body) => struct(name, body, MODULE)),
  );

export const objects = (...targets: readonly (Ref | null)[]): Kind =>
  arrayOf({ name: 'ObjectProperty' }, targets.map(object));

/** A struct that says its own type. */
export interface DynamicStruct {
  readonly type: Ref;
  readonly payload: readonly Property[] | Uint8Array;
}

/** Before version 43 the state is a reference to an actor, here to none; since then a struct. */
export const inventoryItem = (item: Ref | null, state: DynamicStruct | null = null): Kind =>
  native(
    'InventoryItem',
    (out, layout) => {
      writeRef(out, item);
      if ((layout as Layout).version < step.dynamicItemState) writeRef(out, null);
      else writeDynamicStruct(out, state, layout as Layout);
    },
    MODULE,
  );

export function writeDynamicStruct(out: UnrealWriter, value: DynamicStruct | null, layout: Layout): void {
  out.bool32(value !== null);
  if (!value) return;
  const { type, payload } = value;
  writeRef(out, type);
  out.sized32(() => {
    if (payload instanceof Uint8Array) out.bytes(payload);
    else writeList(out, layout, payload);
  });
}
