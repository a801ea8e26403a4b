// Conditions in another unit than the values, asked of an example through what the server and the command line share.

import { expect, it } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples/little-factory.sav'));

interface Count {
  totalCount: number;
}

interface Save {
  units: Count;
  metres: Count;
  satisfactory: { rows: Count };
  near: { nodes: { distance: number; metres: number }[] };
}

async function asked(fields: string): Promise<{ save: Save; warnings: string[] }> {
  const { errors, data, extensions } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
  expect(errors).toBeUndefined();
  const { warnings = [] } = (extensions ?? {}) as { warnings?: { message: string }[] };
  return { save: data!.save as Save, warnings: warnings.map(({ message }) => message) };
}

const machines = (where: string): string => `satisfactory { machines(where: {${where}}) { totalCount } }`;
const objects = (where: string): string => `objects(where: {${where}}) { totalCount }`;

const NO_PRODUCTIVITY = 'where.productivity: no row of Satisfactory.machines has a value in productivity';

it.each([
  [
    machines('productivity: {lt: 50}'),
    [
      NO_PRODUCTIVITY,
      'where.productivity.lt: 50 is out of range: productivity goes from 0 to 1 (1 is 100 %)',
    ],
  ],
  [
    machines('or: [{clock: {in: [1, 100]}}]'),
    ['where.or[0].clock.in: 100 is out of range: clock goes from 0 to 2.5 (1 is 100 %)'],
  ],
  [machines('productivity: {gte: 0, lte: 1}, clock: {isNull: false}'), [NO_PRODUCTIVITY]],
  [
    objects('properties: [{path: "mCurrentPotential", number: {gt: 100}}]'),
    [
      'where.properties[0].number.gt: no object has such a number under mCurrentPotential: they go from 0.5 to 1.5',
    ],
  ],
  [
    objects('within: {circle: {x: 0, y: 0, radius: 200}}'),
    [
      'where.within.circle.radius: a radius of 200 is 2 m, because 100 units of this save make a metre; metres: 200 is in metres',
    ],
  ],
  [objects('within: {circle: {x: 0, y: 0, metres: 200}}'), []],
])('%s', async (fields, expected) => {
  expect((await asked(fields)).warnings).toEqual(expected);
});

it('takes metres', async () => {
  const at = 'x: -101200, y: 52000';
  const { save } = await asked(`
    units: objects(where: {within: {sphere: {center: {point: {${at}}}, radius: 5000}}}) { totalCount }
    metres: objects(where: {within: {sphere: {center: {point: {${at}}}, metres: 50}}}) { totalCount }
    satisfactory { rows: machines(where: {position: {circle: {${at}, metres: 50}}}) { totalCount } }
    near: nearest(to: {${at}}, metres: 50, first: 1000) { nodes { distance metres } }`);
  expect(save.metres.totalCount).toBeGreaterThan(5);
  expect(save.units).toEqual(save.metres);
  expect(save.satisfactory.rows.totalCount).toBeGreaterThan(0);
  expect(save.near.nodes).toHaveLength(save.metres.totalCount);
  for (const { distance, metres } of save.near.nodes) expect(distance).toBeCloseTo(metres * 100);
  const { errors } = await ask(
    `{ save(id: "little-factory") { ${objects(`within: {circle: {${at}, radius: 1, metres: 1}}`)} } }`,
  );
  expect(errors?.[0]?.message).toMatch(/exactly one of radius and metres/);
});
