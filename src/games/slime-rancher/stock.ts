// Everything that is not a slime, with its place.

import { memoize } from '../../graph/made-once.ts';
import { fields, firstOfClass } from '../shared/read.ts';
import { actors } from './actors.ts';
import { wholeCountsIn } from './read.ts';
import type { SlimeRancherSave } from './save.ts';
import { filledSlots, identifierOf } from './slots.ts';

export type StockPlace = 'VAC' | 'REFINERY' | 'PLOT' | 'GADGET' | 'WORLD';

/** Where slots are, by the block that has them; drones carry things too. */
const PLACES: Readonly<Record<string, StockPlace>> = {
  SRPL: 'VAC',
  SRLP: 'PLOT',
  SRPG: 'GADGET',
  SRDRONE: 'GADGET',
};

export const stock = memoize((save: SlimeRancherSave) => {
  const { graph, scope } = save;
  const slots = filledSlots(save).flatMap(({ node, owner, item, amount }) => {
    const place = PLACES[identifierOf(graph, owner) ?? ''];
    return place ? [{ object: scope.object(node), item, place, isOwned: true, amount }] : [];
  });
  const world = actors(save).flatMap(({ object, item, kind }) =>
    item === null || kind === 'SLIME'
      ? []
      : [{ object, item, place: 'WORLD' as const, isOwned: false, amount: 1 }],
  );
  return [...slots, ...refinery(save), ...world];
});

/** What the second game counts as items, and the first as craft materials. */
function refinery({ graph, scope, names }: SlimeRancherSave) {
  const node = firstOfClass(graph, 'SRPL');
  if (node === null) return [];
  const values = fields(graph, node, 'itemCounts craftMats');
  const object = scope.object(node);
  return wholeCountsIn(['itemCounts', 'craftMats'].flatMap((name) => values.entries(name) ?? [])).map(
    ({ path, value }) => ({
      ...{ object, item: names.entry(path), place: 'REFINERY' as const, isOwned: true, amount: value },
    }),
  );
}
