// Everything that stands in the world: buildings, treasure boxes, rocks, dropped items. A large world has 50,000 of
// them, so a row knows its kind and links, and decodes anything else when it is asked for.

import type { NodeId } from '../../graph/ids.ts';
import { mayLackObjects } from '../shared/damage.ts';
import { memoize } from '../shared/memoize.ts';
import { className, Fields, fields, referencesOf } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { baseNamed } from './base-names.ts';
import { playerNamed } from './characters.ts';
import { guildNamed } from './guild-names.ts';
import { mapPosition } from './map-coordinates.ts';
import { guidIn, isDamaged, keyOf } from './read.ts';
import { type PalworldSave, placeOfRecord, records } from './save.ts';

const CLASS = 'PalMapObjectSaveData';

export class StructureRow {
  readonly object: ObjectRef;
  readonly building: Named;
  readonly baseId: string | null;
  readonly #save: PalworldSave;
  readonly #node: NodeId;
  #model: Fields | null = null;

  constructor(save: PalworldSave, node: NodeId, baseId: string | null) {
    this.#save = save;
    this.#node = node;
    this.object = save.scope.object(node);
    this.building = save.names.structure(fields(save.graph, node, 'MapObjectId').text('MapObjectId') ?? '');
    this.baseId = baseId;
  }

  get category(): string | null {
    return this.#save.names.structureCategory(this.building.name);
  }

  get base(): Named | null {
    return baseNamed(this.#save, this.baseId);
  }

  get guild(): Named | null {
    return guildNamed(this.#save, guidIn(this.model.value('GroupIdBelongTo')));
  }

  get builder(): Named | null {
    return this.isNatural ? null : playerNamed(this.#save, this.builderUid);
  }

  /** Of what nobody built, in worlds of one host, the host. */
  get builderUid(): string | null {
    return guidIn(this.model.value('BuildPlayerUId'));
  }

  get isNatural(): boolean {
    return this.#save.names.isNatural(this.building.name);
  }

  get isBuilt(): boolean | null {
    if (this.isNatural) return false;
    if (this.baseId !== null || this.builderUid !== null) return true;
    // Its base may be in what was lost.
    return this.isDamaged || mayLackObjects(this.#save.graph) ? null : false;
  }

  get isUnderConstruction(): boolean | null {
    if (this.isDamaged) return null;
    const process = fields(this.#save.graph, this.#node, 'Model.BuildProcess').struct('Model');
    return process?.struct('BuildProcess')?.struct('RawData')?.number('State') === 0;
  }

  get hp(): number | null {
    return this.#hp('Current');
  }

  get maxHp(): number | null {
    return this.#hp('Max');
  }

  get hpShare(): number | null {
    const { hp, maxHp } = this;
    return hp === null || !maxHp ? null : hp / maxHp;
  }

  get isInStage(): boolean | null {
    if (this.isDamaged && !this.model.has('StageInstanceIdBelongTo')) return null;
    const stage = this.model.struct('StageInstanceIdBelongTo');
    return stage?.value('Valid') === true && guidIn(stage.value('Id')) !== null;
  }

  get isInDungeon(): boolean {
    const parent = this.#save.graph.parent(this.#node);
    return parent !== null && className(this.#save.graph, parent) === 'PalDungeonSaveData';
  }

  get position(): Place | null {
    return placeOfRecord(this.#save, this.#node, () => this.model.struct('InitialTransformCache'));
  }

  get mapPosition(): ReturnType<typeof mapPosition> {
    return this.isInDungeon ? null : mapPosition(this.position);
  }

  get text(): string | null {
    return this.concrete.text('SignboardText') || null;
  }

  get isDamaged(): boolean {
    return isDamaged(this.#save.graph, this.#node);
  }

  /** Facts that all structures have. */
  get model(): Fields {
    const { graph } = this.#save;
    this.#model ??= this.#raw('Model') ?? new Fields(graph, this.#node, []);
    return this.#model;
  }

  /** Facts by kind of structure. */
  get concrete(): Fields {
    return this.#raw('ConcreteModel') ?? new Fields(this.#save.graph, this.#node, []);
  }

  #raw(name: string): Fields | null {
    const found = fields(this.#save.graph, this.#node, `${name}.RawData`).struct(name);
    return found?.struct('RawData') ?? null;
  }

  /** -1 stands for things that cannot break. */
  #hp(name: string): number | null {
    const value = this.model.struct('Hp')?.number(name) ?? null;
    return value === null || value < 0 ? null : value;
  }
}

export const structures = memoize((save: PalworldSave): readonly StructureRow[] => {
  const { graph } = save;
  const baseOf = baseFinder(save);
  return records(save, CLASS).map((node) => {
    const base = baseOf(node);
    return new StructureRow(save, node, base === null ? null : keyOf(graph, base));
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
