// Bases of guilds: where they are, who works there, what stands and lies there.

import { countAll, sumAll } from '../shared/damage.ts';
import { groupBy } from '../shared/group-by.ts';
import { memoize } from '../shared/memoize.ts';
import { fields, referencesOf } from '../shared/read.ts';
import type { Named } from '../shared/scope.ts';
import { type Base, baseNamed, baseRecords } from './base-names.ts';
import { type ContainerRow, containers } from './containers.ts';
import { guildNamed } from './guild-names.ts';
import { type PalRow, pals } from './pals.ts';
import { guidIn, isDamaged } from './read.ts';
import { namedRecord, type PalworldSave, placed, placeOfRecord, recordsByKey } from './save.ts';
import { type StructureRow, structures } from './structures.ts';
import { type WorkRow, works } from './works.ts';

export interface CountRow {
  readonly item: Named;
  readonly count: number | null;
}

interface OfBases {
  readonly structures: ReadonlyMap<string, readonly StructureRow[]>;
  readonly containers: ReadonlyMap<string, readonly ContainerRow[]>;
  readonly workers: ReadonlyMap<string, readonly PalRow[]>;
  readonly works: ReadonlyMap<string, readonly WorkRow[]>;
}

const ofBases = memoize(
  (save: PalworldSave): OfBases => ({
    structures: groupBy(structures(save), ({ baseId }) => baseId),
    containers: groupBy(containers(save), ({ structure }) => structure?.baseId ?? null),
    workers: groupBy(pals(save), (pal) => (pal.where === 'BASE' ? pal.base!.name : null)),
    works: groupBy(works(save), ({ base: of }) => of?.name ?? null),
  }),
);

export const bases = memoize((save: PalworldSave) => baseRecords(save).map((each) => base(save, each)));

function base(save: PalworldSave, { id, node, guildId, data }: Base) {
  const of = ofBases(save);
  const workers = of.workers.get(id) ?? [];
  const standing = of.structures.get(id) ?? [];
  const todo = of.works.get(id) ?? [];
  const kept = of.containers.get(id) ?? [];
  const palbox = referencesOf(save.graph).first(node, 'RawData.OwnerMapObjectInstanceId');
  const raid = recordsByKey(save, 'InvaderSaveData').get(id);
  return {
    object: save.scope.object(node),
    key: id,
    name: baseNamed(save, id)!.title,
    guild: guildNamed(save, guildId),
    ...placed(placeOfRecord(save, node, () => data?.struct('Transform') ?? null)),
    range: data?.number('AreaRange') ?? null,
    palbox: palbox === null ? null : save.scope.object(palbox),
    limit: workerLimit(save, node),
    workers: workers.length,
    idle: countAll(workers, ({ isIdle }) => isIdle),
    sick: countAll(workers, ({ isSick }) => isSick),
    pals: workers.map((pal) =>
      namedRecord(save, pal.nickname ?? pal.species?.title ?? null, pal.key, pal.object.node),
    ),
    structures: standing.length,
    get structuresByKind() {
      return counted(standing.map(({ building }) => ({ item: building, count: 1 })));
    },
    containers: kept.length,
    get stock() {
      return counted(
        kept.flatMap(({ stacks }) => stacks.map(({ item, amount }) => ({ item, count: amount }))),
      );
    },
    works: todo.length,
    worksByKind: counted(
      todo.map(({ kind }) => ({ item: { title: null, name: kind ?? '', path: null }, count: 1 })),
    ),
    isUnderAttack: raid === undefined ? null : fields(save.graph, raid, 'bIsInvading').boolean('bIsInvading'),
    isDamaged: data === null || isDamaged(save.graph, node),
  };
}

/** Places in the container of workers. */
function workerLimit(save: PalworldSave, node: Base['node']): number | null {
  const director = fields(save.graph, node, 'WorkerDirector').struct('WorkerDirector');
  const id = guidIn(director?.struct('RawData')?.value('ContainerId'));
  const container = id === null ? undefined : recordsByKey(save, 'CharacterContainerSaveData').get(id);
  return container === undefined ? null : fields(save.graph, container, 'SlotNum').int('SlotNum');
}

/** Added up by name without case, the most first. */
export function counted(rows: readonly CountRow[]): CountRow[] {
  const sums = new Map<string, { item: Named; count: number | null }>();
  for (const { item, count } of rows) {
    const key = item.name.toLowerCase();
    const known = sums.get(key);
    if (known) known.count = sumAll([known.count, count], (each) => each);
    else sums.set(key, { item, count });
  }
  return [...sums.values()].sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
}
