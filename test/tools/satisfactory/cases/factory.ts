/**
 * One small factory that every save version writes in its own way: most of what differs between versions is in it.
 * What a version does not know yet is left out.
 */
import { classes, inWorld, items, recipes, swatch, world } from '../game.ts';
import { gridsOf } from '../grids.ts';
import type { HeaderSpec } from '../header.ts';
import type { LevelSpec } from '../levels.ts';
import type { ObjectSpec } from '../objects.ts';
import { actor, component, plainObject } from '../objects.ts';
import type { SaveSpec } from '../save.ts';
import { ref } from '../strings.ts';
import type { Property } from '../values.ts';
import { array, bool, float, int, object, objects, prop, struct, structs } from '../values.ts';
import type { VersionData } from '../versions.ts';
import { step, versionData } from '../versions.ts';

export const paths = {
  constructor: inWorld('Build_ConstructorMk1_C_1'),
  inventory: inWorld('Build_ConstructorMk1_C_1.InputInventory'),
  input: inWorld('Build_ConstructorMk1_C_1.Input0'),
  power: inWorld('Build_ConstructorMk1_C_1.PowerInput'),
  belt: inWorld('Build_ConveyorBeltMk1_C_1'),
  pole: inWorld('Build_PowerPoleMk1_C_1'),
  polePower: inWorld('Build_PowerPoleMk1_C_1.PowerConnection'),
  wire: inWorld('Build_PowerLine_C_1'),
  circuits: inWorld('CircuitSubsystem'),
  circuit: inWorld('CircuitSubsystem.FGPowerCircuit_1'),
  tractor: inWorld('BP_Tractor_C_1'),
  locomotive: inWorld('BP_Locomotive_C_1'),
  wagon: inWorld('BP_FreightWagon_C_1'),
  drone: inWorld('BP_DroneTransport_C_1'),
  chain: inWorld('FGConveyorChainActor_1'),
  lightweights: inWorld('LightweightBuildableSubsystem'),
} as const;

/** The newest lightweight version that a save version writes. */
function lightweightVersion(version: number): number {
  if (version < step.lightweightVersion) return 1;
  return version < step.versionData ? 2 : version < step.plainHandle ? 3 : 4;
}

const firstWithLightweights = 46;

export function factoryHeader(version: number, changes: Partial<HeaderSpec> = {}): HeaderSpec {
  return {
    headerVersion: headerVersionOf(version),
    saveVersion: version,
    session: `Version ${version}`,
    playSeconds: 3600,
    savedAt: '2024-09-10T12:00:00Z',
    ...changes,
  };
}

function headerVersionOf(version: number): number {
  const firsts: [saveVersion: number, headerVersion: number][] = [
    [49, 14],
    [41, 13],
    [33, 10],
    [26, 9],
    [22, 8],
    [21, 6],
  ];
  return firsts.find(([first]) => version >= first)?.[1] ?? 5;
}

/** Properties that read the same in every version. */
export function constructorProperties(): Property[] {
  return [
    prop('mInputInventory', object(ref(paths.inventory))),
    prop('mCurrentRecipe', object(recipes.ironPlate)),
    prop('mCurrentPotential', float(1.5)),
    prop('mIsProducing', bool(true)),
    prop('mIsProductionPaused', bool(false)),
    prop('mCustomizationData', struct('FactoryCustomizationData', [prop('SwatchDesc', object(swatch(2)))])),
  ];
}

export function inventoryProperties(): Property[] {
  const stack = (item: typeof items.ironIngot | null, count: number) => [
    prop('Item', struct('InventoryItem', { binary: 'item', item })),
    prop('NumItems', int(count)),
  ];
  return [
    prop('mInventoryStacks', structs('InventoryStack', [stack(items.ironIngot, 96), stack(null, 0)])),
    prop('mArbitrarySlotSizes', array('IntProperty', [int(0), int(50)])),
    prop('mAllowedItemDescriptors', objects(items.ironIngot, null)),
  ];
}

/** A constructor with its inventory, belt input and power input. */
export function constructorObjects(): ObjectSpec[] {
  return [
    actor(classes.constructor, paths.constructor, constructorProperties(), {
      transform: { rotation: [0, 0, 0.5, 0.866], position: [1000, -2000, 300] },
      parent: world('BuildableSubsystem'),
      children: [ref(paths.inventory), ref(paths.input), ref(paths.power)],
    }),
    component(classes.inventory, paths.inventory, inventoryProperties()),
    component(classes.factoryConnection, paths.input, [
      prop('mConnectedComponent', object(world('Build_ConveyorBeltMk1_C_1.ConveyorAny1'))),
    ]),
    component(classes.powerConnection, paths.power, [prop('mWires', objects(ref(paths.wire)))]),
  ];
}

/** A pole, a wire to the constructor, and their circuit. */
export function powerObjects(): ObjectSpec[] {
  return [
    actor(classes.pole, paths.pole, [], { transform: { position: [1000, -2600, 300] } }),
    component(classes.powerConnection, paths.polePower, [prop('mWires', objects(ref(paths.wire)))]),
    actor(classes.wire, paths.wire, [], {
      trailing: { class: 'wire', ends: [ref(paths.power), ref(paths.polePower)], cached: [1, 2, 3, 4, 5, 6] },
    }),
    actor(classes.circuitSubsystem, paths.circuits, [], {
      trailing: { class: 'circuits', circuits: [{ id: 1, circuit: ref(paths.circuit) }] },
    }),
    plainObject(classes.circuit, paths.circuit, [
      prop('mCircuitID', int(1)),
      prop('mComponents', objects(ref(paths.power), ref(paths.polePower))),
    ]),
  ];
}

/** Numbers that a double keeps and a single does not, or that show at once when they are read in the wrong width. */
export const bodyState = [10.5, 20.25, 30.125, 0, 0, 0, 1, 0.5, 0, 0, 1, 2, 3];

function vehicleObjects(): ObjectSpec[] {
  const railVehicle = (front: string | null, back: string | null) => ({
    class: 'railVehicle' as const,
    bodies: [],
    front: front === null ? null : ref(front),
    back: back === null ? null : ref(back),
  });
  return [
    actor(
      classes.tractor,
      paths.tractor,
      [prop('mLastSafeLocation', struct('Vector', { binary: 'reals', values: [1.5, -2.5, 4096.25] }))],
      { trailing: { class: 'vehicle', bodies: [{ bone: 'chassis', state: bodyState, flags: 1 }] } },
    ),
    actor(classes.locomotive, paths.locomotive, [], { trailing: railVehicle(null, paths.wagon) }),
    actor(classes.wagon, paths.wagon, [], { trailing: railVehicle(paths.locomotive, null) }),
    actor(classes.drone, paths.drone, [], {
      trailing: {
        class: 'drone',
        bodies: [],
        active: { name: 'DroneAction_TraversePath', properties: [prop('mProgress', float(0.25))] },
        queued: [{ name: 'DroneAction_RequestDocking', properties: [] }],
      },
    }),
  ];
}

/** Up to 1.0 a belt holds its items itself, since then a chain of belts does. */
function beltObjects(version: number): ObjectSpec[] {
  const item = { item: items.ironIngot, offset: 120.5 };
  const chained = version >= firstWithLightweights;
  const belt = actor(
    classes.belt,
    paths.belt,
    chained ? [prop('mConveyorChainActor', object(ref(paths.chain)))] : [],
    { trailing: { class: 'belt', items: chained ? [] : [item] } },
  );
  if (!chained) return [belt];
  const segment = { chain: ref(paths.chain), belt: ref(paths.belt), points: [[0, 0, 0, 1, 0, 0, 1, 0, 0]] };
  const measures = { offsetAtStart: 0, startsAt: 0, endsAt: 800, firstItem: 0, lastItem: 0, index: 0 };
  const chain = actor(classes.chain, paths.chain, [], {
    trailing: {
      class: 'chain',
      ends: [ref(paths.belt), ref(paths.belt)],
      segments: [{ ...segment, ...measures }],
      totalLength: 800,
      mostItems: 6,
      leadIndex: 0,
      tailIndex: 0,
      items: [item],
    },
  });
  return [belt, chain];
}

function lightweightObjects(version: number): ObjectSpec[] {
  if (version < firstWithLightweights) return [];
  const plain = { swatch: swatch(0), recipe: recipes.ironPlate };
  return [
    actor(classes.lightweights, paths.lightweights, [], {
      trailing: {
        class: 'lightweights',
        version: lightweightVersion(version),
        classes: [
          {
            class: { level: '', path: classes.foundation },
            instances: [
              { position: [800, 0, 100], ...plain },
              { position: [0, 0, 0] },
              { position: [1600, 0, 100], ...plain, builtBy: { service: 6, index: 2 } },
            ],
          },
        ],
      },
    }),
  ];
}

export const slug = 'BP_Crystal5';
export const collectedSlug = 'BP_Crystal6';

/** How a streamed level is called in this version, and what its objects call it. */
export function levelNames(version: number): { name: string; inside: string } {
  if (version < step.wide) {
    return {
      name: 'Level /Game/FactoryGame/Map/GameLevel01/Tile_X2_Y1.Tile_X2_Y1:PersistentLevel',
      inside: 'Tile_X2_Y1',
    };
  }
  const name = version < firstWithLightweights ? 'MainGrid_L5_X-1_Y-1_DL0' : 'AAAAABBBBBCCCCCDDDDDEEEEE';
  return { name, inside: name };
}

/** A level with one slug left and one collected. */
export function slugLevel(version: number): LevelSpec {
  const names = levelNames(version);
  return {
    ...names,
    objects: [
      actor(classes.blueSlug, inWorld(slug), [], {
        transform: { position: [5000, 6000, 700] },
        placedInLevel: true,
      }),
    ],
    destroyed: [ref(inWorld(collectedSlug), names.inside)],
  };
}

export function factoryObjects(version: number): ObjectSpec[] {
  return [
    ...constructorObjects(),
    ...powerObjects(),
    ...beltObjects(version),
    ...vehicleObjects(),
    ...lightweightObjects(version),
  ];
}

export function factorySave(version: number, data: VersionData = versionData()): SaveSpec {
  const levels =
    version < step.levels ? [] : [slugLevel(version), { ...levelNames(version), name: 'Empty', objects: [] }];
  return {
    header: factoryHeader(version),
    objects: factoryObjects(version),
    levels,
    destroyed: [{ level: 'Persistent_Level', refs: [world('BP_DropPod9')] }],
    ...(version >= step.wide ? { grids: gridsOf(version, [levelNames(version).name]) } : {}),
    ...(version >= step.versionData ? { versionData: data } : {}),
  };
}
