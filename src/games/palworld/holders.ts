// Holders of containers, of items and of characters: links to a container lead from whatever has it.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { className, fields, referencesOf } from '../shared/read.ts';
import { type Character, characters } from './characters.ts';
import { playerFiles } from './player-files.ts';
import { guidIn, idIn } from './read.ts';
import { type PalworldSave, recordAround, recordsByKey } from './save.ts';

export type ItemHolder =
  | { readonly kind: 'GUILD_CHEST'; readonly guildId: string }
  | { readonly kind: 'PLAYER'; readonly uid: string; readonly bag: string }
  | { readonly kind: 'PAL'; readonly character: Character };

/** Holders by GUID of the container; structures are found from the container (`structureHolding`). */
export const itemHolders = memoize((save: PalworldSave): ReadonlyMap<string, ItemHolder> => {
  const found = new Map<string, ItemHolder>();
  for (const character of characters(save)) {
    for (const name of ['EquipItemContainerId', 'ItemContainerId']) {
      const id = idIn(character.facts, name);
      if (id !== null) found.set(id, { kind: 'PAL', character });
    }
  }
  for (const { uid, bags } of playerFiles(save).values())
    for (const [bag, id] of bags) found.set(id, { kind: 'PLAYER', uid, bag });
  for (const [guildId, node] of recordsByKey(save, 'GuildExtraSaveDataMap')) {
    const storage = fields(save.graph, node, 'GuildItemStorage').struct('GuildItemStorage');
    const id = guidIn(storage?.struct('RawData')?.value('ContainerId'));
    if (id !== null) found.set(id, { kind: 'GUILD_CHEST', guildId });
  }
  return found;
});

/** The structure with a module that is this container; null for none. */
export function structureHolding(save: PalworldSave, container: NodeId): NodeId | null {
  for (const module of referencesOf(save.graph).into(container, 'RawData.TargetContainerId')) {
    if (className(save.graph, module) !== 'ModuleMap') continue;
    const structure = recordAround(save, module, 'PalMapObjectSaveData');
    if (structure !== null) return structure;
  }
  return null;
}

export type CharacterHolder =
  | { readonly kind: 'PARTY' | 'PALBOX'; readonly uid: string }
  | { readonly kind: 'BASE'; readonly baseId: string };

/** Holders of characters by GUID of the container; structures are found from the container. */
export const characterHolders = memoize((save: PalworldSave): ReadonlyMap<string, CharacterHolder> => {
  const found = new Map<string, CharacterHolder>();
  for (const [baseId, node] of recordsByKey(save, 'BaseCampSaveData')) {
    const director = fields(save.graph, node, 'WorkerDirector').struct('WorkerDirector');
    const id = guidIn(director?.struct('RawData')?.value('ContainerId'));
    if (id !== null) found.set(id, { kind: 'BASE', baseId });
  }
  for (const { uid, party, palbox } of playerFiles(save).values()) {
    if (party !== null) found.set(party, { kind: 'PARTY', uid });
    if (palbox !== null) found.set(palbox, { kind: 'PALBOX', uid });
  }
  return found;
});
