// Players: what the world knows of them, and what is in their own files. A player without a file has only the first.

import { memoize } from '../../graph/made-once.ts';
import { areAllKnown, isFileDamaged, isUnread, nullIfLost, plus } from '../shared/damage.ts';
import type { HiddenValues } from '../shared/game.ts';
import { groupBy } from '../shared/group-by.ts';
import { eachKnown, Fields } from '../shared/read.ts';
import { type Named, placeOf } from '../shared/scope.ts';
import { counted } from './bases.ts';
import { type Character, characters, playersByUid, statusPoints } from './characters.ts';
import { containersById } from './containers.ts';
import { PAL } from './defaults.ts';
import { guildNamed } from './guild-names.ts';
import { mayLackMembers, membersByUid } from './guilds.ts';
import { mapOf } from './map-coordinates.ts';
import { pals } from './pals.ts';
import { type PlayerFile, playerFiles } from './player-files.ts';
import { allIn, conditionIn, countsIn, fixedIn, flagsIn, placeIn, timeOf, wordIn, wordsIn } from './read.ts';
import { mainFile, type PalworldSave, placed } from './save.ts';

/** Names of stats, which saves have in Japanese in all languages; from MOVEMENT_SPEED on, those of relics of 1.0. */
const STATS: Readonly<Record<string, string>> = {
  最大HP: 'HEALTH',
  最大SP: 'STAMINA',
  攻撃力: 'ATTACK',
  所持重量: 'WEIGHT',
  捕獲率: 'CAPTURE',
  作業速度: 'WORK_SPEED',
  移動速度アップ: 'MOVEMENT_SPEED',
  空腹率低減: 'HUNGER_REDUCTION',
  泳ぎ速度: 'SWIM_SPEED',
  食料腐敗低減: 'FOOD_DECAY_REDUCTION',
  ジャンプ力: 'JUMP_POWER',
  滑空速度: 'GLIDER_SPEED',
  崖登り速度: 'CLIMB_SPEED',
  状態異常耐性: 'STATUS_AILMENT_RESIST',
  経験値ボーナス: 'EXP_BONUS',
  虹パッシブ率: 'RAINBOW_PASSIVE_RATE',
  パルスフィアホーミング: 'SPHERE_HOMING',
  スタミナ消費軽減: 'STAMINA_REDUCTION',
};

const COUNTERS =
  'NormalDungeonClearCount FixedDungeonClearCount OilrigClearCount CampConqueredCount FoundTreasureCount PalButcherCount MutationCount'.split(
    ' ',
  );

export const players = memoize((save: PalworldSave) =>
  characters(save).flatMap((each) => (each.isPlayer ? [player(save, each)] : [])),
);

/** What a player's file records; empty without a file. */
export function recordOf(save: PalworldSave, uid: string): Fields | null {
  return playerFiles(save).get(uid)?.data.struct('RecordData') ?? null;
}

/** Relics that a player has, of all types since 1.0; null if they are unknown. */
export function relicsOf(record: Fields | null): ReadonlySet<string> | null {
  const byType = record === null ? [] : record.structs('RelicObtainForInstanceFlagByType');
  const all = allIn([null, ...(byType ?? [])], (type) =>
    type ? flagsIn(type, 'Flags') : flagsIn(record, 'RelicObtainForInstanceFlag'),
  );
  return byType && all && new Set(all.map((id) => id.toUpperCase()));
}

function player(save: PalworldSave, character: Character) {
  const { scope } = save;
  const { facts } = character;
  const uid = character.uid ?? '';
  // Other records with this uid are left from before the world was moved: nothing is theirs.
  const isPlayer = playersByUid(save).get(uid)?.node === character.node;
  const file = (isPlayer && playerFiles(save).get(uid)) || null;
  const guild = isPlayer ? membersByUid(save).get(uid) : undefined;
  const level = facts.int('Level', character.isDamaged ? null : PAL.Level);
  const exp = facts.amount('Exp', character.isDamaged ? null : PAL.Exp);
  const inventory = memoize((_: PalworldSave) => inventoryOf(save, file));
  return {
    object: scope.object(character.node),
    uid,
    name: facts.text('NickName'),
    level,
    exp,
    expToNext: level === null || exp === null ? null : toNext(save.names.tables.exp.player, level, exp),
    hp: fixedIn(facts, 'Hp'),
    shield: fixedIn(facts, 'ShieldHP'),
    stomach: facts.number('FullStomach'),
    sanity: facts.number('SanityValue', character.isDamaged ? null : PAL.SanityValue),
    health: conditionIn(facts, 'PhysicalHealth'),
    get statPoints() {
      return statPointsOf(save, character);
    },
    unusedPoints: facts.int('UnusedStatusPoint', character.isDamaged ? null : 0),
    guild: guild?.guild ?? guildNamed(save, character.guildId),
    role: guild?.member.role ?? null,
    isLeader: guild?.member.isLeader ?? (isFileDamaged(save.graph) || mayLackMembers(save) ? null : false),
    isOnline: guild?.member.isOnline ?? null,
    secondsAway: guild?.member.secondsAway ?? null,
    isDamaged: character.isDamaged,
    pals: arePalsKnown(save) ? (isPlayer && palsByOwner(save).get(uid)?.length) || 0 : null,
    get party() {
      return file === null ? null : nullIfLost(partyOf(save, uid), !arePalsKnown(save));
    },
    get inventory() {
      return inventory(save);
    },
    get items() {
      const stacks = inventory(save);
      return stacks && counted(stacks.map(({ item, amount }) => ({ item, count: amount })));
    },
    ...ofFile(save, file),
  };
}

/** What a player's file says; null without it, and if it is damaged. */
type Known = <T>(value: T) => T | null;

function ofFile(save: PalworldSave, file: PlayerFile | null) {
  const { names, scope, graph } = save;
  const data = file?.data ?? new Fields(graph, 0 as never, []);
  const isKnown = file !== null && !isUnread(graph, file.node);
  const known: Known = (value) => (isKnown ? value : null);
  const technologies = eachKnown(wordsIn(data, 'UnlockedRecipeTechnologyNames'), (id) =>
    names.named('technologies', id),
  );
  const transform = data.struct('LastTransform');
  const position = file && (placeOf(graph, file.node) ?? placeIn(transform?.value('Translation'), transform));
  const orders = allIn(['OrderedQuestArray_FullRelease', 'OrderedQuestArray'], (name) => data.structs(name));
  const done = ['CompletedQuestArray_FullRelease', 'CompletedQuestArray'];
  return {
    hasFile: file !== null,
    file: file === null ? null : scope.object(file.node),
    ...placed(position),
    map: position === null ? null : mapOf(position),
    lastOnlineUtc: timeOf(
      data.struct('LastOnlineDateTime')?.value('Ticks') ?? data.value('LastOnlineDateTime'),
    ),
    technologyPoints: known(data.int('TechnologyPoint', 0)),
    ancientPoints: known(data.int('bossTechnologyPoint', 0)),
    technologies: known(technologies),
    technologyCount: known(technologies?.length ?? null),
    quests: known(
      eachKnown(orders, (order) => {
        const id = wordIn(order.value('QuestName'));
        return id === null ? [] : [names.named('missions', id)];
      }),
    ),
    questsDone: known(allIn(done, (name) => data.items(name))?.length ?? null),
    ...ofRecord(save, file, known),
  };
}

function ofRecord({ names }: PalworldSave, file: PlayerFile | null, known: Known) {
  const record = file?.data.struct('RecordData') ?? null;
  const seen = (name: string): number | null => known(flagsIn(record, name)?.length ?? null);
  const paldeck = flagsIn(record, 'PaldeckUnlockFlag');
  return {
    speciesCaught: known(record ? record.int('TribeCaptureCount', 0) : 0),
    captures: known(countsIn(record, 'PalCaptureCount')?.reduce((sum, each) => sum + each.count, 0) ?? null),
    paldeck: known(eachKnown(paldeck, (id) => names.species(id))),
    paldeckCount: known(paldeck?.length ?? null),
    towerBosses: known(
      eachKnown(flagsIn(record, 'TowerBossDefeatFlag'), (id) => ({ title: null, name: id, path: null })),
    ),
    fieldBossCount: seen('NormalBossDefeatFlag'),
    relicCount: known(relicsOf(record)?.size ?? null),
    fastTravelCount: seen('FastTravelPointUnlockFlag'),
    noteCount: seen('NoteObtainForInstanceFlag'),
    areaCount: seen('FindAreaFlagMap'),
    counters: known(
      COUNTERS.flatMap((name) => {
        const value = record?.int(name) ?? null;
        return value === null ? [] : [{ item: { title: null, name, path: null }, count: value }];
      }),
    ),
  };
}

/** What is missing to the next level; null at the last one. */
function toNext(table: readonly number[], level: number, exp: number): number | null {
  const needed = table[level];
  return needed === undefined ? null : Math.max(0, needed - exp);
}

function statPointsOf(save: PalworldSave, character: Character) {
  const sums = new Map<string, { points: number | null; fromElixirs: number | null }>();
  for (const [name, part] of [
    ['GotStatusPointList', 'points'],
    ['GotExStatusPointList', 'fromElixirs'],
  ] as const) {
    const list = statusPoints(save, character, name);
    if (list === null) return null;
    for (const each of list) {
      const stat = each.text('StatusName');
      if (stat === null) continue;
      const sum = sums.get(stat) ?? { points: 0, fromElixirs: 0 };
      sum[part] = plus(sum[part], each.int('StatusPoint', 0));
      sums.set(stat, sum);
    }
  }
  return [...sums].map(([stat, sum]) => ({ stat: STATS[stat] ?? stat, ...sum }));
}

const arePalsKnown = memoize((save: PalworldSave) => areAllKnown(save.graph, pals(save)));

const palsByOwner = memoize((save: PalworldSave) => groupBy(pals(save), ({ owner }) => owner?.name ?? null));

const partyByPlayer = memoize((save: PalworldSave) =>
  groupBy(pals(save), (pal) => (pal.where === 'PARTY' ? (pal.holder?.name ?? null) : null)),
);

function partyOf(save: PalworldSave, uid: string): Named[] {
  return (partyByPlayer(save).get(uid) ?? []).map((pal) => ({
    title: pal.nickname ?? pal.species?.title ?? null,
    name: pal.key,
    path: save.graph.path(pal.object.node),
  }));
}

/** Null without the player's file, and if one of the containers is not in the save. */
function inventoryOf(save: PalworldSave, file: PlayerFile | null) {
  const bags = [...(file?.bags ?? [])].map(([bag, id]) => ({ bag, container: containersById(save).get(id) }));
  const isKnown = bags.every(({ container }) => container && !container.isDamaged);
  if (bags.length === 0 || !isKnown) return null;
  return bags.flatMap(({ bag, container }) => container!.found.map((stack) => ({ bag, ...stack })));
}

/** What players carry whose files are missing stands under nobody. */
export const hiddenValues = memoize((save: PalworldSave): readonly HiddenValues[] => {
  const rows = mainFile(save).isWorld ? players(save) : [];
  const count = rows.filter(({ hasFile }) => !hasFile).length;
  const bags = ['player', 'bag', 'isStock'];
  const fields = { stock: bags, containers: bags, eggs: bags };
  const kinds = { stock: ['kind'], containers: ['kind'], eggs: ['kind'], pals: ['where'] };
  const words = ['PLAYER', 'PARTY', 'PALBOX', 'DIMENSION', 'GLOBAL', 'UNKNOWN'];
  const without = `${count} of ${rows.length} players have no file`;
  const carried = `${without}: what they carry stands under UNKNOWN, without a player`;
  const found = `${without}: places that only they may have found are not known to be found or not, \`missingFor\` has the others`;
  if (count === 0) return [];
  return [
    { fields, text: carried },
    { fields: kinds, words, text: carried },
    { fields: { places: ['isFound', 'foundBy', 'missingFor'] }, text: found },
  ];
});
