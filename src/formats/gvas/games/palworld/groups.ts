// Palworld: guilds and other groups of characters, and what guilds share. Source:
// docs/formats/gvas.md#packed-structs.

import type { NativeReader } from '../../../unreal/native/native.ts';
import {
  guids,
  nothing,
  type PackedPlace,
  type PackedStruct,
  smallNumbers,
  vector,
} from '../../packed/packed-struct.ts';
import { classEnd, endOf } from './parts.ts';
import { has } from './versions.ts';

const GUILD = 'EPalGroupType::Guild';
const INDEPENDENT = 'EPalGroupType::IndependentGuild';
const ORGANIZATION = 'EPalGroupType::Organization';

export const group: PackedStruct = {
  least: 24,
  read: (reader, place) => {
    reader.guid('GroupId');
    reader.string('GroupName');
    reader.list('IndividualCharacterHandleIds', reader.cursor.count(32, 'characters'), () => {
      reader.guid('Guid');
      reader.guid('InstanceId');
    });
    classEnd(reader, place);
    const type = place.sibling('GroupType');
    if (type === ORGANIZATION || type === GUILD || type === INDEPENDENT) {
      organization(reader, place);
      if (type !== ORGANIZATION) guild(reader, place);
      if (type === GUILD) members(reader, place);
      // From other readers: a guild of one player, in saves of the first weeks.
      else if (type === INDEPENDENT) onlyMember(reader);
    }
  },
};

function organization(reader: NativeReader, place: PackedPlace): void {
  reader.u8('OrgType');
  guids(reader, 'BaseIds');
  classEnd(reader, place);
}

function guild(reader: NativeReader, place: PackedPlace): void {
  reader.i32('BaseCampLevel');
  guids(reader, 'MapObjectInstanceIdsBaseCampPoints');
  reader.string('GuildName');
  if (!place.isVersioned) return;
  reader.guid('LastGuildNameModifierPlayerUId');
  if (hasRoles(place)) {
    reader.list('GuildMarkers', reader.cursor.count(60, 'markers'), () => {
      reader.guid('MarkerId');
      vector(reader, 'IconLocation');
      reader.i32('IconType');
      reader.guid('OwnerPlayerUId');
    });
    smallNumbers(reader, 'GuildChestAllowedRoles');
  }
  // Markers of the versions in between would be here; they are not guessed.
  if (endOf(place) > 0) nothing(reader.cursor.i32(), reader.cursor, 'more of a guild');
}

function hasRoles(place: PackedPlace): boolean {
  return has(place, 'guildRoles');
}

function members(reader: NativeReader, place: PackedPlace): void {
  reader.guid('AdminPlayerUId');
  reader.list('Players', reader.cursor.count(28, 'players'), () => {
    reader.guid('PlayerUId');
    playerInfo(reader);
    if (hasRoles(place)) reader.u8('Role');
  });
  if (hasRoles(place)) {
    reader.list('RolePermissions', reader.cursor.count(5, 'roles'), () => {
      reader.u8('Role');
      smallNumbers(reader, 'Permissions');
    });
  }
  classEnd(reader, place);
}

function onlyMember(reader: NativeReader): void {
  reader.guid('PlayerUId');
  reader.string('GuildName2');
  playerInfo(reader);
}

function playerInfo(reader: NativeReader): void {
  reader.struct('PlayerInfo', () => {
    reader.i64('LastOnlineRealTime');
    reader.string('PlayerName');
  });
}

export const guildStorage: PackedStruct = {
  least: 16,
  read: (reader, place) => {
    reader.guid('ContainerId');
    classEnd(reader, place);
  },
};

export const guildLab: PackedStruct = {
  least: 8,
  read: (reader, place) => {
    reader.list('ResearchInfo', reader.cursor.count(8, 'researches'), () => {
      reader.string('ResearchId');
      reader.f32('WorkAmount');
    });
    reader.string('CurrentResearchId');
    classEnd(reader, place);
  },
};
