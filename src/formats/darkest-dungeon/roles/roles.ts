// What fields refer to: table 5.5 of the format notes, by path. The label of the edge is the field's own
// name.

import { type Chain, PatternTable } from '../dson/patterns.ts';
import { HASH_FIELDS, HASH_VECTORS } from './hash-fields.ts';

/** Roles of fields; references/collect.ts reads them and references/resolve.ts resolves them. */
export type RoleName =
  /** A hashed name. */
  | 'HASH'
  /** A hashed name; refers to a town activity if there is one with this name. */
  | 'HASH_OF_ACTIVITY'
  /** A hashed name; refers to an open quest if there is one with this name. */
  | 'HASH_OF_QUEST'
  /** A hashed name that begins with the class of a hero or the key of a building. */
  | 'HASH_OF_TREE'
  /** Roster guid of a hero; 0 and -1 for none. */
  | 'HERO'
  /** Guid of an enemy in the battle of the same file. */
  | 'ENEMY'
  /** The four letters of a map area. */
  | 'AREA'
  /** Number of a tile in the area that the adjacent field `area_to` (`in_area`) names. */
  | 'TILE'
  /** A statistic's parameter: the meaning of `data` depends on the adjacent `type`. */
  | 'PARAMETER'
  /** A text that names something. */
  | 'NAME'
  /** Key of a town building. */
  | 'BUILDING'
  /** Id of an open quest. */
  | 'QUEST'
  /** Numbers of buffs of the same hero. */
  | 'BUFF'
  /** A quirk of the hero who has the same slot of the activity. */
  | 'QUIRK_IN_TREATMENT'
  /** Folder of a persistent raid. */
  | 'RAID_FOLDER'
  /** Dungeon of the party's current raid. */
  | 'RAID_DUNGEON'
  /** The field's own name refers to something (in a list of trinkets seen before). */
  | 'KEY'
  /** No reference: the id by which a quest or an enemy is referred to. */
  | 'QUEST_ID'
  | 'ENEMY_ID'
  /** No reference: whether the party is in a raid. */
  | 'IN_RAID'
  /** No reference: the kind of a log entry. */
  | 'EVENT_KIND'
  /** No reference: the two coordinates of a map tile. */
  | 'PLACE'
  /** No reference: a hero's name. */
  | 'HERO_NAME';

export interface Role {
  /** Index in the list of roles. */
  readonly id: number;
  readonly name: RoleName;
  /** Label of the edge: the field's name, with `[]` for the elements of a vector. */
  readonly label: string;
  readonly vector: boolean;
}

const ROLES: readonly (readonly [RoleName, readonly string[]])[] = [
  ['HASH_OF_ACTIVITY', ['roster.missing_from']],
  ['HASH_OF_QUEST', ['plot_quest_id', 'last_raid_quest_id', 'base_root/chapters/*/*/quest_id']],
  ['HASH_OF_TREE', ['purchases/*/tree_id', 'base_root/chapters/*/*/trees/*/tree']],
  ['EVENT_KIND', ['base_root/chapters/*/*/rtti']],
  ['HASH', [...HASH_FIELDS, ...HASH_VECTORS.map((path) => `${path}[]`)]],
  [
    'HERO',
    [
      'party/heroes[]',
      'last_party/last_party_guids[]',
      'initiative/heroes/*/roster_guid',
      'boss_last_blow_hero_guid',
      'camp/skill_log/*/roster_id',
      'camp/party_skill_log/*/roster_id',
      'prisoner_hero_roster_guid',
      'activities/*/*/hero',
      'purchases/*/instance_number',
      'base_root/chapters/*/*/guid',
      'base_root/chapters/*/*/heroes/*/guid',
      'completed_plot_quests_data/*/heroes/*/guid',
      'dead_hero_entries[]',
    ],
  ],
  ['ENEMY', ['initiative/monsters/*/battle_guid']],
  [
    'AREA',
    [
      'area_to',
      'areas/*/tiles/*/area_id',
      'tile_textures/*/area',
      'map/entrance_id',
      'map/final_room_id',
      'base_root/in_area',
      'base_root/last_room_id',
      'party/retreat_room',
    ],
  ],
  ['TILE', ['tile_to', 'base_root/areatile']],
  ['PARAMETER', ['stat_database/*/entries/*/parameters/*/data']],
  [
    'NAME',
    [
      'heroClass',
      'items/*/id',
      'data/monster_class',
      'applied_ugcs_1_0/*/name',
      'dlc/*/name',
      'quests/*/dungeon',
      'raid_instance/dungeon',
      'affliction_type_id',
      'virtue_type_id',
      'base_root/chapters/*/*/quirk_name',
      'base_root/chapters/*/*/replaces_quirk_name',
    ],
  ],
  ['BUILDING', ['roster.building_name']],
  ['QUEST', ['raid_instance/id']],
  ['BUFF', ['item_tracking/supply/*/buff_group_guids[]']],
  ['QUIRK_IN_TREATMENT', ['quirk_treatment/*/*/quirk_treatment']],
  ['RAID_FOLDER', ['base_root/raid_save']],
  ['RAID_DUNGEON', ['base_root/raiddungeon']],
  ['KEY', ['novelty_tracker/trinket/*']],
  ['QUEST_ID', ['quests/*/id']],
  ['ENEMY_ID', ['enemies/*/data/battle_guid']],
  ['IN_RAID', ['base_root/inraid']],
  ['PLACE', ['areas/*/tiles/*/mappos']],
  ['HERO_NAME', ['base_root/actor/name']],
];

const PATHS = ROLES.flatMap(([name, patterns]) => patterns.map((pattern) => ({ name, pattern })));

/** Every role, by its id. */
export const ALL_ROLES: readonly Role[] = PATHS.map(({ name, pattern }, id) => ({
  id,
  name,
  label: name === 'KEY' ? 'key' : lastOf(pattern),
  vector: pattern.endsWith('[]'),
}));

const TABLE = new PatternTable<Role>(() =>
  PATHS.map(({ pattern }, id): [string, Role] => [pattern.replace('[]', ''), ALL_ROLES[id]!]),
);

function lastOf(pattern: string): string {
  return pattern.slice(pattern.lastIndexOf('/') + 1);
}

/** The role of a field of this name under `chain`; `any` is {@link anyRole} of the object. */
export function roleOf(name: number, chain: Chain, any: Role | null): Role | null {
  return TABLE.find(name, chain) ?? any;
}

/** The role of fields of any name in the object that `chain` ends with. */
export function anyRole(chain: Chain): Role | null {
  return TABLE.findAny(chain);
}

/** Whether the role's value is shown as a hash with its name. */
export function isHash(name: RoleName): boolean {
  return name.startsWith('HASH');
}

/** Types of a statistic's parameter, if they are known. */
export const PARAMETER = {
  area: 8,
  /** Hashed names: monster family, monster class, curio, trait. */
  hashes: [16, 32, 128, 256] as readonly number[],
} as const;
