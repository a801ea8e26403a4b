// Everything that was built: actors and, since 1.0, lightweight instances, in one list. Rows use edges and
// columns; anything that takes decoding is decoded when its field is requested.

import { KIND, type NodeId } from '../../../graph/ids.ts';
import { isUnread } from '../../shared/damage.ts';
import { memoize } from '../../shared/memoize.ts';
import { type Fields, fields, firstOfClass, referencesOf } from '../../shared/read.ts';
import { type Named, type ObjectRef, type Place, placeOf } from '../../shared/scope.ts';
import { type ClassTraits, classTraits, traitsOf } from '../classes.ts';
import { playerByHandle } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';
import { circuitsOf } from './power-grid.ts';

/** A colour in linear light, with components from 0 to 1. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const CUSTOM_SWATCH = 'SwatchDesc_Custom_C';

export class BuildingRow {
  readonly object: ObjectRef;
  readonly #save: SatisfactorySave;
  readonly #traits: ClassTraits;

  constructor(save: SatisfactorySave, node: NodeId) {
    this.#save = save;
    this.object = save.scope.object(node);
    this.#traits = traitsOf(save.graph, node);
  }

  get building(): Named {
    return this.#save.namedClass(this.object.node);
  }

  get category(): string {
    return this.#traits.category;
  }

  get isLightweight(): boolean {
    return this.#save.graph.data.nodes.kind[this.object.node] === KIND.LIGHTWEIGHT;
  }

  get position(): Place | null {
    return placeOf(this.#save.graph, this.object.node);
  }

  get builtWith(): Named | null {
    return this.#save.namedNode(this.#reference('mBuiltWithRecipe', 'builtWithRecipe'));
  }

  get swatch(): Named | null {
    return this.#save.namedNode(this.#reference('mCustomizationData.SwatchDesc', 'swatch'));
  }

  /** Name of the player who built it; null before 1.1.3, and where the save names none. */
  get builtBy(): string | null {
    const name = this.isLightweight ? 'builtBy' : 'BuiltBy';
    return playerByHandle(this.#save.graph, fields(this.#save.graph, this.object.node, name).struct(name));
  }

  get circuit(): number | null {
    return this.isLightweight ? null : (circuitsOf(this.#save, this.object.node)[0] ?? null);
  }

  get blueprint(): string | null {
    const proxy = this.#reference('mBlueprintProxy', 'blueprintProxy');
    return proxy === null ? null : fields(this.#save.graph, proxy, 'mBlueprintName').text('mBlueprintName');
  }

  get isInDesigner(): boolean {
    return this.#save.isInDesigner(this.object.node);
  }

  get primaryColor(): Color | null {
    return this.#color('PrimaryColor');
  }

  get secondaryColor(): Color | null {
    return this.#color('SecondaryColor');
  }

  get width(): number | null {
    return this.#save.facts.building(this.#traits.name)?.size?.[0] ?? null;
  }

  get depth(): number | null {
    return this.#save.facts.building(this.#traits.name)?.size?.[1] ?? null;
  }

  get height(): number | null {
    return this.#save.facts.building(this.#traits.name)?.size?.[2] ?? null;
  }

  #reference(ofActor: string, ofLightweight: string): NodeId | null {
    const references = referencesOf(this.#save.graph);
    return references.first(this.object.node, this.isLightweight ? ofLightweight : ofActor);
  }

  /** The building's own colour if it has the custom swatch, else that of the swatch's slot, if the save has it. */
  #color(which: 'PrimaryColor' | 'SecondaryColor'): Color | null {
    const swatch = this.swatch?.name;
    if (swatch === undefined) return null;
    if (swatch === CUSTOM_SWATCH) return this.#ownColor(which);
    const slot = /^SwatchDesc_Slot(\d+)_C$/.exec(swatch)?.[1];
    return slot === undefined ? null : slotColor(this.#save, Number(slot), which);
  }

  #ownColor(which: 'PrimaryColor' | 'SecondaryColor'): Color | null {
    const { graph } = this.#save;
    if (this.isLightweight) {
      const name = which === 'PrimaryColor' ? 'primaryColor' : 'secondaryColor';
      return colorIn(fields(graph, this.object.node, name).struct(name));
    }
    const custom = fields(graph, this.object.node, 'mCustomizationData').struct('mCustomizationData');
    return colorIn(custom?.struct('OverrideColorData')?.struct(which) ?? null);
  }
}

function slotColor(save: SatisfactorySave, slot: number, which: string): Color | null {
  const subsystem = firstOfClass(save.graph, 'BP_BuildableSubsystem_C');
  if (subsystem === null) return null;
  const slots = fields(save.graph, subsystem, 'mColorSlots_Data').structs('mColorSlots_Data');
  return colorIn(slots?.[slot]?.struct(which) ?? null);
}

function colorIn(color: Fields | null): Color | null {
  const [r, g, b, a] = ['R', 'G', 'B', 'A'].map((name) => color?.number(name, 0) ?? null);
  return r == null || g == null || b == null || a == null ? null : { r, g, b, a };
}

export const buildings = memoize((save: SatisfactorySave): BuildingRow[] => {
  return buildingNodes(save).map((node) => new BuildingRow(save, node));
});

/**
 * Buildings in file order. Having a recipe is not enough, because vehicles are built too, and some buildings have none.
 */
export const buildingNodes = memoize((save: SatisfactorySave): NodeId[] => {
  const { graph } = save;
  const { kind, class: classes, count } = graph.data.nodes;
  const traits = classTraits(graph);
  const references = referencesOf(graph);
  const found: NodeId[] = [];
  for (let row = 0; row < count; row++) {
    const node = row as NodeId;
    if (kind[row] === KIND.LIGHTWEIGHT) found.push(node);
    else if (kind[row] === KIND.ACTOR) {
      const own = traits[classes[row]!]!;
      if (own.isMobile) continue;
      if (own.isBuild || references.edge(node, 'mBuiltWithRecipe') !== null) found.push(node);
    }
  }
  return found;
});

/** Slots of lightweight instances that were dismantled; null before 1.0, and if they may be lost. */
export function removedLightweights({ graph }: SatisfactorySave): number | null {
  const subsystem = firstOfClass(graph, 'FGLightweightBuildableSubsystem');
  if (subsystem === null || isUnread(graph, subsystem)) return null;
  return Number(graph.header(subsystem).removedLightweights ?? 0);
}
