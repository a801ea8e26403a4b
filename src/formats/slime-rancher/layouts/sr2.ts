// Blocks of Slime Rancher 2 in early access (0.1.x). Later versions are read with the nearest of these rows,
// and with what can be found without a layout.

import { SR2 } from '../versions.ts';
import type { BlockRow } from './layout.ts';

const game = 'SR2';

/** Indices: one list of strings each, referred to by position. */
const INDEX_BLOCKS: readonly BlockRow[] = [
  'SRITI',
  'SRRGI',
  'SRGAMEICONINDEX',
  'SRGZONEINDEX',
  'SRSGI',
  'SRUCI',
  'SRSEI',
].map((key) => ({
  ...{ key, game, versions: SR2.first, role: 'index' },
  // The published description has SRZONEINDEX, the bytes have SRGZONEINDEX.
  ...(key === 'SRGZONEINDEX' ? { identifiers: ['SRGZONEINDEX', 'SRZONEINDEX'] } : {}),
  fields: [{ name: 'items', type: '[str]', evidence: 'real' }],
}));

const SRGAME: BlockRow = {
  ...{ key: 'SRGAME', game, versions: SR2.first },
  fields: [
    { name: 'itemIndex', type: 'SRITI', evidence: 'seed' },
    { name: 'growerIndex', type: 'SRRGI', evidence: 'seed' },
    { name: 'iconIndex', type: 'SRGAMEICONINDEX', evidence: 'seed' },
    { name: 'zoneIndex', type: 'SRGZONEINDEX', evidence: 'seed' },
    { name: 'gameName', type: 'str', evidence: 'seed' },
    { name: 'displayName', type: 'str', evidence: 'SR1' },
    { name: 'saveSlot', type: 'i32', evidence: 'mods' },
    { name: 'summary', type: 'SRGSUMM', evidence: 'seed' },
    { name: 'settings', type: 'SRGAMESETTINGS', evidence: 'seed' },
    { name: 'sceneGroups', type: 'SRSGI', evidence: 'seed' },
    { name: 'world', type: 'SRW', evidence: 'seed' },
    { name: 'player', type: 'SRPL', evidence: 'seed' },
    { name: 'ranch', type: 'SRRANCH', evidence: 'seed' },
    { name: 'actorsBegin', type: 'separator', evidence: 'SR1', note: 'the two bytes of the description' },
    {
      ...{ name: 'actors', type: '[SRAD.Actor|SRPG]', evidence: 'seed' },
      note: 'modded saves have had gadgets among them',
    },
    {
      ...{ name: 'actorsEnd', type: 'separator', optional: true, evidence: 'SR1' },
      note: 'the description has the first only',
    },
    { name: 'pedia', type: 'SRPED', evidence: 'seed' },
    { name: 'appearances', type: 'SRAPP', evidence: 'seed' },
    { name: 'secretStyles', type: 'SRSECRETSTYLEDISC', evidence: 'seed' },
    {
      ...{ name: 'events', type: 'SREVENTRECORD', optional: true, evidence: 'parser' },
      note: 'described without its place',
    },
    { name: 'components', type: 'SRUCI', evidence: 'seed' },
    { name: 'statusEffects', type: 'SRSEI', evidence: 'parser' },
  ],
};

const SRGSUMM: BlockRow = {
  ...{ key: 'SRGSUMM', game, versions: SR2.first },
  fields: [
    { name: 'version', type: 'str', evidence: 'real' },
    { name: 'currency', type: 'i32', evidence: 'real' },
    { name: 'pediaCount', type: 'i32', evidence: 'real' },
    { name: 'worldTime', type: 'seconds', evidence: 'real' },
    { name: 'savedAt', type: 'ticks', evidence: 'real' },
    { name: 'utcOffsetMinutes', type: 'f64', evidence: 'SR1' },
    { name: 'isGameOver', type: 'bool', evidence: 'SR1' },
    { name: 'saveNumber', type: 'u64', evidence: 'SR1' },
    { name: 'tarrEnabled', type: 'bool', evidence: 'guess', note: 'mods know that it has both' },
    { name: 'feralEnabled', type: 'bool', evidence: 'guess' },
    { name: 'unknown', type: 'i32', evidence: 'guess', note: '0 in all samples' },
    { name: 'iconId', type: 'index<SRGAMEICONINDEX>', evidence: 'real' },
  ],
};

const SRGAMESETTINGS: BlockRow = {
  ...{ key: 'SRGAMESETTINGS', game, versions: SR2.first },
  fields: [
    { name: 'options', type: '[OPTION]', evidence: 'real' },
    { name: 'iconId', type: 'index<SRGAMEICONINDEX>', evidence: 'real' },
  ],
};

const OPTION: BlockRow = {
  ...{ key: 'OPTION', identifiers: [''], game, versions: SR2.option, role: 'value' },
  fields: [
    { name: 'key', type: 'str', evidence: 'real' },
    { name: 'value', type: 'iconText', evidence: 'real' },
  ],
};

const SRW: BlockRow = {
  ...{ key: 'SRW', game, versions: SR2.first },
  fields: [
    { name: 'worldTime', type: 'seconds', evidence: 'seed' },
    { name: 'econSeed', type: 'f32', evidence: 'SR1' },
    { name: 'dailyOfferCreateTime', type: 'seconds', evidence: 'SR1', note: 'infinite: none' },
    { name: 'lastOfferRancherIds', type: '[str]', evidence: 'SR1' },
    { name: 'pendingOfferRancherIds', type: '[str]', evidence: 'SR1' },
    { name: 'weatherUntil', type: 'seconds', evidence: 'SR1' },
    { name: 'weather', type: 'i32', evidence: 'SR1', note: '0 in all samples; may be an empty dictionary' },
    { name: 'econSaturations', type: '{index<SRITI>: f32}', evidence: 'seed' },
    { name: 'animalSpawnerTimes', type: '{SRV3: seconds}', evidence: 'seed' },
    { name: 'liquidSourceUnits', type: '{str: f32}', evidence: 'SR1' },
    { name: 'spawnerTriggerTimes', type: '{SRV3: seconds}', evidence: 'seed' },
    { name: 'gordos', type: '{str: SRG}', evidence: 'seed' },
    { name: 'resourceSpawnerWater', type: '{SRV3: SRRW}', evidence: 'seed' },
    { name: 'placedGadgets', type: '{str: SRPG}', evidence: 'seed' },
    { name: 'treasurePods', type: '{str: SRTP}', evidence: 'seed' },
    { name: 'switches', type: '{str: i32}', evidence: 'seed' },
    { name: 'puzzleSlots', type: '{str: bool}', evidence: 'seed' },
    {
      ...{ name: 'unknown2', type: 'i32', evidence: 'guess' },
      note: 'an empty collection, where the first game has occupied phase sites',
    },
    { name: 'researchDrones', type: '{str: SRREDRONE}', evidence: 'seed' },
    { name: 'unknown3', type: 'i32', evidence: 'guess', note: 'an empty collection' },
    { name: 'resourceNodes', type: '{str: SRRESNODE}', evidence: 'seed' },
  ],
};

const SRG: BlockRow = {
  ...{ key: 'SRG', game, versions: SR2.first, place: 'pos', rotation: 'rot' },
  fields: [
    { name: 'eatenCount', type: 'i32', evidence: 'real', note: '-1: popped' },
    { name: 'fashions', type: '[i32]', evidence: 'SR1' },
    { name: 'seen', type: 'bool', evidence: 'real' },
    { name: 'pos', type: 'SRV3', evidence: 'real' },
    { name: 'rot', type: 'SRV3', evidence: 'real' },
    { name: 'typeId', type: 'index<SRITI>', evidence: 'real' },
  ],
};

const SRRW: BlockRow = {
  ...{ key: 'SRRW', game, versions: SR2.first },
  fields: [
    { name: 'spawnTime', type: 'seconds', evidence: 'real' },
    { name: 'water', type: 'f32', evidence: 'SR1' },
  ],
};

const SRPG: BlockRow = {
  ...{ key: 'SRPG', game, versions: SR2.first, place: 'pos', rotation: 'yRotation' },
  fields: [
    { name: 'typeId', type: 'index<SRITI>', evidence: 'real' },
    { name: 'actorId', type: 'identity', evidence: 'parser' },
    { name: 'yRotation', type: 'f32', evidence: 'real' },
    {
      ...{ name: 'unknown', type: 'bytes<32>', evidence: 'real' },
      note: 'zero for plain gadgets; must hold ammo, charge-up time and the linked gadget, of variable length',
    },
    { name: 'sceneGroup', type: 'index<SRSGI>', evidence: 'real' },
    { name: 'unknown2', type: 'bytes<5>', evidence: 'real', note: 'zero for plain gadgets' },
    { name: 'pos', type: 'SRV3', evidence: 'real' },
  ],
};

const SRTP: BlockRow = {
  ...{ key: 'SRTP', game, versions: SR2.first },
  fields: [
    { name: 'state', type: 'enum<Pod>', evidence: 'seed' },
    { name: 'spawnQueue', type: '[i32]', evidence: 'SR1', note: 'empty in all samples' },
  ],
};

const SRREDRONE: BlockRow = {
  ...{ key: 'SRREDRONE', game, versions: SR2.first },
  fields: [
    { name: 'discovered', type: 'bool', evidence: 'real' },
    { name: 'name', type: 'str', evidence: 'real' },
  ],
};

const SRRESNODE: BlockRow = {
  ...{ key: 'SRRESNODE', game, versions: SR2.first },
  fields: [
    { name: 'name', type: 'str', evidence: 'seed' },
    { name: 'state', type: 'i32', evidence: 'guess' },
    { name: 'time', type: 'seconds', evidence: 'seed', note: 'in the future; when it despawns?' },
    { name: 'definition', type: 'str', evidence: 'seed', note: 'often empty' },
    { name: 'unknown', type: 'i32', evidence: 'seed' },
    { name: 'contents', type: '[index<SRITI>]', evidence: 'seed' },
  ],
};

const SRPL: BlockRow = {
  ...{ key: 'SRPL', game, versions: SR2.first, place: 'pos', rotation: 'rot' },
  fields: [
    { name: 'health', type: 'i32', evidence: 'seed' },
    { name: 'energy', type: 'i32', evidence: 'seed' },
    { name: 'radiation', type: 'i32', evidence: 'SR1' },
    { name: 'currency', type: 'i32', evidence: 'seed' },
    { name: 'keys', type: 'i32', evidence: 'SR1' },
    { name: 'currencyEverCollected', type: 'i32', evidence: 'seed' },
    { name: 'version', type: 'str', evidence: 'seed' },
    { name: 'pos', type: 'SRV3', evidence: 'seed' },
    { name: 'rot', type: 'SRV3', evidence: 'seed' },
    { name: 'upgrades', type: 'SRPU', evidence: 'seed' },
    { name: 'components', type: 'SRUPGRADECOMPONENTS', evidence: 'seed' },
    { name: 'ammo', type: '[SRAD.Slot]', evidence: 'seed' },
    { name: 'blueprints', type: '[index<SRITI>]', evidence: 'seed' },
    { name: 'availBlueprints', type: '[index<SRITI>]', evidence: 'mods' },
    { name: 'itemCounts', type: '{index<SRITI>: i32}', evidence: 'seed', note: 'the refinery' },
    {
      name: 'region',
      type: 'index<SRSGI>',
      evidence: 'guess',
      note: 'region or scene group; 0 in all samples',
    },
    { name: 'unlockedZoneMaps', type: '[i32]', evidence: 'SR1' },
    { name: 'endGameTime', type: '?seconds', evidence: 'SR1' },
    { name: 'hasDecorizer', type: 'bool', evidence: 'SR1' },
    {
      ...{ name: 'decorizer', type: 'SRDZR', optional: true, evidence: 'seed' },
      note: 'minimal blocks have it though the flag before says no',
    },
  ],
};

const SRPU: BlockRow = {
  ...{ key: 'SRPU', game, versions: SR2.first, role: 'value' },
  fields: [
    {
      ...{ name: 'levels', type: '{external<SRPU>: i32}', evidence: 'seed' },
      note: 'keys are multiples of 16 that no table in the file names; -1: not bought',
    },
  ],
};

const SRUPGRADECOMPONENTS: BlockRow = {
  ...{ key: 'SRUPGRADECOMPONENTS', game, versions: SR2.first, role: 'value' },
  fields: [{ name: 'counts', type: '{index<SRUCI>: i32}', evidence: 'parser' }],
};

const SRDZR: BlockRow = {
  ...{ key: 'SRDZR', game, versions: SR2.first },
  fields: [
    { name: 'contents', type: '{i32: i32}', evidence: 'SR1' },
    { name: 'settings', type: '{str: ?block}', evidence: 'SR1' },
  ],
};

const SRRANCH: BlockRow = {
  ...{ key: 'SRRANCH', game, versions: SR2.ranch },
  fields: [
    { name: 'plots', type: '[SRLP]', evidence: 'seed' },
    { name: 'accessDoors', type: '{str: enum<Door>}', evidence: 'seed' },
    { name: 'palettes', type: '{enum<PaletteType>: i32}', evidence: 'seed' },
    { name: 'fastForward', type: '{str: seconds}', evidence: 'seed' },
  ],
};

const SRLP: BlockRow = {
  ...{ key: 'SRLP', game, versions: SR2.plot },
  fields: [
    { name: 'feederNextTime', type: 'seconds', evidence: 'seed' },
    { name: 'feederPendingCount', type: 'i32', evidence: 'SR1' },
    { name: 'feederSpeed', type: 'enum<FeederSpeed>', evidence: 'SR1' },
    { name: 'collectorNextTime', type: 'seconds', evidence: 'seed' },
    { name: 'attachedDeathTime', type: 'seconds', evidence: 'SR1' },
    { name: 'typeId', type: 'enum<LandPlot>', evidence: 'seed' },
    { name: 'growerId', type: 'index<SRRGI>', evidence: 'seed' },
    { name: 'id', type: 'static', evidence: 'seed' },
    { name: 'upgrades', type: '[enum<LandPlotUpgrade>]', evidence: 'seed' },
    { name: 'siloAmmo', type: '{str: [SRAD.Slot]}', evidence: 'seed' },
    { name: 'siloSlotSelections', type: '[i32]', evidence: 'SR1' },
    { name: 'ashUnits', type: 'f32', evidence: 'SR1' },
    { name: 'flag', type: 'bool', evidence: 'seed', note: 'a flag, or whether the tracked list is there' },
    { name: 'tracked', type: 'TRACKEDACTORLIST', evidence: 'seed' },
  ],
};

const TRACKEDACTORLIST: BlockRow = {
  ...{ key: 'TRACKEDACTORLIST', game, versions: SR2.first, role: 'value' },
  fields: [
    { name: 'ids', type: '[actor:f64]', evidence: 'seed', note: 'lists of 64-bit integers do not exist' },
  ],
};

const SLOT: BlockRow = {
  ...{ key: 'SRAD.Slot', game, versions: SR2.first },
  fields: [
    { name: 'item', type: 'index<SRITI>', evidence: 'seed', note: '-1: empty' },
    { name: 'count', type: 'i32', evidence: 'seed' },
    { name: 'unknown', type: 'i32', evidence: 'seed' },
    { name: 'emotions', type: 'SRSED', evidence: 'seed' },
  ],
};

const ACTOR: BlockRow = {
  ...{ key: 'SRAD.Actor', game, versions: SR2.first, place: 'pos', rotation: 'rot' },
  fields: [
    { name: 'pos', type: 'SRV3', evidence: 'seed' },
    { name: 'rot', type: 'SRV3', evidence: 'seed' },
    { name: 'actorId', type: 'identity', evidence: 'parser', note: 'from 100 up' },
    { name: 'typeId', type: 'index<SRITI>', evidence: 'parser', note: 'missing in the description' },
    { name: 'emotions', type: 'SRSED', evidence: 'seed' },
    { name: 'transformTime', type: 'seconds', evidence: 'seed', note: 'may be NaN' },
    { name: 'reproduceTime', type: 'seconds', evidence: 'seed', note: 'may be NaN' },
    { name: 'destroyTime', type: 'seconds', evidence: 'seed' },
    { name: 'cycle', type: 'SRRCD', evidence: 'seed' },
    { name: 'disabledAt', type: '?seconds', evidence: 'seed' },
    { name: 'isFeral', type: 'bool', evidence: 'seed' },
    { name: 'fashions', type: '[i32]', evidence: 'SR1' },
    { name: 'isGlitch', type: 'bool', evidence: 'SR1' },
    { name: 'sceneGroup', type: 'index<SRSGI>', evidence: 'seed' },
    { name: 'isStatue', type: 'bool', evidence: 'seed' },
    { name: 'statueActorId', type: 'actor', evidence: 'seed', note: '0: none' },
    { name: 'unknown', type: 'seconds', evidence: 'seed', note: 'set on what is not a slime' },
    { name: 'statusEffects', type: '[SRSE]', evidence: 'seed' },
  ],
};

const VALUES: readonly BlockRow[] = [
  {
    ...{ key: 'SRV3', game, versions: SR2.first, role: 'value' },
    fields: [
      { name: 'x', type: 'f32', evidence: 'real' },
      { name: 'y', type: 'f32', evidence: 'real' },
      { name: 'z', type: 'f32', evidence: 'real' },
    ],
  },
  {
    ...{ key: 'SRSED', game, versions: SR2.first, role: 'value' },
    fields: [{ name: 'levels', type: 'levels<Emotion>', evidence: 'SR1' }],
  },
  {
    ...{ key: 'SRRCD', game, versions: SR2.first, role: 'value' },
    fields: [
      { name: 'state', type: 'enum<ResourceState>', evidence: 'real' },
      { name: 'progressTime', type: 'seconds', evidence: 'real' },
    ],
  },
  {
    ...{ key: 'SRSE', game, versions: SR2.first, role: 'value' },
    fields: [
      { name: 'effect', type: 'index<SRSEI>', evidence: 'mods' },
      { name: 'expirationTime', type: 'seconds', evidence: 'seed' },
    ],
  },
];

const SRPED: BlockRow = {
  ...{ key: 'SRPED', game, versions: SR2.first },
  fields: [
    { name: 'progressGiven', type: 'i32', evidence: 'SR1' },
    { name: 'unlocked', type: '[entry<SRITI>]', evidence: 'seed', note: 'mostly equal to item names' },
  ],
};

const SRAPP: BlockRow = {
  ...{ key: 'SRAPP', game, versions: SR2.first },
  fields: [
    { name: 'unlocks', type: '{index<SRITI>: [enum<AppearanceSet>]}', evidence: 'SR1' },
    { name: 'selections', type: '{index<SRITI>: enum<AppearanceSet>}', evidence: 'SR1' },
  ],
};

const SRSECRETSTYLEDISC: BlockRow = {
  ...{ key: 'SRSECRETSTYLEDISC', game, versions: SR2.first },
  fields: [{ name: 'items', type: '[i32]', evidence: 'guess', note: 'empty in all samples' }],
};

const SREVENTRECORD: BlockRow = {
  ...{ key: 'SREVENTRECORD', game, versions: SR2.first },
  fields: [{ name: 'entries', type: '[SREVENTENTRY]', evidence: 'seed' }],
};

const SREVENTENTRY: BlockRow = {
  ...{ key: 'SREVENTENTRY', game, versions: SR2.first },
  fields: [
    { name: 'eventKey', type: 'str', evidence: 'seed' },
    { name: 'dataKey', type: 'entry<SRGZONEINDEX|SRITI>', evidence: 'seed' },
    { name: 'count', type: 'i32', evidence: 'seed' },
    { name: 'created', type: 'seconds', evidence: 'seed' },
    { name: 'updated', type: 'seconds', evidence: 'seed' },
    { name: 'createdAt', type: 'filetime', evidence: 'seed' },
    { name: 'updatedAt', type: 'filetime', evidence: 'seed' },
  ],
};

export const SR2_LAYOUTS: readonly BlockRow[] = [
  SRGAME,
  ...INDEX_BLOCKS,
  ...[SRGSUMM, SRGAMESETTINGS, OPTION],
  ...[SRW, SRG, SRRW, SRPG, SRTP, SRREDRONE, SRRESNODE],
  ...[SRPL, SRPU, SRUPGRADECOMPONENTS, SRDZR],
  ...[SRRANCH, SRLP, TRACKEDACTORLIST],
  ...[SLOT, ACTOR, ...VALUES],
  ...[SRPED, SRAPP, SRSECRETSTYLEDISC, SREVENTRECORD, SREVENTENTRY],
];
