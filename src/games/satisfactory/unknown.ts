// Describes in words what cannot be known: first what no save has, then what this one lacks.

import { memoize } from '../../graph/made-once.ts';
import { isFileDamaged } from '../shared/damage.ts';
import { players } from './players.ts';
import { machines } from './production/machines.ts';
import { stock } from './production/stock.ts';
import { rules } from './progress/statistics.ts';
import type { SatisfactorySave } from './save.ts';
import { collectibleSummary } from './world/collectibles.ts';
import { resourceNodes } from './world/nodes.ts';

const IN_NO_SAVE = [
  'What belts and pipes really carry: a save has what lies on them, and how long each machine worked.',
  'Fuses, the load of single generators, and whether storages charge or empty.',
  'Aspects of signals and reservations of trains.',
  'Sunk items: the sink counts points only.',
  'What milestones and other schematics cost: it is data of the game.',
  'Who is online: the save has everybody who ever joined.',
];

/** What damage to the file hides. */
function lost(save: SatisfactorySave): string[] {
  const { graph } = save;
  if (!isFileDamaged(graph)) return [];
  const places = stock(save).filter(({ item }) => item === null).length;
  const idle = machines(save).filter(({ isUnknown }) => isUnknown).length;
  return [
    ...(places > 0
      ? [
          `What ${places} places hold, because the file is damaged: there may be more of each item than \`items\` has.`,
        ]
      : []),
    ...(idle > 0
      ? [`What ${idle} machines do, because the file is damaged: sums over machines have what is known.`]
      : []),
  ];
}

/** Up to this many names are listed; beyond that, only their number. */
const MOST_NAMES = 20;

export const unknown = memoize((save: SatisfactorySave): string[] => {
  const { places } = save;
  const costs = rules(save);
  const nameless = players(save).filter(({ name }) => name === null).length;
  const strangers = namesWithoutFigures(save);
  return [
    ...lost(save),
    ...IN_NO_SAVE,
    ...(save.facts.isOlder
      ? [
          'Rates, draws and recipes of this version: it is older than the oldest table, whose figures are shown.',
        ]
      : []),
    ...(nameless > 0 ? [`Names of players: nothing in the save has them for ${nameless}.`] : []),
    ...(resourceNodes(save).length > 0 && !places.isComplete
      ? ['How rich resource nodes are (before 1.0, and on maps of mods): what miners take out has no rate.']
      : []),
    ...(collectibleSummary(save).some(({ isComplete }) => !isComplete)
      ? [
          'Collectibles in places never visited (Update 6 to 8, maps of mods): more may remain than `collected` counts.',
        ]
      : []),
    ...(costs.partsCost !== 1 || costs.spacePartsCost !== 1
      ? ['What things cost in this world: it multiplies costs, and how the game rounds them is not known.']
      : []),
    ...(strangers.length > 0
      ? [`Draw and rates of what no table knows (mods, other versions): ${listed(strangers)}.`]
      : []),
  ];
});

/** Machines and recipes that are not in the tables, each once. */
function namesWithoutFigures(save: SatisfactorySave): string[] {
  const { facts } = save;
  const names = new Set<string>();
  for (const { building, recipe } of machines(save)) {
    if (!facts.building(building.name)) names.add(building.name);
    if (recipe && !facts.recipe(recipe.name)) names.add(recipe.name);
  }
  return [...names].sort();
}

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
