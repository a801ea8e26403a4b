// The queries of the README, asked as they stand there, of the examples.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { openDesk } from '../../tools/ask.ts';

const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Unreal Engine 4 and 5\n');
const queries = [...section.split('\n## ')[0]!.matchAll(/```graphql\n(.*?)```/gs)].map(([, query]) => query!);

const world = readdirSync('examples/palworld', { recursive: true }).map(String);
const examples = [
  'powered-base.sav',
  ...world.filter((name) => name.endsWith('.sav')).map((name) => `palworld/${name.replaceAll('\\', '/')}`),
];

async function nodes(query: string): Promise<unknown[]> {
  const files = examples.map((name) => [name, new Uint8Array(readFileSync(`examples/${name}`))] as const);
  const desk = openDesk(Object.fromEntries(files), [gvas]);
  const { data, errors, extensions } = await desk.ask(query);
  expect(errors).toBeUndefined();
  expect(extensions?.warnings ?? []).toEqual([]);
  const { save } = JSON.parse(JSON.stringify(data)) as { save: { objects: { nodes: unknown[] } } };
  return save.objects.nodes;
}

test('has three queries', () => {
  expect(queries).toHaveLength(3);
});

test('tells who owns which pals', async () => {
  const found = (await nodes(queries[0]!)) as {
    species: { value: string };
    level: { value: number };
    owner: { target: { property: { value: string } } };
    container: { target: { path: string } };
  }[];
  const owned = found.map(({ species, level, owner }) => [
    owner.target.property.value,
    species.value,
    level.value,
  ]);
  expect(owned).toEqual([
    ['Ada', 'SheepBall', 3],
    ['Ada', 'ChickenPal', 5],
    ['Ada', 'PinkCat', 8],
    ['Ben', 'SheepBall', 12],
    ['Ben', 'FlameBuffalo', 21],
  ]);
  const places = new Set(found.map(({ container }) => container.target.path));
  expect(places.size).toBe(4);
  for (const path of places) expect(path).toMatch(/^Level\/worldSaveData\/CharacterContainerSaveData\//);
});

test('tells what is in which container, and who carries it', async () => {
  const found = (await nodes(queries[1]!)) as {
    items: { value: { ItemId: { StaticId: string }; StackCount: number }[] };
    carriedBy: { nodes: { source: { path: string }; label: string }[] };
  }[];
  expect(
    found.map(({ items }) => items.value.map((slot) => [slot.ItemId.StaticId, slot.StackCount])),
  ).toEqual([
    [
      ['Stone', 32],
      ['Wood', 12],
      ['PalSphere', 4],
    ],
    [
      ['Wood', 50],
      ['Berries', 9],
    ],
    [
      ['Relic_Stone', 1],
      ['Glider_Old', 1],
    ],
  ]);
  const label = 'SaveData.InventoryInfo.CommonContainerId.ID';
  expect(found.map(({ carriedBy }) => carriedBy.nodes.map(({ source }) => source.path))).toEqual([
    [`Players/8C2F1930${'0'.repeat(24)}`],
    [`Players/51D3A7E2${'0'.repeat(24)}`],
    [`Players/8C2F1930${'0'.repeat(24)}`],
  ]);
  expect(found[0]!.carriedBy.nodes[0]!.label).toBe(label);
});

test('tells what is plugged into which socket, by short names', async () => {
  const found = (await nodes(queries[2]!)) as {
    plugged: { nodes: { target: { item: { value: string }; power: { value: number } } }[] };
  }[];
  const plugged = found.map(({ plugged: { nodes: devices } }) =>
    devices.map(({ target }) => [target.item.value, target.power.value]),
  );
  expect(plugged).toEqual([[['deployed_lamp', 5]], [['deployed_fridge', 40]], [['deployed_turret', 25]]]);
});
