// The view of a Slime Rancher save: its fields, by their names in the schema, and the functions that compute them.

import { sumAll } from '../shared/damage.ts';
import { type KeptFigure, keptFigures, perItem } from '../shared/figures.ts';
import { type HiddenValues, makeView, type ViewOf, WHOLE_LIST } from '../shared/game.ts';
import { nodesOfClass } from '../shared/read.ts';
import { actors, slimes } from './actors.ts';
import { mapView } from './map.ts';
import { player } from './player.ts';
import { plots } from './plots.ts';
import { ranch } from './ranch.ts';
import { blockFields } from './read.ts';
import type { SlimeRancherSave } from './save.ts';
import { stock } from './stock.ts';
import {
  appearances,
  discoveries,
  drones,
  gadgets,
  gordos,
  LOCKS,
  locks,
  market,
  pods,
  resourceNodes,
  spots,
} from './world.ts';

const UNKNOWN = [
  'Health of slimes, what a largo is made of, what is food and what an animal: data of the game.',
  'How much a gordo eats, what prices are, which upgrades and pods there are in all.',
  'Places of pods, drones and plots, without a file of layouts that has them.',
  'What gadgets of the second game hold and which of them are linked: bytes of unknown meaning.',
  'Names of things in the first game, without a file of layouts that has them.',
];

const FIELDS = {
  ranch,
  player,
  plots,
  actors,
  slimes,
  gordos,
  pods,
  gadgets,
  stock,
  market,
  locks,
  drones,
  resourceNodes,
  spots,
  appearances,
  discoveries,
  isPartial,
  mapView,
  figures,
  unknown: (): readonly string[] => UNKNOWN,
};

export type SlimeRancherView = ViewOf<SlimeRancherSave, typeof FIELDS>;

export function slimeRancherView(save: SlimeRancherSave): SlimeRancherView {
  // Blocks follow one another without a table, so that damage anywhere may cost anything.
  return makeView(save, FIELDS, { lossesSpread: true, incompleteIn, hiddenValues });
}

/** By list, the maps that its rows are made from. */
const MAPS: Readonly<Record<string, readonly (readonly [block: string, field: string, ...unknown[]])[]>> = {
  locks: LOCKS,
  market: [['SRW', 'econSaturations']],
  stock: [
    ['SRPL', 'itemCounts'],
    ['SRPL', 'craftMats'],
  ],
  appearances: [
    ['SRAPP', 'unlocks'],
    ['SRAPP', 'selections'],
  ],
};

/** Lists of which a map is unknown. */
function incompleteIn({ graph }: SlimeRancherSave): ReadonlySet<string> {
  const isKnown = (block: string, field: string): boolean =>
    blockFields(graph, block, field).entries(field) !== null;
  return new Set(
    Object.keys(MAPS).filter((list) => !MAPS[list]!.every(([block, field]) => isKnown(block, field))),
  );
}

/** By list, where the first versions of the first game have a map of values in place of objects. */
const EARLY_MAPS = { gordos: 'gordos', pods: 'treasurePods' } as const;

function hiddenValues({ graph }: SlimeRancherSave): readonly HiddenValues[] {
  const hidden = Object.entries(EARLY_MAPS).flatMap(([list, map]) => {
    if (!blockFields(graph, 'SRW', map).entries(map)?.length) return [];
    return {
      fields: { [list]: [WHOLE_LIST] },
      text: `this save has them as values in ${map} of SRGAME/world`,
    };
  });
  if (nodesOfClass(graph, (name) => name === 'SREVENTRECORD').length > 0) return hidden;
  const text = 'this save has no record of what happened when, which only the second game keeps';
  return [...hidden, { fields: { discoveries: [WHOLE_LIST] }, text }];
}

/**
 * Notes about anything but unknown versions are about facts that occur twice and differ: those don't make it partial.
 */
function isPartial({ graph }: SlimeRancherSave): boolean {
  return graph.data.issues.some(({ code, info }) => !info || code === 'VERSION');
}

/** Kept for questions over many saves. */
function figures(save: SlimeRancherSave): KeptFigure[] {
  const plotRows = plots(save);
  const owned = stock(save).filter(({ isOwned }) => isOwned);
  return keptFigures({
    currency: player(save)?.currency,
    plots: plotRows.length,
    slimes: sumAll(plotRows, ({ slimes }) => slimes),
    plotsByType: perItem(plotRows, 'type'),
    items: perItem(owned, 'item', 'amount'),
    actors: perItem(actors(save), 'item'),
    gadgets: gadgets(save).length,
  });
}
