// People and animals: what they can, how they are, whom they know.

import {
  className,
  type Fields,
  fields,
  isFileDamaged,
  memoize,
  type Named,
  type NodeId,
  nullIfLost,
  referencesOf,
  refTo,
} from '../shared/kit.ts';
import { PAWN } from './defaults.ts';
import { wounds } from './health.ts';
import { backstory, word } from './names.ts';
import { fullName, isHere, type Pawn, pawnName, pawns, type Role } from './pawns.ts';
import { eachPart, isOurs, type RimworldSave } from './save.ts';
import { traitNamed } from './traits.ts';

export const people = memoize((save: RimworldSave) =>
  pawns(save)
    .filter(({ isPerson }) => isPerson)
    .map((pawn) => person(save, pawn)),
);

/** Those that can be found. Of whom it is lost whether they are free, they are the colony's all the same. */
export const colonists = memoize((save: RimworldSave) =>
  people(save).filter((row) => {
    const { role, faction } = row;
    const isMember = role === null ? faction && isOurs(save, faction.node) : COLONISTS.has(role);
    return isMember && !row.isDead && isHere(row);
  }),
);

const COLONISTS: ReadonlySet<Role> = new Set(['COLONIST', 'SLAVE']);

export const animals = memoize((save: RimworldSave) =>
  pawns(save)
    .filter(({ isPerson, row }) => !isPerson && !row.isDead)
    .map((pawn) => ({
      ...pawn.row,
      ...wounds(save, pawn),
      food: needsOf(save, pawn)?.find(({ need }) => need.name === 'Food')?.level ?? null,
      master: pawnName(save, referencesOf(save.graph).first(pawn.node, 'playerSettings.master')),
      bondedTo: nullIfLost(
        relationsOf(save, pawn).flatMap((row) => (row.relation.name === 'Bond' ? (row.otherName ?? []) : [])),
        isFileDamaged(save.graph),
      ),
      isPregnant:
        pawn.row.conditions &&
        (pawn.row.conditions.some(({ name }) => name === 'Pregnant') || (pawn.values.isWhole ? false : null)),
    })),
);

function person(save: RimworldSave, pawn: Pawn) {
  const { values, node } = pawn;
  const { graph } = save;
  const links = referencesOf(graph);
  const story = values.struct('story');
  const needs = needsOf(save, pawn);
  const levelOf = (name: string): number | null =>
    needs?.find(({ need }) => need.name === name)?.level ?? null;
  const ideo = links.first(node, 'ideo.ideo');
  const bed = links.first(node, 'ownership.ownedBed');
  return {
    ...pawn.row,
    fullName: fullName(values),
    ...wounds(save, pawn),
    mood: levelOf('Mood'),
    food: levelOf('Food'),
    rest: levelOf('Rest'),
    needs,
    skills: skillsOf(save, pawn),
    traits: eachPart(graph, values, ['story', 'traits', 'allTraits'], (part) => {
      const degree = part.int('degree', PAWN.degree);
      const trait = traitNamed(part.text('def'), degree);
      return trait ? [{ trait, degree }] : [];
    }),
    backstories: nullIfLost(
      ['childhood', 'adulthood'].flatMap((part) => backstory(story?.text(part) ?? null) ?? []),
      !values.isWhole,
    ),
    xenotype: xenotypeOf(values.struct('genes')),
    ideo: refTo(save.scope, ideo),
    bed: refTo(save.scope, bed),
    relations: nullIfLost(relationsOf(save, pawn), isFileDamaged(graph)),
    weapons: heldBy(save, values, 'equipment', 'equipment'),
    apparel: heldBy(save, values, 'apparel', 'wornApparel'),
  };
}

/** One that the player made has a name of its own, and is no other beside it. */
function xenotypeOf(genes: Fields | null): Named | null {
  const own = genes?.text('xenotypeName') || null;
  return own === null ? word(genes?.text('xenotype') ?? null) : { title: own, name: own, path: null };
}

function heldBy({ graph }: RimworldSave, values: Fields, by: string, container: string) {
  return eachPart(graph, values, [by, container, 'innerList'], (part) => word(part.text('def')) ?? []);
}

function needsOf({ graph }: RimworldSave, { values }: Pawn) {
  return eachPart(graph, values, ['needs', 'needs'], (part) => {
    const need = word(part.text('def'));
    return need ? [{ need, level: part.number('curLevel', PAWN.curLevel) }] : [];
  });
}

/** One row for each skill of each living colonist. */
export const skills = memoize((save: RimworldSave) =>
  colonists(save).flatMap((colonist) => colonist.skills ?? []),
);

function skillsOf({ graph }: RimworldSave, { row, values }: Pawn) {
  return eachPart(graph, values, ['skills', 'skills'], (part) => {
    const skill = word(part.text('def'));
    if (!skill) return [];
    const passion = part.text('passion') ?? (part.isWhole ? 'None' : null);
    const { object, name: pawnName, role } = row;
    // Level 0 is not written.
    return [{ object, pawnName, role, skill, level: part.int('level', PAWN.level), passion }];
  });
}

/** Who is what to whom, of everybody in the save. */
export const relations = memoize((save: RimworldSave) =>
  pawns(save).flatMap((pawn) => relationsOf(save, pawn)),
);

function relationsOf(save: RimworldSave, { node: pawn, row }: Pawn) {
  const { graph, scope } = save;
  return Array.from(graph.children(pawn), (child) => child as NodeId)
    .filter((node) => className(graph, node) === 'directRelations')
    .flatMap((node) => {
      const relation = word(fields(graph, node, 'def').text('def'));
      const other = referencesOf(graph).first(node, 'otherPawn');
      if (!relation) return [];
      const theOther = { other: refTo(save.scope, other), otherName: pawnName(save, other) };
      return [{ object: scope.object(node), pawn: row.object, pawnName: row.name, relation, ...theOther }];
    });
}
