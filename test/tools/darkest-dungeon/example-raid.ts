// The raid of the example profile: who is in it, its dungeon, and what it shares with quests and the estate.

import { areaId, type DsonField, dson, dsonHash } from './dson.ts';

const { bool, file, float, floats, hash, int, ints, list, object, text, texts } = dson;

/** Rooms A, B and C in a row with corridors between them; C is not explored, and a door there leads nowhere known. */
const AREAS = [
  { name: 'rooA', kind: 0, x: -4, tiles: 1, knowledge: 3, doors: ['coAB'] },
  { name: 'coAB', kind: 1, x: -3, tiles: 3, knowledge: 3, doors: ['rooA', 'rooB'] },
  { name: 'rooB', kind: 0, x: 0, tiles: 1, knowledge: 3, doors: ['coAB', 'coBC'] },
  { name: 'coBC', kind: 1, x: 1, tiles: 3, knowledge: 1, doors: ['rooB', 'rooC'] },
  { name: 'rooC', kind: 0, x: 4, tiles: 1, knowledge: 0, doors: ['coBC'] },
];

export const PARTY = [3, 1, 4, 2];

export function map(): DsonField[] {
  const statics = AREAS.map(({ name, kind, x, tiles, doors }) =>
    object(
      name,
      int('id', areaId(name)),
      int('kind', kind),
      floats('bounds', [-960, 960]),
      ...doors.map((to, i) => object(`door${i}`, ...door(to, 0))),
      object(
        'tiles',
        ...Array.from({ length: tiles }, (_, i) =>
          object(
            `tile${i}`,
            int('type', 3),
            int('area_id', areaId(name)),
            object('door_to', ...door('none', 0)),
            floats('mappos', [x + i, -2]),
            floats('sidepos', [960 * i, 0]),
          ),
        ),
      ),
    ),
  );
  const states = AREAS.map(({ name, tiles, knowledge }) =>
    object(
      name,
      int('knowledge', knowledge),
      object(
        'tiles',
        ...Array.from({ length: tiles }, (_, i) =>
          object(`tile${i}`, int('content', 0), int('knowledge', knowledge), hash('curio_prop', 'old_well')),
        ),
      ),
    ),
  );
  return [
    int('version', 5),
    object(
      'map',
      floats('bounds', [-4, 4, -2, 2]),
      int('entrance_id', areaId('rooA')),
      int('final_room_id', areaId('none')),
      object(
        'static_dynamic',
        file('static_save', [object('areas', ...statics)]),
        object('areas', ...states),
      ),
    ),
  ];
}

export function raid(): DsonField[] {
  const parameter = (type: number, data: number): DsonField[] => [int('type', type), int('data', data)];
  const stat = (...parameters: DsonField[][]): DsonField => list('parameters', parameters);
  return [
    int('version', 36897),
    object('raid_instance', ...questFields('generated_0')),
    int('in_area', areaId('rooB')),
    int('last_room_id', areaId('rooB')),
    int('areatile', 0),
    float('torchlight', 75),
    object(
      'party',
      int('retreat_room', areaId('rooA')),
      ints('heroes', PARTY),
      object('inventory', list('items', [item('torch', 'supply', 4), item('glass_eye', 'trinket', 1)])),
    ),
    object(
      'stat_database',
      object(
        'ROOM_VISITED',
        int('count', 2),
        list('entries', [[float('value', 1), stat(parameter(8, areaId('rooA')))]]),
      ),
      object(
        'MONSTER_DEFEATED',
        int('count', 1),
        list('entries', [[float('value', 1), stat(parameter(32, dsonHash('ghoul')))]]),
      ),
    ),
    object('camp', list('skill_log', [[int('roster_id', 3), hash('skill_id', 'encourage')]])),
    object(
      'battle',
      list('enemies', [
        [
          bool('is_hero', false),
          object(
            'data',
            int('battle_guid', 41),
            text('monster_class', 'ghoul'),
            object('actor', float('current_hp', 8)),
          ),
        ],
      ]),
      object(
        'initiative',
        list('heroes', [[int('roster_guid', 4), float('initiative', 7.25)]]),
        list('monsters', [[int('battle_guid', 41), float('initiative', 3.5)]]),
      ),
    ),
    int('boss_last_blow_hero_guid', 0),
  ];
}
export function item(id: string, type: string, amount: number): DsonField[] {
  return [text('id', id), text('type', type), int('amount', amount)];
}

export function questFields(id: string): DsonField[] {
  return [
    text('id', id),
    text('type', 'explore'),
    text('dungeon', 'drowned_cellars'),
    int('difficulty', 1),
    texts('goal_ids', ['see_most_rooms', 'come_back']),
    object('completion_reward', object('items_definition', list('items', [item('', 'gold', 900)]))),
  ];
}

function door(to: string, tile: number): DsonField[] {
  return [int('area_to', areaId(to)), int('tile_to', tile), bool('implied', true), int('type', 1)];
}
