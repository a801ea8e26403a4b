// Classifies classes by name and path: once per class of a save, not per object. Names are compared without
// case, because the game is not consistent in it (`BUILD_Potty_mk1_C`).

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { nodesOfClasses } from '../shared/read.ts';

export interface ClassTraits {
  readonly name: string;
  readonly path: string;
  /** True if its name is that of a building. Actors of other classes are buildings if a recipe built them. */
  readonly isBuild: boolean;
  /** Whatever moves is not a building, even if a recipe built it. */
  readonly isMobile: boolean;
  readonly isBelt: boolean;
  readonly isLift: boolean;
  /** Splitters, mergers and the like. */
  readonly isAttachment: boolean;
  readonly isGenerator: boolean;
  /** Sits on an outlet of a resource well, and works when the well's pressurizer does. */
  readonly isWellExtractor: boolean;
  /** Makes items by recipes. Machines of mods are recognised by having a recipe. */
  readonly isManufacturer: boolean;
  readonly isStorageOfPower: boolean;
  readonly isPowerSwitch: boolean;
  readonly isTrainCar: boolean;
  readonly isWheeled: boolean;
  /** `Building/Foundation`, `Factory`; for mods, the mod's name. */
  readonly category: string;
}

const MANUFACTURERS =
  /^Build_(Smelter|Foundry|Constructor|Assembler|Manufacturer|OilRefinery|Packager|Blender|HadronCollider|Converter|QuantumEncoder)/;

/** The traits of a node's class. */
export function traitsOf(graph: Graph, node: NodeId): ClassTraits {
  return classTraits(graph)[graph.classOf(node)]!;
}

/** By class row. */
export const classTraits = memoize((graph: Graph): readonly ClassTraits[] =>
  [...graph.classes].map((id) => traits(graph, id)),
);

function traits({ classes }: Graph, id: ClassId): ClassTraits {
  const name = classes.name(id);
  const path = classes.path(id);
  const isVehicle = path.includes('/Vehicle/');
  return {
    name,
    path,
    isBuild: /^build_/i.test(name),
    isMobile: isVehicle || path.includes('DroneTransport'),
    isBelt: name.startsWith('Build_ConveyorBelt'),
    isLift: name.startsWith('Build_ConveyorLift'),
    isAttachment: name.startsWith('Build_ConveyorAttachment'),
    isGenerator: name.startsWith('Build_Generator'),
    isWellExtractor: name.startsWith('Build_FrackingExtractor'),
    isManufacturer: MANUFACTURERS.test(name),
    isStorageOfPower: name.startsWith('Build_PowerStorage'),
    isPowerSwitch: name === 'Build_PowerSwitch_C' || name === 'Build_PriorityPowerSwitch_C',
    isTrainCar: path.includes('/Vehicle/Train/'),
    isWheeled: isVehicle && !path.includes('/Vehicle/Train/') && !path.includes('DroneTransport'),
    category: categoryOf(path),
  };
}

/** What follows `/Buildable/` in the game's own folders; for other mount points, the mod. */
function categoryOf(path: string): string {
  const [, mount = '', ...rest] = path.split('/');
  if (mount !== 'Game') return mount;
  const at = path.indexOf('/Buildable/');
  if (at < 0) return rest[1] ?? rest[0] ?? mount;
  const [first = '', second = ''] = path.slice(at + '/Buildable/'.length).split('/');
  return first === 'Building' && !second.includes('.') ? `Building/${second}` : first;
}

/** Nodes in the save whose class passes a test, in row order. */
export function nodesWith(graph: Graph, test: (traits: ClassTraits) => boolean): NodeId[] {
  return nodesOfClasses(
    graph,
    classTraits(graph).flatMap((own, id) => (test(own) ? [id as ClassId] : [])),
  );
}
