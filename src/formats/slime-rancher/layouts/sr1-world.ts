// The world of Slime Rancher 1, which changed with nearly every version, and the blocks in it.

import { SR1, SR1_WORLD } from '../versions.ts';
import type { BlockRow, FieldRow } from './layout.ts';

const game = 'SR1';
const FIRST: readonly [number, number] = [1, 1];

/** A field of times, which have 32 bits in the oldest worlds. */
function timed(name: string, type: string): FieldRow[] {
  const wide: FieldRow = { name, type, since: SR1_WORLD.doubles, evidence: 'SR1' };
  const narrow: FieldRow = {
    ...{ name, type: type.replaceAll('seconds', 'seconds:f32'), until: SR1_WORLD.doubles - 1 },
    evidence: 'SR1',
  };
  return [narrow, wide];
}

const SRW: BlockRow = {
  ...{ key: 'SRW', game, versions: SR1.world },
  fields: [
    ...timed('worldTime', 'seconds'),
    { name: 'econSeed', type: 'f32', evidence: 'SR1' },
    ...timed('dailyOfferCreateTime', 'seconds'),
    { name: 'lastRancherOfferId', type: '?str', until: SR1_WORLD.offers - 1, evidence: 'SR1' },
    { name: 'lastOfferRancherIds', type: '[str]', since: SR1_WORLD.offers, evidence: 'SR1' },
    { name: 'pendingOfferRancherIds', type: '[str]', since: SR1_WORLD.offers, evidence: 'SR1' },
    ...timed('weatherUntil', 'seconds'),
    { name: 'weather', type: 'i32', evidence: 'SR1' },
    { name: 'offer', type: 'SREO', until: SR1_WORLD.offers - 1, evidence: 'SR1' },
    { name: 'offers', type: '{i32: SREO}', since: SR1_WORLD.offers, evidence: 'SR1' },
    { name: 'econSaturations', type: '{external<Identifiable>: f32}', evidence: 'SR1' },
    { name: 'teleporters', type: '{str: bool}', evidence: 'SR1' },
    ...timed('animalSpawnerTimes', '{SRV3: seconds}'),
    { name: 'liquidSourceUnits', type: '{SRV3: f32}', until: SR1_WORLD.liquidNames - 1, evidence: 'SR1' },
    { name: 'liquidSourceUnits', type: '{str: f32}', since: SR1_WORLD.liquidNames, evidence: 'SR1' },
    ...timed('spawnerTriggerTimes', '{SRV3: seconds}'),
    { name: 'gordos', type: '{SRV3: i32}', until: SR1_WORLD.gordoNames - 1, evidence: 'SR1' },
    {
      ...{ name: 'gordos', type: '{str: i32}', evidence: 'SR1' },
      ...{ since: SR1_WORLD.gordoNames, until: SR1_WORLD.gordoBlocks - 1 },
    },
    { name: 'gordos', type: '{str: SRG}', since: SR1_WORLD.gordoBlocks, evidence: 'SR1' },
    { name: 'resourceSpawnerWater', type: '{SRV3: SRRW}', evidence: 'SR1' },
    { name: 'placedGadgets', type: '{str: SRPG}', since: SR1_WORLD.gadgets, evidence: 'SR1' },
    {
      ...{ name: 'treasurePods', type: '{str: enum<Pod>}', evidence: 'guess' },
      ...{ since: SR1_WORLD.pods, until: SR1_WORLD.podBlocks - 1, note: 'the state alone' },
    },
    { name: 'treasurePods', type: '{str: SRTP}', since: SR1_WORLD.podBlocks, evidence: 'SR1' },
    { name: 'switches', type: '{str: i32}', since: SR1_WORLD.switches, evidence: 'SR1' },
    { name: 'puzzleSlots', type: '{str: bool}', since: SR1_WORLD.switches, evidence: 'SR1' },
    { name: 'phaseSites', type: '{str: bool}', since: SR1_WORLD.phaseSites, evidence: 'SR1' },
    { name: 'firestorm', type: 'SRF', since: SR1_WORLD.firestorm, evidence: 'SR1' },
    { name: 'oases', type: '{str: bool}', since: SR1_WORLD.firestorm, evidence: 'SR1' },
    {
      ...{ name: 'gingerPatches', type: '[str]', since: SR1_WORLD.ginger, evidence: 'guess' },
      note: 'ids, as everything else in the world',
    },
    { name: 'quicksilver', type: '{str: SRQSEG}', since: SR1_WORLD.quicksilver, evidence: 'SR1' },
    { name: 'echoNotes', type: '{str: ?SRENG}', since: SR1_WORLD.echoNotes, evidence: 'SR1' },
    { name: 'glitch', type: '?SRGLITCH', since: SR1_WORLD.glitch, evidence: 'SR1' },
  ],
};

const SREO: BlockRow = {
  ...{ key: 'SREO', game, versions: SR1.offer },
  fields: [
    {
      ...{ name: 'offer', evidence: 'SR1' },
      type:
        '?(rancherId: str, offerId: str, expireTime: seconds, earlyExchangeTime: seconds,' +
        ' requests: [SRRIE], rewards: [SRIE])',
    },
  ],
};

/** Fields of gadgets that only some kinds use. */
const GADGET_DETAILS: readonly FieldRow[] = [
  { name: 'extractorCyclesRemaining', type: 'i32', evidence: 'SR1' },
  { name: 'extractorQueued', type: 'i32', evidence: 'guess', note: 'how many wait' },
  { name: 'extractorCycleEnd', type: 'seconds', evidence: 'SR1' },
  { name: 'extractorNextProduce', type: 'seconds', evidence: 'SR1' },
  { name: 'waitForChargeup', type: 'seconds', evidence: 'SR1' },
  { name: 'lastSpawn', type: 'seconds', evidence: 'SR1' },
  { name: 'bait', type: 'external<Identifiable>', evidence: 'SR1' },
  { name: 'gordo', type: 'external<Identifiable>', evidence: 'SR1' },
  { name: 'gordoEaten', type: 'i32', evidence: 'SR1' },
  { name: 'fashions', type: '[external<Identifiable>]', evidence: 'SR1' },
];

export const SR1_WORLD_LAYOUTS: readonly BlockRow[] = [
  SRW,
  SREO,
  {
    ...{ key: 'SRRIE', game, versions: SR1.exchangeItem, role: 'value' },
    fields: [
      { name: 'id', type: 'external<Identifiable>', evidence: 'SR1' },
      { name: 'nonIdentReward', type: 'i32', evidence: 'SR1' },
      { name: 'count', type: 'i32', evidence: 'SR1' },
      { name: 'progress', type: 'i32', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRIE', game, versions: SR1.exchangeItem, role: 'value' },
    fields: [
      { name: 'id', type: 'external<Identifiable>', evidence: 'SR1' },
      { name: 'nonIdentReward', type: 'i32', evidence: 'SR1' },
      { name: 'count', type: 'i32', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRG', game, versions: FIRST },
    fields: [
      { name: 'eatenCount', type: 'i32', evidence: 'SR1', note: '-1: popped' },
      { name: 'fashions', type: '[external<Identifiable>]', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRRW', game, versions: SR1.growerSpot },
    fields: [
      { name: 'spawnTime', type: 'seconds', evidence: 'SR1' },
      { name: 'water', type: 'f32', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRTP', game, versions: FIRST },
    fields: [
      { name: 'state', type: 'enum<Pod>', evidence: 'SR1' },
      { name: 'spawnQueue', type: '[i32]', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRF', game, versions: FIRST },
    fields: [
      { name: 'endTime', type: 'seconds', evidence: 'SR1' },
      { name: 'preparing', type: 'bool', evidence: 'SR1' },
      { name: 'nextTime', type: 'seconds', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRENG', game, versions: FIRST },
    fields: [{ name: 'state', type: 'i32', evidence: 'SR1' }],
  },
  {
    // The blocks in these dictionaries are not documented anywhere.
    ...{ key: 'SRGLITCH', game, versions: SR1.glitch },
    fields: [
      { name: 'teleporters', type: '{str: block}', evidence: 'guess' },
      { name: 'nodes', type: '{str: block}', evidence: 'guess' },
      { name: 'slimes', type: '{actor: block}', evidence: 'SR1' },
      { name: 'directors', type: '{str: block}', evidence: 'guess' },
      { name: 'impostos', type: '{str: block}', evidence: 'guess' },
      { name: 'storage', type: '{str: block}', evidence: 'guess' },
    ],
  },
  {
    ...{ key: 'SRPG', game, versions: SR1.gadget, rotation: 'yRotation' },
    fields: [
      { name: 'gadgetId', type: 'external<Gadget>', evidence: 'SR1' },
      { name: 'yRotation', type: 'f32', evidence: 'SR1' },
      { name: 'isPrimaryInLink', type: 'bool', evidence: 'SR1' },
      { name: 'ammo', type: '[SRAD.Slot]', evidence: 'SR1' },
      ...GADGET_DETAILS,
      { name: 'drone', type: '?SRDRGD', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRDRGD', game, versions: FIRST },
    fields: [
      { name: 'drone', type: '?SRDRONE', evidence: 'SR1' },
      { name: 'station', type: '?SRDRST', evidence: 'SR1' },
      { name: 'programs', type: '[SRDRONEPROG]', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRDRONE', game, versions: SR1.drone },
    fields: [
      { name: 'pos', type: '?SRV3', evidence: 'SR1' },
      { name: 'rot', type: '?SRV3', evidence: 'SR1' },
      { name: 'slot', type: '?SRAD.Slot', evidence: 'SR1' },
      { name: 'fashions', type: '[external<Identifiable>]', evidence: 'SR1' },
      { name: 'noClip', type: 'bool', evidence: 'SR1' },
    ],
  },
  {
    ...{ key: 'SRDRST', game, versions: FIRST },
    fields: [{ name: 'battery', type: '?seconds', evidence: 'SR1' }],
  },
  {
    ...{ key: 'SRDRONEPROG', game, versions: FIRST, role: 'value' },
    fields: [
      { name: 'target', type: 'str', evidence: 'guess', note: 'the types of all three are guesses' },
      { name: 'source', type: 'str', evidence: 'guess' },
      { name: 'destination', type: 'str', evidence: 'guess' },
    ],
  },
];
