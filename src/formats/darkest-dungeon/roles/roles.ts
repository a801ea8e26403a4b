// The targets of fields: table 5.5 of the format notes, by path. The label of the edge is the field's own name.

import { type Chain, PatternTable } from '../dson/patterns.ts';
import { ROLE_PATHS } from './role-paths.gen.ts';

/** Roles of fields; references/collect.ts reads them and references/resolve.ts resolves them. */
export type RoleName =
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
  | 'BUFF'
  /** A quirk of the hero who has the same slot of the activity. */
  | 'QUIRK_IN_TREATMENT'
  | 'RAID_FOLDER'
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

interface RolePaths {
  readonly roles: Readonly<Record<RoleName, readonly string[]>>;
}

const { roles: ROLES }: RolePaths = ROLE_PATHS;
const PATHS = Object.entries(ROLES).flatMap(([name, patterns]) =>
  patterns.map((pattern) => ({ name: name as RoleName, pattern })),
);

export const ALL_ROLES: readonly Role[] = PATHS.map(({ name, pattern }, id) => ({
  id,
  name,
  label: name === 'KEY' ? 'key' : pattern.slice(pattern.lastIndexOf('/') + 1),
  vector: pattern.endsWith('[]'),
}));

const TABLE = new PatternTable<Role>(() =>
  PATHS.map(({ pattern }, id): [string, Role] => [pattern.replace('[]', ''), ALL_ROLES[id]!]),
);

/** The role of a field of this name under `chain`; `any` is {@link anyRole} of the object. */
export function roleOf(name: number, chain: Chain, any: Role | null): Role | null {
  return TABLE.find(name, chain) ?? any;
}

/** The role of fields of any name in the object that `chain` ends with. */
export function anyRole(chain: Chain): Role | null {
  return TABLE.findAny(chain);
}

/** True if the role's value is shown as a hash with its name. */
export function isHash(name: RoleName): boolean {
  return name.startsWith('HASH');
}

/** Types of a statistic's parameter, if they are known. */
export const PARAMETER = {
  area: 8,
  /** Hashed names: monster family, monster class, curio, trait. */
  hashes: [16, 32, 128, 256] as readonly number[],
} as const;
