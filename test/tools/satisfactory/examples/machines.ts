/** Machines of a synthetic factory, with their inventories, connections and power. */
import { classes } from '../game.ts';
import type { ObjectSpec } from '../objects.ts';
import type { Ref } from '../strings.ts';
import type { Property } from '../values.ts';
import { array, bool, float, int, object, objects, prop, struct, structs } from '../values.ts';
import type { Place, Site } from './site.ts';
import { addBuilding, addPart, refTo } from './site.ts';

/** What lies in the slots of an inventory; null is an empty slot. */
export type Stock = ([item: Ref, count: number] | null)[];

export interface Machine {
  actor: ObjectSpec;
  place: Place;
  /** Belt connections by name, such as `Input0`. */
  belts: Map<string, ObjectSpec>;
  /** Where wires end, on what has power. */
  power?: ObjectSpec;
}

export interface MachineOptions {
  recipe?: Ref;
  clock?: number;
  paused?: boolean;
  input?: Stock;
  output?: Stock;
  /** Power shards. */
  shards?: Stock;
}

export function addInventory(site: Site, owner: ObjectSpec, name: string, stock: Stock): ObjectSpec {
  const stacks = stock.map((slot): Property[] => [
    prop('Item', struct('InventoryItem', { binary: 'item', item: slot?.[0] ?? null })),
    prop('NumItems', int(slot?.[1] ?? 0)),
  ]);
  return addPart(site, owner, classes.inventory, name, [
    prop('mInventoryStacks', structs('InventoryStack', stacks)),
    prop(
      'mArbitrarySlotSizes',
      array(
        'IntProperty',
        stock.map(() => int(0)),
      ),
    ),
    prop('mAllowedItemDescriptors', objects(...stock.map(() => null))),
  ]);
}

/** What a kind of machine is made of. */
interface Kind {
  class: string;
  megawatts: number;
  inputs: string[];
  outputs: string[];
  power: string;
}

const kinds = {
  smelter: {
    class: classes.smelter,
    megawatts: 4,
    inputs: ['Input0'],
    outputs: ['Output2'],
    power: 'PowerConnection',
  },
  constructor_: {
    class: classes.constructor,
    megawatts: 4,
    inputs: ['Input0'],
    outputs: ['Output0'],
    power: 'PowerInput',
  },
  assembler: {
    class: classes.assembler,
    megawatts: 15,
    inputs: ['Input0', 'Input1'],
    outputs: ['Output0'],
    power: 'PowerInput',
  },
} satisfies Record<string, Kind>;

export const addSmelter = (site: Site, place: Place, options: MachineOptions) =>
  addMaker(site, kinds.smelter, place, options);
export const addConstructor = (site: Site, place: Place, options: MachineOptions) =>
  addMaker(site, kinds.constructor_, place, options);
export const addAssembler = (site: Site, place: Place, options: MachineOptions) =>
  addMaker(site, kinds.assembler, place, options);

function addMaker(site: Site, kind: Kind, place: Place, options: MachineOptions): Machine {
  const building = addBuilding(site, kind.class, place);
  const input = addInventory(site, building, 'InputInventory', options.input ?? [null, null]);
  const output = addInventory(site, building, 'OutputInventory', options.output ?? [null]);
  const info = addPowered(site, building, kind.megawatts * (options.clock ?? 1), options.paused ?? false);
  const shards = addInventory(site, building, 'InventoryPotential', options.shards ?? [null, null, null]);
  building.properties.unshift(
    prop('mCurrentManufacturingProgress', float(0.25)),
    prop('mInputInventory', object(refTo(input))),
    prop('mOutputInventory', object(refTo(output))),
    ...(options.recipe ? [prop('mCurrentRecipe', object(options.recipe))] : []),
    prop('mPowerInfo', object(refTo(info))),
    prop('mInventoryPotential', object(refTo(shards))),
    ...clockProperties(options.clock),
    ...workingProperties(options.paused ?? false),
  );
  const belts = addConnections(site, building, [...kind.inputs, ...kind.outputs]);
  return {
    actor: building,
    place,
    belts,
    power: addPart(site, building, classes.powerConnection, kind.power),
  };
}

/** A clock of 1 is the default of the class, and defaults are not written. */
function clockProperties(clock: number | undefined): Property[] {
  if (clock === undefined) return [];
  return [prop('mPendingPotential', float(clock)), prop('mCurrentPotential', float(clock))];
}

function workingProperties(paused: boolean): Property[] {
  if (paused) return [prop('mIsProductionPaused', bool(true))];
  return [
    prop('mCurrentProductivityMeasurementProduceDuration', float(240)),
    prop('mCurrentProductivityMeasurementDuration', float(300)),
    prop('mProductivityMonitorEnabled', bool(true)),
    prop('mIsProducing', bool(true)),
  ];
}

function addPowered(site: Site, building: ObjectSpec, megawatts: number, idle: boolean): ObjectSpec {
  return addPart(site, building, classes.powerInfo, 'powerInfo', [
    prop('mTargetConsumption', float(idle ? 0.1 : megawatts)),
  ]);
}

function addConnections(site: Site, building: ObjectSpec, names: string[]): Map<string, ObjectSpec> {
  return new Map(names.map((name) => [name, addPart(site, building, classes.factoryConnection, name)]));
}

export function addMiner(site: Site, place: Place, node: ObjectSpec, options: MachineOptions): Machine {
  const building = addBuilding(site, classes.miner, place);
  const output = addInventory(site, building, 'OutputInventory', options.output ?? [null]);
  const info = addPowered(site, building, 5 * (options.clock ?? 1), false);
  building.properties.unshift(
    prop('mCurrentExtractProgress', float(0.5)),
    prop('mOutputInventory', object(refTo(output))),
    prop('mExtractableResource', object(refTo(node))),
    prop('mPowerInfo', object(refTo(info))),
    ...clockProperties(options.clock),
    ...workingProperties(false),
  );
  const belts = addConnections(site, building, ['Output0']);
  return {
    actor: building,
    place,
    belts,
    power: addPart(site, building, classes.powerConnection, 'PowerInput'),
  };
}

export function addContainer(site: Site, place: Place, stock: Stock): Machine {
  const building = addBuilding(site, classes.container, place);
  const inventory = addInventory(site, building, 'StorageInventory', stock);
  building.properties.unshift(prop('mStorageInventory', object(refTo(inventory))));
  const belts = addConnections(site, building, ['Input0', 'Output1']);
  return { actor: building, place, belts };
}

export function addCoalGenerator(site: Site, place: Place, fuel: Ref, count: number): Machine {
  const building = addBuilding(site, classes.coalGenerator, place);
  const inventory = addInventory(site, building, 'FuelInventory', [[fuel, count]]);
  const info = addPart(site, building, classes.powerInfo, 'powerInfo', [
    prop('mDynamicProductionCapacity', float(75)),
    prop('mIsFullBlast', bool(true)),
  ]);
  building.properties.unshift(
    prop('mFuelInventory', object(refTo(inventory))),
    prop('mCurrentFuelAmount', float(180)),
    prop('mHasFuelCached', bool(true)),
    prop('mCurrentFuelClass', object(fuel)),
    prop('mPowerInfo', object(refTo(info))),
    prop('mIsProducing', bool(true)),
  );
  const belts = addConnections(site, building, ['FGFactoryConnection']);
  return {
    actor: building,
    place,
    belts,
    power: addPart(site, building, classes.powerConnection, 'FGPowerConnection'),
  };
}

export function addPole(site: Site, place: Place): Machine {
  const building = addBuilding(site, classes.pole, place);
  return {
    actor: building,
    place,
    belts: new Map(),
    power: addPart(site, building, classes.powerConnection, 'PowerConnection'),
  };
}
