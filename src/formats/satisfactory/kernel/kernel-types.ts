// Gives types of values the addresses by which the kernel knows them.

import type { Cursor } from '../../../bytes/cursor.ts';
import { NO_TEXT } from '../../../graph/ids.ts';
import type { TextSink } from '../../../graph/sink.ts';
import type { NativeStruct, UnrealGame } from '../../unreal/game.ts';
import { readTypeTree } from '../../unreal/tags/type-tree.ts';
import { TYPE, type ValueType, valueType } from '../../unreal/types/types.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import type { ScanKernel } from './boundary.gen.ts';
import * as CODE from './codes.ts';

/** Structs of variable size that the kernel can read. */
const LAYOUTS: ReadonlyMap<NativeStruct<BodyVersion> | undefined, number> = new Map([
  [BINARY_STRUCTS.get('InventoryItem'), CODE.INVENTORY_ITEM],
  [BINARY_STRUCTS.get('PlayerInfoHandle'), CODE.PLAYER_HANDLE],
  [BINARY_STRUCTS.get('RailroadTrackPosition'), CODE.TRACK_POSITION],
  [BINARY_STRUCTS.get('ClientIdentityInfo'), CODE.IDENTITY],
  [BINARY_STRUCTS.get('UniqueNetIdRepl'), CODE.NET_ID],
]);

export class KernelTypes {
  readonly #kernel: ScanKernel;
  readonly #texts: TextSink;
  readonly #structs: UnrealGame<BodyVersion>['structs'];
  /** By the parts of a type. */
  readonly #addresses = new Map<string, number>();

  constructor(kernel: ScanKernel, texts: TextSink, structs: UnrealGame<BodyVersion>['structs']) {
    this.#kernel = kernel;
    this.#texts = texts;
    this.#structs = structs;
  }

  /** Address of a struct by its name; 0 when the memory is full. */
  struct(name: string): number {
    return this.#address(valueType(TYPE.struct, '', name));
  }

  /** Address of the type whose complete name is at `at`; 0 when it cannot be read or the memory is full. */
  tree(cursor: Cursor, at: number, end: number): number {
    return cursor.elsewhere(at, end, () => this.#address(readTypeTree(cursor))) ?? 0;
  }

  #address({ code, struct, inner, value }: ValueType): number {
    // Resolve the parts first: types contain types, and all share one record.
    const [innerAt, valueAt] = [inner ? this.#address(inner) : 0, value ? this.#address(value) : 0];
    const key = JSON.stringify([code, struct, innerAt, valueAt]);
    const known = this.#addresses.get(key);
    if (known !== undefined) return known;
    const binary = struct === undefined ? undefined : this.#structs.get(struct);
    // Asking a layout for its size compiles it.
    const [floatBytes, doubleBytes] = (LAYOUTS.has(binary) ? null : binary?.bytes) ?? [0, 0];
    const address = this.#kernel.addType({
      ...{ code, layout: layoutOf(binary), floatBytes, doubleBytes, inner: innerAt, value: valueAt },
      name: struct === undefined ? NO_TEXT : this.#texts.add(struct),
    });
    this.#addresses.set(key, address);
    return address;
  }
}

function layoutOf(binary: NativeStruct<BodyVersion> | undefined): number {
  if (binary === undefined) return CODE.LIST;
  const known = LAYOUTS.get(binary);
  if (known !== undefined) return known;
  if (!binary.bytes) return CODE.OTHER;
  return binary.hasTexts ? CODE.FIXED_TEXTS : CODE.FIXED;
}
