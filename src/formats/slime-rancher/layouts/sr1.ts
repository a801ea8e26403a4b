// Blocks of Slime Rancher 1: save version 12 in full, and back to 4 as far as the changes are known. Its
// items have fixed numbers, so there is no index in the file; `external<Identifiable>` makes them nodes.

import {
  SR1,
  SR1_ACTOR,
  SR1_GAME,
  SR1_HOLIDAY,
  SR1_PLAYER,
  SR1_PLOT,
  SR1_QUICKSILVER,
  SR1_RANCH,
  SR1_SUMMARY,
} from '../versions.ts';
import type { BlockRow } from './layout.ts';
import { SR1_WORLD_LAYOUTS } from './sr1-world.ts';

const game = 'SR1';
const FIRST: readonly [number, number] = [1, 1];

const SRGAME: BlockRow = {
  ...{ key: 'SRGAME', game, versions: SR1.game },
  fields: [
    { name: 'gameName', type: 'str', evidence: 'SR1' },
    { name: 'displayName', type: 'str', since: SR1_GAME.displayName, evidence: 'SR1' },
    { name: 'summary', type: 'SRGSUMM', since: SR1_GAME.summary, evidence: 'SR1' },
    { name: 'world', type: 'SRW', evidence: 'SR1' },
    { name: 'player', type: 'SRPL', evidence: 'SR1' },
    { name: 'ranch', type: 'SRRANCH', evidence: 'SR1' },
    { name: 'actorsBegin', type: 'separator', evidence: 'SR1' },
    { name: 'actors', type: '[SRAD.Actor]', evidence: 'SR1' },
    { name: 'actorsEnd', type: 'separator', evidence: 'SR1' },
    { name: 'pedia', type: 'SRPED', evidence: 'SR1' },
    { name: 'achievements', type: 'SRGA', evidence: 'SR1' },
    { name: 'holiday', type: 'SRHD', since: SR1_GAME.holiday, evidence: 'SR1' },
    { name: 'appearances', type: 'SRAPP', since: SR1_GAME.appearances, evidence: 'SR1' },
    { name: 'instrument', type: 'SRINSTR', since: SR1_GAME.instrument, evidence: 'SR1' },
    { name: 'dlc', type: 'SRDLC', since: SR1_GAME.dlc, until: SR1_GAME.dlcLast, evidence: 'SR1' },
  ],
};

const SRGSUMM: BlockRow = {
  ...{ key: 'SRGSUMM', game, versions: SR1.summary },
  fields: [
    { name: 'version', type: 'str', evidence: 'SR1' },
    { name: 'gameMode', type: 'enum<GameMode>', evidence: 'SR1' },
    { name: 'iconId', type: 'external<Identifiable>', evidence: 'SR1' },
    { name: 'currency', type: 'i32', evidence: 'SR1' },
    { name: 'pediaCount', type: 'i32', evidence: 'SR1' },
    { name: 'worldTime', type: 'seconds', evidence: 'SR1' },
    { name: 'savedAt', type: 'ticks', evidence: 'SR1' },
    { name: 'utcOffsetMinutes', type: 'f64', evidence: 'SR1' },
    { name: 'isGameOver', type: 'bool', evidence: 'SR1' },
    { name: 'saveNumber', type: 'u64', since: SR1_SUMMARY.saveNumber, evidence: 'SR1' },
  ],
};

const LAST_FLOAT = SR1_PLAYER.doubles - 1;
const LAST_DELAY_LIST = SR1_PLAYER.oneDelay - 1;

const SRPL: BlockRow = {
  ...{ key: 'SRPL', game, versions: SR1.player, place: 'pos', rotation: 'rot' },
  fields: [
    { name: 'health', type: 'i32', evidence: 'SR1' },
    { name: 'energy', type: 'i32', evidence: 'SR1' },
    { name: 'radiation', type: 'i32', evidence: 'SR1' },
    { name: 'currency', type: 'i32', evidence: 'SR1' },
    { name: 'keys', type: 'i32', evidence: 'SR1' },
    { name: 'currencyEverCollected', type: 'i32', evidence: 'SR1' },
    { name: 'version', type: 'str', evidence: 'SR1' },
    { name: 'gameMode', type: 'enum<GameMode>', evidence: 'SR1' },
    { name: 'gameIconId', type: 'external<Identifiable>', evidence: 'SR1' },
    { name: 'pos', type: 'SRV3', evidence: 'SR1' },
    { name: 'rot', type: 'SRV3', evidence: 'SR1' },
    { name: 'upgrades', type: '[i32]', evidence: 'SR1' },
    { name: 'ammo', type: '[SRAD.Slot]', until: SR1_PLAYER.ammoModes - 1, evidence: 'SR1' },
    { name: 'ammo', type: '{i32: [SRAD.Slot]}', since: SR1_PLAYER.ammoModes, evidence: 'SR1' },
    { name: 'mail', type: '[SRMAIL]', evidence: 'SR1' },
    { name: 'availUpgrades', type: '[i32]', evidence: 'SR1' },
    {
      ...{ name: 'upgradeLocks', type: '{i32: (locked: bool, time: seconds:f32)}' },
      ...{ until: LAST_FLOAT, evidence: 'SR1' },
    },
    {
      ...{ name: 'upgradeLocks', type: '{i32: (locked: bool, time: seconds)}' },
      ...{ since: SR1_PLAYER.doubles, evidence: 'SR1' },
    },
    { name: 'progress', type: '{i32: i32}', evidence: 'SR1' },
    { name: 'delayedProgress', type: '{i32: [seconds:f32]}', until: LAST_FLOAT, evidence: 'SR1' },
    {
      ...{ name: 'delayedProgress', type: '{i32: [seconds]}' },
      ...{ since: SR1_PLAYER.doubles, until: LAST_DELAY_LIST, evidence: 'SR1' },
    },
    { name: 'delayedProgress', type: '{i32: seconds}', since: SR1_PLAYER.oneDelay, evidence: 'SR1' },
    { name: 'blueprints', type: '[i32]', since: SR1_PLAYER.gadgets, evidence: 'SR1' },
    { name: 'availBlueprints', type: '[i32]', since: SR1_PLAYER.gadgets, evidence: 'SR1' },
    {
      ...{ name: 'blueprintLocks', type: '{i32: (locked: bool, time: seconds:f32)}' },
      ...{ since: SR1_PLAYER.gadgets, until: LAST_FLOAT, evidence: 'SR1' },
    },
    {
      ...{ name: 'blueprintLocks', type: '{i32: (locked: bool, time: seconds)}' },
      ...{ since: SR1_PLAYER.doubles, evidence: 'SR1' },
    },
    { name: 'gadgets', type: '{i32: i32}', since: SR1_PLAYER.gadgets, evidence: 'SR1' },
    {
      ...{ name: 'craftMats', type: '{external<Identifiable>: i32}', since: SR1_PLAYER.gadgets },
      ...{ evidence: 'SR1', note: 'the refinery' },
    },
    { name: 'regionSetId', type: 'enum<Region>', since: SR1_PLAYER.region, evidence: 'SR1' },
    { name: 'unlockedZoneMaps', type: '[i32]', since: SR1_PLAYER.zoneMaps, evidence: 'SR1' },
    { name: 'endGameTime', type: '?seconds', since: SR1_PLAYER.endGame, evidence: 'SR1' },
    { name: 'decorizer', type: '?SRDZR', since: SR1_PLAYER.decorizer, evidence: 'SR1' },
  ],
};

const SRRANCH: BlockRow = {
  ...{ key: 'SRRANCH', game, versions: SR1.ranch },
  fields: [
    { name: 'plots', type: '[SRLP]', evidence: 'SR1' },
    { name: 'accessDoors', type: '{SRV3: enum<Door>}', until: SR1_RANCH.doorNames - 1, evidence: 'SR1' },
    { name: 'accessDoors', type: '{str: enum<Door>}', since: SR1_RANCH.doorNames, evidence: 'SR1' },
    { name: 'palettes', type: '{i32: i32}', since: SR1_RANCH.palettes, evidence: 'SR1' },
    { name: 'fastForward', type: '{str: seconds}', since: SR1_RANCH.fastForward, evidence: 'SR1' },
  ],
};

const SRLP: BlockRow = {
  ...{ key: 'SRLP', game, versions: SR1.plot, place: 'pos' },
  fields: [
    { name: 'feederNextTime', type: 'seconds', evidence: 'SR1' },
    { name: 'feederPendingCount', type: 'i32', evidence: 'SR1' },
    { name: 'feederSpeed', type: 'enum<FeederSpeed>', since: SR1_PLOT.feederSpeed, evidence: 'SR1' },
    { name: 'collectorNextTime', type: 'seconds', evidence: 'SR1' },
    {
      ...{ name: 'fastForwarderTime', type: 'seconds', evidence: 'SR1' },
      ...{ since: SR1_PLOT.fastForwarder, until: SR1_PLOT.fastForwarder },
    },
    { name: 'attachedDeathTime', type: 'seconds', evidence: 'SR1' },
    { name: 'typeId', type: 'enum<LandPlot>', evidence: 'SR1' },
    { name: 'growerId', type: 'i32', evidence: 'SR1' },
    { name: 'pos', type: 'SRV3', until: SR1_PLOT.id - 1, evidence: 'guess', note: 'its order is a guess' },
    { name: 'id', type: 'static', since: SR1_PLOT.id, evidence: 'SR1' },
    { name: 'upgrades', type: '[enum<LandPlotUpgrade>]', evidence: 'SR1' },
    { name: 'siloAmmo', type: '{enum<Storage>: [SRAD.Slot]}', evidence: 'SR1' },
    { name: 'siloSlotSelections', type: '[i32]', since: SR1_PLOT.selections, evidence: 'SR1' },
    { name: 'ashUnits', type: 'f32', since: SR1_PLOT.ash, evidence: 'SR1' },
  ],
};

const SLOT: BlockRow = {
  ...{ key: 'SRAD.Slot', game, versions: SR1.slot },
  fields: [
    { name: 'item', type: 'external<Identifiable>', evidence: 'SR1' },
    { name: 'count', type: 'i32', evidence: 'SR1' },
    { name: 'emotions', type: 'SRSED', evidence: 'SR1' },
  ],
};

const LAST_ACTOR_FLOAT = SR1_ACTOR.doubles - 1;

const ACTOR: BlockRow = {
  ...{ key: 'SRAD.Actor', game, versions: SR1.actor, place: 'pos', rotation: 'rot' },
  fields: [
    { name: 'pos', type: 'SRV3', evidence: 'SR1' },
    { name: 'rot', type: 'SRV3', evidence: 'SR1' },
    { name: 'actorId', type: 'identity', since: SR1_ACTOR.actorId, evidence: 'SR1' },
    { name: 'typeId', type: 'external<Identifiable>', evidence: 'SR1' },
    { name: 'emotions', type: 'SRSED', evidence: 'SR1' },
    { name: 'transformTime', type: 'seconds:f32', until: LAST_ACTOR_FLOAT, evidence: 'SR1' },
    { name: 'transformTime', type: 'seconds', since: SR1_ACTOR.doubles, evidence: 'SR1' },
    { name: 'reproduceTime', type: 'seconds:f32', until: LAST_ACTOR_FLOAT, evidence: 'SR1' },
    { name: 'reproduceTime', type: 'seconds', since: SR1_ACTOR.doubles, evidence: 'SR1' },
    { name: 'destroyTime', type: 'seconds', since: SR1_ACTOR.destroyTime, evidence: 'SR1' },
    { name: 'cycle', type: 'SRRCD', evidence: 'SR1' },
    { name: 'disabledAt', type: '?seconds:f32', until: LAST_ACTOR_FLOAT, evidence: 'SR1' },
    { name: 'disabledAt', type: '?seconds', since: SR1_ACTOR.doubles, evidence: 'SR1' },
    { name: 'isFeral', type: 'bool', since: SR1_ACTOR.feral, evidence: 'SR1' },
    {
      ...{ name: 'fashions', type: '[external<Identifiable>]', since: SR1_ACTOR.fashions },
      evidence: 'SR1',
    },
    { name: 'isGlitch', type: 'bool', since: SR1_ACTOR.glitch, evidence: 'SR1' },
    { name: 'regionSetId', type: 'enum<Region>', since: SR1_ACTOR.region, evidence: 'SR1' },
  ],
};

const OTHERS: readonly BlockRow[] = [
  {
    ...{ key: 'SRV3', game, versions: SR1.vector, role: 'value' },
    fields: [
      { name: 'x', type: 'f32', evidence: 'SR1' },
      { name: 'y', type: 'f32', evidence: 'SR1' },
      { name: 'z', type: 'f32', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRSED', game, versions: SR1.emotions, role: 'value' },
    fields: [{ name: 'levels', type: 'levels<Emotion>', evidence: 'SR1' }],
  },
  {
    ...{ key: 'SRRCD', game, versions: SR1.cycle, role: 'value' },
    fields: [
      { name: 'state', type: 'enum<ResourceState>', evidence: 'SR1' },
      { name: 'progressTime', type: 'seconds', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRDZR', game, versions: FIRST },
    fields: [
      { name: 'contents', type: '{external<Identifiable>: i32}', evidence: 'SR1' },
      { name: 'settings', type: '{str: ?block}', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRMAIL', game, versions: FIRST },
    fields: [
      { name: 'type', type: 'i32', evidence: 'SR1' },
      { name: 'messageKey', type: 'str', evidence: 'SR1' },
      { name: 'isRead', type: 'bool', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRPED', game, versions: SR1.pedia },
    fields: [
      { name: 'progressGiven', type: 'i32', evidence: 'guess', note: 'a counter, as in the second game' },
      { name: 'unlocked', type: '[str]', evidence: 'SR1' },
      { name: 'completedTutorials', type: '[str]', evidence: 'SR1' },
      { name: 'popupQueue', type: '[str]', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRGA', game, versions: SR1.achievements },
    fields: [
      { name: 'floats', type: '{i32: f32}', evidence: 'SR1' },
      { name: 'doubles', type: '{i32: f64}', evidence: 'SR1' },
      { name: 'ints', type: '{i32: i32}', evidence: 'SR1' },
      { name: 'counts', type: '{i32: {i32: i32}}', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRHD', game, versions: SR1.holiday },
    fields: [
      { name: 'first', type: '[str]', evidence: 'SR1' },
      { name: 'second', type: '[str]', since: SR1_HOLIDAY.second, evidence: 'guess' },
    ],
  },
  {
    ...{ key: 'SRAPP', game, versions: FIRST },
    fields: [
      { name: 'unlocks', type: '{external<Identifiable>: [enum<AppearanceSet>]}', evidence: 'SR1' },
      { name: 'selections', type: '{external<Identifiable>: enum<AppearanceSet>}', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRINSTR', game, versions: FIRST },
    fields: [
      { name: 'unlocked', type: '[i32]', evidence: 'SR1' },
      { name: 'selection', type: 'i32', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRDLC', game, versions: FIRST },
    fields: [{ name: 'installed', type: '[i32]', evidence: 'guess' }],
  },
  {
    ...{ key: 'SRQSEG', game, versions: SR1.quicksilver },
    fields: [
      { name: 'state', type: 'i32', evidence: 'SR1' },
      { name: 'time', type: '?seconds:f32', until: SR1_QUICKSILVER.doubles - 1, evidence: 'SR1' },
      { name: 'time', type: '?seconds', since: SR1_QUICKSILVER.doubles, evidence: 'SR1' },
    ],
  },
];

export const SR1_LAYOUTS: readonly BlockRow[] = [
  ...[SRGAME, SRGSUMM, SRPL, SRRANCH, SRLP, SLOT, ACTOR],
  ...OTHERS,
  ...SR1_WORLD_LAYOUTS,
];
