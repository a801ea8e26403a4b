/** The queries of the README, asked as they stand there, of the example. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import { openDesk } from '../../tools/ask.ts';
import { strictJson } from '../../tools/slime-rancher/strict.ts';

const EXAMPLE = '20221101120000_2_1.sav';
const [, section = ''] = readFileSync('README.md', 'utf8').split('\n## Slime Rancher\n');
const queries = [...section.split('\n## ')[0]!.matchAll(/```graphql\n(.*?)```/gs)].map(([, query]) => query!);

const [ofView, ...ofGraph] = queries;

async function save(query: string): Promise<Record<string, unknown>> {
  const bytes = new Uint8Array(readFileSync(`examples/${EXAMPLE}`));
  const desk = openDesk({ [EXAMPLE]: bytes }, [slimeRancher]);
  const { data, errors } = await desk.ask(query);
  expect(errors).toBeUndefined();
  return (JSON.parse(JSON.stringify(data)) as { save: Record<string, unknown> }).save;
}

async function answer(query: string): Promise<unknown> {
  return (await save(query)).objects;
}

it('has four queries', () => {
  expect(queries).toHaveLength(4);
});

interface RawGame {
  itemIndex: { items: string[] };
  sceneGroups: { items: string[] };
  actors: { actorId: string; typeId: number; sceneGroup: number }[];
  ranch: { plots: { id: string; tracked: { ids: number[] } }[] };
}

it('tells how many slimes live on each plot, as counting them one by one does', async () => {
  const bytes = new Uint8Array(readFileSync(`examples/${EXAMPLE}`));
  const { itemIndex, actors, ranch } = strictJson('SR2', 'SRGAME', bytes) as RawGame;
  const slimes = new Set(
    actors
      .filter(({ typeId }) => itemIndex.items[typeId]!.startsWith('SlimeDefinition.'))
      .map(({ actorId }) => Number(actorId)),
  );
  const counted = ranch.plots
    .map(({ id, tracked }) => ({ id, slimes: tracked.ids.filter((actor) => slimes.has(actor)).length }))
    .filter((plot) => plot.slimes > 0);
  const { slimeRancher: view } = (await save(ofView!)) as { slimeRancher: { plots: { nodes: unknown[] } } };
  expect(view.plots.nodes).toMatchObject(counted);
});

it('counts slimes per scene group, as counting them one by one does', async () => {
  const bytes = new Uint8Array(readFileSync(`examples/${EXAMPLE}`));
  const { itemIndex, sceneGroups, actors } = strictJson('SR2', 'SRGAME', bytes) as RawGame;
  const counts = new Map<string, number>();
  for (const { typeId, sceneGroup } of actors) {
    if (!itemIndex.items[typeId]!.startsWith('SlimeDefinition.')) continue;
    const scene = `SRSGI/${sceneGroups.items[sceneGroup]}`;
    counts.set(scene, (counts.get(scene) ?? 0) + 1);
  }
  const groups = [...counts].map(([scene, count]) => ({ keys: [scene], count }));
  expect(await answer(ofGraph[0]!)).toEqual({
    totalCount: groups.reduce((sum, { count }) => sum + count, 0),
    groups: { nodes: groups.sort((a, b) => b.count - a.count) },
  });
});

it('lists the pods that are not opened', async () => {
  expect(await answer(ofGraph[1]!)).toMatchObject({
    totalCount: 3,
    nodes: ['pod0000000001', 'pod0000000003', 'pod0000000005'].map((name) => ({ name })),
  });
});

it('sums up the refinery', async () => {
  expect(await answer(ofGraph[2]!)).toEqual({
    groups: {
      nodes: [
        ['PinkPlort', 40],
        ['RockPlort', 25],
        ['PhosphorPlort', 7],
        ['Trellis', 2],
      ].map(([name, sum]) => ({
        keys: [`SRITI/${name === 'Trellis' ? 'GadgetDefinition' : 'IdentifiableType'}.${name}`],
        number: { sum },
      })),
    },
  });
});
