// Questions with mistakes in them, over HTTP and on the command line: what they are answered with.

import { describe, expect, it } from 'vitest';
import { askFactory } from '../tools/ask-factory.ts';

const { ask } = await askFactory();

describe('unknown names', () => {
  const MINER = 'Persistent_Level:PersistentLevel.Build_MinerMk1_C_1';

  it.each([
    [
      'objects(where: {properties: [{path: "mCurentPotential", number: {gt: 1}}]}) { totalCount }',
      'mCurrentPotential',
    ],
    ['objects(orderBy: [{property: "mCurrentPotental"}], first: 1) { totalCount }', 'mCurrentPotential'],
    [
      'objects { groups(unnest: "mInventoryStacks[]", by: [{reference: "Item.ItemClas"}]) { totalCount } }',
      'mInventoryStacks[].Item.ItemClass',
    ],
    ['objects(where: {level: {eq: "persistent_level"}}) { totalCount }', 'Persistent_Level'],
    [
      'objects(where: {references: {some: {label: {eq: "mcurrentrecipe"}}}}) { totalCount }',
      'mCurrentRecipe',
    ],
    ['object(path: "persistent_level:persistentlevel.build_minermk1_c_1") { name }', MINER],
    ['object(path: "Build_MinerMk1_C_1") { name }', MINER],
    ['satisfactory { machines(where: {building: {eq: "Constructr"}}) { totalCount } }', 'Constructor'],
    ['satisfactory { machines(where: {building: {contains: "construct"}}) { totalCount } }', 'Constructor'],
    ['satisfactory { items(where: {item: {startsWith: "iron"}}) { totalCount } }', 'Iron Plate'],
    [
      'satisfactory { items(where: {not: {or: [{item: {in: ["Iron plate"]}}]}}) { totalCount } }',
      'Iron Plate',
    ],
    ['object(path: "Persistent_Level:PersistentLevel.Build_MinerMk1_C_217") { name }', MINER],
    [
      'objects(where: {path: {in: ["Persistent_Level:PersistentLevel.Build_MinerMK1_C_1"]}}) { totalCount }',
      MINER,
    ],
    ['objects(where: {name: {eq: "Build_MinrMk1_C_1"}}) { totalCount }', 'Build_MinerMk1_C_1'],
    [
      'objects(where: {references: {some: {object: {name: {eq: "Recipe_IronPlat_C"}}}}}) { totalCount }',
      'Recipe_IronPlate_C',
    ],
    [
      'objects(where: {properties: [{path: "mCurrentRecipe", reference: {path: {eq: "Recipe_IronPlate_C"}}}]}) { totalCount }',
      '/Game/FactoryGame/Recipes/Constructor/Recipe_IronPlate.Recipe_IronPlate_C',
    ],
    ['objects(where: {class: {contains: "constructor"}}) { totalCount }', 'Build_ConstructorMk1_C'],
    ['objects(where: {class: {contains: "Constructr"}}) { totalCount }', 'Build_ConstructorMk1_C'],
    ['objects(where: {class: {startsWith: "Bild_Constructor"}}) { totalCount }', 'Build_ConstructorMk1_C'],
    [
      'objects(where: {class: {endsWith: "StorageContainrMk1_C"}}) { totalCount }',
      'Build_StorageContainerMk1_C',
    ],
    ['objects(where: {level: {startsWith: "persistent"}}) { totalCount }', 'Persistent_Level'],
    [
      'objects(where: {references: {some: {label: {startsWith: "mCurentRec"}}}}) { totalCount }',
      'mCurrentRecipe',
    ],
    [
      'objects(where: {elements: {path: "mInventoryStacks[]", some: {references: {some: {label: {eq: "Item.Itemclass"}}}}}}) { totalCount }',
      'Item.ItemClass',
    ],
    ['classes(where: {not: {name: {eq: "Build_ConstructrMk1_C"}}}) { totalCount }', 'Build_ConstructorMk1_C'],
    [
      'class(name: "Build_ConstructorMk1_C") { objects(first: 1) { nodes { property(path: "mCurrentRecip") { text } } } }',
      'mCurrentRecipe',
    ],
    [
      'class(name: "Build_ConstructorMk1_C") { objects { nodes { reference(label: "mCurrentRecip") { path } } } }',
      'mCurrentRecipe',
    ],
  ])('are answered with the nearest: %s', async (fields, nearest) => {
    const { errors, extensions } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
    expect(errors).toBeUndefined();
    expect(extensions?.warnings).toHaveLength(1);
    expect(extensions?.warnings?.[0]?.suggestions).toContain(nearest);
  });

  it('of saves are answered with the nearest, too', async () => {
    const { data, extensions } = await ask(
      '{ saves(where: {slug: {in: ["litle-factory", "hollowmere"]}}) { totalCount } }',
    );
    expect(data).toEqual({ saves: { totalCount: 1 } });
    expect(extensions?.warnings).toEqual([
      expect.objectContaining({
        code: 'UNKNOWN_ID',
        argument: 'where.slug',
        suggestions: expect.arrayContaining(['little-factory']),
      }),
    ]);
  });

  it('are no names when they are expressions that fit nothing', async () => {
    const query =
      '{ save(id: "little-factory") { objects(where: {class: {matches: "^Nowhere"}}) { totalCount } } }';
    expect((await ask(query)).extensions?.warnings).toEqual([
      expect.objectContaining({ code: 'UNKNOWN_CLASS', argument: 'where.class.matches', suggestions: [] }),
    ]);
  });

  it('come with the field that asked, each field for itself and rows once', async () => {
    const { extensions } = await ask(`{
      save(id: "little-factory") {
        typo: class(name: "Build_ConstructrMk1_C") { name }
        again: class(name: "Build_ConstructrMk1_C") { name }
        objects(where: {class: {eq: "Constructor"}}) { nodes { recipe: reference(label: "mCurrentRecip") { path } } }
        search(text: "miner", where: {class: {eq: "Build_Minr_C"}}) { nodes { field } }
      }
      object(save: "little-factory", path: "nowhere") { name }
    }`);
    expect(extensions?.warnings?.map(({ code, path }) => [code, path])).toEqual(
      expect.arrayContaining([
        ['UNKNOWN_CLASS', ['save', 'typo']],
        ['UNKNOWN_CLASS', ['save', 'again']],
        ['UNKNOWN_LABEL', ['save', 'objects', 'nodes', 0, 'recipe']],
        ['UNKNOWN_CLASS', ['save', 'search']],
        ['UNKNOWN_OBJECT', ['object']],
      ]),
    );
    expect(extensions?.warnings).toHaveLength(5);
  });
});

describe('questions with mistakes in them', () => {
  it.each([
    ['saves(limit: 3) { totalCount }', 'It takes where, orderBy, first, after'],
    ['saves { slug }', 'Its entries have it: nodes { slug }.'],
    [
      'save(id: "little-factory") { objects(where: {properties: [{path: "a", gt: 1}]}) { totalCount } }',
      'write number: {gt: ...}.',
    ],
    ["save(id: 'little-factory') { title }", 'did you mean to use a double quote'],
  ])('say what to write: %s', async (fields, advice) => {
    const { errors } = await ask(`{ ${fields} }`);
    expect(errors?.[0]?.message).toContain(advice);
  });
});

describe('texts that nothing has under the path of a condition', () => {
  const warnings = async (slug: string, fields: string): Promise<unknown> => {
    const { errors, extensions } = await ask(`{ save(id: "${slug}") { ${fields} } }`);
    expect(errors).toBeUndefined();
    return (extensions?.warnings ?? []).map(({ code, argument, suggestions }) => [
      code,
      argument,
      suggestions,
    ]);
  };
  const lamps = (text: string): string => `objects(where: {properties: [{path: "ItemRow", text: ${text}}]})`;

  it.each([
    ['{eq: "Deployed_Lamp"} in another case', '{eq: "Deployed_Lamp"}', ['deployed_lamp']],
    ['{in: ["lamp"]} without its prefix', '{in: ["lamp"]}', ['deployed_lamp']],
    [
      '{startsWith: "deploid"} misspelt',
      '{startsWith: "deploid"}',
      ['deployed_lamp', 'deployed_fridge', 'deployed_turret'],
    ],
  ])('%s are answered with the nearest', async (_, text, suggestions) => {
    const found = await warnings('powered-base', `${lamps(text)} { totalCount nodes { name } }`);
    expect(found).toEqual([['UNKNOWN_VALUE', 'where.properties[0].text', suggestions]]);
  });

  it.each([
    ['where something has them', `${lamps('{eq: "deployed_lamp"}')} { totalCount }`],
    ['where the list is not empty', `${lamps('{in: ["Deployed_Lamp", "deployed_lamp"]}')} { totalCount }`],
    [
      'of a condition on no value',
      'objects(where: {properties: [{path: "ItemRow", quantifier: NONE, text: {eq: "x"}}], name: {eq: "Socket_1"}}, first: 0) { totalCount }',
    ],
  ])('are not reported %s', async (_, fields) => {
    expect(await warnings('powered-base', fields)).toEqual([]);
  });

  it("are reported of games' lists, too", async () => {
    const fields = 'darkestDungeon { heroes(where: {name: {eq: "alard"}}) { totalCount } }';
    expect(await warnings('hollowmere', fields)).toEqual([['UNKNOWN_NAME', 'where.name', ['Alard']]]);
  });
});
