// RimWorld (.rws). Source: docs/formats/xml.md#rimworld.

import type { IdRule, Words, XmlGame } from './game.ts';

/** Kinds of objects, where their ids are, the id that is not written, and their classes where others are beside them. */
const KINDS: readonly (readonly [space: string, at: Words, absent?: string, classes?: RegExp])[] = [
  ['Faction', 'allFactions/*/loadID', '0'],
  ['WorldObject', 'worldObjects/*/ID pocketMaps/*/ID worldObject/ID'],
  ['Map', 'maps/*/uniqueID', '0'],
  ['Quest', 'quests/*/id', '0'],
  ['Ideo', 'ideos/*/id', '0'],
  ['Precept', 'precepts/*/ID', '0'],
  ['Letter', 'archivables/*/ID letters/*/ID letter/ID', '0', /^(?!Message$|ArchivedDialog$)/],
  ['Message', 'archivables/*/ID', '0', /^Message$/],
  ['ArchivedDialog', 'archivables/*/ID', '0', /^ArchivedDialog$/],
  ['Job', 'curJob/loadID job/loadID'],
  ['Hediff', 'hediffs/*/loadID'],
  ['Gene', 'endogenes/*/loadID xenogenes/*/loadID'],
  ['Ability', 'abilities/*/Id ability/Id', '0'],
  ['Verb', 'verbs/*/loadID'],
  ['TransportShip', 'ships/*/loadID'],
  ['ShipJob', 'shipJob/loadID'],
  ['Battle', 'battles/*/loadID'],
  ['Tale', 'tales/*/id'],
  ['Lord', 'lords/*/loadID'],
  ['Zone', 'allZones/*/ID'],
  ['PassingShip', 'passingShips/*/loadID', '0'],
  ['StorageGroup', 'storageGroups/groups/*/loadID', '0'],
  ['RitualObligation', 'activeObligations/*/ID'],
  ['PlanetLayer', 'values/*/layerId'],
];

/** What is called by more than an id. Policies have a line between label and id since 1.5. */
const OTHER_KINDS: readonly (readonly [space: string, at: Words, text: string])[] = [
  ['QuestPart', 'quests/li/parts/*/', '{^id}_{#}'],
  ['LogEntry', 'entries/*/logID', '{ticksAbs}_{}'],
  ['Bill', 'bills/*/loadID', '{recipe}_{}'],
  ['Area', 'areas/*/ID', '{}_Named_{label}'],
  ['DrugPolicy', 'policies/*/uniqueId', '{label}{}'],
  ['DrugPolicy', 'policies/*/id', '{label}_{}'],
  ['Outfit', 'outfits/*/uniqueId', '{label}{}'],
  ['ApparelPolicy', 'outfits/*/id', '{label}_{}'],
  ['FoodRestriction', 'foodRestrictions/*/id', '{label}{}'],
  ['FoodPolicy', 'foodRestrictions/*/id', '{label}_{}'],
  ['ReadingPolicy', 'readingPolicies/*/id', '{label}_{}'],
];

const IDS: readonly IdRule[] = [
  { space: 'Thing', at: 'id', pattern: /\D/, text: 'Thing_{}', isOnce: true },
  ...KINDS.map(
    ([space, at, absent, classes]): IdRule => ({
      ...{ space, at, text: `${space}_{}` },
      ...(absent !== undefined && { absent }),
      ...(classes && { when: ['Class', classes] }),
    }),
  ),
  ...OTHER_KINDS.map(([space, at, text]) => ({ space, at, text: `${space}_${text}` })),
];

export const rimworld: XmlGame = {
  title: 'RimWorld',
  documents: [
    { root: 'savegame', first: 'meta', files: /\.rws$/i },
    // Maps of a multiplayer replay are documents of their own.
    { root: 'li', extra: 'a map of a RimWorld multiplayer replay, not a save', into: 'savegame/game/maps' },
  ],
  // Of a multiplayer replay.
  parts: /(?<=^|\/)(world|maps)\/$/,
  header: {
    version: 'savegame/meta/gameVersion',
    // It has no other: no save says when it was written.
    clock: 'savegame/game/tickManager/ticksGame',
    playTime: 'savegame/game/info/realPlayTimeInteracting',
    world: 'savegame/game/world/info/seedString savegame/game/world/info/persistentRandomValue',
    fields: 'savegame/game/tickManager/ticksGame savegame/game/scenario/name',
    length: 'map tile',
    northAxis: '+Z',
    upAxis: '+Y',
  },
  classAttribute: 'Class',
  nullAttribute: ['IsNull', 'True true'],
  nullText: 'null',
  items: /^(li|thing)$/,
  maps: 'parallel',
  listItem: 'li',
  vagueLists: 'innerList keys values',
  keys: 'id loadID ID uniqueID uniqueId logID def',
  titles: 'name/nick name/name name label',
  ids: IDS,
  references: [],
  referenceTexts: {
    prefixes: IDS.map(({ space }) => `${space}_`).join(' '),
    to: [''],
    not: 'id loadID ID uniqueID uniqueId logID Id def defName traderKind',
  },
  definitions: [
    { space: 'Thing', at: 'def', of: 'ThingDef', isClass: true },
    { space: 'Thing', at: 'stuff', of: 'ThingDef' },
    { space: 'Thing', at: 'kindDef', of: 'PawnKindDef' },
    { at: 'allFactions/*/def', of: 'FactionDef' },
    { at: 'worldObjects/*/def', of: 'WorldObjectDef' },
    { at: 'skills/*/def', of: 'SkillDef' },
    { at: 'allTraits/*/def', of: 'TraitDef' },
    { at: 'hediffs/*/def', of: 'HediffDef' },
    { at: 'endogenes/*/def xenogenes/*/def', of: 'GeneDef' },
    { at: 'bills/*/recipe', of: 'RecipeDef' },
  ],
  places: [{ path: 'pos', form: 'tuple' }],
  levels: 'Map',
  blobs: /Deflate$|^terrain|^compressedThingMap/,
  texts: /^(name|nameInt|xenotypeName|nick|first|last|label|gameVersion|seedString)$/,
};
