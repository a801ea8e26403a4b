// Machines: what makes, digs and generates. Figures of the save stand beside figures by formula; where the tables do not know
// a class or recipe (mods, other versions), what would need it is null.

import type { NodeId } from '../../graph/ids.ts';
import { lastPart } from '../../graph/paths.ts';
import { fields, linksOf } from '../shared/read.ts';
import type { Named, ObjectRef, Place } from '../shared/scope.ts';
import { placeOf } from '../shared/scope.ts';
import { type ClassTraits, classTraits, nodesWith, traitsOf } from './classes.ts';
import { portsOf } from './connections.ts';
import { formulaDraw, isRateUnknown, type Rate, type RateInput, ratesOf } from './formulas.ts';
import { type Stack, stacksIn } from './inventory.ts';
import { pressurizerClock, purityOf, resourceOf } from './nodes.ts';
import type { Purity } from './places.ts';
import { type StackRow, stackRow } from './players.ts';
import { circuitsOf, powerInfo } from './power.ts';
import { inputIsShort, outputIsFull, type StandstillReason, standstill } from './standstill.ts';
import type { SatisfactoryView } from './view.ts';

export type MachineKind = 'MANUFACTURER' | 'EXTRACTOR' | 'GENERATOR';

const SHARD = 'Desc_CrystalShard_C';
const SLOOP = 'Desc_WAT1_C';

const PROPERTIES = [
  'mCurrentPotential mPendingPotential mCurrentProductionBoost mPendingProductionBoost',
  'mIsProductionPaused mIsProducing mCurrentManufacturingProgress mCurrentExtractProgress',
  'mLastProductivityMeasurementProduceDuration mLastProductivityMeasurementDuration',
  'mCurrentProductivityMeasurementProduceDuration mCurrentProductivityMeasurementDuration',
  'mProductivityMonitorEnabled mCurrentFuelAmount mCurrentSupplementalAmount',
].join(' ');

export interface MachineRow {
  readonly object: ObjectRef;
  readonly kind: MachineKind;
  readonly building: Named;
  readonly position: Place | null;
  readonly recipe: Named | null;
  readonly clock: number;
  readonly pendingClock: number | null;
  readonly boost: number;
  readonly pendingBoost: number | null;
  readonly isPaused: boolean;
  readonly isProducing: boolean;
  readonly isMonitored: boolean;
  readonly progress: number | null;
  readonly productivity: number | null;
  readonly producedSeconds: number | null;
  readonly measuredSeconds: number | null;
  readonly productivityNow: number | null;
  readonly shards: number;
  readonly sloops: number;
  readonly draw: number | null;
  readonly drawRunning: number | null;
  readonly capacity: number | null;
  readonly circuit: number | null;
  readonly inputs: number;
  readonly inputsConnected: number;
  readonly outputs: number;
  readonly outputsConnected: number;
  readonly fuel: Named | null;
  readonly fuelMJ: number | null;
  readonly node: ObjectRef | null;
  readonly resource: Named | null;
  readonly purity: string | null;
  readonly isInDesigner: boolean;
  readonly isInputShort: boolean | null;
  readonly isOutputFull: boolean | null;
  readonly reason: StandstillReason | null;
  /** Whether it takes out nobody knows how much. */
  readonly isRateUnknown: boolean;
  readonly rates: readonly Rate[];
  readonly inputStacks: readonly StackRow[];
  readonly outputStacks: readonly StackRow[];
}

/** What the view keeps of a machine, beside what it shows. */
export interface Machine {
  readonly node: NodeId;
  readonly traits: ClassTraits;
  readonly kind: MachineKind;
  readonly recipeNode: NodeId | null;
  readonly extracts: NodeId | null;
}

export function machineNodes(view: SatisfactoryView): Machine[] {
  const { graph } = view;
  const links = linksOf(graph);
  const classes = classTraits(graph);
  const recipeOf = links.finder('mCurrentRecipe');
  const extractedBy = links.finder('mExtractableResource');
  const found: Machine[] = [];
  for (const node of view.buildingNodes) {
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
    const extracts = links.first(node, 'mExtractResourceNode');
    if (extracts === null) continue;
    found.push({ node, traits: traitsOf(graph, node), kind: 'EXTRACTOR', recipeNode: null, extracts });
  }
  return found.sort((a, b) => a.node - b.node);
}

export function machines(view: SatisfactoryView): MachineRow[] {
  return machineNodes(view).map((machine) => machineRow(view, machine));
}

function machineRow(view: SatisfactoryView, machine: Machine): MachineRow {
  const { graph, scope } = view;
  const { node, kind, traits, recipeNode, extracts } = machine;
  const own = fields(graph, node, PROPERTIES);
  const potential = stacksIn(graph, node, 'InventoryPotential');
  const clock = own.number('mCurrentPotential') ?? 1;
  const boost = own.number('mCurrentProductionBoost') ?? 1;
  const info = powerInfo(view, node);
  const isPaused = own.boolean('mIsProductionPaused') ?? false;
  const isProducing = own.boolean('mIsProducing') ?? false;
  const measuredSeconds = own.number('mLastProductivityMeasurementDuration');
  const producedSeconds =
    measuredSeconds === null ? null : (own.number('mLastProductivityMeasurementProduceDuration') ?? 0);
  const windowNow = own.number('mCurrentProductivityMeasurementDuration');
  const producedNow = own.number('mCurrentProductivityMeasurementProduceDuration') ?? 0;
  const productivity = share(producedSeconds, measuredSeconds);
  const productivityNow = share(producedNow, windowNow);
  const resource = extracts === null ? null : resourceOf(view, machine);
  const purity = extracts === null ? null : purityOf(view, extracts);
  const fuelNode = linksOf(graph).first(node, 'mCurrentFuelClass');
  const recipe = recipeNode === null ? null : lastPart(graph.path(recipeNode));
  const circuit = circuitsOf(view, node)[0] ?? null;
  const ports = portsOf(graph, node);
  const [ins, outs] = splitPorts(ports, kind);
  const capacity = info && kind === 'GENERATOR' ? info.dynamic + info.base : null;
  const input: RateInput = {
    name: traits.name,
    kind,
    recipe,
    clock: traits.isWellExtractor ? pressurizerClock(view, extracts) : clock,
    boost,
    resource: resource?.name ?? null,
    purity: purity as Purity | null,
    isWater: resource?.name === 'Desc_Water_C',
    fuel: fuelNode === null ? null : lastPart(graph.path(fuelNode)),
    share: productivity ?? productivityNow ?? Number(isProducing && !isPaused),
  };
  const inputs = (): readonly Stack[] =>
    stacksIn(graph, node, kind === 'GENERATOR' ? 'FuelInventory' : 'InputInventory');
  const outputs = (): readonly Stack[] => stacksIn(graph, node, 'OutputInventory');
  const supplement = own.number('mCurrentSupplementalAmount') ?? 0;
  const fuelMJ = kind === 'GENERATOR' ? (own.number('mCurrentFuelAmount') ?? 0) : null;
  // What stands on a well has no wires: the pressurizer drives it.
  const needs = traits.isWellExtractor ? null : info;
  const standing = { input, isPaused, circuit, info: needs, fuelMJ, supplement, inputs, outputs };
  return {
    object: scope.object(node),
    kind,
    building: view.namedClass(node),
    position: placeOf(graph, node),
    recipe: view.namedNode(recipeNode),
    clock,
    pendingClock: own.number('mPendingPotential'),
    boost,
    pendingBoost: own.number('mPendingProductionBoost'),
    isPaused,
    isProducing,
    isMonitored: own.boolean('mProductivityMonitorEnabled') ?? false,
    progress: own.number('mCurrentManufacturingProgress') ?? own.number('mCurrentExtractProgress'),
    productivity,
    producedSeconds,
    measuredSeconds,
    productivityNow,
    shards: countOf(potential, SHARD),
    sloops: countOf(potential, SLOOP),
    draw: info ? info.wanted : null,
    drawRunning: kind === 'GENERATOR' ? null : formulaDraw(view.facts, input, view.energyCost),
    capacity,
    circuit,
    inputs: ins.length,
    inputsConnected: ins.filter(({ to }) => to !== null).length,
    outputs: outs.length,
    outputsConnected: outs.filter(({ to }) => to !== null).length,
    fuel: view.namedNode(fuelNode),
    fuelMJ,
    node: extracts === null ? null : scope.object(extracts),
    resource,
    purity: purity?.toUpperCase() ?? null,
    isInDesigner: view.isInDesigner(node),
    get isInputShort() {
      return inputIsShort(view.facts, standing);
    },
    get isOutputFull() {
      return outputIsFull(view.facts, standing);
    },
    get reason() {
      return isProducing && !isPaused ? null : standstill(view, standing);
    },
    get isRateUnknown() {
      return isRateUnknown(view.facts, input);
    },
    get rates() {
      return ratesOf(view.facts, input);
    },
    get inputStacks() {
      return inputs().map((stack) => stackRow(view, stack));
    },
    get outputStacks() {
      return outputs().map((stack) => stackRow(view, stack));
    },
  };
}

function share(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.min(1, part / whole);
}

export function countOf(stacks: readonly Stack[], item: string): number {
  return Math.trunc(stacks.reduce((sum, stack) => (stack.item === item ? sum + stack.amount : sum), 0));
}

type Ports = ReturnType<typeof portsOf>;

/** Ports whose names do not say the direction take in, but for what digs. */
function splitPorts(ports: Ports, kind: MachineKind): [Ports, Ports] {
  const unnamed = kind === 'EXTRACTOR' ? 'OUT' : 'IN';
  const directed = (wanted: 'IN' | 'OUT'): Ports =>
    ports.filter(({ direction }) => direction === wanted || (direction === 'ANY' && unnamed === wanted));
  return [directed('IN'), directed('OUT')];
}
