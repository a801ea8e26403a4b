// Items that run short, and the machines that stand still for them.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeReal } from '../../../tools/real-saves.ts';
import { sampleOf } from '../../../tools/runs.ts';
import { actor, asset, component, openNodes } from '../../../tools/satisfactory-nodes.ts';
import { openView } from '../../../tools/satisfactory-view.ts';
import { Ref, type TestNode } from '../../../tools/test-graph.ts';

const free = actor('State', asset('BP_GameState_C'), { mCheatNoPower: true });

/** @param holds ore, and ingots of which 100 fill the output */
function smelter(name: string, [ore, ingots]: readonly [number, number], isProducing = false): TestNode[] {
  const stacks = (item: string, amount: number): TestNode['properties'] => ({
    mInventoryStacks: [{ Item: { ItemClass: new Ref(asset(item)) }, NumItems: amount }],
  });
  const recipe = new Ref(asset('Recipe_IngotIron_C'));
  return [
    actor(name, asset('Build_SmelterMk1_C'), { mCurrentRecipe: recipe, mIsProducing: isProducing }),
    component(name, 'InputInventory', 'FGInventoryComponent', stacks('Desc_OreIron_C', ore)),
    component(name, 'OutputInventory', 'FGInventoryComponent', stacks('Desc_IronIngot_C', ingots)),
    component(name, 'powerInfo', 'FGPowerInfoComponent', { mTargetConsumption: 0.1 }),
  ];
}

it('an item is short when a machine stands still for it, or when full speed wants more than is made', () => {
  const shortages = (...nodes: readonly TestNode[]): unknown =>
    openNodes([free, ...nodes]).balance.map(({ item, starving, isShort }) => [item.name, starving, isShort]);
  // No ore is made: even machines that run want more than there will be.
  expect(shortages(...smelter('Runs', [5, 1], true))).toEqual([
    ['Desc_IronIngot_C', 0, false],
    ['Desc_OreIron_C', 0, true],
  ]);
  // A full output is no shortage of what goes in, though there is none of it.
  expect(shortages(...smelter('Full', [0, 100]), ...smelter('Waits', [0, 1]))).toEqual([
    ['Desc_IronIngot_C', 0, false],
    ['Desc_OreIron_C', 1, true],
  ]);
});

it('a machine waits for the items that its next cycle lacks', () => {
  const { machines } = openNodes([free, ...smelter('Waits', [0, 1]), ...smelter('Full', [0, 100])]);
  expect(machines.map(({ reason, waitsFor }) => [reason, waitsFor?.map(({ name }) => name)])).toEqual([
    ['NO_INPUT', ['Desc_OreIron_C']],
    ['OUTPUT_FULL', []],
  ]);
});

it.each([
  [[], 'NO_FUEL'],
  [[['Desc_Water_C', 50_000]], 'NO_FUEL'],
  [[['Desc_Coal_C', 3]], 'NO_WATER'],
  [
    [
      ['Desc_Coal_C', 3],
      ['Desc_Water_C', 50_000],
    ],
    'UNKNOWN',
  ],
] as const)(
  'a generator of coal that holds %j stands still for its fuel first, then for water',
  (held, reason) => {
    const stacks = held.map(([item, amount]) => ({
      Item: { ItemClass: new Ref(asset(item)) },
      NumItems: amount,
    }));
    const { machines } = openNodes([
      actor('G', asset('Build_GeneratorCoal_C'), {}),
      component('G', 'FuelInventory', 'FGInventoryComponent', { mInventoryStacks: stacks }),
      component('G', 'powerInfo', 'FGPowerInfoComponent', {}),
      component('G', 'PowerConnection', 'FGPowerConnectionComponent', {
        mCircuitID: 1,
        mWires: [new Ref('W')],
      }),
    ]);
    expect(machines.map((machine) => machine.reason)).toEqual([reason]);
  },
);

describeReal('satisfactory', 'shortages in real saves', (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sav'));
  it.each(sampleOf(names, 4))('%s', async (name) => {
    const { balance, machines, save } = await openView(fileURLToPath(new URL(name, folder)));
    const isNegative = (net: number | null): boolean => net !== null && net < -1e-6;
    const expected = balance.map(({ item, net, netLeast, netMost }) => {
      const waiting = machines.filter(({ isInDesigner, reason, recipe, fuel, inputStacks }) => {
        if (isInDesigner) return false;
        if (reason === 'NO_FUEL') return fuel?.name === item.name;
        if (reason === 'NO_WATER') return item.name === 'Desc_Water_C';
        const needed = save.facts.recipe(recipe?.name ?? '')?.in?.find(([one]) => one === item.name);
        const here = (inputStacks ?? []).filter((stack) => stack.item.name === item.name);
        const held = here.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
        return reason === 'NO_INPUT' && needed !== undefined && held < needed[1];
      });
      const isKnown = net !== null || isNegative(netMost) || (netLeast !== null && !isNegative(netLeast));
      const isShort = waiting.length > 0 || (isKnown ? isNegative(net ?? netMost) : null);
      return [item.name, waiting.length, isShort];
    });
    expect(balance.map(({ item, starving, isShort }) => [item.name, starving, isShort])).toEqual(expected);
  });
});
