/** Class-specific data after the properties, in more shapes than the small factory has. */
import { hexBytes } from '../../byte-writer.ts';
import { classes, inWorld, items, recipes, swatch, world } from '../game.ts';
import type { Lightweight } from '../lightweights.ts';
import { tombstone } from '../lightweights.ts';
import type { ObjectSpec } from '../objects.ts';
import { actor } from '../objects.ts';
import type { Ref } from '../strings.ts';
import { asset } from '../strings.ts';
import type { DynamicStruct } from '../structs.ts';
import type { ConveyorChain } from '../trailing.ts';
import { float, prop, struct } from '../values.ts';
import type { Fields, SaveCase } from './expected.ts';
import { saveCase } from './expected.ts';
import { bodyState } from './factory.ts';
import { expectSpecimen, saveOf, specimenCases } from './specimen.ts';

const pathOf = (ref: Ref) => ref.path as string;

/** A save with this object; `targets` are what its data must lead to, `fields` some of what it must say. */
function nativeCase(
  name: string,
  version: number,
  object: ObjectSpec,
  targets: string[],
  fields: Fields = {},
): SaveCase {
  const { properties } = expectSpecimen({});
  const neighbours = Object.entries(properties ?? {}).filter(([, fields]) => 'mLabel' in fields);
  return saveCase(name, saveOf(version, object), {
    properties: { ...Object.fromEntries(neighbours), [object.path as string]: fields },
    natives: { [object.path as string]: targets },
  });
}

const fuel: DynamicStruct = {
  type: asset('/Script/FactoryGame.FGJetPackItemState'),
  payload: [prop('CurrentFuel', float(0.75)), prop('SelectedFuelType', { type: 'int', value: 1 })],
};
const opaqueState: DynamicStruct = {
  type: asset('/Script/MadeUpMod.MadeUpItemState'),
  payload: Uint8Array.of(9, 8, 7, 6, 5),
};

const beltPath = inWorld('Build_ConveyorLiftMk1_C_1');
const belt = (version: number) =>
  actor(classes.lift, beltPath, [], {
    trailing: {
      class: 'belt',
      items: [
        { item: items.ironOre, offset: 10 },
        version < 43
          ? { item: items.jetPack, legacyState: world('State'), offset: 90 }
          : { item: items.jetPack, state: fuel, offset: 90 },
      ],
    },
  });

const emptyBelt = actor(classes.lift, beltPath, [], { trailing: { class: 'belt', items: [] } });
const noCircuits = actor(classes.circuitSubsystem, inWorld('CircuitSubsystem'), [], {
  trailing: { class: 'circuits', circuits: [] },
});
const stillTruck = actor(classes.truck, inWorld('BP_Truck_C_1'), [], {
  trailing: { class: 'vehicle', bodies: [] },
});

const chainPath = inWorld('FGConveyorChainActor_RepSizeLarge_1');
const segments = [0, 1].map((index) => ({
  chain: world('FGConveyorChainActor_RepSizeLarge_1'),
  belt: world(`Build_ConveyorBeltMk1_C_${index}`),
  points: [
    [0, 0, 0, 1, 0, 0, 1, 0, 0],
    [400, 0, 0, 1, 0, 0, 1, 0, 0],
  ],
  offsetAtStart: 0.5,
  startsAt: index * 400,
  endsAt: (index + 1) * 400,
  firstItem: index,
  lastItem: index,
  index,
}));
const chain: ConveyorChain = {
  ends: [world('Build_ConveyorBeltMk1_C_1'), world('Build_ConveyorBeltMk1_C_0')],
  segments,
  totalLength: 800,
  mostItems: 7,
  leadIndex: 6,
  tailIndex: 0,
  items: [
    { item: items.ironOre, offset: 100 },
    { item: items.coal, offset: 600 },
  ],
};
const chainTargets = [0, 1]
  .map((n) => inWorld(`Build_ConveyorBeltMk1_C_${n}`))
  .concat(pathOf(items.ironOre), pathOf(items.coal));

const truckPath = inWorld('BP_Truck_C_1');
const bones = ['chassis', 'wheel_fl', 'wheel_fr'].map((bone) => ({ bone, state: bodyState, flags: 3 }));
const truck = actor(classes.truck, truckPath, [], { trailing: { class: 'vehicle', bodies: bones } });

const dronePath = inWorld('BP_DroneTransport_C_1');
const idleDrone = actor(classes.drone, dronePath, [], {
  trailing: { class: 'drone', bodies: [], active: null, queued: [] },
});
const busyDrone = actor(classes.drone, dronePath, [], {
  trailing: {
    class: 'drone',
    bodies: [],
    active: {
      name: 'DroneAction_TraversePath',
      properties: [prop('mTarget', { type: 'object', value: world('Port') })],
    },
    queued: [
      { name: 'DroneAction_RequestDocking', properties: [] },
      { name: 'DroneAction_DockingSequence', properties: [prop('mWait', float(2))] },
    ],
  },
});

const idleFields = { physics: [], hasActiveAction: false, queuedActions: [] };
const busyFields = {
  hasActiveAction: true,
  activeAction: { name: 'DroneAction_TraversePath', properties: { mTarget: { ref: inWorld('Port') } } },
  queuedActions: [
    { name: 'DroneAction_RequestDocking', properties: {} },
    { name: 'DroneAction_DockingSequence', properties: { mWait: 2 } },
  ],
};

const players = [world('BP_PlayerState_C_1'), world('BP_PlayerState_C_2')];
const gameState = actor(classes.gameState, inWorld('BP_GameState_C_1'), [], {
  trailing: { class: 'playerStates', players },
});
const gameMode = actor(classes.gameMode, inWorld('BP_GameMode_C_1'), [], {
  trailing: { class: 'playerStates', players: [] },
});
const playerState = (id: Parameters<typeof netIdOf>[0]) =>
  actor(classes.playerState, inWorld('BP_PlayerState_C_1'), [], {
    trailing: { class: 'player', id: netIdOf(id) },
  });
const netIdOf = (kind: 'named' | 'encoded' | 'service') =>
  ({
    named: { flags: 248, typeName: 'EOS', text: 'made-up-id' },
    encoded: { flags: 25, bytes: hexBytes('00112233445566778899aabbccddeeff') },
    service: { flags: 241, service: 1, bytes: hexBytes('0a0b0c') },
  })[kind];

/** Two classes; a wall that knows everything, emptied slots among the rest. */
function lightweightActor(version: number): ObjectSpec {
  const beamState: DynamicStruct = {
    type: asset('/Script/FactoryGame.BuildableBeamLightweightData'),
    payload: [prop('BeamLength', float(450))],
  };
  const plain: Lightweight = { position: [100, 200, 300], swatch: swatch(0), recipe: recipes.ironPlate };
  const full: Lightweight = {
    ...plain,
    rotation: [0, 0, 0.6, 0.8],
    scale: [1, 2, 1],
    material: asset('/Game/Material.Material_C'),
    pattern: asset('/Game/Pattern.Pattern_C'),
    skin: asset('/Game/Skin.Skin_C'),
    primary: [1, 0.5, 0.25, 1],
    secondary: [0, 0.5, 1, 1],
    paintFinish: asset('/Game/Finish.Finish_C'),
    patternRotation: 90,
    blueprint: world('FGBlueprintProxy_1'),
    own: beamState,
    builtBy: { service: 1, index: 4 },
  };
  return actor(classes.lightweights, inWorld('LightweightBuildableSubsystem'), [], {
    trailing: {
      class: 'lightweights',
      version,
      classes: [
        { class: asset(classes.foundation), instances: [tombstone, plain, tombstone, plain] },
        { class: asset(classes.beam), instances: [full] },
        { class: asset(classes.wall), instances: [] },
      ],
    },
  });
}

function lightweightCase(saveVersion: number, version: number): SaveCase {
  return saveCase(`lightweights-${version}-${saveVersion}`, saveOf(saveVersion, lightweightActor(version)));
}

const itemStates = (version: number) => [
  prop(
    'Tool',
    struct(
      'InventoryItem',
      version < 43
        ? { binary: 'item', item: items.jetPack, legacyState: world('State') }
        : { binary: 'item', item: items.jetPack, state: fuel },
    ),
  ),
  prop('Ore', struct('InventoryItem', { binary: 'item', item: items.ironOre })),
];

const itemsExpected = {
  Tool: { ItemClass: { ref: pathOf(items.jetPack) } },
  Ore: { ItemClass: { ref: pathOf(items.ironOre) } },
};

export const nativeCases: SaveCase[] = [
  ...[28, 42].map((v) =>
    nativeCase(`belt-items-${v}`, v, belt(v), [
      pathOf(items.ironOre),
      pathOf(items.jetPack),
      inWorld('State'),
    ]),
  ),
  ...[28, 46, 58].flatMap((v) => [
    // A belt with nothing on it.
    nativeCase(`belt-empty-${v}`, v, emptyBelt, [], { items: [] }),
    // No circuit yet.
    nativeCase(`circuits-none-${v}`, v, noCircuits, [], { circuits: [] }),
    // A vehicle without physics.
    nativeCase(`vehicle-still-${v}`, v, stillTruck, [], { physics: [] }),
  ]),
  // Items on a belt, one with a state struct.
  nativeCase('belt-items-43', 43, belt(43), [pathOf(items.ironOre), pathOf(items.jetPack)]),
  ...[46, 58].map((v) =>
    nativeCase(
      `chain-${v}`,
      v,
      actor('/Script/FactoryGame.FGConveyorChainActor_RepSizeLarge', chainPath, [], {
        trailing: { class: 'chain', ...chain },
      }),
      chainTargets,
    ),
  ),
  ...[28, 36, 41, 58].map((v) => nativeCase(`vehicle-${v}`, v, truck, [])),
  ...[28, 38, 39, 58].map((v) =>
    nativeCase(`drone-idle-${v}`, v, idleDrone, [], v < 39 ? { physics: [] } : idleFields),
  ),
  ...[39, 46, 58].map((v) => nativeCase(`drone-busy-${v}`, v, busyDrone, [inWorld('Port')], busyFields)),
  // Two player states.
  nativeCase('game-state', 58, gameState, players.map(pathOf), {
    playerStates: players.map((player) => ({ ref: pathOf(player) })),
  }),
  // No player state.
  nativeCase('game-mode', 46, gameMode, [], { playerStates: [] }),
  ...(['named', 'encoded', 'service'] as const).map((id) =>
    nativeCase(`player-state-${id}`, 52, playerState(id), []),
  ),
  ...[
    [46, 1],
    [48, 1],
    [51, 2],
    [53, 3],
    [58, 3],
    [58, 4],
  ].map(([save, lw]) => lightweightCase(save ?? 0, lw ?? 0)),
  ...[28, 42, 46, 58].flatMap((v) => specimenCases('item-state', [v], itemStates(v), itemsExpected)),
  // A state that is no list keeps its bytes.
  ...specimenCases(
    'item-state-opaque',
    [46, 58],
    [prop('Tool', struct('InventoryItem', { binary: 'item', item: items.jetPack, state: opaqueState }))],
    { Tool: { ItemClass: { ref: pathOf(items.jetPack) } } },
  ).map((it) => ({ ...it, expected: { ...it.expected, issues: 'any' as const } })),
  // Four more zero bytes inside the size of an item are no fault.
  ...specimenCases(
    'item-extra-zeros',
    [46],
    [
      prop(
        'Tool',
        struct('InventoryItem', { binary: 'item', item: items.jetPack, extra: new Uint8Array(4) }),
      ),
    ],
    { Tool: { ItemClass: { ref: pathOf(items.jetPack) } } },
  ),
];
