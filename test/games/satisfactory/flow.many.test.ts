// Flows, stacks, fill levels and shortages, by other ways than the view's: traces from each machine, and the stacks and slots
// as properties; answers/odd-worlds.txt has a circle. Of a damaged copy each answer is that of the whole save, or unknown.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { trace } from '../../../src/games/satisfactory/buildings/trace.ts';
import { stacksOf } from '../../../src/games/satisfactory/inventory.ts';
import type { SatisfactoryView } from '../../../src/games/satisfactory/view.ts';
import { isFileDamaged } from '../../../src/games/shared/damage.ts';
import { fields, nodesOfClass } from '../../../src/games/shared/read.ts';
import type { ObjectRef } from '../../../src/games/shared/scope.ts';
import { lastPart } from '../../../src/graph/finished/paths.ts';
import { damagedCopy } from '../../tools/damaged-view.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf, shareOf } from '../../tools/runs.ts';
import { openView } from '../../tools/satisfactory-view.ts';

const WAYS = [
  ['feeds', 'DOWNSTREAM'],
  ['fedBy', 'UPSTREAM'],
] as const;

/** Compares every machine with a trace from it, and returns how many ends there are. */
function compareEnds({ save, machines }: SatisfactoryView): number {
  const pairs = { feeds: new Set<string>(), fedBy: new Set<string>() };
  const nodes = new Set(machines.map(({ object }) => object.node));
  for (const row of machines) {
    const { node } = row.object;
    for (const [field, direction] of WAYS) {
      const { ends } = trace(save, node, { direction, through: false, pipes: true });
      const found = row[field]!.map((end) => end.node);
      expect(found).toEqual(ends.map(({ object }) => object.node).sort((a, b) => a - b));
      for (const end of found.filter((each) => nodes.has(each)))
        pairs[field].add(field === 'feeds' ? `${node} ${end}` : `${end} ${node}`);
    }
  }
  expect(pairs.fedBy).toEqual(pairs.feeds);
  return pairs.feeds.size;
}

/** Compares every inventory with its properties, and returns how many of them are neither full nor empty. */
function compareFills({ save, inventories }: SatisfactoryView): number {
  return inventories.filter((row) => {
    const own = fields(save.graph, row.object.node, 'mInventoryStacks mArbitrarySlotSizes');
    const sizes = own.items('mArbitrarySlotSizes')!.map(Number);
    const shares = own.structs('mInventoryStacks')!.map((stack, at) => {
      const [amount, item] = [stack.number('NumItems') ?? 0, stack.struct('Item')?.path('ItemClass')];
      const size = sizes[at] || save.facts.item(item?.split('.').at(-1) ?? '')?.stack || 0;
      return amount === 0 || !item ? 0 : amount / size;
    });
    const isKnown = shares.length > 0 && shares.every((share) => share <= 1);
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    if (isKnown) expect(row.fill).toBeCloseTo(mean, 9);
    else expect(row.fill).toBe(null);
    return isKnown && mean > 0 && mean < 1;
  }).length;
}

/** Compares stacks that are read without decoding with those that properties hold, and returns how many there are. */
function compareStacks({ save: { graph } }: SatisfactoryView): number {
  return nodesOfClass(graph, (name) => name.startsWith('FGInventoryComponent')).reduce((sum, inventory) => {
    const stacks = fields(graph, inventory, 'mInventoryStacks').structs('mInventoryStacks')!;
    const expected = stacks.flatMap((stack, slot) => {
      const path = stack.struct('Item')?.path('ItemClass') ?? null;
      const amount = stack.number('NumItems') ?? 0;
      return path === null || amount === 0 ? [] : [{ slot, item: lastPart(path), path, amount, inventory }];
    });
    expect(stacksOf(graph, inventory)).toEqual(expected);
    return sum + expected.length;
  }, 0);
}

/** Compares the items that run short with the machines that stand still for them; ../answers/rules.txt has single cases. */
function compareShortages({ balance, machines, save }: SatisfactoryView): void {
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
}

it('of the examples are what their belts and slots say', async () => {
  const view = await openView('examples/little-factory.sav');
  expect(compareEnds(view)).toBeGreaterThan(5);
  expect(compareFills(view)).toBeGreaterThan(5);
  let stacks = 0;
  for (const name of readdirSync('examples').filter((each) => each.endsWith('.sav')))
    stacks += compareStacks(await openView(`examples/${name}`));
  expect(stacks).toBeGreaterThan(10);
});

describeReal('satisfactory', 'of real saves', (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sav'));
  const tried = new Set([...sampleOf(names, 4), ...names.filter((each) => /Dunarr/.test(each))]);
  const compared = { ends: 0, stacks: 0 };
  it.each([...tried])('are what its belts and slots say: %s', async (name) => {
    const view = await openView(fileURLToPath(new URL(name, folder)));
    compared.ends += compareEnds(view) + compareFills(view);
    compared.stacks += compareStacks(view);
    compareShortages(view);
    expect(view.save.graph.count).toBeGreaterThan(0);
  });
  afterAll(() => {
    expect(compared.ends).toBeGreaterThan(500);
    expect(compared.stacks).toBeGreaterThan(tried.size === names.length ? 10_000 : 50);
  });
});

it('are those of the whole save or unknown in a damaged one', async () => {
  const whole = 'examples/little-factory.sav';
  const sound = answers(await openView(whole));
  let [known, unknown] = [0, 0];
  const shares = Array.from({ length: 17 }, (_, at) => 0.1 + at * 0.05);
  for (const share of shareOf(shares, 3)) {
    for (const length of [16, 2048]) {
      const copy = damagedCopy(whole, '', (bytes) => {
        const at = Math.floor(bytes.length * share);
        return bytes.slice().fill(0, at, at + length);
      });
      const view = await openView(copy).catch(() => null);
      if (!view || !isFileDamaged(view.save.graph)) continue;
      for (const [key, answer] of answers(view)) {
        if (answer === 'null') unknown++;
        else if (sound.has(key)) {
          expect([key, answer]).toEqual([key, sound.get(key)]);
          known++;
        }
      }
    }
  }
  expect(known).toBeGreaterThan(100);
  expect(unknown).toBeGreaterThan(10);
});

/** What each machine and inventory says, by path and field. */
function answers({ save: { graph }, machines, inventories }: SatisfactoryView): Map<string, string> {
  const paths = (refs: readonly ObjectRef[] | null) =>
    refs?.map(({ node }) => graph.path(node)).sort() ?? null;
  return new Map([
    ...machines.flatMap(({ object, feeds, fedBy, isBeltLimited }) =>
      Object.entries({ feeds: paths(feeds), fedBy: paths(fedBy), isBeltLimited }).map(
        ([field, value]) => [`${graph.path(object.node)} ${field}`, JSON.stringify(value)] as const,
      ),
    ),
    ...inventories.map(({ object, fill }) => [`${graph.path(object.node)} fill`, String(fill)] as const),
  ]);
}
