// Works of bases: what there is to do, how far it is, and which pals do it.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { areAllKnown } from '../shared/damage.ts';
import { className, eachKnown, Fields, fields, referencesOf } from '../shared/read.ts';
import { type Named, refTo } from '../shared/scope.ts';
import { baseNamed } from './base-names.ts';
import { charactersById } from './characters.ts';
import { guidIn, isDamaged, wordIn } from './read.ts';
import { namedRecord, type PalworldSave, records } from './save.ts';
import { structureByNode } from './structures.ts';

export type WorkRow = ReturnType<typeof work>;

export const works = memoize((save: PalworldSave) =>
  records(save, 'PalWorkSaveData').map((node) => work(save, node)),
);

function work(save: PalworldSave, node: NodeId) {
  const { graph, scope } = save;
  const values = fields(graph, node, 'WorkableType RawData WorkAssignMap');
  const raw = values.struct('RawData') ?? new Fields(graph, node, []);
  const structure = structureOf(save, node);
  const workers = eachKnown(values.entries('WorkAssignMap'), ({ value }) => {
    const id = guidIn(
      values.inner(value)?.struct('RawData')?.struct('AssignedIndividualId')?.value('InstanceId'),
    );
    return id === null ? [] : [workerNamed(save, id)];
  });
  return {
    object: scope.object(node),
    kind: wordIn(values.value('WorkableType')),
    define: wordIn(raw.value('AssignDefineDataId')),
    base: baseNamed(save, guidIn(raw.value('BaseCampIdBelongTo'))),
    building: structure === null ? null : (structureByNode(save).get(structure)?.building ?? null),
    structure: refTo(scope, structure),
    required: raw.number('RequiredWorkAmount'),
    done: raw.number('CurrentWorkAmount'),
    workers,
    workerCount: workers?.length ?? null,
    isDamaged: raw.value('Id') === undefined || workers === null || isDamaged(graph, node),
  };
}

function structureOf({ graph }: PalworldSave, node: NodeId): NodeId | null {
  const targets = referencesOf(graph).all(node, 'RawData.OwnerMapObjectModelId');
  return targets.find((target) => className(graph, target) === 'PalMapObjectSaveData') ?? null;
}

function workerNamed(save: PalworldSave, id: string): Named {
  const known = charactersById(save).get(id);
  const species = known?.facts.text('CharacterID') ?? null;
  const title = known?.facts.text('NickName') || (species && save.names.species(species).title) || null;
  return namedRecord(save, title, id, known?.node ?? null);
}

/** Pals that are assigned to the works of a building; null if damage may hide some. */
export function workersAt(save: PalworldSave, structure: NodeId): readonly Named[] | null {
  return mayLackWorks(save) ? null : (workersByStructure(save).get(structure) ?? []);
}

/** True if damage may hide who works where. */
export const mayLackWorks = memoize((save: PalworldSave): boolean => !areAllKnown(save.graph, works(save)));

const workersByStructure = memoize((save: PalworldSave): ReadonlyMap<NodeId, readonly Named[]> => {
  const found = new Map<NodeId, Named[]>();
  for (const { structure, workers } of works(save))
    if (structure) found.set(structure.node, [...(found.get(structure.node) ?? []), ...(workers ?? [])]);
  return found;
});

/** The work that each pal is assigned to, by the pal's GUID. */
export const workByPal = memoize(
  (save: PalworldSave): ReadonlyMap<string, WorkRow> =>
    new Map(works(save).flatMap((row) => (row.workers ?? []).map(({ name }) => [name, row] as const))),
);
