// What objects of a save are to players, by class. Names of things, traits and the like are data of the game and its
// mods: a save has only the names of their definitions.

import type { Named } from '../shared/kit.ts';

const CLASSES: Readonly<Record<string, string>> = {
  allFactions: 'Faction',
  allTraits: 'Trait',
  allZones: 'Zone',
  battles: 'Battle',
  directRelations: 'Relation',
  hediffs: 'Condition',
  Hediff_AddedPart: 'Prosthesis',
  Hediff_Implant: 'Implant',
  Hediff_Injury: 'Injury',
  Hediff_MissingPart: 'Missing part',
  Human: 'Person',
  maps: 'Map',
  quests: 'Quest',
  skills: 'Skill',
  tales: 'Tale',
  Zone_Growing: 'Growing zone',
  Zone_Stockpile: 'Stockpile',
};

export const NAMES = {
  title: (name: string): string | null => (Object.hasOwn(CLASSES, name) ? CLASSES[name]! : null),
};

/** What only its name in the game's files is known of; null for nothing. */
export function word(name: string | null): Named | null {
  return name === null || name === '' ? null : { title: null, name, path: null };
}
