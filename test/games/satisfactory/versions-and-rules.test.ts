// Figures that follow the version of the game and the rules of the world, on saves that no game wrote.

import { expect, it } from 'vitest';
import { changes } from '../../../src/games/satisfactory/changes.ts';
import { metrics } from '../../../src/games/satisfactory/screens/metrics.ts';
import { changedRows } from '../../../src/games/shared/changes.ts';
import { actor, asset, at, component, openNodes, to } from '../../tools/satisfactory-nodes.ts';
import { Ref, type TestNode } from '../../tools/test-graph.ts';

const refTo = (name: string): Ref => new Ref(asset(name));
const stacks = (item: string, amount: number): TestNode['properties'] => ({
  mInventoryStacks: [{ Item: { ItemClass: refTo(item) }, NumItems: amount }],
});

it.each([
  [28, 150 * 0.5 ** (1 / 1.3)],
  [29, 150 * 0.5 ** (1 / 1.3)],
  [36, 75],
  [52, 125],
])('a generator at half clock burns what it gives in save version %d', (saveVersion, megawatts) => {
  const view = openNodes(
    [
      actor('G', asset('Build_GeneratorFuel_C'), {
        mCurrentPotential: 0.5,
        mCurrentFuelClass: refTo('Desc_LiquidFuel_C'),
      }),
    ],
    saveVersion,
  );
  const perMJ = view.save.facts.item('Desc_LiquidFuel_C')!.mj!;
  expect(view.machines[0]!.rates!.map(({ item, perMinute }) => [item.name, perMinute])).toEqual([
    ['Desc_LiquidFuel_C', expect.closeTo((megawatts * 60) / perMJ, 9)],
  ]);
});

// The outlet is a pure one of nitrogen, of the well that has this core.
const OUTLET = 'BP_FrackingSatellite10';
const CORE = 'BP_FrackingCore2';
const well = (...more: readonly TestNode[]): TestNode[] => [
  actor(OUTLET, asset('BP_FrackingSatellite_C')),
  actor(CORE, asset('BP_FrackingCore_C')),
  actor('E', asset('Build_FrackingExtractor_C'), { mExtractableResource: to(OUTLET) }),
  ...more,
];

it.each([
  ['by the clock of its pressurizer', { mCurrentPotential: 2.5 }, 300],
  ['by a pressurizer with its clock untouched', {}, 120],
])('an outlet of a well gives %s', (_, properties, perMinute) => {
  const pressurizer = actor('P', asset('Build_FrackingSmasher_C'), {
    mExtractableResource: to(CORE),
    ...properties,
  });
  const { balance } = openNodes(well(pressurizer));
  expect(
    balance.map(({ item, produced, producers, unknownProducers }) => [
      item.name,
      produced,
      producers,
      unknownProducers,
    ]),
  ).toEqual([['Desc_NitrogenGas_C', perMinute, 1, 0]]);
});

it('an outlet of a well without a pressurizer gives nothing, and of an unknown well an unknown amount', () => {
  expect(openNodes(well()).balance).toEqual([]);
  const smasher = { mExtractableResource: to(CORE), mCurrentPotential: 'fast' };
  const unknown = [
    well().filter(({ path }) => path !== at(CORE)),
    well(actor('P', asset('Build_FrackingSmasher_C'), smasher)),
  ];
  for (const nodes of unknown) {
    const [row] = openNodes(nodes).balance;
    expect([row!.item.name, row!.produced, row!.unknownProducers]).toEqual(['Desc_NitrogenGas_C', 0, 1]);
  }
});

it('an outlet of a well needs no wires', () => {
  const view = openNodes(
    well(component('E', 'powerInfo', 'FGPowerInfoComponent', { mTargetConsumption: 0.1 })),
  );
  expect(view.machines.map(({ reason, isOutputFull }) => [reason, isOutputFull])).toEqual([
    ['UNKNOWN', false],
  ]);
});

const IRON = { mCurrentRecipe: refTo('Recipe_IngotIron_C') };
const smelter = (name: string, ore: number): TestNode[] => [
  actor(name, asset('Build_SmelterMk1_C'), IRON),
  component(name, 'InputInventory', 'FGInventoryComponent', stacks('Desc_OreIron_C', ore)),
  component(name, 'OutputInventory', 'FGInventoryComponent', stacks('Desc_IronIngot_C', ore === 0 ? 100 : 1)),
  component(name, 'powerInfo', 'FGPowerInfoComponent', { mTargetConsumption: 0.1 }),
];

it('machines without wires stand still for want of power, but not where nothing needs any', () => {
  const free = actor('State', asset('BP_GameState_C'), { mCheatNoPower: true });
  const reasons = (nodes: readonly TestNode[]): unknown =>
    openNodes(nodes).machines.map(({ reason, isInputShort, isOutputFull }) => [
      reason,
      isInputShort,
      isOutputFull,
    ]);
  const machines = [...smelter('Idle', 5), ...smelter('Full', 0)];
  expect(reasons(machines)).toEqual([
    ['NOT_CONNECTED', false, false],
    ['NOT_CONNECTED', true, true],
  ]);
  expect(reasons([...machines, free])).toEqual([
    ['UNKNOWN', false, false],
    ['OUTPUT_FULL', true, true],
  ]);
});

it('a nuclear plant stands still when its waste has no room', () => {
  const view = openNodes([
    actor('N', asset('Build_GeneratorNuclear_C'), {
      mCurrentFuelClass: refTo('Desc_NuclearFuelRod_C'),
      mCurrentFuelAmount: 5,
      mCurrentSupplementalAmount: 100,
    }),
    component('N', 'OutputInventory', 'FGInventoryComponent', stacks('Desc_NuclearWaste_C', 500)),
  ]);
  expect(view.machines.map(({ reason }) => reason)).toEqual(['OUTPUT_FULL']);
});

/** Circuits 1, 2 and 3: a closed switch joins the first two, an open one the last. */
const grid = (augmenter: TestNode['properties'] = {}): TestNode[] => {
  const pole = (
    name: string,
    power: TestNode['properties'],
    type: string,
    own: TestNode['properties'] = {},
  ): TestNode[] => [
    actor(name, asset(type), own),
    component(name, 'C', 'FGPowerConnectionComponent'),
    component(name, 'Info', 'FGPowerInfoComponent', power),
  ];
  const circuit = (id: number, members: readonly string[]): TestNode =>
    actor(`Circuit${id}`, '/Script/FactoryGame.FGPowerCircuit', {
      mCircuitID: id,
      mComponents: members.map(to),
    });
  const gate = (name: string, mIsSwitchOn: boolean): TestNode[] => [
    actor(name, asset('Build_PowerSwitch_C'), { mIsSwitchOn }),
    component(name, 'PowerConnection1', 'FGPowerConnectionComponent'),
    component(name, 'PowerConnection2', 'FGPowerConnectionComponent'),
  ];
  return [
    ...pole('Augmenter', { mBaseProduction: 500 }, 'Build_AlienPowerBuilding_C', augmenter),
    ...pole('Mod', { mBaseProduction: 20 }, 'Build_RP_WindTurbine_C'),
    ...pole('Calm', {}, 'Build_RP_WindTurbine_C'),
    ...pole('Coal', { mDynamicProductionCapacity: 75 }, 'Build_GeneratorCoal_C'),
    ...pole('Smelter', { mTargetConsumption: 4 }, 'Build_SmelterMk1_C'),
    ...gate('Closed', true),
    ...gate('Open', false),
    circuit(1, ['Augmenter.C', 'Coal.C', 'Closed.PowerConnection1']),
    circuit(2, ['Mod.C', 'Calm.C', 'Smelter.C', 'Closed.PowerConnection2', 'Open.PowerConnection1']),
    circuit(3, ['Open.PowerConnection2']),
  ];
};

it('what makes power is among what feeds a circuit, whatever it is called', () => {
  const [first] = openNodes(grid()).circuits;
  expect(first!.fuels!.map(({ generator, capacity }) => [generator.title, capacity])).toEqual([
    ['Alien Power Augmenter', 500],
    ['Coal-Powered Generator', 75],
  ]);
});

it.each([
  ['alone', {}, 0.1],
  ['fed', { mHasFuelCached: true }, 0.3],
])('an augmenter %s adds to the power of its whole network', (_, augmenter, boost) => {
  const { circuits, networks, figures } = openNodes(grid(augmenter));
  const more = 1 + boost;
  expect(circuits.map((row) => row.capacity)).toEqual([575 * more, 20 * more, 0]);
  expect(networks).toMatchObject([
    { boost, generators: 4, consumers: 1, headroom: 595 * more - 4 },
    { boost: 0, generators: 0 },
  ]);
  expect(figures).toContainEqual(
    expect.objectContaining({ name: 'powerCapacity', value: expect.closeTo(595 * more, 9) }),
  );
});

it('finds what is extracted under the name that it had, and says that no table is as old', () => {
  const miner = (name: string, property: string): TestNode =>
    actor(name, asset('Build_MinerMk1_C'), { [property]: to('BP_ResourceNode1') });
  const node = actor('BP_ResourceNode1', asset('BP_ResourceNode_C'));
  const coal = actor('G', asset('Build_GeneratorCoal_C'), { mCurrentFuelClass: refTo('Desc_Coal_C') });
  const view = openNodes([node, miner('M', 'mExtractResourceNode'), coal], 21);
  expect(view.machines.map(({ kind }) => kind)).toEqual(['EXTRACTOR', 'GENERATOR']);
  expect(view.resourceNodes).toMatchObject([{ isUsed: true }]);
  expect(view.balance.map(({ item, net }) => [item.name, net])).toEqual([['Desc_Coal_C', null]]);
  expect(view.unknown).toContainEqual(expect.stringContaining('older than the oldest table'));
  expect(openNodes([node, miner('M', 'mExtractableResource'), coal], 25).unknown).not.toContainEqual(
    expect.stringContaining('older than the oldest table'),
  );
});

it('monitors tell pressurizers from extractors, and what things want from what they may want', () => {
  const wired = (name: string, type: string, more: TestNode['properties'] = {}): TestNode[] => [
    actor(name, asset(type), more),
    component(name, 'C', 'FGPowerConnectionComponent'),
    component(name, 'Info', 'FGPowerInfoComponent', { mTargetConsumption: 0.1 }),
  ];
  const view = openNodes([
    ...wired('P', 'Build_FrackingSmasher_C', { mExtractableResource: to(CORE) }),
    ...wired('M', 'Build_MinerMk1_C', { mExtractableResource: to('BP_ResourceNode1') }),
    ...wired('S', 'Build_ResourceSink_C'),
    ...wired('T', 'Build_FluidTruckStation_C'),
    actor('Circuit', '/Script/FactoryGame.FGPowerCircuit', {
      mCircuitID: 4,
      mComponents: ['P.C', 'M.C', 'S.C', 'T.C'].map(to),
    }),
  ]);
  const values = new Map(
    metrics(view.save).map(({ name, samples }) => [name, samples.map(({ value }) => value)]),
  );
  const pairOf = (name: string): unknown => [values.get(name), values.get(`${name}_max`)];
  expect(pairOf('fracking_power')).toEqual([[0.1], [150]]);
  expect(pairOf('extractor_power')).toEqual([[0.1], [5]]);
  expect(pairOf('resource_sink_power')).toEqual([[0.1], [30]]);
  expect(pairOf('vehicle_station_power')).toEqual([[0.1], [20]]);
  expect(view.truckStations.length).toBe(1);
});

it('monitors count what closed switches join as one', () => {
  const samples = new Map(metrics(openNodes(grid()).save).map(({ name, samples: of }) => [name, of]));
  expect(samples.get('power_capacity')).toEqual([
    { labels: { circuit_id: 1 }, value: expect.closeTo(595 * 1.1, 9) },
    { labels: { circuit_id: 3 }, value: 0 },
  ]);
  expect(samples.get('power_consumed')!.map(({ value }) => value)).toEqual([4, 0]);
  expect(samples.get('factory_power')).toEqual([{ labels: { circuit_id: 1 }, value: 4 }]);
});

it('names players by the pawn, the game state, or what they wrote on', () => {
  const id = 'ab'.repeat(16);
  const state = (name: string, properties: TestNode['properties']): TestNode =>
    actor(name, asset('BP_PlayerState_C'), properties);
  const view = openNodes([
    state('ByPawn', { mOwnedPawn: to('Pawn') }),
    actor('Pawn', asset('Char_Player_C'), { mCachedPlayerName: 'Ada' }),
    state('ByHandle', { mPlatformPlayerInfoHandle: { Service: 1, Index: 1 } }),
    state('ByAccount', {
      mClientIdentityInfo: {
        Accounts: [
          { Service: 6, AccountId: '06FF' },
          { Service: 1, AccountId: `01${id}`.toUpperCase() },
        ],
      },
    }),
    state('Nameless', { mPlatformPlayerInfoHandle: { Service: 1, Index: 7 } }),
    actor('State', asset('BP_GameState_C'), {
      mPlayerInfoCache: [
        { PerPlatformInfo: [] },
        { PerPlatformInfo: [{ PlayerName: '' }, { PlayerName: 'Grace' }] },
      ],
    }),
    actor('Sign', asset('Build_StandaloneWidgetSign_Small_C'), {
      mLastEditedBy: [{ AssociatedAccountIdString: `01${id}`.toUpperCase(), DisplayName: 'Joan' }],
    }),
  ]);
  expect(view.players.map(({ name }) => name)).toEqual(['Ada', 'Grace', 'Joan', null]);
  expect(view.unknown).toContain('Names of players: nothing in the save has them for 1.');
});

it('knows players by body or account, however their states are numbered', () => {
  const state = (name: string, pawn: string | null, account: string | null): TestNode =>
    actor(name, asset('BP_PlayerState_C'), {
      ...(pawn !== null && { mOwnedPawn: to(pawn) }),
      ...(account !== null && { mClientIdentityInfo: { Accounts: [{ Service: 1, AccountId: account }] } }),
    });
  const pawn = (name: string, called: string): TestNode =>
    actor(name, asset('Char_Player_C'), { mCachedPlayerName: called });
  const bodies = [pawn('PawnA', 'Ada'), pawn('PawnB', 'Bo')];
  const before = openNodes([state('State1', 'PawnA', 'AA'), state('State2', 'PawnB', null), ...bodies]);
  const after = openNodes([
    state('State7', null, 'AA'),
    state('State1', 'PawnB', null),
    state('State8', 'PawnA', 'AA'),
    state('State9', 'PawnA', null),
    state('State2', 'PawnC', 'CC'),
    ...bodies,
    pawn('PawnC', 'Cy'),
  ]);
  expect(after.players.map(({ name }) => name)).toEqual(['Bo', 'Ada', 'Cy']);
  const lists = changes.lists.filter(({ list }) => list === 'players');
  const joined = (old: typeof before, now: typeof before): unknown[] =>
    changedRows(old, now, { ...changes, lists }, () => undefined).map(({ word, called }) => [word, called]);
  expect(joined(before, after)).toEqual([['joined', 'Cy']]);
  // Ada's body is another one: she is known by her account.
  const moved = openNodes([
    state('State5', 'PawnX', 'AA'),
    pawn('PawnX', 'Ada'),
    state('State2', 'PawnB', null),
    bodies[1]!,
  ]);
  expect(joined(before, moved)).toEqual([]);
});

it('a world that multiplies costs gives none, and says so', () => {
  const phases = actor('Phases', asset('BP_GamePhaseManager_C'), {
    mTargetGamePhase: refTo('GP_Project_Assembly_Phase_2'),
  });
  const multiplied = actor('State', asset('BP_GameState_C'), { mSpacePartsCostMultiplier: 0.75 });
  const plain = openNodes([phases]);
  expect(plain.progress.phaseCost!.map(({ amount }) => amount)).toEqual([1000, 1000, 100]);
  const other = openNodes([phases, multiplied]);
  expect(other.progress.phaseCost).toEqual([]);
  const more = other.unknown.filter((line) => !plain.unknown.includes(line));
  expect(more).toEqual([expect.stringContaining('multiplies costs')]);
});

it('says what it cannot know of the save at hand', () => {
  const view = openNodes(
    [
      actor('M', '/SomeMod/Build_Cooker.Build_Cooker_C', {
        mCurrentRecipe: new Ref('/SomeMod/Recipe_Soup.Recipe_Soup_C'),
      }),
      actor('BP_ResourceNode1', asset('BP_ResourceNode_C')),
      actor('BP_Crystal1', asset('BP_Crystal_C')),
    ],
    36,
  );
  const more = view.unknown.filter((line) => !openNodes([]).unknown.includes(line));
  expect(more).toEqual([
    expect.stringContaining('How rich resource nodes are'),
    expect.stringContaining('Collectibles in places never visited'),
    expect.stringContaining('Build_Cooker_C, Recipe_Soup_C'),
  ]);
});

it('no table knows what there is to collect on a map of a mod, or in a blueprint', () => {
  const slug = actor('BP_Crystal1', asset('BP_Crystal_C'));
  const collected = (header: Readonly<Record<string, unknown>>): unknown =>
    openNodes([slug], 52, header).collected.map(({ kind, total, isComplete }) => [kind, total, isComplete]);
  expect(collected({ MapName: 'SkyblockLevel' })).toEqual([['BLUE_SLUG', 1, false]]);
  expect(collected({ Dimensions: { x: 4, y: 4, z: 4 } })).toEqual([['BLUE_SLUG', 1, false]]);
  expect(collected({ MapName: 'Persistent_Level' })).toContainEqual(['BLUE_SLUG', 596, true]);
});

it('nothing is still to be unlocked where nothing says what was', () => {
  expect(openNodes([]).missingSchematics).toEqual([]);
  const manager = actor('Manager', asset('BP_SchematicManager_C'), {
    mPurchasedSchematics: [refTo('Schematic_1-1_C')],
  });
  const missing = openNodes([manager]).missingSchematics.map(({ schematic }) => schematic.name);
  expect(missing).not.toContain('Schematic_1-1_C');
  expect(missing).toContain('Schematic_1-2_C');
});

it('calls what lies in the world like the item of it', () => {
  expect(openNodes([]).title('BP_PortableMiner_C')).toBe('Portable Miner');
});

it('knows the state of a game whose state is the first object of the save', () => {
  const { session } = openNodes([actor('State', asset('BP_GameState_C'), { mIsCreativeModeEnabled: true })]);
  expect([session.isCreative, session.isSpaceElevatorBuilt, session.visitedAreas]).toEqual([true, false, []]);
});
