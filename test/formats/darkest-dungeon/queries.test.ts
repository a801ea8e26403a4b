// The example profile asked over the API: what only works when format, query engine and API agree.

import { beforeAll, describe, expect, it } from 'vitest';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import { type Desk, openDesk } from '../../tools/ask.ts';
import { exampleProfile } from '../../tools/darkest-dungeon/open.ts';

const PROFILE = 'hollowmere';

let desk: Desk;
beforeAll(() => {
  const files = exampleProfile().flatMap(({ name, bytes }) => [
    [`${PROFILE}/${name}`, bytes] as const,
    [`${PROFILE}/backup/${name}`, bytes] as const,
  ]);
  desk = openDesk(Object.fromEntries(files), [darkestDungeon]);
});

async function ask(fields: string): Promise<unknown> {
  const { data, errors } = await desk.ask(`{ save(id: "${PROFILE}") { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.save;
}

describe('a profile over the API', () => {
  it('is listed beside its backup', async () => {
    const { data } = await desk.ask('{ saves { nodes { slug title format } } }');
    expect(data).toEqual({
      saves: {
        nodes: [
          { slug: PROFILE, title: 'Hollowmere', format: 'DARKEST_DUNGEON' },
          { slug: `${PROFILE}-backup`, title: 'Hollowmere', format: 'DARKEST_DUNGEON' },
        ],
      },
    });
  });

  it('leads from a plain id to what it is the id of', async () => {
    const path = 'persist.upgrades.json/base_root/purchases/0';
    const found = await ask(`object(path: "${path}") {
      guid: property(path: "instance_number") { number note reference { target { class { name } } } }
      tree: property(path: "tree_id") { text reference { target { path kind } } }
    }`);
    expect(found).toEqual({
      object: {
        guid: {
          number: 1,
          note: 'typeSource: structure',
          reference: { target: { class: { name: 'Hero' } } },
        },
        tree: {
          text: 'warden.shield_bash',
          reference: { target: { path: 'warden.shield_bash', kind: 'EXTERNAL' } },
        },
      },
    });
  });

  it('is filtered and grouped by what ids lead to', async () => {
    const found = await ask(`
      live: objects(where: { class: { eq: "LogHero" }, properties: [{ path: "guid", reference: { class: { eq: "Hero" } } }] }) {
        totalCount
      }
      classes: objects(where: { class: { eq: "Hero" } }) { groups(by: [{ reference: "heroClass" }]) { nodes { keys count } } }
    `);
    expect(found).toEqual({
      live: { totalCount: 1 },
      classes: {
        groups: {
          nodes: [
            { keys: ['warden'], count: 2 },
            { keys: ['herbalist'], count: 2 },
            { keys: ['lamplighter'], count: 1 },
          ],
        },
      },
    });
  });

  it('finds ways and neighbours on the map of the dungeon', async () => {
    const found = await ask(`
      nearest(to: { x: 3, y: -2 }, where: { class: { eq: "Area" } }, first: 2) { nodes { object { name } distance } }
      components(via: { label: { eq: "doors[].area_to" } }) { nodes { size } }
    `);
    expect(found).toEqual({
      nearest: {
        nodes: [
          { object: { name: 'coBC' }, distance: 1 },
          { object: { name: 'rooC' }, distance: 1 },
        ],
      },
      components: { nodes: [{ size: 5 }] },
    });
  });
});
