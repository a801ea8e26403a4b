// RimWorld (.rws). Source: docs/formats/xml.md#rimworld.

import type { IdRule, XmlGame } from './game.ts';

/** An id in one element by name, in lists or under a name of its own; id 0 is not written. */
function listed(space: string, lists: readonly string[], child: string, absent?: string): IdRule {
  return { space, in: lists, child: [child], text: `${space}_{}`, ...(absent !== undefined && { absent }) };
}

function alone(space: string, tag: readonly string[], child: string, absent?: string): IdRule {
  return { space, tag, child: [child], text: `${space}_{}`, ...(absent !== undefined && { absent }) };
}

/** Policies are called by their label and id, with a line between them since 1.5. */
function policy(space: string, list: string, child: string, between: '' | '_'): IdRule {
  return { space, in: [list], child: [child], text: `${space}_{label}${between}{}` };
}

const IDS: readonly IdRule[] = [
  { space: 'Thing', child: ['id'], pattern: /\D/, text: 'Thing_{}' },
  listed('Faction', ['allFactions'], 'loadID', '0'),
  listed('WorldObject', ['worldObjects', 'pocketMaps'], 'ID'),
  alone('WorldObject', ['worldObject'], 'ID'),
  listed('Map', ['maps'], 'uniqueID', '0'),
  listed('Quest', ['quests'], 'id', '0'),
  { space: 'QuestPart', in: ['parts'], child: [], text: 'QuestPart_{^id}_{#}', over: 'quests' },
  listed('Ideo', ['ideos'], 'id', '0'),
  listed('Precept', ['precepts'], 'ID', '0'),
  listed('Letter', ['archivables', 'letters'], 'ID', '0'),
  alone('Letter', ['letter'], 'ID', '0'),
  alone('Job', ['curJob', 'job'], 'loadID'),
  listed('Hediff', ['hediffs'], 'loadID'),
  listed('Gene', ['endogenes', 'xenogenes'], 'loadID'),
  listed('Ability', ['abilities'], 'Id', '0'),
  alone('Ability', ['ability'], 'Id', '0'),
  listed('Verb', ['verbs'], 'loadID'),
  listed('TransportShip', ['ships'], 'loadID'),
  alone('ShipJob', ['shipJob'], 'loadID'),
  { space: 'LogEntry', in: ['entries'], child: ['logID'], text: 'LogEntry_{ticksAbs}_{}' },
  listed('Battle', ['battles'], 'loadID'),
  listed('Tale', ['tales'], 'id'),
  listed('Lord', ['lords'], 'loadID'),
  listed('Zone', ['allZones'], 'ID'),
  { space: 'Bill', in: ['bills'], child: ['loadID'], text: 'Bill_{recipe}_{}' },
  policy('DrugPolicy', 'policies', 'uniqueId', ''),
  policy('DrugPolicy', 'policies', 'id', '_'),
  policy('Outfit', 'outfits', 'uniqueId', ''),
  policy('ApparelPolicy', 'outfits', 'id', '_'),
  policy('FoodRestriction', 'foodRestrictions', 'id', ''),
  policy('FoodPolicy', 'foodRestrictions', 'id', '_'),
  policy('ReadingPolicy', 'readingPolicies', 'id', '_'),
];

export const rimworld: XmlGame = {
  title: 'RimWorld',
  documents: [
    { root: 'savegame', first: 'meta' },
    // Maps of a multiplayer replay are documents of their own.
    { root: 'li', extra: 'a map of a RimWorld multiplayer replay, not a save', into: 'savegame/game/maps' },
  ],
  header: {
    version: ['savegame/meta/gameVersion'],
    playSeconds: { path: 'savegame/game/info/realPlayTimeInteracting', perSecond: 1 },
    world: ['savegame/game/world/info/seedString', 'savegame/game/world/info/persistentRandomValue'],
    fields: ['savegame/game/tickManager/ticksGame', 'savegame/game/scenario/name'],
    length: 'map tile',
    northAxis: '+Z',
    upAxis: '+Y',
  },
  classAttribute: 'Class',
  nullAttribute: ['IsNull', 'True'],
  nullText: 'null',
  items: /^(li|thing)$/,
  maps: 'parallel',
  listItem: 'li',
  vagueLists: ['innerList', 'keys', 'values'],
  keys: ['id', 'loadID', 'ID', 'uniqueID', 'uniqueId', 'logID', 'def'],
  titles: ['name/nick', 'name/name', 'name', 'label'],
  ids: IDS,
  references: [],
  referenceTexts: {
    prefixes: [...new Set(IDS.map(({ space }) => `${space}_`))],
    to: [''],
    not: ['id', 'loadID', 'ID', 'uniqueID', 'uniqueId', 'logID', 'Id', 'def', 'defName', 'traderKind'],
  },
  definitions: [
    { space: 'Thing', child: ['def'], of: 'ThingDef', isClass: true },
    { space: 'Thing', child: ['stuff'], of: 'ThingDef', none: ['null'] },
    { space: 'Thing', child: ['kindDef'], of: 'PawnKindDef' },
    { in: ['allFactions'], child: ['def'], of: 'FactionDef' },
    { in: ['worldObjects'], child: ['def'], of: 'WorldObjectDef' },
    { in: ['skills'], child: ['def'], of: 'SkillDef' },
    { in: ['allTraits'], child: ['def'], of: 'TraitDef' },
    { in: ['hediffs'], child: ['def'], of: 'HediffDef' },
    { in: ['endogenes', 'xenogenes'], child: ['def'], of: 'GeneDef' },
    { in: ['bills'], child: ['recipe'], of: 'RecipeDef' },
  ],
  places: [{ path: ['pos'], form: 'tuple' }],
  levels: 'Map',
  blobs: /Deflate$|^terrain|^compressedThingMap/,
  texts: /^(name|nick|first|last|label|gameVersion|seedString)$/,
};
