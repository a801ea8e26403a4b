// The views of the example profile and the example ranches over HTTP: filters, orders, groups, and the way from the graph
// into a view and back.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { type Served, serveSaves } from '../tools/serve.ts';

/** The profile, and the ranches: games call them by the time they were begun. */
const EXAMPLES = /^(hollowmere\/|\d{14}_)/;

let served: Served;
beforeAll(async () => {
  const files = readdirSync('examples', { recursive: true, encoding: 'utf8' })
    .filter((path) => EXAMPLES.test(path))
    .map((path) => [path, readFileSync(join('examples', path))] as const);
  served = await serveSaves(Object.fromEntries(files), FORMATS);
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into at will
async function ask(slug: string, fields: string): Promise<any> {
  const { body } = await served.query(`{ save(id: "${slug}") { ${fields} } }`);
  expect(body.errors).toBeUndefined();
  return body.data.save;
}

it('a way to or from a room that the dungeon does not have is empty, and says which there are', async () => {
  const { body } = await served.query(
    '{ save(id: "hollowmere") { darkestDungeon { map { near: way(to: "rooAA") far: way(from: "nowhere", to: "rooA") } } } }',
  );
  expect(body.data).toEqual({ save: { darkestDungeon: { map: { near: [], far: [] } } } });
  const warnings = body.extensions!.warnings as { code: string; argument: string; suggestions: string[] }[];
  expect(warnings.map(({ code, argument }) => [code, argument])).toEqual([
    ['UNKNOWN_NAME', 'to'],
    ['UNKNOWN_NAME', 'from'],
  ]);
  expect(warnings[0]!.suggestions).toContain('rooA');
});

it('heroes are filtered, ordered and grouped like objects, and lead into the graph and back', async () => {
  const { darkestDungeon, satisfactory, slimeRancher } = await ask(
    'hollowmere',
    `satisfactory { unknown } slimeRancher { unknown }
    darkestDungeon {
      heroes: livingHeroes(where: { stress: { gte: 0 } }, orderBy: [{ field: STRESS, direction: DESC }]) {
        totalCount
        nodes {
          name stress heroClass { title name } quirks { name }
          object { id path view { __typename ... on DarkestDungeonHero { name } } }
        }
        groups(by: [{field: HERO_CLASS}]) { nodes { keys count objects { path } } }
        aggregate { number(field: STRESS) { max avg } }
      }
      none: heroes(where: { quirks: { eq: "no such quirk" } }) { totalCount }
      map { currentRoom entrance way(to: "rooA") }
      estate { week wallet { type amount } }
    }`,
  );
  expect([satisfactory, slimeRancher]).toEqual([null, null]);
  const { heroes, none, map, estate } = darkestDungeon;
  expect(heroes.totalCount).toBeGreaterThan(2);
  const stress = heroes.nodes.map((hero: { stress: number }) => hero.stress);
  expect(stress).toEqual([...stress].sort((a, b) => b - a));
  expect(heroes.aggregate.number.max).toBe(stress[0]);
  for (const { name, object } of heroes.nodes) {
    expect(object.view).toEqual({ __typename: 'DarkestDungeonHero', name });
    expect(object.path).toMatch(/^persist\.roster\.json/);
  }
  expect(heroes.groups.nodes.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
    heroes.totalCount,
  );
  expect(none.totalCount).toBe(0);
  expect(map.way.at(0)).toBe(map.currentRoom);
  expect(map.way.at(-1)).toBe('rooA');
  expect(estate.wallet.length).toBeGreaterThan(0);
});

it('classes of heroes have the names of the game where these are known', async () => {
  const { objects } = await ask(
    'hollowmere',
    'objects(where: { class: { eq: "Quest" } }, first: 1) { nodes { class { name title } view { object { path } } path } }',
  );
  const [{ path, view, class: of }] = objects.nodes;
  expect([view.object.path, of.title]).toEqual([path, null]);
});

it('slimes, plots and stock answer in the words of the game', async () => {
  const { slimeRancher, objects } = await ask(
    '20221101120000-2-1',
    `slimeRancher {
      ranch { day hour currency }
      slimes { totalCount groups(by: [{field: SCENE_GROUP}, {field: ITEM}]) { nodes { keys count } } }
      corrals: plots(where: { type: { eq: "corral" } }) {
        nodes { key slimes goneIds tracked { item { title } count hunger } object { path } }
      }
      hungry: actors(where: { plotBy: { eq: TRACKED } }, orderBy: [{ field: HUNGER, direction: DESC }], first: 3) {
        nodes { item { title } hunger plot { view { ... on SlimeRancherPlot { key } } } }
      }
      stock(where: { isOwned: true }) { groups(by: [{field: ITEM}]) { nodes { keys number(field: AMOUNT) { sum } } } }
      pods(where: { isOpen: false }) { totalCount nodes { key } }
      gordos { nodes { state item { title } } }
    }
    objects(where: { class: { eq: "SRTP" } }, first: 1) { nodes { name view { __typename } } }`,
  );
  expect(slimeRancher.slimes.totalCount).toBe(30);
  const [corral] = slimeRancher.corrals.nodes;
  expect(corral.object.path).toBe('SRGAME/ranch/plots[0]');
  expect(slimeRancher.corrals.nodes.map(({ goneIds }: { goneIds: number }) => goneIds)).toEqual([0, 1]);
  for (const { plot } of slimeRancher.hungry.nodes) expect(plot.view.key).toMatch(/^plot\d+/);
  const stock = new Map(
    slimeRancher.stock.groups.nodes.map((group: { keys: string[]; number: { sum: number } }) => [
      group.keys[0],
      group.number.sum,
    ]),
  );
  expect(stock.get('Rock Plort')).toBeGreaterThanOrEqual(25);
  expect(slimeRancher.pods.totalCount).toBe(3);
  expect(slimeRancher.gordos.nodes.map(({ state }: { state: string }) => state)).toEqual([
    ...['FED', 'POPPED', 'UNFED'],
  ]);
  expect(objects.nodes).toEqual([{ name: 'pod0000000001', view: { __typename: 'SlimeRancherPod' } }]);
});
