// Gives types of values the addresses by which the kernel knows them.

import { NO_TEXT } from '../../../graph/ids.ts';
import type { NativeStruct } from '../../unreal/game.ts';
import type * as scanTypes from '../../unreal/types/scan-types.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import type { ScanKernel } from './boundary.gen.ts';
import {
  CLIENT_IDENTITY,
  FIXED,
  INVENTORY_ITEM,
  LIST,
  NET_ID,
  ONE_STRING,
  OTHER,
  PLAYER_HANDLE,
  TRACK_POSITION,
} from './codes.ts';

/** Structs of variable size that the kernel can read. */
const LAYOUTS: ReadonlyMap<NativeStruct<BodyVersion> | undefined, number> = new Map([
  [BINARY_STRUCTS.get('InventoryItem'), INVENTORY_ITEM],
  [BINARY_STRUCTS.get('RailroadTrackPosition'), TRACK_POSITION],
  [BINARY_STRUCTS.get('TimerHandle'), ONE_STRING],
  [BINARY_STRUCTS.get('SlateBrush'), ONE_STRING],
  [BINARY_STRUCTS.get('ClientIdentityInfo'), CLIENT_IDENTITY],
  [BINARY_STRUCTS.get('PlayerInfoHandle'), PLAYER_HANDLE],
  [BINARY_STRUCTS.get('UniqueNetIdRepl'), NET_ID],
]);

type ScanType = scanTypes.ScanType<BodyVersion>;
type ScanStruct = scanTypes.ScanStruct<BodyVersion>;

export class KernelTypes {
  readonly #addresses = new Map<ScanType, number>();

  /** 0 when the memory is full. */
  address(type: ScanType, kernel: ScanKernel): number {
    const known = this.#addresses.get(type);
    if (known !== undefined) return known;
    const { code, struct, inner, value } = type;
    const [floatBytes, doubleBytes] = struct?.binary?.bytes ?? [0, 0];
    // Resolve the parts first: types contain types, and all share one record.
    const [innerAt, valueAt] = [this.#partAddress(inner, kernel), this.#partAddress(value, kernel)];
    const address = kernel.addType({
      ...{ code, layout: layoutOf(struct), floatBytes, doubleBytes, inner: innerAt, value: valueAt },
      name: struct?.name ?? NO_TEXT,
    });
    this.#addresses.set(type, address);
    return address;
  }

  #partAddress(part: ScanType | null, kernel: ScanKernel): number {
    return part === null ? 0 : this.address(part, kernel);
  }
}

function layoutOf(struct: ScanStruct | null): number {
  const binary = struct?.binary ?? null;
  if (binary === null) return LIST;
  return binary.bytes ? FIXED : (LAYOUTS.get(binary) ?? OTHER);
}
