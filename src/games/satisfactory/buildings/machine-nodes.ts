// Determines which objects are machines, and of what kind.

import type { NodeId } from '../../../graph/ids.ts';
import { referencesOf } from '../../shared/read.ts';
import { type ClassTraits, classTraits, nodesWith, traitsOf } from '../classes.ts';
import { EXTRACTED } from '../former-names.ts';
import type { SatisfactorySave } from '../save.ts';
import { buildingNodes } from './buildings.ts';

export type MachineKind = 'MANUFACTURER' | 'EXTRACTOR' | 'GENERATOR';

/** A machine whose row is not computed yet. */
export interface Machine {
  readonly node: NodeId;
  readonly traits: ClassTraits;
  readonly kind: MachineKind;
  readonly recipeNode: NodeId | null;
  readonly extracts: NodeId | null;
}

/** Buildings that make, dig or burn something, in row order. */
export function machineNodes(save: SatisfactorySave): Machine[] {
  const { graph } = save;
  const references = referencesOf(graph);
  const classes = classTraits(graph);
  const recipeOf = references.finder('mCurrentRecipe');
  const extractedBy = references.finder(EXTRACTED);
  const found: Machine[] = [];
  for (const node of buildingNodes(save)) {
    const traits = classes[graph.classOf(node)]!;
    const recipeNode = recipeOf(node);
    const extracts = extractedBy(node);
    let kind: MachineKind;
    if (traits.isGenerator) kind = 'GENERATOR';
    else if (traits.isManufacturer || recipeNode !== null) kind = 'MANUFACTURER';
    else if (extracts !== null) kind = 'EXTRACTOR';
    else continue;
    found.push({ node, traits, kind, recipeNode, extracts });
  }
  for (const node of nodesWith(graph, ({ name }) => name === 'BP_PortableMiner_C')) {
    const extracts = references.first(node, EXTRACTED);
    if (extracts === null) continue;
    found.push({ node, traits: traitsOf(graph, node), kind: 'EXTRACTOR', recipeNode: null, extracts });
  }
  return found.sort((a, b) => a.node - b.node);
}
