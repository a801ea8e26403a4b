// Guilds: who is in them, when they last played, and what they own.

import { memoize } from '../../graph/made-once.ts';
import { areAllKnown, countAll, nullIfLost } from '../shared/damage.ts';
import { eachKnown, type Fields, fields } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { baseNamed, baseRecords, basesOfGuild } from './base-names.ts';
import { areKindsKnown, characters, playerNamed } from './characters.ts';
import { type GuildRecord, guildNamed, guildRecords } from './guild-names.ts';
import { mapPosition } from './map-coordinates.ts';
import { guidIn, isDamaged, keyOf, placeIn, secondsOf, wordIn } from './read.ts';
import { namedRecord, type PalworldSave, recordsByKey, worldFields } from './save.ts';

/** What the game calls a guild that nobody named. */
const UNNAMED = 'Unnamed Guild';

/** Ticks for which this world has run; null if the world does not say. */
const runningTicks = memoize((save: PalworldSave): number | null => {
  const world = worldFields(save, 'worldSaveData.GameTimeSaveData').struct('worldSaveData');
  return world?.struct('GameTimeSaveData')?.number('RealDateTimeTicks') ?? null;
});

export const guilds = memoize((save: PalworldSave) => guildRecords(save).map((group) => guild(save, group)));

function guild(save: PalworldSave, { node, kind, data }: GuildRecord) {
  const { graph, scope, names } = save;
  const id = keyOf(graph, node);
  const name = data?.text('GuildName') || null;
  const leaderId = guidIn(data?.value('AdminPlayerUId'));
  const members = membersOf(save, data, leaderId);
  const away = members?.map(({ secondsAway }) => secondsAway) ?? [];
  const isOnline = away.includes(0);
  const baseIds = data?.items('BaseIds')?.flatMap((item) => guidIn(item) ?? []);
  const extra = extraOf(save, id);
  const characters = data ? data.structs('IndividualCharacterHandleIds') : null;
  const current = wordIn(extra.lab?.value('CurrentResearchId'));
  return {
    object: scope.object(node),
    key: id,
    name,
    isUnnamed: data === null ? null : name === null || name === UNNAMED,
    kind,
    leader: playerNamed(save, leaderId),
    level: data?.int('BaseCampLevel') ?? null,
    members,
    memberCount: members?.length ?? null,
    playersOnline: members && countAll(members, ({ isOnline }) => isOnline),
    secondsAway:
      away.length === 0 || (away.includes(null) && !isOnline) ? null : Math.min(...away.map(Number)),
    pals:
      characters && areKindsKnown(save)
        ? characters.length - characters.filter(isPlayerHandle(save)).length
        : null,
    bases: nullIfLost(
      basesOfGuild(save, id).map((base) => baseNamed(save, base)!),
      !areBasesKnown(save),
    ),
    baseCount: areBasesKnown(save) ? basesOfGuild(save, id).length : null,
    missingBases: baseIds?.filter((base) => !recordsByKey(save, 'BaseCampSaveData').has(base)).length ?? null,
    chest: extra.chest,
    research: extra.lab ? eachKnown(extra.lab.structs('ResearchInfo'), (each) => research(save, each)) : [],
    currentResearch: current === null ? null : names.named('research', current),
    markers: eachKnown(
      data?.structs('GuildMarkers'),
      (marker) => mapPosition(placeIn(marker.value('IconLocation'), marker)) ?? [],
    ),
    isDamaged: data === null || isDamaged(graph, node),
  };
}

/** True if each is there and says whose it is. */
const areBasesKnown = memoize((save: PalworldSave) =>
  areAllKnown(
    save.graph,
    baseRecords(save).map(({ node, data }) => ({ isDamaged: data === null || isDamaged(save.graph, node) })),
  ),
);

/** Handles are of players and pals alike; a player's has a uid. */
function isPlayerHandle(save: PalworldSave): (handle: Fields) => boolean {
  const players = new Set(characters(save).flatMap(({ id, isPlayer }) => (isPlayer ? [id] : [])));
  return (handle) => players.has(guidIn(handle.value('InstanceId')) ?? '');
}

function membersOf(save: PalworldSave, data: Fields | null, leaderId: string | null) {
  const now = runningTicks(save);
  return eachKnown(data?.structs('Players'), (member) => {
    const uid = guidIn(member.value('PlayerUId'));
    if (uid === null) return [];
    const info = member.struct('PlayerInfo') ?? member;
    const last = info.number('LastOnlineRealTime');
    const player = playerNamed(save, uid)!;
    const name = info.text('PlayerName') || player.title;
    return {
      player: { ...player, title: player.title ?? name },
      name,
      role: info.int('Role') ?? member.int('Role'),
      isLeader: uid === leaderId,
      isOnline: now === null || last === null ? null : last >= now,
      secondsAway: now === null || last === null ? null : Math.max(0, secondsOf(now - last)),
    };
  });
}

function extraOf(save: PalworldSave, id: string): { lab: Fields | null; chest: Named | null } {
  const node = recordsByKey(save, 'GuildExtraSaveDataMap').get(id);
  if (node === undefined) return { lab: null, chest: null };
  const values = fields(save.graph, node, 'Lab GuildItemStorage');
  const chestId = guidIn(values.struct('GuildItemStorage')?.struct('RawData')?.value('ContainerId'));
  const chest = chestId === null ? undefined : recordsByKey(save, 'ItemContainerSaveData').get(chestId);
  return {
    lab: values.struct('Lab')?.struct('RawData') ?? null,
    chest: chestId === null ? null : namedRecord(save, null, chestId, chest ?? null),
  };
}

function research(save: PalworldSave, info: Fields) {
  const id = wordIn(info.value('ResearchId'));
  const done = info.number('WorkAmount');
  if (id === null || done === null) return [];
  const needed = save.names.entry('research', id)?.[1] ?? null;
  return [
    {
      research: save.names.named('research', id),
      done,
      needed,
      isDone: needed === null ? null : done >= needed,
    },
  ];
}

/** True if a guild does not say who its members are. */
export function mayLackMembers(save: PalworldSave): boolean {
  return guilds(save).some(({ members }) => members === null);
}

/** What a guild says of a member, by the member's uid. */
export const membersByUid = memoize((save: PalworldSave) => {
  const found = guilds(save).flatMap(({ key, members }) =>
    (members ?? []).map((member) => [member.player.name, { guild: guildNamed(save, key)!, member }] as const),
  );
  return new Map(found);
});
