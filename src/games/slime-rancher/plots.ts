// Plots of the ranch, with what they hold and keep track of.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { countAll, isFileDamaged, nullIfLost, sumAll } from '../shared/damage.ts';
import { groupBy } from '../shared/group-by.ts';
import { eachKnown, fields, nodesOfClass } from '../shared/read.ts';
import { type Named, placeOf } from '../shared/scope.ts';
import { type ActorRow, actors, trackedBy } from './actors.ts';
import { shown } from './read.ts';
import type { SlimeRancherSave } from './save.ts';
import { compartmentOf, filledSlots } from './slots.ts';

const VALUES = 'id typeId upgrades growerId feederSpeed feederNextTime collectorNextTime ashUnits';

export const plots = memoize((save: SlimeRancherSave) => {
  return nodesOfClass(save.graph, (name) => name === 'SRLP').map((node) => plot(save, node));
});

const slotsByOwner = memoize((save: SlimeRancherSave) => groupBy(filledSlots(save), ({ owner }) => owner));

const actorsByPlot = memoize((save: SlimeRancherSave) =>
  groupBy(actors(save), ({ plot }) => plot?.node ?? null),
);

function plot(save: SlimeRancherSave, node: NodeId) {
  const { graph, scope } = save;
  const values = fields(graph, node, VALUES);
  const inventory = (slotsByOwner(save).get(node) ?? []).map((slot) => ({
    compartment: compartmentOf(slot),
    slot: slot.slot,
    item: slot.item,
    amount: slot.amount,
  }));
  const known = nullIfLost(inventory, !values.isWhole);
  const mine = actorsByPlot(save).get(node) ?? [];
  const gone = trackedBy(graph, node).filter((actor) => graph.isAbsent(actor)).length;
  // What is gone from a damaged file may be lost instead.
  const isAnyLost = isFileDamaged(graph) && (gone > 0 || !values.isWhole);
  return {
    object: scope.object(node),
    key: values.text('id'),
    type: shown(values.value('typeId')),
    upgrades: eachKnown(values.items('upgrades'), (item) => shown(item) ?? []),
    grower: growerOf(save, values.value('growerId')),
    feederSpeed: shown(values.value('feederSpeed')),
    feederNext: values.number('feederNextTime'),
    collectorNext: values.number('collectorNextTime'),
    ash: values.number('ashUnits'),
    position: placeOf(graph, node),
    inventory: known,
    items: known && sumAll(known, ({ amount }) => amount),
    tracked: isAnyLost ? null : byItem(mine),
    slimes: isAnyLost ? null : mine.filter(({ kind }) => kind === 'SLIME').length,
    goneIds: isAnyLost ? null : gone,
  };
}

/** In the first game a word, or a number without one, where -1 and 0 mean none. */
function growerOf(save: SlimeRancherSave, value: Parameters<typeof shown>[0]): Named | null {
  if (typeof value === 'number') return value > 0 ? save.names.word(String(value)) : null;
  const grower = save.namedAt(value);
  return grower?.name === 'none' ? null : grower;
}

function byItem(actors: readonly ActorRow[]) {
  const groups = new Map<string, ActorRow[]>();
  for (const actor of actors) {
    const name = actor.item?.name ?? '';
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(actor);
  }
  return [...groups.values()].map((group) => ({
    item: group[0]!.item ?? { title: null, name: '', path: null },
    count: group.length,
    hunger: mean(group.map(({ hunger }) => hunger)),
    agitation: mean(group.map(({ agitation }) => agitation)),
    fear: mean(group.map(({ fear }) => fear)),
    feral: countAll(group, ({ isFeral }) => isFeral),
  }));
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
