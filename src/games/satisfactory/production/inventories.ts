// Every inventory: whose it is, of what kind, and how many of its slots are filled.

import type { NodeId } from '../../../graph/ids.ts';
import { isUnread } from '../../shared/damage.ts';
import { memoize } from '../../shared/memoize.ts';
import { nodesOfClass } from '../../shared/read.ts';
import { type Named, type ObjectRef, type Place, placeOf } from '../../shared/scope.ts';
import { traitsOf } from '../classes.ts';
import { fillOf, inventoriesOf, type Stack } from '../inventory.ts';
import { EQUIPMENT_SLOTS, type StackRow, stackRow } from '../players.ts';
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
  readonly kind: StockKind;
}

export const inventoryPlaces = memoize((save: SatisfactorySave): InventoryPlace[] => {
  const { graph } = save;
  return nodesOfClass(graph, (name) => name.startsWith('FGInventoryComponent')).map((inventory) => {
    const owner = graph.parent(inventory);
    return owner === null || graph.isAbsent(owner)
      ? { inventory, holder: inventory, kind: 'ORPHAN' }
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

/** A class with getters, because rows are many, and fields that nobody requests should cost nothing. */
export class InventoryRow {
  readonly object: ObjectRef;
  readonly holder: ObjectRef;
  readonly kind: StockKind;
  readonly #save: SatisfactorySave;

  constructor(save: SatisfactorySave, { inventory, holder, kind }: InventoryPlace) {
    this.#save = save;
    this.object = save.scope.object(inventory);
    this.holder = save.scope.object(holder);
    this.kind = kind;
  }

  get owner(): Named {
    return this.#save.namedClass(this.holder.node);
  }

  get position(): Place | null {
    return placeOf(this.#save.graph, this.holder.node);
  }

  get slots(): number | null {
    return inventoriesOf(this.#save.graph).slots(this.object.node).count;
  }

  get fill(): number | null {
    return fillOf(this.#save, this.object.node);
  }

  get usedSlots(): number | null {
    return this.#stacks?.length ?? null;
  }

  get stacks(): readonly StackRow[] | null {
    return this.#stacks?.map((stack) => stackRow(this.#save, stack)) ?? null;
  }

  /** Null if some may be lost. */
  get #stacks(): readonly Stack[] | null {
    const { graph } = this.#save;
    return isUnread(graph, this.object.node) ? null : inventoriesOf(graph).stacks(this.object.node);
  }
}

export const inventories = memoize((save: SatisfactorySave) =>
  inventoryPlaces(save).map((place) => new InventoryRow(save, place)),
);
