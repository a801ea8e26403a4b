// Palworld: guilds and other groups of characters, and what guilds share. Source:
// docs/formats/gvas.md#packed-structs.

import { nothing, type PackedPlace, type PackedStruct } from '../../packed/packed-struct.ts';
import { endOf, type Layout, layout, list, struct, versioned, when } from './parts.ts';
import { has } from './versions.ts';

function withRoles(...parts: readonly (string | Layout)[]): Layout {
  return when((_, place: PackedPlace) => has(place, 'guildRoles'), ...parts);
}

const playerInfo = struct('PlayerInfo', 'i64 LastOnlineRealTime, string PlayerName');
const organization = layout('u8 OrgType, guids BaseIds, end');
const guild = layout(
  'i32 BaseCampLevel, guids MapObjectInstanceIdsBaseCampPoints, string GuildName',
  versioned(
    'guid LastGuildNameModifierPlayerUId',
    withRoles(
      list(
        'GuildMarkers',
        60,
        'markers',
        'guid MarkerId, vector IconLocation, i32 IconType, guid OwnerPlayerUId',
      ),
      'u8s GuildChestAllowedRoles',
    ),
    // Markers of the versions in between would be here; they are not guessed.
    ({ cursor }, place) => {
      if (endOf(place) > 0) nothing(cursor.i32(), cursor, 'more of a guild');
    },
  ),
);
const members = layout(
  'guid AdminPlayerUId',
  list('Players', 28, 'players', 'guid PlayerUId', playerInfo, withRoles('u8 Role')),
  withRoles(list('RolePermissions', 5, 'roles', 'u8 Role, u8s Permissions')),
  'end',
);

/** By type. The second is from other readers: a guild of one player, in saves of the first weeks. */
const GROUPS: ReadonlyMap<string | null, Layout> = new Map([
  ['EPalGroupType::Guild', layout(organization, guild, members)],
  [
    'EPalGroupType::IndependentGuild',
    layout(organization, guild, 'guid PlayerUId, string GuildName2', playerInfo),
  ],
  ['EPalGroupType::Organization', organization],
]);

export const group: PackedStruct = {
  least: 24,
  read: layout(
    'guid GroupId, string GroupName',
    list('IndividualCharacterHandleIds', 32, 'characters', 'guid Guid, guid InstanceId'),
    'end',
    (reader, place) => GROUPS.get(place.sibling('GroupType'))?.(reader, place),
  ),
};

export const guildStorage: PackedStruct = { least: 16, read: layout('guid ContainerId, end') };

export const guildLab: PackedStruct = {
  least: 8,
  read: layout(
    list('ResearchInfo', 8, 'researches', 'string ResearchId, f32 WorkAmount'),
    'string CurrentResearchId, end',
  ),
};
