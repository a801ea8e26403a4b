// The game's own data file in the place of the tables, made up (docs-file.json): both ways to write paths, fluids, empty
// lists, another language.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  GameDataError,
  gameDataText,
  withGameData,
} from '../../../../src/games/satisfactory/facts/docs-file.ts';
import { Facts, type FactTables } from '../../../../src/games/satisfactory/facts/facts.ts';

const NONE: FactTables = {
  items: {},
  recipes: {},
  buildings: { Build_Press_C: { name: 'Old Press', size: [8, 8, 8] } },
  vehicles: { BP_Sledge_C: { name: 'Sledge', desc: 'Desc_Sledge_C' }, BP_Raft_C: { name: 'Raft' } },
  schematics: {},
  phases: {},
  history: { U8: { buildings: { Build_Press_C: { mw: 1 } } } },
  about: { saveVersionToGame: [[41, 45, 'U8']] },
};

const native = (name: string): string => `/Script/CoreUObject.Class'/Script/FactoryGame.${name}'`;
const FILE = readFileSync('test/games/satisfactory/facts/docs-file.json', 'utf8');

const tables = withGameData(NONE, FILE);

it('reads items, recipes, buildings and schematics', () => {
  const { items, recipes, buildings, schematics } = tables;
  expect({ items, recipes, buildings, schematics }).toEqual(
    JSON.parse(readFileSync('test/games/satisfactory/facts/docs-file.tables.json', 'utf8')),
  );
});

it('calls vehicles like what describes them', () => {
  const facts = new Facts(tables, 52);
  expect([facts.title('BP_Sledge_C'), facts.title('BP_Raft_C')]).toEqual(['Traîneau', 'Raft']);
});

it('knows alternates by the schematics that unlock them, and by nothing else', () => {
  const unlocking = (ClassName: string, mType: string, recipe: string): unknown => ({
    ClassName,
    mType,
    mUnlocks: [
      { Class: 'BP_UnlockSchematic_C' },
      {
        Class: 'BP_UnlockRecipe_C',
        mRecipes: `("/Script/Engine.BlueprintGeneratedClass'/Game/X/${recipe}.${recipe}'")`,
      },
    ],
  });
  const schematics = [
    unlocking('Schematic_A_C', 'EST_Alternate', 'Recipe_Foo_C'),
    unlocking('Schematic_B_C', 'EST_MAM', 'Recipe_Alternate_Hand_C'),
  ];
  const Classes = ['Recipe_Foo_C', 'Recipe_Alternate_Hand_C'].map((ClassName) => ({ ClassName }));
  const file = [
    { NativeClass: native('FGRecipe'), Classes },
    { NativeClass: native('FGSchematic'), Classes: schematics },
  ];
  const { recipes } = withGameData(NONE, JSON.stringify(file));
  expect([recipes.Recipe_Foo_C!.alt, recipes.Recipe_Alternate_Hand_C!.alt]).toEqual([true, false]);
  expect(tables.recipes.Recipe_Foo_C).not.toHaveProperty('alt');
});

it('is meant for every save, whatever its version', () => {
  expect(new Facts(NONE, 42).building('Build_Press_C')?.mw).toBe(1);
  expect(new Facts(tables, 42).building('Build_Press_C')?.mw).toBe(4);
  expect(new Facts(tables, 42).title('Desc_Press_C')).toBe('Presse');
});

it('is read in all encodings that it comes in', () => {
  const marked = Buffer.from(`\ufeff${FILE}`, 'utf16le');
  const swapped = Buffer.from(marked).swap16();
  for (const bytes of [marked, marked.subarray(2), swapped, swapped.subarray(2), Buffer.from(FILE)])
    expect(gameDataText(new Uint8Array(bytes))).toBe(FILE);
});

it.each([
  ['{', 'is not JSON'],
  ['{}', 'is not a list of classes'],
  ['[]', 'has no classes'],
  ['[1, "x", {"NativeClass": 3, "Classes": []}]', 'has no classes'],
])('refuses %s', (text, message) => {
  expect(() => withGameData(NONE, text)).toThrow(GameDataError);
  expect(() => withGameData(NONE, text)).toThrow(message);
});
