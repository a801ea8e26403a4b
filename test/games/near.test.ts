// Lists of views around a player, an object or a place.

import { expect, it } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples/little-factory.sav'));
const count = async (near: string): Promise<unknown> =>
  (await ask(
    `{ save(id: "little-factory") { satisfactory { machines(near: ${near}) { totalCount } } } }`,
  )) as unknown;

it('counts what is within so many metres', async () => {
  const { data } = await ask(
    '{ save(id: "little-factory") { satisfactory { players { nodes { position { x y z } } } machines(first: 1000) { nodes { position { x y z } } } } } }',
  );
  interface Place {
    readonly x: number;
    readonly y: number;
    readonly z: number;
  }
  const { players, machines } = (
    data as never as {
      save: { satisfactory: Record<'players' | 'machines', { nodes: { position: Place }[] }> };
    }
  ).save.satisfactory;
  const { x, y, z } = players.nodes[0]!.position;
  const near = machines.nodes.filter(
    ({ position: p }) => Math.hypot(p.x - x, p.y - y, p.z - z) <= 5000,
  ).length;
  expect([near > 0, near < machines.nodes.length]).toEqual([true, true]);
  const found = { data: { save: { satisfactory: { machines: { totalCount: near } } } } };
  expect(await count('{ player: "pioneer ada", metres: 50 }')).toMatchObject(found);
  expect(await count(`{ point: { x: ${x}, y: ${y}, z: ${z} }, metres: 50 }`)).toMatchObject(found);
});

it('refuses what names no place', async () => {
  for (const near of ['{ player: "Nobody", metres: 5 }', '{ object: "x", metres: 5 }', '{ metres: 5 }']) {
    expect(await count(near)).toMatchObject({ errors: [{ extensions: { code: 'BAD_ARGUMENT' } }] });
  }
});
