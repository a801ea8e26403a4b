// Profiles that lack things or say strange ones: shown as such, never an error.

import { expect, it } from 'vitest';
import { hashName } from '../../../src/formats/darkest-dungeon/names/hash.ts';
import { openDarkestDungeon } from '../../../src/games/darkest-dungeon/index.ts';
import { chapters } from '../../../src/games/darkest-dungeon/log.ts';
import type { DarkestDungeonView } from '../../../src/games/darkest-dungeon/view.ts';
import { type DsonField, dson, writeDson } from '../../tools/darkest-dungeon/dson.ts';
import { open } from '../../tools/darkest-dungeon/open.ts';

function viewOf(files: Readonly<Record<string, readonly DsonField[]>>): DarkestDungeonView {
  const made = Object.entries(files).map(([name, fields]) => ({
    name: `persist.${name}.json`,
    bytes: writeDson([...fields]),
  }));
  return openDarkestDungeon({ graph: open(made), header: {}, object: (node) => ({ node }) });
}

const hero = (guid: string, ...fields: DsonField[]): DsonField =>
  dson.object(guid, dson.object('hero_file_data', dson.file('raw_data', fields)));
const area = (name: string): number => Buffer.from(name).readInt32LE(0);

it('a profile of one file knows nothing of the others', () => {
  const view = viewOf({ game: [] });
  expect(view.estate).toMatchObject({ name: null, week: null, isInRaid: null, wallet: null, dlc: [] });
  expect([view.raid, view.map]).toEqual([null, null]);
  for (const list of ['heroes', 'recruits', 'activities', 'buildings', 'purchases', 'quests'] as const) {
    expect(view[list]).toEqual([]);
  }
  for (const list of ['missions', 'events', 'deaths', 'trinkets', 'rooms', 'corridors'] as const) {
    expect(view[list]).toEqual([]);
  }
});

it('a hero without class, name or anything else is still there', () => {
  const { heroes } = viewOf({
    roster: [
      dson.object(
        'heroes',
        hero('7', dson.int('version', 1)),
        hero(
          '8',
          dson.int('roster.status', 9),
          dson.object('skills', dson.object('selected_combat_skills', dson.int('smite', 0))),
        ),
        hero('nobody', dson.text('heroClass', 'vestal')),
      ),
    ],
  });
  expect(heroes).toMatchObject([
    { guid: 7, heroClass: null, name: null, status: null, statusNumber: null },
    { guid: 8, heroClass: null, name: null, status: null, statusNumber: 9 },
  ]);
  expect(heroes[1]!.combatSkills).toEqual([
    { skill: { title: null, name: 'smite', path: null }, level: null },
  ]);
});

it('references to heroes who left stay numbers and lead to what is missing', () => {
  const { save, activities, raid, missions, purchases, deaths } = viewOf({
    game: [dson.bool('inraid', true), dson.text('raiddungeon', 'cove')],
    town: [
      dson.object(
        'buildings',
        dson.object(
          'abbey',
          dson.object('activities', dson.object('prayer', dson.object('0', dson.int('hero', 99)))),
        ),
      ),
    ],
    upgrades: [
      dson.object(
        'purchases',
        dson.object('0', dson.int('instance_number', 99), dson.int('tree_id', 123456789)),
      ),
    ],
    raid: [dson.object('party', dson.ints('heroes', [99, -1, 0]))],
    campaign_log: [
      dson.object(
        'chapters',
        dson.object(
          '1',
          dson.object(
            '0',
            dson.int('rtti', 2006063882),
            dson.object('heroes', dson.object('0', dson.int('guid', 99), dson.bool('died', true))),
          ),
        ),
        dson.object('preface', dson.object('0', dson.int('rtti', 1))),
        dson.object('9999999999', dson.object('0', dson.int('rtti', 1))),
      ),
    ],
  });
  const { graph } = save;
  expect(chapters(save).map(({ week }) => week)).toEqual([1]);
  expect(activities).toMatchObject([{ guid: 99, heroName: null, isFree: false }]);
  expect(graph.kind(activities[0]!.hero!.node)).toBe('MISSING');
  expect(raid?.party).toMatchObject([{ guid: 99, name: null, heroClass: null, hp: null }]);
  expect(graph.kind(raid!.party![0]!.object!.node)).toBe('MISSING');
  expect(purchases).toMatchObject([{ guid: 99, tree: { title: null, name: '123456789' }, code: '' }]);
  expect(missions).toMatchObject([
    { week: 1, heroes: [{ guid: 99, object: null, name: null }], died: ['99'] },
  ]);
  expect(deaths).toMatchObject([{ guid: 99, source: 'LOG', object: null, heroClass: null, killer: null }]);
});

it('a map of ways into nothing, and of one in a circle, has the ways that there are', () => {
  const room = (name: string, ...to: string[]): DsonField =>
    dson.object(
      name,
      dson.int('kind', 0),
      ...to.map((each, n) => dson.object(`door${n}`, dson.int('area_to', area(each)), dson.int('type', n))),
    );
  const { map, rooms, corridors } = viewOf({
    game: [dson.bool('inraid', true)],
    raid: [dson.int('in_area', area('cAB1')), dson.int('last_room_id', area('rooZ'))],
    map: [
      dson.object(
        'map',
        dson.int('entrance_id', area('rooA')),
        dson.object(
          'areas',
          room('rooA', 'rooB', 'rooX', 'rooA'),
          room('rooB', 'rooC'),
          room('rooC', 'rooA'),
          room('rooD'),
          dson.object('cAB1', dson.int('kind', 1)),
        ),
      ),
    ],
  });
  expect(map).toMatchObject({
    entrance: 'rooA',
    currentRoom: null,
    stepsToEntrance: null,
    reachableRooms: 3,
  });
  expect(rooms.map(({ name, distanceFromEntrance }) => [name, distanceFromEntrance])).toEqual([
    ['rooA', 0],
    ['rooB', 1],
    ['rooC', 1],
    ['rooD', null],
  ]);
  expect(rooms[0]!.secretDoors).toBe(1);
  expect(corridors).toMatchObject([{ name: 'cAB1', ends: [], tiles: 0 }]);
  expect(map!.way({ from: 'rooB', to: 'rooC' })).toEqual(['rooB', 'rooC']);
  expect(map!.way({ from: 'rooA', to: 'rooD' })).toEqual([]);
  expect(map!.way({ from: 'rooA', to: 'nowhere' })).toEqual([]);
  expect(map!.way({ to: 'rooA' })).toEqual([]);
});

it('a step of a tree without a name may be of any building; points between two levels are both', () => {
  const bought = (key: string, tree: number): DsonField =>
    dson.object(key, dson.int('tree_id', tree), dson.text('requirement_code', 'a'));
  const profile = (...purchases: DsonField[]) => ({
    game: [dson.text('game_mode', 'base')],
    town: [dson.object('buildings', dson.object('stage_coach', dson.int('version', 1)))],
    upgrades: [dson.object('purchases', ...purchases)],
    roster: [
      dson.object(
        'heroes',
        ...[37, 38, 40].map((xp) =>
          hero(
            `${xp}`,
            dson.int('resolveXp', xp),
            dson.object('actor', dson.int('damage_source_data', hashName('prophet_B'))),
            dson.int('roster.status', 3),
          ),
        ),
      ),
    ],
  });
  const view = viewOf(profile(bought('0', hashName('stage_coach.rostersize'))));
  expect(view.buildings).toMatchObject([{ steps: 1, upgrades: [{ tree: { title: 'Hero Barracks' } }] }]);
  expect(view.deadHeroes.map(({ minLevel, maxLevel }) => [minLevel, maxLevel])).toEqual([
    [4, 4],
    [4, 5],
    [5, 5],
  ]);
  // Without the kind of source, the number may be garbage.
  expect(view.deaths.map(({ killer }) => killer)).toEqual([null, null, null]);
  const unknown = viewOf(profile(bought('0', hashName('stage_coach.rostersize')), bought('1', 123456789)));
  expect(unknown.buildings).toMatchObject([{ steps: null, upgrades: [{ level: 1 }] }]);
  expect(unknown.unknown).toContainEqual(expect.stringContaining('1 purchases'));
});
