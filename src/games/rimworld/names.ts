// Objects of a save as players know them, by class. Names of things, traits and the like are data of the game and its
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
  title: (name: string): string | null => (Object.hasOwn(CLASSES, name) ? CLASSES[name]! : titleOf(name)),
};

/** What only its name in the game's files is known of; null for nothing. */
export function word(name: string | null): Named | null {
  return name === null || name === '' ? null : { title: titleOf(name), name, path: null };
}

/** Names of which the game only turns the words round, by what they begin with. */
const TURNED = /^(?<kind>(?:Wolf|Fox|Bear|Corpse)(?=_)|(?:Blocks|Chunk)(?=[A-Z]))_?(?<which>\w+)$/;
const PLAIN = /^(?:Gun|Mech)_(?<which>\w+)$/;

/** Null for all other names: what the game calls these is in its files. */
function titleOf(name: string): string | null {
  const { kind = '', which } = (TURNED.exec(name) ?? PLAIN.exec(name))?.groups ?? {};
  if (which === undefined) return null;
  const words = `${which.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')} ${kind}`
    .trim()
    .toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
}
