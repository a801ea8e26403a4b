// The world: gordos, pods, gadgets, drones, nodes, locks, the market, and what was discovered.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import type { Value } from '../../graph/values.ts';
import { eachKnown, fields, firstOfClass, nodesOfClass, referencedPath } from '../shared/read.ts';
import { placeOf } from '../shared/scope.ts';
import { bigIn, blockFields, countsIn, dayOf, keyOf, placeInParent, shown } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

export const gordos = memoize((save: SlimeRancherSave) => {
  const { graph, scope } = save;
  return nodesOfClass(graph, (name) => name === 'SRG').map((node) => {
    const values = fields(graph, node, 'eatenCount seen typeId');
    const eaten = values.int('eatenCount');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      item: save.namedAt(values.value('typeId')),
      state: eaten === null ? null : eaten < 0 ? 'POPPED' : eaten > 0 ? 'FED' : 'UNFED',
      eaten: eaten === null || eaten < 0 ? null : eaten,
      isSeen: values.boolean('seen'),
      position: placeOf(graph, node),
    };
  });
});

export const pods = memoize(({ graph, scope }: SlimeRancherSave) => {
  return nodesOfClass(graph, (name) => name === 'SRTP').map((node) => {
    const state = fields(graph, node, 'state').number('state');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      isOpen: state === 1 || (state === 0 ? false : null),
      position: placeOf(graph, node),
    };
  });
});

export const gadgets = memoize((save: SlimeRancherSave) => {
  const { graph, scope } = save;
  return nodesOfClass(graph, (name) => name === 'SRPG').map((node) => {
    const values = fields(graph, node, 'typeId gadgetId actorId sceneGroup isPrimaryInLink');
    // Later versions have a list instead of sites with ids, and mods put gadgets among the actors.
    const isAtSite = placeInParent(graph, node).includes('/');
    return {
      object: scope.object(node),
      site: isAtSite ? keyOf(graph, node) : null,
      item: save.namedAt(values.value('typeId')) ?? save.namedAt(values.value('gadgetId')),
      actorId: bigIn(values.value('actorId')),
      sceneGroup: save.namedAt(values.value('sceneGroup')),
      position: placeOf(graph, node),
      isPrimaryInLink: values.boolean('isPrimaryInLink'),
    };
  });
});

export const drones = memoize(({ graph, scope }: SlimeRancherSave) => {
  return nodesOfClass(graph, (name) => name === 'SRREDRONE').map((node) => ({
    object: scope.object(node),
    key: keyOf(graph, node),
    isDiscovered: fields(graph, node, 'discovered').boolean('discovered'),
    position: placeOf(graph, node),
  }));
});

export const resourceNodes = memoize(({ graph, scope, names }: SlimeRancherSave) => {
  return nodesOfClass(graph, (name) => name === 'SRRESNODE').map((node) => {
    const values = fields(graph, node, 'state time contents');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      state: values.int('state'),
      time: values.number('time'),
      contents: eachKnown(values.items('contents'), (item) => {
        const path = referencedPath(item);
        return path === null ? [] : names.entry(path);
      }),
    };
  });
});

/** The maps that they are in, by block and field, and what sort they are. */
export const LOCKS = [
  ['SRRANCH', 'accessDoors', 'DOOR'],
  ['SRW', 'switches', 'SWITCH'],
  ['SRW', 'puzzleSlots', 'PUZZLE_SLOT'],
] as const;

/** In the first versions of the first game keys are places; null for a text of which bytes are lost. */
function placeKey(key: Value): string | null {
  const place = typeof key === 'object' && key?.kind === 'struct' ? key.fields : null;
  return place?.map(({ value }) => Number(Number(value).toPrecision(7))).join(',') ?? null;
}

export const locks = memoize(({ graph, scope }: SlimeRancherSave) => {
  return LOCKS.flatMap(([block, field, kind]) => {
    const node = firstOfClass(graph, block);
    if (node === null) return [];
    return (fields(graph, node, field).entries(field) ?? []).flatMap(({ key, value }) => {
      const id = shown(key) ?? placeKey(key);
      if (id === null) return [];
      const state = typeof value === 'boolean' ? (value ? 'filled' : 'empty') : shown(value);
      return [{ object: scope.object(node), key: id, kind, state }];
    });
  });
});

export const market = memoize(({ graph, scope, names }: SlimeRancherSave) => {
  return countsIn(blockFields(graph, 'SRW', 'econSaturations').entries('econSaturations') ?? []).flatMap(
    ({ path, value }) => {
      const node: NodeId = graph.find(path);
      return node < 0 ? [] : [{ object: scope.object(node), item: names.entry(path), saturation: value }];
    },
  );
});

export const spots = memoize(({ graph, scope }: SlimeRancherSave) => {
  return nodesOfClass(graph, (name) => name === 'SRRW').map((node) => {
    const values = fields(graph, node, 'spawnTime water');
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      nextTime: values.number('spawnTime'),
      water: values.number('water'),
    };
  });
});

export const appearances = memoize(({ graph, scope, names }: SlimeRancherSave) => {
  const node = firstOfClass(graph, 'SRAPP');
  if (node === null) return [];
  const values = fields(graph, node, 'unlocks selections');
  const keyed = (field: string): ReadonlyMap<string, Value> | null => {
    const entries = eachKnown(values.entries(field), ({ key, value }) => {
      const path = referencedPath(key) ?? shown(key);
      return path === null ? [] : [[path, value] as const];
    });
    return entries && new Map(entries);
  };
  const unlocks = keyed('unlocks');
  const selections = keyed('selections');
  const itemsOf = (path: string): readonly Value[] | null => {
    const list = unlocks?.get(path);
    if (unlocks === null || list === undefined) return unlocks && [];
    return typeof list === 'object' && list?.kind === 'list' ? list.items : null;
  };
  return [...new Set([...(unlocks?.keys() ?? []), ...(selections?.keys() ?? [])])].map((path) => ({
    object: scope.object(node),
    item: names.entry(path),
    unlocked: eachKnown(itemsOf(path), (item) => shown(item) ?? []),
    selected: shown(selections?.get(path)),
  }));
});

export const discoveries = memoize(({ graph, scope, names }: SlimeRancherSave) => {
  return nodesOfClass(graph, (name) => name === 'SREVENTENTRY').map((node) => {
    const values = fields(graph, node, 'eventKey dataKey count created updated createdAt updatedAt');
    const subject = values.text('dataKey');
    const firstTime = values.number('created');
    return {
      object: scope.object(node),
      event: values.text('eventKey'),
      subject: subject === null || subject === '' ? null : names.word(subject),
      count: values.int('count'),
      firstTime,
      firstDay: dayOf(firstTime),
      lastTime: values.number('updated'),
      firstAt: values.text('createdAt'),
      lastAt: values.text('updatedAt'),
    };
  });
});
