// Palworld: guilds and other groups of characters, and what guilds share. Source: docs/formats/gvas.md#packed-structs.

import type { NativeLayout } from '../../../unreal/native/native-visit.ts';
import type { PackedStruct } from '../../structs/packed-struct.ts';
import { layout } from './parts.ts';

const ORGANIZATION = 'OrgType: u8, BaseIds: [guid], : end';
const PLAYER_INFO = 'PlayerInfo: (LastOnlineRealTime: i64, PlayerName: string)';
/** Markers of the versions before 'guildRoles' would be before its end; they are not guessed. */
const GUILD = [
  `${ORGANIZATION}, BaseCampLevel: i32, MapObjectInstanceIdsBaseCampPoints: [guid], GuildName: string,`,
  '{versioned} (LastGuildNameModifierPlayerUId: guid,',
  '{guildRoles} (GuildMarkers: [MarkerId: guid, IconLocation: vector, IconType: i32, OwnerPlayerUId: guid],',
  'GuildChestAllowedRoles: [u8]), {classEnds} : noMore),',
];

/** By type. The second is from other readers: a guild of one player, in saves of the first weeks. */
const GROUPS: ReadonlyMap<string | null, NativeLayout> = new Map([
  [
    'EPalGroupType::Guild',
    layout([
      ...GUILD,
      `AdminPlayerUId: guid, Players: [PlayerUId: guid, ${PLAYER_INFO}, {guildRoles} Role: u8],`,
      '{guildRoles} RolePermissions: [Role: u8, Permissions: [u8]], : end',
    ]),
  ],
  [
    'EPalGroupType::IndependentGuild',
    layout([...GUILD, `PlayerUId: guid, GuildName2: string, ${PLAYER_INFO}`]),
  ],
  ['EPalGroupType::Organization', layout(ORGANIZATION)],
]);

export const group: PackedStruct = layout(
  'GroupId: guid, GroupName: string, IndividualCharacterHandleIds: [Guid: guid, InstanceId: guid], : end, : kind',
  {
    words: {
      kind: (visit, label) => GROUPS.get(visit.place!.sibling('GroupType'))?.fields(visit, label) ?? [],
    },
  },
);

export const guildStorage: PackedStruct = layout('ContainerId: guid, : end');

export const guildLab: PackedStruct = layout(
  'ResearchInfo: [ResearchId: string, WorkAmount: f32], CurrentResearchId: string, : end',
);
