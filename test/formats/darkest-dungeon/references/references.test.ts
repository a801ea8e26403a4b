import { beforeAll, describe, expect, it } from 'vitest';
import type { Graph } from '../../../../src/graph/graph.ts';
import type { NodeId } from '../../../../src/graph/ids.ts';
import { areaId, dsonHash } from '../../../tools/darkest-dungeon/dson.ts';
import { exampleProfile, open } from '../../../tools/darkest-dungeon/open.ts';
import { jsonAt, linksOf, nodeAt } from '../../../tools/graph-nodes.ts';

const hero = (guid: number): string =>
  `persist.roster.json/base_root/heroes/${guid}/hero_file_data/raw_data/base_root`;
/** A hero who is named and gone. */
const GONE = 9;
const gone = `persist.roster.json/base_root/heroes/${GONE}`;
const MAP = 'persist.map.json/base_root/map/static_dynamic';
const area = (name: string): string => `${MAP}/static_save/base_root/areas/${name}`;
const RAID = 'persist.raid.json/base_root';

let graph: Graph;
beforeAll(() => {
  graph = open(exampleProfile());
});

describe('classes', () => {
  it('of what the schema knows have its names', () => {
    const count = (name: string): number => {
      const [id] = graph.classes.lookup(name);
      return id === undefined ? 0 : graph.classes.size(id);
    };
    const names = ['Hero', 'Recruit', 'Quest', 'Area', 'Tile', 'Purchase', 'LogEvent', 'Trinket', 'Quirk'];
    expect(Object.fromEntries(names.map((name) => [name, count(name)]))).toEqual({
      Hero: 5,
      Recruit: 1,
      Quest: 2,
      Area: 5,
      Tile: 9,
      Purchase: 3,
      LogEvent: 4,
      Trinket: 7,
      Quirk: 9,
    });
  });

  it('of the rest are made of names', () => {
    const classOf = (path: string): string => graph.classes.path(graph.classOf(nodeAt(graph, path)));
    expect(classOf(`${hero(1)}/skills`)).toBe('dson:Hero/skills');
    expect(classOf('novelty_tracker.json/base_root/novelty_tracker/trinket')).toBe(
      'dson:novelty_tracker/trinket',
    );
  });
});

describe('references', () => {
  it('of the party lead to heroes, with their index', () => {
    expect(linksOf(graph, `${RAID}/party`)).toEqual([
      `ID retreat_room -> ${area('rooA')}`,
      `ID heroes[0] -> ${hero(3)}`,
      `ID heroes[1] -> ${hero(1)}`,
      `ID heroes[2] -> ${hero(4)}`,
      `ID heroes[3] -> ${hero(2)}`,
    ]);
    const lastParty = 'persist.roster.json/base_root/last_party';
    expect(linksOf(graph, lastParty)).toHaveLength(3);
  });

  it('of log entries lead to heroes who are there and to those who are gone', () => {
    const members = 'persist.campaign_log.json/base_root/chapters/1/0/heroes';
    expect(linksOf(graph, `${members}/0`)).toEqual(['HASH class -> warden', `ID guid -> ${hero(1)}`]);
    expect(linksOf(graph, `${members}/1`)).toEqual(['HASH class -> herbalist', `ID guid -> ${gone}`]);
    expect(graph.kind(nodeAt(graph, gone))).toBe('MISSING');
    expect(graph.name(nodeAt(graph, gone))).toBe(String(GONE));
    const sources = Array.from(graph.into(nodeAt(graph, gone)), (edge) =>
      graph.classes.path(graph.classOf(graph.edges.source[edge] as NodeId)),
    );
    expect(sources).toEqual(['LogHero', 'PlotQuestHero', 'Purchase']);
  });

  it('of purchases lead to heroes, or to buildings by the name of the tree', () => {
    const purchases = 'persist.upgrades.json/base_root/purchases';
    expect(linksOf(graph, `${purchases}/0`)).toEqual([
      `ID instance_number -> ${hero(1)}`,
      'HASH tree_id -> warden.shield_bash',
    ]);
    const chapel = 'persist.town.json/base_root/buildings/chapel';
    expect(linksOf(graph, `${purchases}/2`)).toEqual([
      `ID tree_id -> ${chapel}`,
      'HASH tree_id -> chapel.vigil',
    ]);
  });

  it('of the town lead to the hero in a slot and the quirk treated', () => {
    const treatment = 'persist.town.json/base_root/buildings/hospice/activities/treatment';
    expect(linksOf(graph, `${treatment}/0`)).toEqual([`ID hero -> ${hero(5)}`]);
    expect(linksOf(graph, `${treatment}/quirk_treatment/0/negative_quirk`)).toEqual([
      `ID quirk_treatment -> ${hero(5)}/quirks/night_terrors`,
      'ID quirk_treatment -> night_terrors',
    ]);
    expect(linksOf(graph, hero(5))).toContain(
      'ID roster.building_name -> persist.town.json/base_root/buildings/chapel',
    );
  });

  it('of the map lead from doors to areas and tiles, and from each half to the other', () => {
    expect(linksOf(graph, `${area('coAB')}/door1`)).toEqual([
      `ID area_to -> ${area('rooB')}`,
      `ID tile_to -> ${area('rooB')}/tiles/tile0`,
    ]);
    expect(linksOf(graph, area('rooB'))).toEqual([
      `ID doors[].area_to -> ${area('coAB')}`,
      `ID doors[].area_to -> ${area('coBC')}`,
    ]);
    expect(linksOf(graph, `${area('rooC')}/tiles/tile0`)).toEqual([`ID area_id -> ${area('rooC')}`]);
    expect(linksOf(graph, `${area('rooC')}/tiles/tile0/door_to`)).toEqual([]);
    expect(linksOf(graph, `${MAP}/areas/rooC`)).toEqual([`OUTER static -> ${area('rooC')}`]);
    expect(linksOf(graph, `${MAP}/areas/coBC/tiles/tile2`)).toContain(
      `OUTER static -> ${area('coBC')}/tiles/tile2`,
    );
  });

  it('of the raid lead to its quest, rooms, enemies and camp skills', () => {
    expect(linksOf(graph, RAID)).toEqual([
      `ID in_area -> ${area('rooB')}`,
      `ID last_room_id -> ${area('rooB')}`,
      `ID areatile -> ${area('rooB')}/tiles/tile0`,
    ]);
    expect(linksOf(graph, `${RAID}/raid_instance`)).toContain(
      'ID id -> persist.quest.json/base_root/quests/0',
    );
    expect(linksOf(graph, `${RAID}/stat_database/ROOM_VISITED/entries/0/parameters/0`)).toEqual([
      `ID data -> ${area('rooA')}`,
    ]);
    expect(linksOf(graph, `${RAID}/stat_database/MONSTER_DEFEATED/entries/0/parameters/0`)).toEqual([
      'HASH data -> ghoul',
    ]);
    expect(linksOf(graph, `${RAID}/battle/initiative/monsters/0`)).toEqual([
      `ID battle_guid -> ${RAID}/battle/enemies/0/data`,
    ]);
    expect(linksOf(graph, `${RAID}/camp/skill_log/0`)).toEqual([
      `ID roster_id -> ${hero(3)}`,
      'HASH skill_id -> encourage',
    ]);
    expect(linksOf(graph, 'persist.game.json/base_root')).toEqual([
      `ID raiddungeon -> ${RAID}/raid_instance`,
      'ID raiddungeon -> drowned_cellars',
    ]);
  });

  it('by the names of trinkets meet at one node', () => {
    const wing = nodeAt(graph, 'moth_wing');
    expect(graph.kind(wing)).toBe('EXTERNAL');
    const sources = Array.from(graph.into(wing), (edge) => graph.path(graph.edges.source[edge] as NodeId));
    expect(sources).toEqual([
      'novelty_tracker.json/base_root/novelty_tracker/trinket',
      'persist.quest.json/base_root',
      `${hero(3)}/trinkets/items/1`,
      `${hero(4)}/trinkets/items/0`,
    ]);
  });

  it('of supplies lead to the buffs of the same hero', () => {
    expect(linksOf(graph, `${hero(2)}/item_tracking/supply/0`)).toEqual([
      `ID buff_group_guids[0] -> ${hero(2)}/actor/buff_group/7`,
    ]);
  });

  it('of finished quests lead to the quest where it is still open', () => {
    const quest = 'persist.progression.json/base_root/completed_plot_quests_data/0';
    expect(linksOf(graph, quest)).toEqual([
      'ID plot_quest_id -> persist.quest.json/base_root/quests/1',
      'HASH plot_quest_id -> plot_flooded_gate',
    ]);
  });
});

describe('hashed names', () => {
  it('are shown with the name and where it is from', () => {
    const entry = jsonAt(graph, 'persist.campaign_log.json/base_root/chapters/1/0');
    expect(entry.dungeon_type).toEqual({
      hash: dsonHash('drowned_cellars'),
      name: 'drowned_cellars',
      source: 'PROFILE',
    });
  });

  it('that the profile does not say come from the names given', () => {
    const path = `${MAP}/areas/rooA/tiles/tile0`;
    const well = dsonHash('old_well');
    expect(jsonAt(graph, path).curio_prop).toEqual({ hash: well, name: null, source: null });
    expect(linksOf(graph, path)).toContain(`HASH curio_prop -> hash:${well}`);
    const named = open(exampleProfile(), 'something\nold_well\r\n\nold_wall');
    expect(jsonAt(named, path).curio_prop).toEqual({ hash: well, name: 'old_well', source: 'FILE' });
    expect(linksOf(named, path)).toContain('HASH curio_prop -> old_well');
  });

  it('are not looked for after zero', () => {
    expect(jsonAt(graph, `${hero(1)}/quirks/dim_eyes`).replaces_quirk).toEqual({
      hash: 0,
      name: null,
      source: null,
    });
    expect(linksOf(graph, `${hero(1)}/quirks/dim_eyes`)).toEqual(['ID key -> dim_eyes']);
  });
});

describe('map areas', () => {
  it('show their letters as text and stay numbers', () => {
    const door = graph.properties(nodeAt(graph, `${area('coAB')}/door0`));
    expect(door[0]).toMatchObject({ name: 'area_to', type: 'FourCC', value: { text: 'rooA' } });
    expect(jsonAt(graph, `${area('coAB')}/door0`).area_to).toBe(areaId('rooA'));
  });

  it('stand in the middle of their tiles, in both halves', () => {
    expect(graph.position(nodeAt(graph, `${area('coAB')}/tiles/tile2`))).toEqual([-1, -2, 0]);
    expect(graph.position(nodeAt(graph, area('coAB')))).toEqual([-2, -2, 0]);
    expect(graph.position(nodeAt(graph, `${MAP}/areas/coAB`))).toEqual([-2, -2, 0]);
    expect(graph.position(nodeAt(graph, `${MAP}/areas/coAB/tiles/tile2`))).toEqual([-1, -2, 0]);
    expect(graph.position(nodeAt(graph, `${area('coAB')}/door0`))).toBeNull();
  });
});

describe('a log entry', () => {
  it('says what it is about where its kind is known', () => {
    const kind = (path: string): unknown =>
      graph.properties(nodeAt(graph, `persist.campaign_log.json/base_root/chapters/${path}`))[0]?.value;
    expect(kind('1/0')).toEqual({ kind: 'text', text: 'mission', json: 'mission', number: 2006063882 });
    expect(kind('2/1')).toBe(12345678);
  });
});
