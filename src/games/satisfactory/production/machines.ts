// Machines: everything that makes, digs or generates. Has figures from the save next to computed ones;
// figures that depend on a class or recipe which is not in the tables (mods, other versions) are null. Each is read when
// it is first needed: to count machines, or to compare their recipes, takes little.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { Graph } from '../../../graph/graph.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import { hasLostParts, hasUnreadParts, isUnread, nullIfLost, sumAll, sumKnown } from '../../shared/damage.ts';
import { fields, referencesOf } from '../../shared/read.ts';
import { rowsFrom } from '../../shared/rows/lazy-rows.ts';
import { type Named, placeOf, refTo } from '../../shared/scope.ts';
import { type Port, portsOf } from '../buildings/connections.ts';
import { fedBy, feeds } from '../buildings/flow.ts';
import { type Machine, machineNodes } from '../buildings/machine-nodes.ts';
import { circuitsOf, givenBy, isWired, powerInfo } from '../buildings/power-grid.ts';
import { traitsOf } from '../classes.ts';
import { MACHINE } from '../defaults.ts';
import type { Purity } from '../facts/places.ts';
import { amountOf, stacksIn } from '../inventory.ts';
import { stackRowsIn } from '../players.ts';
import type { SatisfactorySave } from '../save.ts';
import { pressurizerClock, purityOf, resourceOf } from '../world/nodes.ts';
import { formulaDraw, isOfLaterVersion, type RateInput, rateLimits, ratesOf } from './formulas.ts';
import {
  awaitedItems,
  hasUnknownAmounts,
  inputIsShort,
  outputIsFull,
  type Standing,
  type StandstillReason,
  standstill,
} from './standstill.ts';

const SHARD = 'Desc_CrystalShard_C';
const SLOOP = 'Desc_WAT1_C';

const PROPERTIES = [
  'mCurrentPotential mPendingPotential mCurrentProductionBoost mPendingProductionBoost',
  'mIsProductionPaused mIsProducing mCurrentManufacturingProgress mCurrentExtractProgress',
  'mLastProductivityMeasurementProduceDuration mLastProductivityMeasurementDuration',
  'mCurrentProductivityMeasurementProduceDuration mCurrentProductivityMeasurementDuration',
  'mProductivityMonitorEnabled mCurrentFuelAmount mCurrentSupplementalAmount',
].join(' ');

interface Of {
  readonly save: SatisfactorySave;
  readonly machine: Machine;
}

export type MachineRow = ReturnType<typeof machineRow>;

export const machines = memoize((save: SatisfactorySave) =>
  machineNodes(save).map((machine) => machineRow({ save, machine })),
);

const machineRow = rowsFrom({
  object: ({ save, machine }: Of) => save.scope.object(machine.node),
  kind: ({ machine }: Of) => machine.kind,
  building: ({ save, machine }: Of) => save.namedClass(machine.node),
  position: ({ save, machine }: Of) => placeOf(save.graph, machine.node),
  recipe: ({ save, machine }: Of) => save.namedNode(machine.recipeNode),
  shards: (of: Of) => potential(of, SHARD),
  sloops: (of: Of) => potential(of, SLOOP),
  inputs: (of: Of) => countPorts(of, 'IN'),
  inputsConnected: (of: Of) => connected(of, 'IN'),
  outputs: (of: Of) => countPorts(of, 'OUT'),
  outputsConnected: (of: Of) => connected(of, 'OUT'),
  node: ({ save, machine }: Of) => refTo(save.scope, machine.extracts),
  isInDesigner: ({ save, machine }: Of) => save.isInDesigner(machine.node),
  isUnknown,
  clock: (of: Of) => valuesOf(of).clock,
  pendingClock: (of: Of) => valuesOf(of).pendingClock,
  boost: (of: Of) => valuesOf(of).boost,
  pendingBoost: (of: Of) => valuesOf(of).pendingBoost,
  isPaused: (of: Of) => valuesOf(of).isPaused,
  isProducing: (of: Of) => valuesOf(of).isProducing,
  isMonitored: (of: Of) => valuesOf(of).isMonitored,
  progress: (of: Of) => valuesOf(of).progress,
  productivity: (of: Of) => valuesOf(of).productivity,
  producedSeconds: (of: Of) => valuesOf(of).producedSeconds,
  measuredSeconds: (of: Of) => valuesOf(of).measuredSeconds,
  productivityNow: (of: Of) => valuesOf(of).productivityNow,
  draw: ({ save, machine }: Of) => powerInfo(save, machine.node)?.wanted ?? null,
  drawRunning: (of: Of) =>
    of.machine.kind === 'GENERATOR' ? null : formulaDraw(of.save.facts, inputOf(of), of.save.energyCost),
  capacity: ({ save, machine: { kind, node } }: Of) => {
    const info = powerInfo(save, node);
    return info && kind === 'GENERATOR' ? givenBy(info) : null;
  },
  circuit: circuitOf,
  fuel: ({ save, machine }: Of) => save.namedNode(fuelOf(save, machine)),
  fuelMJ: (of: Of) => (of.machine.kind === 'GENERATOR' ? valuesOf(of).fuelMJ : null),
  resource: (of: Of) => dugBy(of).resource,
  purity: (of: Of) => dugBy(of).purity?.toUpperCase() ?? null,
  isInputShort: (of: Of) => (areStacksUnknown(of) ? null : inputIsShort(of.save.facts, standingOf(of))),
  isOutputFull: (of: Of) => (areStacksUnknown(of) ? null : outputIsFull(of.save.facts, standingOf(of))),
  reason: (of: Of) => reasonOf(of),
  waitsFor: awaitedBy,
  isOfLaterVersion: (of: Of) => isOfLaterVersion(of.save.facts, inputOf(of)),
  rateLimits: (of: Of) => rateLimits(of.save.facts, inputOf(of)),
  makes: (of: Of) => ratesAt(of)?.flatMap(({ item, direction }) => (direction === 'OUT' ? item : [])) ?? null,
  rates: ratesAt,
  beltOut: ({ save, machine }: Of) => {
    const belts = beltsOut(save.graph, machine.node);
    return belts.length === 1 ? save.scope.object(belts[0]!) : null;
  },
  isBeltLimited: (of: Of) => (isLost(of) ? null : isBeltLimited(of)),
  fedBy: ({ save, machine }: Of) => fedBy(save, machine.node),
  feeds: ({ save, machine }: Of) => feeds(save, machine.node),
  inputStacks: ({ save, machine }: Of) => stackRowsIn(save, machine.node, inputName(machine.kind)),
  outputStacks: ({ save, machine }: Of) => stackRowsIn(save, machine.node, 'OutputInventory'),
});

function isLost({ save, machine }: Of): boolean {
  return hasUnreadParts(save.graph, machine.node);
}

/** True if something that the save always has cannot be read. */
function isUnknown(of: Of): boolean {
  const { clock, boost, isPaused, isProducing, fuelMJ, supplement } = valuesOf(of);
  const info = powerInfo(of.save, of.machine.node);
  const power = info === null ? [] : [info.wanted, givenBy(info)];
  return isLost(of) || [clock, boost, isPaused, isProducing, fuelMJ, supplement, ...power].includes(null);
}

function areStacksUnknown(of: Of): boolean {
  return isUnknown(of) || hasUnknownAmounts(standingOf(of));
}

/** Null while it runs. */
const reasonOf = memoize((of: Of): StandstillReason | null => {
  const { isProducing, isPaused } = valuesOf(of);
  if (isProducing && isPaused === false) return null;
  return areStacksUnknown(of) ? 'UNKNOWN' : standstill(of.save, standingOf(of));
});

function awaitedBy(of: Of): Named[] | null {
  const { facts } = of.save;
  const reason = reasonOf(of);
  // One that runs waits for nothing.
  const items = reason === null ? [] : awaitedItems(facts, standingOf(of), reason);
  return items?.map((item) => facts.named(item, null)) ?? null;
}

function circuitOf({ save, machine }: Of): number | null {
  return circuitsOf(save, machine.node)[0] ?? null;
}

function fuelOf({ graph }: SatisfactorySave, { node }: Machine): NodeId | null {
  return referencesOf(graph).first(node, 'mCurrentFuelClass');
}

/** What an extractor digs. */
const dugBy = memoize(({ save, machine }: Of): { resource: Named | null; purity: Purity | null } =>
  machine.extracts === null
    ? { resource: null, purity: null }
    : { resource: resourceOf(save, machine), purity: purityOf(save, machine.extracts) },
);

function ratesAt(of: Of) {
  return nullIfLost(ratesOf(of.save.facts, inputOf(of), dugBy(of).resource), isLost(of));
}

/** What the player set, what the machine does with it, and the game's own measurements: the last complete one, and the current one. */
const valuesOf = memoize(({ save, machine }: Of) => {
  const own = fields(save.graph, machine.node, PROPERTIES);
  const measuredSeconds = own.number('mLastProductivityMeasurementDuration');
  const producedSeconds =
    measuredSeconds === null ? null : own.number('mLastProductivityMeasurementProduceDuration', 0);
  const windowNow = own.number('mCurrentProductivityMeasurementDuration');
  const producedNow = own.number('mCurrentProductivityMeasurementProduceDuration', 0);
  return {
    clock: own.amount('mCurrentPotential', MACHINE.mCurrentPotential),
    pendingClock: own.amount('mPendingPotential'),
    boost: own.amount('mCurrentProductionBoost', MACHINE.mCurrentProductionBoost),
    pendingBoost: own.amount('mPendingProductionBoost'),
    isPaused: own.boolean('mIsProductionPaused', MACHINE.mIsProductionPaused),
    isProducing: own.boolean('mIsProducing', MACHINE.mIsProducing),
    isMonitored: own.boolean('mProductivityMonitorEnabled', MACHINE.mProductivityMonitorEnabled),
    progress: own.number('mCurrentManufacturingProgress') ?? own.number('mCurrentExtractProgress'),
    fuelMJ: own.amount('mCurrentFuelAmount', 0),
    supplement: own.amount('mCurrentSupplementalAmount', 0),
    productivity: share(producedSeconds, measuredSeconds),
    productivityNow: share(producedNow, windowNow),
    producedSeconds,
    measuredSeconds,
  };
});

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.min(1, part / whole);
}

const inputOf = memoize((of: Of): RateInput => {
  const { save, machine } = of;
  const { kind, traits, recipeNode, extracts } = machine;
  const { clock, boost, isPaused, isProducing, productivity, productivityNow } = valuesOf(of);
  const { resource, purity } = dugBy(of);
  const isWorking = isPaused === null ? null : isProducing && !isPaused;
  return {
    name: traits.name,
    kind,
    recipe: lastPartOf(save, recipeNode),
    clock: traits.isWellExtractor ? pressurizerClock(save, extracts) : clock,
    boost,
    resource: resource?.name ?? null,
    purity,
    isWater: resource?.name === 'Desc_Water_C',
    fuel: lastPartOf(save, fuelOf(save, machine)),
    share: productivity ?? productivityNow ?? (isWorking === null ? null : Number(isWorking)),
  };
});

function lastPartOf({ graph }: SatisfactorySave, node: NodeId | null): string | null {
  return node === null ? null : lastPart(graph.path(node));
}

/** What shows why a machine stands still. */
const standingOf = memoize((of: Of): Standing => {
  const { save, machine } = of;
  const { node, traits, kind } = machine;
  const { isPaused, fuelMJ, supplement } = valuesOf(of);
  return {
    ...{ input: inputOf(of), isPaused, fuelMJ, supplement },
    circuit: circuitOf(of),
    isWired: isWired(save, node),
    // An extractor on a well has no wires: the pressurizer drives it.
    info: traits.isWellExtractor ? null : powerInfo(save, node),
    inputs: stacksIn(save.graph, node, inputName(kind)),
    outputs: stacksIn(save.graph, node, 'OutputInventory'),
  };
});

/** The component with what a machine takes. */
function inputName(kind: Machine['kind']): string {
  return kind === 'GENERATOR' ? 'FuelInventory' : 'InputInventory';
}

/** Whole pieces of an item in the slots for shards; null if they may be lost. */
function potential(of: Of, item: string): number | null {
  const stacks = stacksIn(of.save.graph, of.machine.node, 'InventoryPotential');
  const count = isLost(of) && stacks.length === 0 ? null : amountOf(stacks, item);
  return count && Math.trunc(count);
}

/** Ports without a direction in their name are inputs, except for those of extractors. */
function portsTo({ save, machine }: Of, wanted: 'IN' | 'OUT'): readonly Port[] {
  const unnamed = machine.kind === 'EXTRACTOR' ? 'OUT' : 'IN';
  return portsOf(save.graph, machine.node).filter(
    ({ direction }) => direction === wanted || (direction === 'ANY' && unnamed === wanted),
  );
}

/** Null where some may be lost, as for those that are connected: ports are objects of their own. */
function countPorts(of: Of, wanted: 'IN' | 'OUT'): number | null {
  return hasLostParts(of.save.graph, of.machine.node) ? null : portsTo(of, wanted).length;
}

function connected(of: Of, wanted: 'IN' | 'OUT'): number | null {
  const { graph } = of.save;
  const ports = portsTo(of, wanted);
  return hasLostParts(graph, of.machine.node) ||
    ports.some(({ node, to }) => to === null && isUnread(graph, node))
    ? null
    : ports.filter(({ to }) => to !== null).length;
}

/** The share of machines that stand still; null if that is unknown of one of them. */
export function idleShare(rows: readonly MachineRow[]): number | null {
  const working = sumAll(rows, ({ isProducing }) => (isProducing === null ? null : Number(isProducing)));
  return working === null || rows.length === 0 ? null : 1 - working / rows.length;
}

/** The share of the measured time in which they worked; null without measurements. */
export function productivityOf(rows: readonly MachineRow[]): number | null {
  const measured = rows.filter(({ productivity }) => productivity !== null);
  const whole = sumKnown(measured, ({ measuredSeconds }) => measuredSeconds);
  const worked = sumKnown(measured, ({ producedSeconds }) => producedSeconds);
  return whole && worked !== null ? worked / whole : null;
}

/** Belts and lifts that lead away from a machine. */
function beltsOut(graph: Graph, node: NodeId): readonly NodeId[] {
  const next = portsOf(graph, node).map(({ isPipe, direction, to }) =>
    isPipe || direction !== 'OUT' || to === null ? null : graph.parent(to),
  );
  return next.filter((each): each is NodeId => {
    if (each === null) return false;
    const { isBelt, isLift } = traitsOf(graph, each);
    return isBelt || isLift;
  });
}

/** True if belts carry less than a machine makes; null if it is not known how much they carry, or it makes. */
function isBeltLimited(of: Of): boolean | null {
  const { save, machine } = of;
  const belts = beltsOut(save.graph, machine.node);
  const made = ratesOf(save.facts, inputOf(of)).filter(({ direction }) => direction === 'OUT');
  const solid = made.filter(({ unit }) => unit !== 'CUBIC_METRES');
  if (solid.length === 0 || solid.some(({ unit }) => unit === null) || belts.length === 0) return null;
  const carried = sumAll(belts, (belt) => save.facts.building(traitsOf(save.graph, belt).name)?.belt ?? null);
  const most = sumAll(solid, ({ perMinute }) => perMinute);
  return carried === null || most === null ? null : most > carried;
}
