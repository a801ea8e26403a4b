// Bases of guilds: where they are, who works there, what stands and lies there.

import { memoize } from '../../graph/made-once.ts';
import { areAllKnown, countAll, nullIfLost, plus } from '../shared/damage.ts';
import { groupBy } from '../shared/group-by.ts';
import { fields, referencesOf } from '../shared/read.ts';
import { type Named, refTo } from '../shared/scope.ts';
import { type Base, baseNamed, baseRecords } from './base-names.ts';
import { containers } from './containers.ts';
import { guildNamed } from './guild-names.ts';
import { pals } from './pals.ts';
import { guidIn, isDamaged } from './read.ts';
import { namedRecord, type PalworldSave, placed, placeOfRecord, recordsByKey } from './save.ts';
import { structures } from './structures.ts';
import { works } from './works.ts';

export interface CountRow {
  readonly item: Named;
  readonly count: number | null;
}

/** Rows of one kind by base, and whether none can be missing. */
interface InBases<Row> {
  readonly byBase: ReadonlyMap<string, readonly Row[]>;
  readonly areAll: boolean;
}

const ofBases = memoize((save: PalworldSave) => {
  const inBases = <Row extends { readonly isDamaged: boolean }>(
    rows: readonly Row[],
    baseOf: (row: Row) => string | null,
  ): InBases<Row> => ({ byBase: groupBy(rows, baseOf), areAll: areAllKnown(save.graph, rows) });
  return {
    structures: inBases(structures(save), ({ baseId }) => baseId),
    containers: inBases(containers(save), ({ structure }) => structure?.baseId ?? null),
    workers: inBases(pals(save), (pal) => (pal.where === 'BASE' ? pal.base!.name : null)),
    works: inBases(works(save), ({ base: of }) => of?.name ?? null),
  };
});

export const bases = memoize((save: PalworldSave) => baseRecords(save).map((each) => base(save, each)));

function base(save: PalworldSave, { id, node, guildId, data }: Base) {
  const of = ofBases(save);
  const rowsOf = <Row>({ byBase, areAll }: InBases<Row>): readonly Row[] | null =>
    areAll ? (byBase.get(id) ?? []) : null;
  const workers = rowsOf(of.workers);
  const standing = rowsOf(of.structures);
  const todo = rowsOf(of.works);
  const kept = rowsOf(of.containers);
  const raid = recordsByKey(save, 'InvaderSaveData').get(id);
  return {
    object: save.scope.object(node),
    key: id,
    name: baseNamed(save, id)!.title,
    guild: guildNamed(save, guildId),
    ...placed(placeOfRecord(save, node, () => data?.struct('Transform') ?? null)),
    range: data?.number('AreaRange') ?? null,
    palbox: refTo(save.scope, referencesOf(save.graph).first(node, 'RawData.OwnerMapObjectInstanceId')),
    limit: workerLimit(save, node),
    workers: workers?.length ?? null,
    idle: workers && countAll(workers, ({ isIdle }) => isIdle),
    sick: workers && countAll(workers, ({ isSick }) => isSick),
    pals: nullIfLost(
      (of.workers.byBase.get(id) ?? []).map((pal) =>
        namedRecord(save, pal.nickname ?? pal.species?.title ?? null, pal.key, pal.object.node),
      ),
      !of.workers.areAll,
    ),
    structures: standing?.length ?? null,
    get structuresByKind() {
      return standing && counted(standing.map(({ building }) => ({ item: building, count: 1 })));
    },
    containers: kept?.length ?? null,
    get stock() {
      const stacks = kept?.flatMap(({ found }) => found);
      return stacks ? counted(stacks.map(({ item, amount }) => ({ item, count: amount }))) : null;
    },
    works: todo?.length ?? null,
    worksByKind:
      todo &&
      counted(todo.map(({ kind }) => ({ item: { title: null, name: kind ?? '', path: null }, count: 1 }))),
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
    if (known) known.count = plus(known.count, count);
    else sums.set(key, { item, count });
  }
  return [...sums.values()].sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
}
