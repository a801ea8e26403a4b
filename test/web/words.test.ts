// Words of the page for objects.

import { expect, it } from 'vitest';
import { objectTitle, words } from '../../web/shell/format.ts';

it.each([
  ['Screws', { name: 'Desc_IronScrew_C', title: 'Screws', class: ['External', null] }],
  ['Iron Screw', { name: 'Desc_IronScrew_C', class: ['External', null] }],
  ['Constructor 12', { name: 'Build_ConstructorMk1_C_12', class: ['Build_ConstructorMk1_C', 'Constructor'] }],
  ['Spawner', { name: 'BP_Spawner_UAID_04421A97_2031', class: ['BP_Spawner_C', 'Spawner'] }],
  ['Somersloop 25_382', { name: 'BP_WAT25_382', class: ['BP_WAT1_C', 'Somersloop'] }],
  ['Mercer Shrine', { name: 'BP_MercerShrine_C', class: ['BP_MercerShrine_C', 'Mercer Shrine'] }],
  ['Enemy Spawner371', { name: 'BP_EnemySpawner371', class: ['BP_CreatureSpawner_C', 'Spawner'] }],
  ['persist.map.json', { name: 'json', path: 'persist.map.json', class: ['File', null] }],
  ['Thing 3', { name: 'actors[3]', class: ['Actor', 'Thing'] }],
  ['Grass 4,18', { name: 'terrainFeatures[4,18]', title: 'Grass', class: ['Grass', 'Grass'] }],
  ['Dockingbay 0x1fa2', { name: 'component[[0x1fa2]]', class: ['dockingbay', null] }],
  ['Night Owl', { name: 'li[NightOwl]', class: ['allTraits', 'Trait'] }],
  ['Container 9303619C', { name: '9303619C45A2E827FE141988A4C39222', class: ['Items', 'Container'] }],
  [
    'Pal 12AB34CD',
    { name: 'RawData', path: 'a/12AB34CD0102030405060708090A0B0C/RawData', class: ['P', 'Pal'] },
  ],
  ['Reynauld', { name: 'Reynauld', class: ['Hero', null] }],
] as const)('%s', (text, { class: [name, title], ...object }) => {
  expect(objectTitle({ ...object, class: { name, title } })).toBe(text);
});

it('an id is words without what the engine or the game add to it', () => {
  expect(words('Build_ConstructorMk1_C')).toBe('Constructor Mk1');
  expect(words('ship_arg_s_fighter_01_a_macro')).toBe('Ship arg s fighter 01 a');
  expect(words('BOSS_BATTLE_NAME_GrassBoss')).toBe('Grass Boss');
});
