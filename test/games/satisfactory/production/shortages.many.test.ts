// Items that run short in real saves, and the machines that stand still for them; ../answers/rules.txt has single cases.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describeReal } from '../../../tools/real-saves.ts';
import { sampleOf } from '../../../tools/runs.ts';
import { openView } from '../../../tools/satisfactory-view.ts';

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
