// Characters of the world: players, and pals with people who were caught. Each is a record of a map, whose bytes hold
// the properties.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { Fields, fields } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { playerFiles } from './player-files.ts';
import { guidIn, innerRecord, isDamaged, keyOf, wordIn } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';

export interface Character {
  /** The record of the map. */
  readonly node: NodeId;
  /** GUID of this character. */
  readonly id: string;
  /** Of a player, the one that the account gives; null for pals. */
  readonly uid: string | null;
  /** Null if it cannot be read: pals may have an account in their key, too. It is listed as a pal. */
  readonly isPlayer: boolean | null;
  readonly guildId: string | null;
  readonly facts: Fields;
  readonly isDamaged: boolean;
  /** The storage that it is in, and whose that is; absent for characters of the world. */
  readonly storage?: { readonly where: 'DIMENSION' | 'GLOBAL'; readonly uid: string | null };
}

/** The class of a character's properties, which pals in storages and eggs have too. */
export const PARAMETER = 'PalIndividualCharacterSaveParameter';

/** What rows show: the lists that nothing shows take most of the time to decode. */
const SHOWN =
  `CharacterID Gender Level Exp Rank Rank_HP Rank_Attack Rank_Defence Rank_CraftSpeed NickName IsPlayer IsRarePal
bIsAwakening EquipWaza MasteredWaza Hp Talent_HP Talent_Melee Talent_Shot Talent_Defense FullStomach SanityValue ShieldHP
PassiveSkillList OwnedTime OwnerPlayerUId OldOwnerPlayerUIds SlotId LastJumpedLocation FriendshipPoint
CraftSpeeds GotWorkSuitabilityAddRankList CurrentWorkSuitability WorkSuitabilityOptionInfo PhysicalHealth WorkerSick HungerType
UnusedStatusPoint FavoriteIndex SkinName EquipItemContainerId ItemContainerId MapObjectConcreteInstanceIdAssignedToExpedition`
    .split(/\s+/)
    .map((name) => `SaveParameter.${name}`)
    .join(' ');

/** Where pals are kept outside the world, by the class of the places there. */
export const STORAGES = {
  PalDimensionPalStorageSaveParameter: 'DIMENSION',
  PalGlobalPalStorageSaveParameter: 'GLOBAL',
} as const;

/** Pals in storages outside the world: most of the thousands of places are empty. */
export const storedPals = memoize((save: PalworldSave): readonly Character[] => {
  const { graph } = save;
  return Object.entries(STORAGES).flatMap(([place, where]) =>
    records(save, place).flatMap((node) => {
      const id = fields(graph, node, 'SaveParameter.CharacterID')
        .struct('SaveParameter')
        ?.value('CharacterID');
      if (wordIn(id) === null) return [];
      const facts = fields(graph, node, SHOWN).struct('SaveParameter')!;
      const file = graph.path(graph.parent(node) ?? node);
      const uid = /([0-9A-F]{32})_dps/i.exec(file)?.[1]?.toUpperCase() ?? null;
      return [
        {
          node,
          id: graph.path(node),
          uid: null,
          isPlayer: false,
          guildId: null,
          facts,
          isDamaged: isDamaged(graph, node),
          storage: { where, uid },
        },
      ];
    }),
  );
});

export const characters = memoize((save: PalworldSave): readonly Character[] =>
  records(save, 'CharacterSaveParameterMap').map((node) => character(save, node)),
);

/** True if each is known to be a player, or none. */
export const areKindsKnown = memoize((save: PalworldSave): boolean =>
  characters(save).every(({ isPlayer }) => isPlayer !== null),
);

function character(save: PalworldSave, node: NodeId): Character {
  const { graph } = save;
  const inner = innerRecord(graph, node, PARAMETER);
  const all = inner === null ? null : fields(graph, inner, `${SHOWN} GroupId`);
  const facts = all?.struct('SaveParameter') ?? new Fields(graph, node, []);
  const last = graph.path(node).split('/').at(-1)!;
  const flag = facts.boolean('IsPlayer', false) ?? facts.int('IsPlayer');
  const isPlayer = flag === null ? null : Boolean(flag);
  return {
    node,
    id: keyOf(graph, node),
    uid: isPlayer && last.includes('+') ? last.slice(0, last.indexOf('+')).toUpperCase() : null,
    isPlayer,
    guildId: guidIn(all?.value('GroupId')),
    facts,
    isDamaged: inner === null || isDamaged(graph, node),
  };
}

/** Stat points, which only players' rows show; null if they are unknown. */
export function statusPoints(
  save: PalworldSave,
  { node }: Character,
  name: string,
): readonly Fields[] | null {
  const inner = innerRecord(save.graph, node, PARAMETER);
  if (inner === null) return null;
  return fields(save.graph, inner, `SaveParameter.${name}`).struct('SaveParameter')?.structs(name) ?? null;
}

export const charactersById = memoize(
  (save: PalworldSave): ReadonlyMap<string, Character> =>
    new Map(characters(save).map((each) => [each.id, each])),
);

/**
 * Players by uid. Of several records with one uid, which a world has that moved to another server, the player's file names
 * the one that is the player.
 */
export const playersByUid = memoize((save: PalworldSave): ReadonlyMap<string, Character> => {
  const found = new Map<string, Character>();
  for (const each of characters(save)) {
    if (each.uid === null) continue;
    const known = found.get(each.uid);
    if (!known || known.id !== playerFiles(save).get(each.uid)?.instance) found.set(each.uid, each);
  }
  return found;
});

/** A player by uid; without title and path if no record of the save is that player. */
export function playerNamed(save: PalworldSave, uid: string | null): Named | null {
  if (uid === null) return null;
  const known = playersByUid(save).get(uid);
  return namedRecord(save, known?.facts.text('NickName') ?? null, uid, known?.node ?? null);
}
