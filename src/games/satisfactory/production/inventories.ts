// Every inventory: whose it is, of what kind, and how many of its slots are filled.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isUnread, nullIfIncomplete } from '../../shared/damage.ts';
import { nodesOfClass } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type ObjectRef, placeOf } from '../../shared/scope.ts';
import { traitsOf } from '../classes.ts';
import { fillOf, inventoriesOf, type Stack } from '../inventory.ts';
import { EQUIPMENT_SLOTS, stackRow } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';

/** What kind of place holds an item. */
export type StockKind =
  | 'ORPHAN'
  | 'MACHINE_SLOTS'
  | 'PLAYER'
  | 'PLAYER_EQUIPMENT'
  | 'PLAYER_UPLOAD'
  | 'PLAYER_TRASH'
  | 'TRAIN'
  | 'DRONE'
  | 'VEHICLE'
  | 'BELT_ATTACHMENT'
  | 'TRAIN_PLATFORM'
  | 'TRUCK_STATION'
  | 'DRONE_PORT'
  | 'CRATE'
  | 'DROP_POD'
  | 'CREATURE'
  | 'DEPOT_UPLOADER'
  | 'CONTAINER'
  | 'GENERATOR_FUEL'
  | 'MACHINE_INPUT'
  | 'MACHINE_OUTPUT'
  | 'MACHINE_FUEL'
  | 'OTHER'
  | 'BELT'
  | 'DEPOT'
  | 'DROPPED'
  | 'WORLD_PICKUP';

/** An inventory before its row is computed. */
export interface InventoryPlace {
  readonly inventory: NodeId;
  /** What it belongs to; itself if that is not in the save. */
  readonly holder: NodeId;
  /** Null where its owner is lost. */
  readonly kind: StockKind | null;
}

export const inventoryPlaces = memoize((save: SatisfactorySave): InventoryPlace[] => {
  const { graph } = save;
  return nodesOfClass(graph, (name) => name.startsWith('FGInventoryComponent')).map((inventory) => {
    const owner = graph.parent(inventory);
    return owner === null || graph.isAbsent(owner)
      ? { inventory, holder: inventory, kind: nullIfIncomplete(graph, 'ORPHAN') }
      : { inventory, holder: owner, kind: stockKindOf(save, owner, graph.name(inventory)) };
  });
});

/** The kind of an inventory, by its owner and its own name. */
function stockKindOf(save: SatisfactorySave, owner: NodeId, component: string): StockKind {
  const { name, path, isAttachment, isGenerator } = traitsOf(save.graph, owner);
  if (component === 'InventoryPotential') return 'MACHINE_SLOTS';
  if (name === 'Char_Player_C') {
    if (component.toLowerCase() === 'inventory') return 'PLAYER';
    if (EQUIPMENT_SLOTS.includes(component)) return 'PLAYER_EQUIPMENT';
    if (component === 'UploadInventory') return 'PLAYER_UPLOAD';
    if (component === 'TrashSlot') return 'PLAYER_TRASH';
  }
  if (path.includes('/Vehicle/Train/')) return 'TRAIN';
  if (name === 'BP_DroneTransport_C') return 'DRONE';
  if (path.includes('/Vehicle/')) return 'VEHICLE';
  if (isAttachment) return 'BELT_ATTACHMENT';
  for (const [start, kind] of BY_OWNER) if (name.startsWith(start)) return kind;
  if (isGenerator) return component === 'OutputInventory' ? 'MACHINE_OUTPUT' : 'GENERATOR_FUEL';
  if (component === 'InputInventory') return 'MACHINE_INPUT';
  if (component === 'OutputInventory') return 'MACHINE_OUTPUT';
  return component === 'FuelInventory' ? 'MACHINE_FUEL' : 'OTHER';
}

const BY_OWNER: readonly (readonly [string, StockKind])[] = [
  ['Build_TrainDockingStation', 'TRAIN_PLATFORM'],
  ['Build_TruckStation', 'TRUCK_STATION'],
  ['Build_FluidTruckStation', 'TRUCK_STATION'],
  ['Build_DroneStation', 'DRONE_PORT'],
  ['BP_Crate', 'CRATE'],
  ['BP_DropPod', 'DROP_POD'],
  ['Char_', 'CREATURE'],
  ['Build_CentralStorage', 'DEPOT_UPLOADER'],
  ['Build_Storage', 'CONTAINER'],
];

/** An inventory, and what it belongs to. */
interface Inventory {
  readonly save: SatisfactorySave;
  readonly object: ObjectRef;
  readonly holder: ObjectRef;
  readonly kind: StockKind | null;
}

const inventoryRow = rowsFrom({
  object: ({ object }: Inventory) => object,
  holder: ({ holder }: Inventory) => holder,
  kind: ({ kind }: Inventory) => kind,
  owner: ({ save, holder }: Inventory) => save.namedClass(holder.node),
  position: ({ save, holder }: Inventory) => placeOf(save.graph, holder.node),
  slots: ({ save, object }: Inventory) => inventoriesOf(save.graph).slots(object.node).count,
  fill: ({ save, object }: Inventory) => fillOf(save, object.node),
  usedSlots: (of: Inventory) => stacksIn(of)?.length ?? null,
  stacks: (of: Inventory) => stacksIn(of)?.map((stack) => stackRow(of.save, stack)) ?? null,
});

/** Null if some may be lost. */
function stacksIn({ save: { graph }, object }: Inventory): readonly Stack[] | null {
  return isUnread(graph, object.node) ? null : inventoriesOf(graph).stacks(object.node);
}

export const inventories = memoize((save: SatisfactorySave) =>
  inventoryPlaces(save).map(({ inventory, holder, kind }) =>
    inventoryRow({ save, object: save.scope.object(inventory), holder: save.scope.object(holder), kind }),
  ),
);
