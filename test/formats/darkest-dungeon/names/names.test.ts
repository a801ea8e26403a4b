// Names of things, over HTTP: heroes by their names, kinds of log entries by words, hashes and areas by either.

import { expect, it } from 'vitest';
import { darkestDungeon } from '../../../../src/formats/darkest-dungeon/index.ts';
import { dson, writeDson } from '../../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open } from '../../../tools/darkest-dungeon/open.ts';
import { linksOf } from '../../../tools/graph-nodes.ts';
import { serveSaves } from '../../../tools/serve.ts';

it('names answer in the words of the game', async () => {
  const files = exampleProfile().map(({ name, bytes }) => [`p/${name}`, bytes]);
  const { query } = await serveSaves(Object.fromEntries(files), [darkestDungeon]);
  const { body } = await query(`{ save(id: "p") {
    heroes: objects(where: { class: { eq: "Hero" }, name: { eq: "Alard" } }, orderBy: [{ field: NAME }]) {
      nodes { name path }
    }
    search(text: "Alard") { nodes { object { class { name } name } } }
    missions: objects(where: { properties: [{ path: "rtti", text: { eq: "mission" } }] }) {
      totalCount
      nodes { property(path: "rtti") { text number type value note } }
    }
    same: objects(where: { properties: [{ path: "rtti", number: { eq: 2006063882 } }] }) { totalCount }
    data: objects(where: { class: { eq: "StatParameter" }, properties: [{ path: "data", number: { ne: 0 }, text: { isNull: false } }] }) {
      nodes { property(path: "data") { number text } }
    }
  } }`);
  expect(body.errors).toBeUndefined();
  const { save } = body.data;
  const home = 'persist.roster.json/base_root/heroes/1/hero_file_data/raw_data/base_root';
  expect(save.heroes.nodes).toEqual([{ name: 'Alard', path: home }]);
  expect(save.search.nodes).toContainEqual({ object: { class: { name: 'Hero' }, name: 'Alard' } });
  expect(save.missions.totalCount).toBeGreaterThan(0);
  expect(save.same.totalCount).toBe(save.missions.totalCount);
  expect(save.missions.nodes[0].property).toEqual({
    text: 'mission',
    number: 2006063882,
    type: 'EventKind',
    value: 'mission',
    note: 'typeSource: structure',
  });
  expect(save.data.nodes.length).toBeGreaterThan(0);
  for (const { property } of save.data.nodes) expect(property.number).not.toBeNull();
});

it('afflictions, quirks of the log and textures of tiles are references', () => {
  const area = (name: string): number => Buffer.from(name).readInt32LE(0);
  const graph = open([
    {
      name: 'persist.campaign_log.json',
      bytes: writeDson([
        dson.object('chapters', dson.object('1', dson.object('0', dson.text('quirk_name', 'steady')))),
      ]),
    },
    {
      name: 'persist.map.json',
      bytes: writeDson([
        dson.object(
          'map',
          dson.object('areas', dson.object('rooA', dson.int('id', area('rooA')))),
          dson.object(
            'tile_textures',
            dson.object('0', dson.int('area', area('rooA'))),
            dson.object('1', dson.text('area', 'rooA')),
            dson.object('2', dson.int('area', area('none'))),
          ),
        ),
      ]),
    },
    {
      name: 'persist.roster.json',
      bytes: writeDson([
        dson.object(
          'heroes',
          dson.object(
            '7',
            dson.object(
              'hero_file_data',
              dson.file('raw_data', [
                dson.text('affliction_type_id', 'fearful'),
                dson.text('virtue_type_id', ''),
                dson.object('actor', dson.text('name', '')),
              ]),
            ),
          ),
        ),
      ]),
    },
  ]);
  const map = 'persist.map.json/base_root/map';
  expect(linksOf(graph, 'persist.campaign_log.json/base_root/chapters/1/0')).toEqual([
    'ID quirk_name -> steady',
  ]);
  expect(linksOf(graph, `${map}/tile_textures/0`)).toEqual([`ID area -> ${map}/areas/rooA`]);
  expect(linksOf(graph, `${map}/tile_textures/1`)).toEqual([`ID area -> ${map}/areas/rooA`]);
  expect(linksOf(graph, `${map}/tile_textures/2`)).toEqual([]);
  const hero = 'persist.roster.json/base_root/heroes/7/hero_file_data/raw_data/base_root';
  expect(linksOf(graph, hero)).toEqual(['ID affliction_type_id -> fearful']);
  expect(graph.name(graph.find(hero))).toBe('base_root');
});
