// Declares RimWorld to the rest of the program.

import { defineGame, type GameChanges, type GameQuestions } from '../shared/kit.ts';
import { isResearchKnown } from './colony.ts';
import { defaults } from './defaults.ts';
import { NAMES } from './names.ts';
import { LISTS } from './view.ts';

const changes: GameChanges = {
  lists: [
    {
      ...{
        list: 'colonists',
        what: 'kind',
        called: 'name',
        added: 'joined',
        removed: 'gone',
        goesTo: 'people',
        // Who dies is moved into a corpse.
        alsoBy: ['fullName'],
      },
      columns: [
        { field: 'conditions', word: 'conditions' },
        { field: 'mentalState', word: 'mental state', none: 'none' },
        { field: 'weapons', word: 'weapons' },
      ],
    },
    {
      list: 'people',
      key: 'fullName',
      what: 'kind',
      called: 'name',
      columns: [{ field: 'isDead', word: 'died' }],
    },
    { ...{ list: 'animals', what: 'species', called: 'name' }, columns: [{ field: 'role', word: 'role' }] },
    {
      ...{ list: 'research', key: 'project.name', what: 'project' },
      columns: [{ field: 'isFinished', word: 'researched' }],
    },
  ],
  figures: { days: 'days', wealth: 'wealth', items: 'items' },
  counters: new Set([
    ...[
      'age',
      'growth',
      'ageTicks',
      'lastShotTick',
      'lastFinishedTick',
      'lastStudiedTick',
      'presentForTicks',
    ],
    ...['ticksLeftThisToil', 'lastNonStarvingTick', 'disappearAfterTicks', 'rot', 'rotProg', 'ticksGame'],
    ...['ticksAbs', 'ticksSinceLastEmitted', 'lastIngestedTick', 'ticksInToil', 'curToilIndex'],
  ]),
};

const PLACE = 'position { x z } id: object { path }';

const questions: GameQuestions = {
  summary: `
    colony { title version scenario storyteller { name } difficulty { name } year quadrum dayOfQuadrum days colonists wounded prisoners animals wealth project { name } }
    colonists(first: 20) { totalCount nodes { name mood isWounded untended job { name } } }
    infected_or_ill: conditions(where: { role: { in: [COLONIST, SLAVE] }, isTended: { eq: false }, not: { personRow: { where: { eq: WORLD } } } }, first: 20) { totalCount nodes { pawnName condition { name } part { title name } severity } }
    owned: stock(where: { isAvailable: { eq: true } }) { by_item: groups(by: [{field: ITEM}], first: 15, orderBy: [{ number: { field: AMOUNT } }]) { totalCount nodes { keys amount: number(field: AMOUNT) { sum } } } }
    tame: animals(where: { role: { eq: TAME } }) { by_species: groups(by: [{field: SPECIES}], first: 15) { nodes { keys count } } }
    hostile: factions(where: { relation: { eq: "Hostile" } }) { totalCount }
    researched: research(where: { isFinished: { eq: true } }) { totalCount }
    unknown`,
  findItem: {
    selects: `
      found: stock(where: { item: $item }, orderBy: [{ field: AMOUNT, direction: DESC }], first: $limit) { totalCount
        nodes { item { name } amount stuff { name } quality kind: place zone holder: holderName isAvailable isForbidden ${PLACE} }
        by_item_and_place: groups(by: [{field: ITEM}, {field: PLACE}], first: 20) { totalCount nodes { keys count amount: number(field: AMOUNT) { sum } } } }
      alive: animals(where: { species: $item }) { totalCount by_species_and_role: groups(by: [{field: SPECIES}, {field: ROLE}], first: 10) { nodes { keys count } } }`,
    names: 'names: stock(first: 2000) { nodes { item { title name } } }',
  },
  things: {
    selects: `
      people(where: { name: $what, isDead: { eq: false } }, first: 1000) { nodes { what: name role isWounded ${PLACE} } }
      animals(where: { species: $what }, first: 1000) { nodes { what: species { title name } name role ${PLACE} } }
      things: stock(where: { item: $what }, first: 10000) { nodes { what: item { title name } amount kind: place ${PLACE} } }`,
  },
  roster: {
    takes: '$limit: Int!',
    selects: `
      colonists(first: $limit, orderBy: [{ field: MOOD }]) { totalCount
        nodes { name role mood food age isWounded injuries untended isDowned mentalState { name } job { name }
          skills { skill { name } level passion } traits { trait { name } degree } conditions { name } weapons { name } id: object { path } } }`,
  },
};

export const rimworld = defineGame({
  id: 'rimworld',
  format: 'XML',
  sharesFormat: true,
  title: 'RimWorld',
  titles: NAMES.title,
  lists: LISTS,
  // A tag that is lost may take anything behind it.
  lossesSpread: true,
  incompleteIn: (save) => new Set(isResearchKnown(save) ? [] : ['research']),
  defaults,
  changes,
  questions,
});
