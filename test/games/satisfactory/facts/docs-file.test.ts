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
import { askOf } from '../../../tools/ask.ts';
import { openLibrary } from '../../../tools/open-library.ts';

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
  expect(tables.items).toEqual({
    Desc_Foo_C: { name: 'Fóo', form: 'solid', stack: 200, sink: 7 },
    Desc_Rod_C: { name: 'Rod', form: 'solid', mj: 750.5, waste: ['Desc_Ash_C', 3] },
    Desc_Goo_C: { form: 'liquid', mj: 750 },
  });
  expect(tables.recipes).toEqual({
    Recipe_Foo_C: {
      name: 'Foo from Goo',
      s: 6,
      in: [['Desc_Goo_C', 1.5]],
      out: [
        ['Desc_Foo_C', 4],
        ['Desc_Rod_C', 1],
      ],
      at: 'Build_Press_C',
    },
    Recipe_Hand_C: { s: 1, in: [], out: [] },
  });
  expect(tables.buildings).toEqual({
    Build_Press_C: { name: 'Presse', size: [8, 8, 8], mw: 4, exp: 1.321929 },
    Build_Burner_C: { gen: { mw: 100, fuels: ['Desc_Rod_C'], water: 60 } },
  });
  expect(tables.schematics).toEqual({ Schematic_1_C: { name: 'First', kind: 'milestone', tier: 1 } });
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
  const utf16 = new Uint8Array(2 + FILE.length * 2);
  utf16.set([0xff, 0xfe]);
  for (let at = 0; at < FILE.length; at++)
    new DataView(utf16.buffer).setUint16(2 + at * 2, FILE.charCodeAt(at), true);
  expect(gameDataText(utf16)).toBe(FILE);
  expect(gameDataText(utf16.subarray(2))).toBe(FILE);
  const bigEndian = Uint8Array.from(utf16, (_, at) => utf16[at ^ 1]!);
  expect(gameDataText(bigEndian)).toBe(FILE);
  expect(gameDataText(bigEndian.subarray(2))).toBe(FILE);
  expect(gameDataText(new TextEncoder().encode(FILE))).toBe(FILE);
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

it('is used by a library that has it', async () => {
  const gameData = JSON.stringify([
    {
      NativeClass: native('FGBuildableManufacturer'),
      Classes: [
        { ClassName: 'Build_ConstructorMk1_C', mDisplayName: 'Konstruktor', mPowerConsumption: '5.0' },
      ],
    },
  ]);
  const library = openLibrary('examples/little-factory.sav', undefined, { gameData });
  const { data } = await askOf(library)(`{ save(id: "little-factory") {
    class(name: "Build_ConstructorMk1_C") { title }
    satisfactory { machines(where: { building: { eq: "Konstruktor" } }, first: 1) { totalCount nodes { drawRunning clock } } }
  } }`);
  const { save } = data as {
    save: { class: { title: string }; satisfactory: { machines: { totalCount: number } } };
  };
  expect([save.class.title, save.satisfactory.machines.totalCount]).toEqual(['Konstruktor', 5]);
  await library.close();
});
