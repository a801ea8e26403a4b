// The world: gordos, pods, gadgets, drones, nodes, locks, the market, and what was discovered.

import type { NodeId } from '../../graph/ids.ts';
import type { Value } from '../../graph/values.ts';
import { memoize } from '../shared/memoize.ts';
import { fields, firstOfClass, nodesOfClass, referencedPath } from '../shared/read.ts';
import { type Named, type ObjectRef, type Place, placeOf } from '../shared/scope.ts';
import { bigIn, blockFields, countsIn, dayOf, keyOf, placeInParent, shown } from './read.ts';
import type { SlimeRancherSave } from './save.ts';

export interface GordoRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly item: Named | null;
  readonly state: 'POPPED' | 'FED' | 'UNFED' | null;
  readonly eaten: number | null;
  readonly isSeen: boolean | null;
  readonly position: Place | null;
}

export const gordos = memoize((save: SlimeRancherSave): GordoRow[] => {
  const { graph, scope } = save;
  return nodesOfClass(graph, (name) => name === 'SRG').map((node) => {
    const values = fields(graph, node, 'eatenCount seen typeId');
    const eaten = values.int('eatenCount');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      item: save.namedAt(values.value('typeId')),
      state: eaten === null ? null : eaten < 0 ? 'POPPED' : eaten > 0 ? 'FED' : 'UNFED',
      eaten: eaten === null ? null : Math.max(eaten, 0),
      isSeen: values.boolean('seen'),
      position: placeOf(graph, node),
    };
  });
});

export interface PodRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly isOpen: boolean | null;
  readonly position: Place | null;
}

export const pods = memoize(({ graph, scope }: SlimeRancherSave): PodRow[] => {
  return nodesOfClass(graph, (name) => name === 'SRTP').map((node) => {
    const state = fields(graph, node, 'state').number('state');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      isOpen: state === null ? null : state === 1,
      position: placeOf(graph, node),
    };
  });
});

export interface GadgetRow {
  readonly object: ObjectRef;
  readonly site: string | null;
  readonly item: Named | null;
  readonly actorId: bigint | null;
  readonly sceneGroup: Named | null;
  readonly position: Place | null;
  readonly isPrimaryInLink: boolean | null;
}

export const gadgets = memoize((save: SlimeRancherSave): GadgetRow[] => {
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

export interface DroneRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly isDiscovered: boolean | null;
  readonly position: Place | null;
}

export const drones = memoize(({ graph, scope }: SlimeRancherSave): DroneRow[] => {
  return nodesOfClass(graph, (name) => name === 'SRREDRONE').map((node) => ({
    object: scope.object(node),
    key: keyOf(graph, node),
    isDiscovered: fields(graph, node, 'discovered').boolean('discovered'),
    position: placeOf(graph, node),
  }));
});

export interface NodeRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly state: number | null;
  readonly time: number | null;
  readonly contents: readonly Named[];
}

export const resourceNodes = memoize(({ graph, scope, names }: SlimeRancherSave): NodeRow[] => {
  return nodesOfClass(graph, (name) => name === 'SRRESNODE').map((node) => {
    const values = fields(graph, node, 'state time contents');
    return {
      object: scope.object(node),
      key: keyOf(graph, node),
      state: values.int('state'),
      time: values.number('time'),
      contents: values.items('contents').flatMap((item) => {
        const path = referencedPath(item);
        return path === null ? [] : names.entry(path);
      }),
    };
  });
});

export interface LockRow {
  readonly object: ObjectRef;
  readonly key: string;
  readonly kind: 'DOOR' | 'SWITCH' | 'PUZZLE_SLOT';
  readonly state: string;
}

const LOCKS = [
  ['SRRANCH', 'accessDoors', 'DOOR'],
  ['SRW', 'switches', 'SWITCH'],
  ['SRW', 'puzzleSlots', 'PUZZLE_SLOT'],
] as const;

export const locks = memoize(({ graph, scope }: SlimeRancherSave): LockRow[] => {
  return LOCKS.flatMap(([block, field, kind]) => {
    const node = firstOfClass(graph, block);
    if (node === null) return [];
    return fields(graph, node, field)
      .entries(field)
      .flatMap(({ key, value }) => {
        const id = shown(key);
        // The first versions of the first game use places as keys.
        if (id === null) return [];
        const state = typeof value === 'boolean' ? (value ? 'filled' : 'empty') : (shown(value) ?? '');
        return [{ object: scope.object(node), key: id, kind, state }];
      });
  });
});

export interface MarketRow {
  readonly object: ObjectRef;
  readonly item: Named;
  readonly saturation: number;
}

export const market = memoize(({ graph, scope, names }: SlimeRancherSave): MarketRow[] => {
  return countsIn(blockFields(graph, 'SRW', 'econSaturations').entries('econSaturations')).flatMap(
    ({ path, value }) => {
      const node: NodeId = graph.find(path);
      return node < 0 ? [] : [{ object: scope.object(node), item: names.entry(path), saturation: value }];
    },
  );
});

export interface SpotRow {
  readonly object: ObjectRef;
  readonly position: Place | null;
  readonly nextTime: number | null;
  readonly water: number | null;
}

export const spots = memoize(({ graph, scope }: SlimeRancherSave): SpotRow[] => {
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

export interface AppearanceRow {
  readonly object: ObjectRef;
  readonly item: Named;
  readonly unlocked: readonly string[];
  readonly selected: string | null;
}

export const appearances = memoize(({ graph, scope, names }: SlimeRancherSave): AppearanceRow[] => {
  const node = firstOfClass(graph, 'SRAPP');
  if (node === null) return [];
  const values = fields(graph, node, 'unlocks selections');
  const keyed = (field: string): [string, Value][] =>
    values.entries(field).flatMap(({ key, value }) => {
      const path = referencedPath(key) ?? shown(key);
      return path === null ? [] : [[path, value]];
    });
  const unlocks = new Map(keyed('unlocks'));
  const selections = new Map(keyed('selections'));
  return [...new Set([...unlocks.keys(), ...selections.keys()])].map((path) => {
    const list = unlocks.get(path);
    const items = typeof list === 'object' && list?.kind === 'list' ? list.items : [];
    return {
      object: scope.object(node),
      item: names.entry(path),
      unlocked: items.flatMap((item) => shown(item) ?? []),
      selected: shown(selections.get(path)),
    };
  });
});

export interface DiscoveryRow {
  readonly object: ObjectRef;
  readonly event: string;
  readonly subject: Named | null;
  readonly count: number;
  readonly firstTime: number | null;
  readonly firstDay: number | null;
  readonly lastTime: number | null;
  readonly firstAt: string | null;
  readonly lastAt: string | null;
}

export const discoveries = memoize(({ graph, scope, names }: SlimeRancherSave): DiscoveryRow[] => {
  return nodesOfClass(graph, (name) => name === 'SREVENTENTRY').map((node) => {
    const values = fields(graph, node, 'eventKey dataKey count created updated createdAt updatedAt');
    const subject = values.text('dataKey');
    const firstTime = values.number('created');
    return {
      object: scope.object(node),
      event: values.text('eventKey') ?? '',
      subject: subject === null || subject === '' ? null : names.word(subject),
      count: values.int('count') ?? 0,
      firstTime,
      firstDay: dayOf(firstTime),
      lastTime: values.number('updated'),
      firstAt: values.text('createdAt'),
      lastAt: values.text('updatedAt'),
    };
  });
});
