// Everything that stands in the world: buildings, treasure boxes, rocks, dropped items. A large world has 50,000 of
// them, so a row knows its kind and links, and decodes anything else when it is asked for.

import type { NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { mayLackObjects } from '../shared/damage.ts';
import { className, Fields, fields, referencesOf } from '../shared/read.ts';
import { rowsFrom } from '../shared/rows/lazy-rows.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { baseNamed } from './base-names.ts';
import { playerNamed } from './characters.ts';
import { guildNamed } from './guild-names.ts';
import { mapPosition } from './map-coordinates.ts';
import { guidIn, isDamaged, keyOf } from './read.ts';
import { type PalworldSave, placeOfRecord, records } from './save.ts';

const CLASS = 'PalMapObjectSaveData';

/** A structure, and what fields read from it. */
class Structure {
  readonly save: PalworldSave;
  readonly node: NodeId;
  readonly object: ObjectRef;
  readonly building: Named;
  readonly baseId: string | null;
  #model: Fields | null = null;

  constructor(save: PalworldSave, node: NodeId, baseId: string | null) {
    this.save = save;
    this.node = node;
    this.object = save.scope.object(node);
    this.building = save.names.structure(fields(save.graph, node, 'MapObjectId').text('MapObjectId') ?? '');
    this.baseId = baseId;
  }

  /** Facts that all structures have. */
  get model(): Fields {
    this.#model ??= this.raw('Model');
    return this.#model;
  }
  get builderUid(): string | null {
    return guidIn(this.model.value('BuildPlayerUId'));
  }
  get isNatural(): boolean {
    return this.save.names.isNatural(this.building.name);
  }
  get isDamaged(): boolean {
    return isDamaged(this.save.graph, this.node);
  }
  get isInDungeon(): boolean {
    const parent = this.save.graph.parent(this.node);
    return parent !== null && className(this.save.graph, parent) === 'PalDungeonSaveData';
  }
  get position(): Place | null {
    return placeOfRecord(this.save, this.node, () => this.model.struct('InitialTransformCache'));
  }

  raw(name: string): Fields {
    const found = fields(this.save.graph, this.node, `${name}.RawData`).struct(name);
    return found?.struct('RawData') ?? new Fields(this.save.graph, this.node, []);
  }
  /** -1 stands for things that cannot break. */
  hp(name: string): number | null {
    const value = this.model.struct('Hp')?.number(name) ?? null;
    return value === null || value < 0 ? null : value;
  }
}

export type StructureRow = ReturnType<typeof structureRow>;

const structureRow = rowsFrom({
  object: (of: Structure) => of.object,
  building: (of: Structure) => of.building,
  category: ({ save, building }: Structure) => save.names.structureCategory(building.name),
  baseId: (of: Structure) => of.baseId,
  base: ({ save, baseId }: Structure) => baseNamed(save, baseId),
  guild: ({ save, model }: Structure) => guildNamed(save, guidIn(model.value('GroupIdBelongTo'))),
  builder: (of: Structure) => (of.isNatural ? null : playerNamed(of.save, of.builderUid)),
  // Of what nobody built, in worlds of one host, the host.
  builderUid: (of: Structure) => of.builderUid,
  isNatural: (of: Structure) => of.isNatural,
  isBuilt: (of: Structure) => {
    if (of.isNatural) return false;
    if (of.baseId !== null || of.builderUid !== null) return true;
    // Its base may be in what was lost.
    return of.isDamaged || mayLackObjects(of.save.graph) ? null : false;
  },
  isUnderConstruction: ({ isDamaged, save, node }: Structure) => {
    if (isDamaged) return null;
    const process = fields(save.graph, node, 'Model.BuildProcess').struct('Model');
    return process?.struct('BuildProcess')?.struct('RawData')?.number('State') === 0;
  },
  hp: (of: Structure) => of.hp('Current'),
  maxHp: (of: Structure) => of.hp('Max'),
  hpShare: (of: Structure) => {
    const [hp, maxHp] = [of.hp('Current'), of.hp('Max')];
    return hp === null || !maxHp ? null : hp / maxHp;
  },
  isInStage: ({ isDamaged, model }: Structure) => {
    if (isDamaged && !model.has('StageInstanceIdBelongTo')) return null;
    const stage = model.struct('StageInstanceIdBelongTo');
    return stage?.value('Valid') === true && guidIn(stage.value('Id')) !== null;
  },
  isInDungeon: (of: Structure) => of.isInDungeon,
  position: (of: Structure) => of.position,
  mapPosition: (of: Structure) => (of.isInDungeon ? null : mapPosition(of.position)),
  text: (of: Structure) => of.raw('ConcreteModel').text('SignboardText') || null,
  isDamaged: (of: Structure) => of.isDamaged,
  model: (of: Structure) => of.model,
  // Facts by kind of structure.
  concrete: (of: Structure) => of.raw('ConcreteModel'),
});

export const structures = memoize((save: PalworldSave): readonly StructureRow[] => {
  const { graph } = save;
  const baseOf = baseFinder(save);
  return records(save, CLASS).map((node) => {
    const base = baseOf(node);
    return structureRow(new Structure(save, node, base === null ? null : keyOf(graph, base)));
  });
});

/** A base and its raid share a GUID: the link to the base counts. */
function baseFinder(save: PalworldSave): (node: NodeId) => NodeId | null {
  const { graph } = save;
  const references = referencesOf(graph);
  return (node) =>
    references
      .all(node, 'Model.RawData.BaseCampIdBelongTo')
      .find((target) => className(graph, target) === 'BaseCampSaveData') ?? null;
}

export const structureByNode = memoize(
  (save: PalworldSave): ReadonlyMap<NodeId, StructureRow> =>
    new Map(structures(save).map((row) => [row.object.node, row])),
);
