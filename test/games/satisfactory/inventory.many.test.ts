// Stacks read without decoding them are the stacks that their properties hold, in every save.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stacksOf } from '../../../src/games/satisfactory/inventory.ts';
import { fields, nodesOfClass } from '../../../src/games/shared/read.ts';
import { lastPart } from '../../../src/graph/finished/paths.ts';
import { describeReal } from '../../tools/real-saves.ts';
import { sampleOf } from '../../tools/runs.ts';
import { openView } from '../../tools/satisfactory-view.ts';

async function compare(path: string): Promise<number> {
  const { graph } = (await openView(path)).save;
  let compared = 0;
  for (const node of nodesOfClass(graph, (name) => name.startsWith('FGInventoryComponent'))) {
    const expected = fields(graph, node, 'mInventoryStacks')
      .structs('mInventoryStacks')!
      .flatMap((stack, slot) => {
        const item = stack.struct('Item')?.path('ItemClass') ?? null;
        const amount = stack.number('NumItems') ?? 0;
        return item === null || amount === 0
          ? []
          : [{ slot, item: lastPart(item), path: item, amount, inventory: node }];
      });
    expect(stacksOf(graph, node)).toEqual(expected);
    compared += expected.length;
  }
  return compared;
}

it('of the examples are the same either way', async () => {
  let compared = 0;
  for (const name of readdirSync('examples').filter((name) => name.endsWith('.sav'))) {
    compared += await compare(`examples/${name}`);
  }
  expect(compared).toBeGreaterThan(10);
});

describeReal('satisfactory', 'inventories of real saves', (folder) => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sav'));
  it('are the same either way', async () => {
    let compared = 0;
    const tried = sampleOf(names, 3);
    for (const name of tried) compared += await compare(fileURLToPath(new URL(name, folder)));
    expect(compared).toBeGreaterThan(tried === names ? 10_000 : 50);
  });
});
