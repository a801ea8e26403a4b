// Everything that was built: actors and, since 1.0, lightweight instances, in one list. Rows use edges and
// columns; anything that takes decoding is decoded when its field is requested.

import { KIND, type NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isUnread } from '../../shared/damage.ts';
import { type Fields, fields, firstOfClass, referencesOf } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type Named, placeOf } from '../../shared/scope.ts';
import { classTraits, traitsOf } from '../classes.ts';
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

interface Building {
  readonly save: SatisfactorySave;
  readonly node: NodeId;
}

const buildingRow = rowsFrom({
  object: ({ save, node }: Building) => save.scope.object(node),
  building: ({ save, node }: Building) => save.namedClass(node),
  category: ({ save, node }: Building) => traitsOf(save.graph, node).category,
  isLightweight,
  position: ({ save, node }: Building) => placeOf(save.graph, node),
  builtWith: (of: Building) => namedBy(of, 'mBuiltWithRecipe', 'builtWithRecipe'),
  swatch: swatchOf,
  // Null before 1.1.3, and where the save names no player.
  builtBy: (of: Building) =>
    playerByHandle(of.save.graph, of.node, isLightweight(of) ? 'builtBy' : 'BuiltBy'),
  circuit: (of: Building) => (isLightweight(of) ? null : (circuitsOf(of.save, of.node)[0] ?? null)),
  blueprint: (of: Building) => {
    const proxy = reference(of, 'mBlueprintProxy', 'blueprintProxy');
    return proxy === null ? null : fields(of.save.graph, proxy, 'mBlueprintName').text('mBlueprintName');
  },
  isInDesigner: ({ save, node }: Building) => save.isInDesigner(node),
  primaryColor: (of: Building) => colorOf(of, 'PrimaryColor'),
  secondaryColor: (of: Building) => colorOf(of, 'SecondaryColor'),
  width: (of: Building) => sizeOf(of)?.[0] ?? null,
  depth: (of: Building) => sizeOf(of)?.[1] ?? null,
  height: (of: Building) => sizeOf(of)?.[2] ?? null,
});

function isLightweight({ save, node }: Building): boolean {
  return save.graph.data.nodes.kind[node] === KIND.LIGHTWEIGHT;
}

function sizeOf({ save, node }: Building) {
  return save.facts.building(traitsOf(save.graph, node).name)?.size;
}

function reference(of: Building, ofActor: string, ofLightweight: string): NodeId | null {
  return referencesOf(of.save.graph).first(of.node, isLightweight(of) ? ofLightweight : ofActor);
}

function namedBy(of: Building, ofActor: string, ofLightweight: string): Named | null {
  return of.save.namedNode(reference(of, ofActor, ofLightweight));
}

function swatchOf(of: Building): Named | null {
  return namedBy(of, 'mCustomizationData.SwatchDesc', 'swatch');
}

/** The building's own colour if it has the custom swatch, else that of the swatch's slot, if the save has it. */
function colorOf(of: Building, which: 'PrimaryColor' | 'SecondaryColor'): Color | null {
  const swatch = swatchOf(of)?.name;
  if (swatch === undefined) return null;
  if (swatch === CUSTOM_SWATCH) return ownColor(of, which);
  const slot = /^SwatchDesc_Slot(\d+)_C$/.exec(swatch)?.[1];
  return slot === undefined ? null : colorIn(colorSlots(of.save)?.[Number(slot)]?.struct(which) ?? null);
}

function ownColor(of: Building, which: 'PrimaryColor' | 'SecondaryColor'): Color | null {
  const own = (name: string) => fields(of.save.graph, of.node, name).struct(name);
  if (isLightweight(of)) return colorIn(own(which === 'PrimaryColor' ? 'primaryColor' : 'secondaryColor'));
  const custom = own('mCustomizationData');
  return colorIn(custom?.struct('OverrideColorData')?.struct(which) ?? null);
}

/** Which most buildings have their colours from. */
const colorSlots = memoize(({ graph }: SatisfactorySave) => {
  const subsystem = firstOfClass(graph, 'BP_BuildableSubsystem_C');
  return subsystem && fields(graph, subsystem, 'mColorSlots_Data').structs('mColorSlots_Data');
});

function colorIn(color: Fields | null): Color | null {
  const [r, g, b, a] = ['R', 'G', 'B', 'A'].map((name) => color?.number(name, 0) ?? null);
  return r == null || g == null || b == null || a == null ? null : { r, g, b, a };
}

export const buildings = memoize((save: SatisfactorySave) =>
  buildingNodes(save).map((node) => buildingRow({ save, node })),
);

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
