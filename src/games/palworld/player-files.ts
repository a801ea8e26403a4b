// Files of players, which hold their inventories and what they have reached.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { type Fields, fields } from '../shared/read.ts';
import { guidIn, idIn } from './read.ts';
import { filesOfClass, type PalworldSave } from './save.ts';

/** A player's own file; players without one have only what the world says of them. */
export interface PlayerFile {
  readonly node: NodeId;
  readonly uid: string;
  /** GUID of the character whose file it is. */
  readonly instance: string | null;
  readonly data: Fields;
  readonly party: string | null;
  readonly palbox: string | null;
  /** Containers of items by kind, such as `Common` for the bag. */
  readonly bags: ReadonlyMap<string, string>;
}

const BAGS = ['Common', 'DropSlot', 'Essential', 'WeaponLoadOut', 'PlayerEquipArmor', 'FoodEquip'];
/** Names before they were changed: lookups ignore case. */
const FILE_DATA = 'SaveData';

export const playerFiles = memoize((save: PalworldSave): ReadonlyMap<string, PlayerFile> => {
  const found = new Map<string, PlayerFile>();
  for (const node of filesOfClass(save, 'PalWorldPlayerSaveGame')) {
    const data = fields(save.graph, node, FILE_DATA).struct(FILE_DATA);
    const uid = guidIn(data?.value('PlayerUId'));
    if (!data || uid === null) continue;
    const inventory = data.struct('InventoryInfo');
    const bags = BAGS.flatMap((kind) => {
      const id = idIn(inventory, `${kind}ContainerId`);
      return id === null ? [] : [[kind, id] as const];
    });
    found.set(uid, {
      node,
      uid,
      instance: guidIn(data.struct('IndividualId')?.value('InstanceId')),
      data,
      party: idIn(data, 'OtomoCharacterContainerId'),
      palbox: idIn(data, 'PalStorageContainerId'),
      bags: new Map(bags),
    });
  }
  return found;
});
