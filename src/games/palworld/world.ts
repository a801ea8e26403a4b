// The world itself: its name, clock, options and counts, and what comes and goes in it.

import { memoize } from '../../graph/made-once.ts';
import { mayLackObjects, nullIfIncomplete, nullIfLost } from '../shared/damage.ts';
import { type Fields, fields } from '../shared/read.ts';
import { areKindsKnown, characters } from './characters.ts';
import { guilds } from './guilds.ts';
import { secondsOf, timeOf, wordIn } from './read.ts';
import { filesOfClass, mainFile, type PalworldSave, records, worldFields } from './save.ts';

/** Game seconds in a day. */
const DAY = 86_400;
/** Version that the newest saves have in `CustomVersionData`. */
const NEWEST = /^380b00de/i;
/** Options that are secret or an address, by name. */
const SECRET = /password|token|secret|rcon|publicip|publicport|address|auth|url/i;

export const world = memoize((save: PalworldSave) => {
  const { scope } = save;
  const { node, isWorld } = mainFile(save);
  const values = worldFields(
    save,
    'Timestamp Revision worldSaveData.GameTimeSaveData worldSaveData.OilrigSaveData',
  );
  const data = values.struct('worldSaveData');
  const clock = data?.struct('GameTimeSaveData');
  const gameSeconds = seconds(clock?.number('GameDateTimeTicks'));
  const known = (count: number): number | null => (isWorld ? nullIfIncomplete(save.graph, count) : null);
  const players = characters(save).filter(({ isPlayer }) => isPlayer).length;
  return {
    object: scope.object(node),
    title: titleOf(save),
    savedAt: timeOf(values.value('Timestamp')),
    revision: values.int('Revision'),
    generation: generationOf(save),
    day: gameSeconds === null ? null : Math.floor(gameSeconds / DAY),
    timeOfDay: gameSeconds === null ? null : hourOf(gameSeconds % DAY),
    playSeconds: seconds(clock?.number('RealDateTimeTicks')),
    options: optionsOf(save),
    players: areKindsKnown(save) ? known(players) : null,
    pals: areKindsKnown(save) ? known(characters(save).length - players) : null,
    guilds: known(guilds(save).length),
    bases: known(records(save, 'BaseCampSaveData').length),
    structures: known(records(save, 'PalMapObjectSaveData').length),
    containers: known(records(save, 'ItemContainerSaveData').length),
    camps: nullIfLost(campsOf(save), !isWorld || mayLackObjects(save.graph)),
    oilRigs: nullIfLost(oilRigsOf(data?.struct('OilrigSaveData') ?? null), !isWorld || !values.isWhole),
  };
});

function seconds(ticks: number | null | undefined): number | null {
  return ticks === null || ticks === undefined ? null : secondsOf(ticks);
}

function hourOf(second: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, '0');
  return `${two(second / 3600)}:${two((second % 3600) / 60)}`;
}

function titleOf(save: PalworldSave): string | null {
  const meta = filesOfClass(save, 'PalWorldBaseInfoSaveGame')[0];
  const data = meta === undefined ? null : fields(save.graph, meta, 'SaveData.WorldName').struct('SaveData');
  return data?.text('WorldName') || null;
}

/** How packed data is laid out, from the first group, which every world has. */
function generationOf(save: PalworldSave): number | null {
  const group = records(save, 'GroupSaveDataMap')[0];
  if (group === undefined) return null;
  const versions = fields(save.graph, group, 'CustomVersionData');
  if (!versions.has('CustomVersionData')) return versions.isWhole ? 1 : null;
  const list = versions.struct('CustomVersionData')?.structs('Versions');
  if (!list) return null;
  return list.some((each) => NEWEST.test(each.text('Key') ?? '')) ? 3 : 2;
}

function optionsOf(save: PalworldSave) {
  const file = filesOfClass(save, 'PalWorldOptionSaveGame')[0];
  const data =
    file === undefined ? null : fields(save.graph, file, 'OptionWorldData').struct('OptionWorldData');
  const value = data?.value('Settings');
  if (typeof value !== 'object' || value?.kind !== 'struct') return null;
  return value.fields.flatMap(({ name, value }) => {
    if (SECRET.test(name)) return [];
    const shown = typeof value === 'number' || typeof value === 'boolean' ? String(value) : wordIn(value);
    return shown === null ? [] : [{ name, value: shown }];
  });
}

function campsOf(save: PalworldSave) {
  return records(save, 'EnemyCampStatusMap').flatMap((node) => {
    const name = save.graph.path(node).split('/').at(-1)!;
    // What has no area is no camp.
    if (name === 'None') return [];
    const values = fields(save.graph, node, 'bIsSpawned bIsClear RewardPalId RewardPalLevel');
    const reward = wordIn(values.value('RewardPalId'));
    return {
      name,
      isSpawned: values.boolean('bIsSpawned'),
      isCleared: values.boolean('bIsClear'),
      reward: reward === null ? null : save.names.species(reward),
      rewardLevel: values.int('RewardPalLevel'),
    };
  });
}

function oilRigsOf(data: Fields | null) {
  return (data?.entries('OilrigMap') ?? []).flatMap(({ key, value }) => {
    const name = wordIn(key);
    const rig = data!.inner(value);
    if (name === null || name === 'Debug' || rig === null) return [];
    return [
      {
        name,
        isCleared: rig.boolean('Clear') ?? rig.boolean('bClear'),
        isAlarmed: rig.boolean('Alarm') ?? rig.boolean('bAlarm'),
        secondsToReset: rig.number('ResetTimer'),
      },
    ];
  });
}

/** Game seconds that pass in a minute, at normal speed. */
const GAME_SECONDS_A_MINUTE = 49.8 * 60;

export const dungeons = memoize((save: PalworldSave) => {
  const clock = worldFields(save, 'worldSaveData.GameTimeSaveData').struct('worldSaveData');
  const now = clock?.struct('GameTimeSaveData')?.number('GameDateTimeTicks') ?? null;
  const names = 'DungeonType DungeonSpawnAreaId DungeonLevelName BossState DisappearTimeAt';
  return records(save, 'PalDungeonSaveData').map((node) => {
    const values = fields(save.graph, node, names);
    const area = wordIn(values.value('DungeonSpawnAreaId'));
    const ends = values.struct('DisappearTimeAt')?.number('Ticks') ?? null;
    const type = wordIn(values.value('DungeonType'));
    const left =
      now === null || ends === null || ends <= now ? null : secondsOf(ends - now) / GAME_SECONDS_A_MINUTE;
    return {
      object: save.scope.object(node),
      type,
      area,
      level: wordIn(values.value('DungeonLevelName')),
      boss: wordIn(values.value('BossState')),
      // Fixed ones have no area, and never close.
      isOpen: area !== null || type === 'Fixed',
      minutesLeft: area === null ? null : left,
    };
  });
});
