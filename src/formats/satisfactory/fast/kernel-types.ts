// Types of values by the addresses at which the kernel has them.

import { NO_TEXT } from '../../../graph/ids.ts';
import type { NativeStruct } from '../../unreal/engine.ts';
import type * as scanTypes from '../../unreal/scan-types.ts';
import { BINARY_STRUCTS } from '../structs/structs.ts';
import type { BodyVersion } from '../versions.ts';
import { FIXED, INVENTORY_ITEM, LIST, ONE_STRING, OTHER, TRACK_POSITION } from './kernel-codes.ts';
import type { Kernel } from './kernel-instance.ts';

/** Structs without a fixed size that the kernel reads. */
const LAYOUTS: ReadonlyMap<NativeStruct<BodyVersion> | undefined, number> = new Map([
  [BINARY_STRUCTS.get('InventoryItem'), INVENTORY_ITEM],
  [BINARY_STRUCTS.get('RailroadTrackPosition'), TRACK_POSITION],
  [BINARY_STRUCTS.get('TimerHandle'), ONE_STRING],
  [BINARY_STRUCTS.get('SlateBrush'), ONE_STRING],
]);

type ScanType = scanTypes.ScanType<BodyVersion>;
type ScanStruct = scanTypes.ScanStruct<BodyVersion>;

export class KernelTypes {
  readonly #addresses = new Map<ScanType, number>();

  /** 0 when the memory is full. */
  address(type: ScanType, kernel: Kernel): number {
    const known = this.#addresses.get(type);
    if (known !== undefined) return known;
    const { code, struct, inner, value } = type;
    const [floats, doubles] = struct?.binary?.bytes ?? [0, 0];
    const parts = [inner, value].map((part) => (part ? this.address(part, kernel) : 0));
    const name = struct?.name ?? NO_TEXT;
    const address = kernel.newType(code, layoutOf(struct), floats, doubles, ...parts, name);
    this.#addresses.set(type, address);
    return address;
  }
}

function layoutOf(struct: ScanStruct | null): number {
  const binary = struct?.binary ?? null;
  if (binary === null) return LIST;
  return binary.bytes ? FIXED : (LAYOUTS.get(binary) ?? OTHER);
}
