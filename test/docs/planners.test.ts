// The output of examples/planners.mjs for planners, against the figures of the save itself.

import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';
import { serveLibrary } from '../tools/serve.ts';

// The example has no types.
const { PLANNERS, QUERY } = await import(new URL('../../examples/planners.mjs', import.meta.url).href);
const { query } = await serveLibrary(openLibrary('examples'));

/** What the file of Satisfactory Tools holds, as it reads it. */
function tabsOf(text: string) {
  const line = text.split('\n').find((each) => each !== '' && !each.startsWith('#'))!;
  expect(line[0]).toBe('0');
  return JSON.parse(inflateSync(Buffer.from(line.slice(1), 'base64')).toString());
}

it('the same products, machines and resources for each planner', async () => {
  const { body } = await query(QUERY, { save: 'little-factory' });
  const { save } = body.data;
  const { balance, machines } = save.satisfactory;
  const left = balance.nodes
    .map(
      ({ item, produced, consumed }: Json) =>
        [item.name, Math.round((produced - consumed) * 1000) / 1000] as [string, number],
    )
    .filter(([, amount]: [string, number]) => amount > 0);
  const { type, tabs } = tabsOf(PLANNERS.tools(save));
  const [{ request, metadata }] = tabs;
  expect([type, metadata.name]).toEqual(['tabs', 'Little Factory']);
  const resources = Object.keys(request.resourceMax);
  const made = left.filter(([name]: [string]) => !resources.includes(name));
  expect(made.length).toBeGreaterThan(1);
  expect(request.production.map(({ item, amount }: Json) => [item, amount])).toEqual(made);

  const lab = new URL(PLANNERS.lab(save));
  expect(lab.searchParams.getAll('o').map((each) => Number(each.split('*')[1]))).toEqual(
    made.map(([, amount]: [string, number]) => amount),
  );
  expect(lab.searchParams.getAll('o')[0]).toMatch(/^[a-z0-9-]+\*[\d.]+$/);

  const [factory] = JSON.parse(PLANNERS.factories(save));
  const working = machines.nodes.filter(
    ({ kind, recipe, rates }: Json) => kind === 'MANUFACTURER' && recipe && rates.length > 0,
  );
  const groups = factory.products.flatMap(({ buildingGroups }: Json) => buildingGroups);
  expect(groups.reduce((sum: number, { buildingCount }: Json) => sum + buildingCount, 0)).toBe(
    working.length,
  );
  expect(new Set(factory.products.map(({ recipe }: Json) => `Recipe_${recipe}_C`))).toEqual(
    new Set(working.map(({ recipe }: Json) => recipe!.name)),
  );
  expect(factory.products.find(({ id }: Json) => id === 'IronPlate')).toMatchObject({
    recipe: 'IronPlate',
    buildingRequirements: { name: 'constructormk1' },
    buildingGroups: expect.arrayContaining([expect.objectContaining({ overclockPercent: 150 })]),
  });
});
