// Objects of a save as players know them, by class. Names of things, traits and the like are data of the game and its
// mods: a save has only the names of their definitions.

import { entryOf, type Named } from '../shared/kit.ts';

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
  title: (name: string): string | null => entryOf(CLASSES, name) ?? titleOf(name),
};

export function backstory(name: string | null): Named | null {
  return name === null || name === '' ? null : { title: inWords(BACKSTORY.exec(name)), name, path: null };
}

/** What only its name in the game's files is known of; null for nothing. */
export function word(name: string | null): Named | null {
  return name === null || name === '' ? null : { title: titleOf(name), name, path: null };
}

/** Names of which the game only turns the words round, by what they begin with. */
const TURNED =
  /^(?:(?:Filth|Plant)_)?(?<kind>(?:Wolf|Fox|Bear|Corpse|Meat|Leather)(?=_)|(?:Blocks|Chunk|Meal|Rubble|Sculpture|Tree)(?=[A-Z]))_?(?<which>\w+)$/;
const PLAIN = /^(?:Apparel|Gun|Mech|MeleeWeapon|Filth|Plant)_(?<which>\w+)$/;
/** Told from others of their title by a number. */
const BACKSTORY = /^(?<which>[A-Z]\w*?[a-z])\d{1,2}$/;

/** Null for all other names: what the game calls these is in its files. */
function titleOf(name: string): string | null {
  return inWords(TURNED.exec(name) ?? PLAIN.exec(name));
}

function inWords(found: RegExpExecArray | null): string | null {
  const { kind = '', which } = found?.groups ?? {};
  if (which === undefined) return null;
  const words = `${which.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')} ${kind}`
    .trim()
    .toLowerCase();
  return words[0]!.toUpperCase() + words.slice(1);
}
