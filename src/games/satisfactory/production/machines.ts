// Machines: everything that makes, digs or generates. Has figures from the save next to computed ones;
// figures that depend on a class or recipe which is not in the tables (mods, other versions) are null.

import { lastPart } from '../../../graph/finished/paths.ts';
import type { Graph } from '../../../graph/graph.ts';
import type { NodeId } from '../../../graph/ids.ts';
import { hasUnreadParts, isUnread, nullIfLost, sumAll, sumKnown } from '../../shared/damage.ts';
import { memoize } from '../../shared/memoize.ts';
import { type Fields, fields, referencesOf } from '../../shared/read.ts';
import { type Named, placeOf } from '../../shared/scope.ts';
import { type Port, portsOf } from '../buildings/connections.ts';
import { fedBy, feeds } from '../buildings/flow.ts';
import { type Machine, type MachineKind, machineNodes } from '../buildings/machine-nodes.ts';
import { circuitsOf, givenBy, isWired, type PowerInfo, powerInfo } from '../buildings/power-grid.ts';
import { traitsOf } from '../classes.ts';
import { MACHINE } from '../defaults.ts';
import type { Purity } from '../facts/places.ts';
import { amountOf, type Stack, stacksIn } from '../inventory.ts';
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

export type MachineRow = ReturnType<typeof machineRow>;

export const machines = memoize((save: SatisfactorySave) => {
  return machineNodes(save).map((machine) => machineRow(save, machine));
});

function machineRow(save: SatisfactorySave, machine: Machine) {
  const { graph, scope } = save;
  const { node, kind, extracts } = machine;
  const own = fields(graph, node, PROPERTIES);
  const settings = settingsIn(own);
  const info = powerInfo(save, node);
  const measured = measuredIn(own);
  const resource = extracts === null ? null : resourceOf(save, machine);
  const purity = extracts === null ? null : purityOf(save, extracts);
  const fuelNode = referencesOf(graph).first(node, 'mCurrentFuelClass');
  const input = rateInput(save, machine, { ...settings, ...measured, resource, purity, fuelNode });
  const standing = standingOf(save, machine, own, { input, info, isPaused: settings.isPaused });
  const isLost = hasUnreadParts(graph, node);
  const isUnknown = isLost || isPartlyUnknown(settings, standing, info);
  const reasonOf = () => {
    if (settings.isProducing && settings.isPaused === false) return null;
    return isUnknown || hasUnknownAmounts(standing) ? 'UNKNOWN' : standstill(save, standing);
  };
  return {
    ...identityOf(save, machine, isLost),
    isUnknown,
    ...settings,
    ...measured,
    ...powerOf(save, kind, input, info),
    circuit: standing.circuit,
    fuel: save.namedNode(fuelNode),
    fuelMJ: kind === 'GENERATOR' ? standing.fuelMJ : null,
    resource,
    purity: purity?.toUpperCase() ?? null,
    get isInputShort() {
      return isUnknown || hasUnknownAmounts(standing) ? null : inputIsShort(save.facts, standing);
    },
    get isOutputFull() {
      return isUnknown || hasUnknownAmounts(standing) ? null : outputIsFull(save.facts, standing);
    },
    get reason() {
      return reasonOf();
    },
    get waitsFor(): Named[] | null {
      return (
        awaitedItems(save.facts, standing, reasonOf())?.map((item) => save.facts.named(item, null)) ?? null
      );
    },
    get isOfLaterVersion() {
      return isOfLaterVersion(save.facts, input);
    },
    get rateLimits() {
      return rateLimits(save.facts, input);
    },
    get makes(): readonly Named[] | null {
      return this.rates?.flatMap(({ item, direction }) => (direction === 'OUT' ? item : [])) ?? null;
    },
    get rates() {
      return nullIfLost(ratesOf(save.facts, input, resource), isLost);
    },
    get beltOut() {
      const belts = beltsOut(graph, node);
      return belts.length === 1 ? scope.object(belts[0]!) : null;
    },
    get isBeltLimited() {
      return isLost ? null : isBeltLimited(save, input, beltsOut(graph, node));
    },
    get fedBy() {
      return fedBy(save, node);
    },
    get feeds() {
      return feeds(save, node);
    },
    get inputStacks() {
      return stackRowsIn(save, node, kind === 'GENERATOR' ? 'FuelInventory' : 'InputInventory');
    },
    get outputStacks() {
      return stackRowsIn(save, node, 'OutputInventory');
    },
  };
}

/** What it is, where, and what is in its slots. */
function identityOf(save: SatisfactorySave, { node, kind, recipeNode, extracts }: Machine, isLost: boolean) {
  const { graph, scope } = save;
  const potential = stacksIn(graph, node, 'InventoryPotential');
  const count = (item: string): number | null =>
    isLost && potential.length === 0 ? null : countOf(potential, item);
  return {
    ...{ object: scope.object(node), kind },
    building: save.namedClass(node),
    position: placeOf(graph, node),
    recipe: save.namedNode(recipeNode),
    shards: count(SHARD),
    sloops: count(SLOOP),
    ...portCounts(graph, portsOf(graph, node), kind),
    node: extracts === null ? null : scope.object(extracts),
    isInDesigner: save.isInDesigner(node),
  };
}

function powerOf(save: SatisfactorySave, kind: MachineKind, input: RateInput, info: PowerInfo | null) {
  return {
    draw: info ? info.wanted : null,
    drawRunning: kind === 'GENERATOR' ? null : formulaDraw(save.facts, input, save.energyCost),
    capacity: info && kind === 'GENERATOR' ? givenBy(info) : null,
  };
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
function isBeltLimited(save: SatisfactorySave, input: RateInput, belts: readonly NodeId[]): boolean | null {
  const made = ratesOf(save.facts, input).filter(({ direction }) => direction === 'OUT');
  const solid = made.filter(({ unit }) => unit !== 'CUBIC_METRES');
  if (solid.length === 0 || solid.some(({ unit }) => unit === null) || belts.length === 0) return null;
  const carried = sumAll(belts, (belt) => save.facts.building(traitsOf(save.graph, belt).name)?.belt ?? null);
  const most = sumAll(solid, ({ perMinute }) => perMinute);
  return carried === null || most === null ? null : most > carried;
}

/** True if something that the save always has cannot be read. */
function isPartlyUnknown(
  { clock, boost, isPaused, isProducing }: ReturnType<typeof settingsIn>,
  { fuelMJ, supplement }: Standing,
  info: PowerInfo | null,
): boolean {
  const power = info === null ? [] : [info.wanted, givenBy(info)];
  return [clock, boost, isPaused, isProducing, fuelMJ, supplement, ...power].includes(null);
}

/** What shows why a machine stands still. */
function standingOf(
  save: SatisfactorySave,
  { node, kind, traits }: Machine,
  own: Fields,
  found: Pick<Standing, 'input' | 'info' | 'isPaused'>,
): Standing {
  const isGenerator = kind === 'GENERATOR';
  return {
    ...found,
    circuit: circuitsOf(save, node)[0] ?? null,
    isWired: isWired(save, node),
    // An extractor on a well has no wires: the pressurizer drives it.
    info: traits.isWellExtractor ? null : found.info,
    fuelMJ: own.amount('mCurrentFuelAmount', 0),
    supplement: own.amount('mCurrentSupplementalAmount', 0),
    inputs: () => stacksIn(save.graph, node, isGenerator ? 'FuelInventory' : 'InputInventory'),
    outputs: () => stacksIn(save.graph, node, 'OutputInventory'),
  };
}

type Found = ReturnType<typeof settingsIn> &
  ReturnType<typeof measuredIn> & {
    readonly resource: Named | null;
    readonly purity: string | null;
    readonly fuelNode: NodeId | null;
  };

function rateInput(
  save: SatisfactorySave,
  { kind, traits, recipeNode, extracts }: Machine,
  found: Found,
): RateInput {
  const { clock, boost, isPaused, isProducing, resource, purity, fuelNode } = found;
  const isWorking = isPaused === null ? null : isProducing && !isPaused;
  return {
    name: traits.name,
    kind,
    recipe: lastPartOf(save, recipeNode),
    clock: traits.isWellExtractor ? pressurizerClock(save, extracts) : clock,
    boost,
    resource: resource?.name ?? null,
    purity: purity as Purity | null,
    isWater: resource?.name === 'Desc_Water_C',
    fuel: lastPartOf(save, fuelNode),
    share: found.productivity ?? found.productivityNow ?? (isWorking === null ? null : Number(isWorking)),
  };
}

function lastPartOf({ graph }: SatisfactorySave, node: NodeId | null): string | null {
  return node === null ? null : lastPart(graph.path(node));
}

/** What the player set, and what the machine does with it. */
function settingsIn(own: Fields) {
  return {
    clock: own.amount('mCurrentPotential', MACHINE.mCurrentPotential),
    pendingClock: own.amount('mPendingPotential'),
    boost: own.amount('mCurrentProductionBoost', MACHINE.mCurrentProductionBoost),
    pendingBoost: own.amount('mPendingProductionBoost'),
    isPaused: own.boolean('mIsProductionPaused', MACHINE.mIsProductionPaused),
    isProducing: own.boolean('mIsProducing', MACHINE.mIsProducing),
    isMonitored: own.boolean('mProductivityMonitorEnabled', MACHINE.mProductivityMonitorEnabled),
    progress: own.number('mCurrentManufacturingProgress') ?? own.number('mCurrentExtractProgress'),
  };
}

/** The game's own measurements: the last complete one, and the current one. */
function measuredIn(own: Fields) {
  const measuredSeconds = own.number('mLastProductivityMeasurementDuration');
  const producedSeconds =
    measuredSeconds === null ? null : own.number('mLastProductivityMeasurementProduceDuration', 0);
  const windowNow = own.number('mCurrentProductivityMeasurementDuration');
  const producedNow = own.number('mCurrentProductivityMeasurementProduceDuration', 0);
  return {
    productivity: share(producedSeconds, measuredSeconds),
    producedSeconds,
    measuredSeconds,
    productivityNow: share(producedNow, windowNow),
  };
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.min(1, part / whole);
}

/** Whole pieces (litres of fluids) of an item in these stacks. */
function countOf(stacks: readonly Stack[], item: string): number | null {
  const count = amountOf(stacks, item);
  return count && Math.trunc(count);
}

function portCounts(graph: Graph, ports: readonly Port[], kind: MachineKind) {
  // Ports without a direction in their name are inputs, except for those of extractors.
  const unnamed = kind === 'EXTRACTOR' ? 'OUT' : 'IN';
  const directed = (wanted: 'IN' | 'OUT'): readonly Port[] =>
    ports.filter(({ direction }) => direction === wanted || (direction === 'ANY' && unnamed === wanted));
  const connected = (of: readonly Port[]): number | null =>
    of.some(({ node, to }) => to === null && isUnread(graph, node))
      ? null
      : of.filter(({ to }) => to !== null).length;
  const [ins, outs] = [directed('IN'), directed('OUT')];
  return {
    inputs: ins.length,
    inputsConnected: connected(ins),
    outputs: outs.length,
    outputsConnected: connected(outs),
  };
}
