// Resource nodes, wells and geysers: which are used, and what they yield. Only 1.2 worlds with randomized nodes store
// resource and purity. For all others the tables have them, and the extractor's own inventory confirms the resource.

import { NO_NODE, type NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { isUnread, mayLackObjects } from '../../shared/damage.ts';
import { className, fields, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { type Named, placeOf } from '../../shared/scope.ts';
import type { Machine } from '../buildings/machine-nodes.ts';
import { nodesWith } from '../classes.ts';
import { MACHINE } from '../defaults.ts';
import type { Purity } from '../facts/places.ts';
import { EXTRACTED } from '../former-names.ts';
import { stacksIn } from '../inventory.ts';
import type { SatisfactorySave } from '../save.ts';

const KINDS: Readonly<Record<string, ResourceNodeKind>> = {
  BP_ResourceNode_C: 'NODE',
  BP_ResourceNodeGeyser_C: 'GEYSER',
  BP_FrackingCore_C: 'WELL',
  BP_FrackingSatellite_C: 'SATELLITE',
};

export type ResourceNodeKind = 'NODE' | 'GEYSER' | 'WELL' | 'SATELLITE';

/** Classes of what stands on resource nodes. */
const EXTRACTOR = /^(Build_(Miner|OilPump|Fracking|GeneratorGeoThermal)|BP_PortableMiner_C)/;

const PURITIES: Readonly<Record<string, Purity>> = {
  RP_Inpure: 'impure',
  RP_Impure: 'impure',
  RP_Normal: 'normal',
  RP_Pure: 'pure',
};

/** Purity of a node: the world's own takes precedence over the table; null if neither has it. */
export function purityOf(save: SatisfactorySave, node: NodeId): Purity | null {
  const word = overrides(save, node)?.purity;
  if (word) return PURITIES[word.slice(word.lastIndexOf(':') + 1)] ?? null;
  return save.places.byPath.get(save.graph.path(node))?.purity ?? null;
}

/** The resource that an extractor digs; null if unknown. */
export function resourceOf(save: SatisfactorySave, { node, extracts }: Machine): Named | null {
  const known = extracts === null ? null : nodeResource(save, extracts);
  return known ?? heldResource(save, node);
}

/** The contents of an extractor, or the only thing it can dig. */
function heldResource(save: SatisfactorySave, extractor: NodeId): Named | null {
  const [held] = stacksIn(save.graph, extractor, 'OutputInventory');
  return held ? save.facts.named(held.item, held.path) : soleResource(save, extractor);
}

/** The resource of machines that only have one, such as water pumps. */
function soleResource(save: SatisfactorySave, extractor: NodeId): Named | null {
  const of = save.facts.building(className(save.graph, extractor))?.ext?.of;
  const [only, ...others] = typeof of === 'string' ? [of] : (of ?? []);
  return only !== undefined && others.length === 0 ? save.facts.named(only, null) : null;
}

function nodeResource(save: SatisfactorySave, node: NodeId): Named | null {
  const override = overrides(save, node)?.resource;
  if (override) return save.named(override);
  const place = save.places.byPath.get(save.graph.path(node));
  return place?.resource === undefined ? null : save.facts.named(place.resource, null);
}

/**
 * The clock of the pressurizer on the core of an outlet's well, which all its outlets depend on; 0 for a well
 * without one, null if it is unknown which well it is.
 */
export function pressurizerClock(save: SatisfactorySave, outlet: NodeId | null): number | null {
  const { graph } = save;
  const path = outlet === null ? undefined : save.places.byPath.get(graph.path(outlet))?.core;
  const core = path === undefined ? NO_NODE : graph.find(path);
  if (core === NO_NODE) return null;
  const [pressurizer] = referencesOf(graph).into(core, EXTRACTED);
  return pressurizer === undefined
    ? 0
    : fields(graph, pressurizer, 'mCurrentPotential').number('mCurrentPotential', MACHINE.mCurrentPotential);
}

function overrides(
  save: SatisfactorySave,
  node: NodeId,
): { purity: string | null; resource: string | null } | null {
  if (save.graph.isAbsent(node)) return null;
  const own = fields(save.graph, node, 'mPurityOverride mResourceClassOverride');
  return { purity: own.text('mPurityOverride'), resource: own.path('mResourceClassOverride') };
}

export const resourceNodes = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  const extractors = nodesWith(graph, ({ name }) => EXTRACTOR.test(name));
  const isAnyLost = mayLackObjects(graph) || extractors.some((node) => isUnread(graph, node));
  return nodesOfClass(graph, (name) => KINDS[name] !== undefined).map((node) => {
    const users = references.into(node, EXTRACTED);
    const known = nodeResource(save, node);
    const held = known || users[0] === undefined ? null : heldResource(save, users[0]);
    return {
      object: scope.object(node),
      kind: KINDS[className(graph, node)]!,
      position: placeOf(graph, node),
      resource: known ?? held,
      isGuessed: held !== null,
      purity: purityOf(save, node)?.toUpperCase() ?? null,
      isUsed: users.length > 0 || (isAnyLost ? null : false),
      extractor: users[0] === undefined ? null : scope.object(users[0]),
    };
  });
});
