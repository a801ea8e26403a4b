// Natural questions at the places where users ask them: over HTTP and on the command line.

import { describe, expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';

const ask = await askBoth();

/** What the little factory answers, without errors. */
async function factory(fields: string): Promise<unknown> {
  const { data, errors } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.save;
}

/** Code and message of the only error. */
async function refusal(fields: string): Promise<string> {
  const { errors } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
  expect(errors?.length).toBe(1);
  return `${String(errors![0]!.extensions.code)} ${errors![0]!.message}`;
}

describe('conditions on one element', () => {
  const plates = '{path: "Item.ItemClass", reference: {name: {eq: "Desc_IronPlate_C"}}}';
  const many = '{path: "NumItems", number: {gt: 100}}';

  it('tells one stack of many iron plates from two stacks of which each is one', async () => {
    const save = await factory(`
      same: objects(where: {elements: {path: "mInventoryStacks[]", some: {properties: [${plates}, ${many}]}}}) {
        nodes { parent { name } }
      }
      either: objects(where: {and: [
        {elements: {path: "mInventoryStacks[]", some: {properties: [${plates}]}}}
        {elements: {path: "mInventoryStacks[]", some: {properties: [${many}]}}}
      ]}) { nodes { parent { name } } }
    `);
    const [box, wagon] = ['Build_StorageContainerMk1_C_1', 'BP_FreightWagon_C_1'];
    const named = (names: string[]): unknown => ({ nodes: names.map((name) => ({ parent: { name } })) });
    // The player has 86 plates beside 120 of something else.
    expect(save).toEqual({ same: named([box, wagon]), either: named(['Char_Player_C_1', box, wagon]) });
  });

  it('groups only the elements that are asked for', async () => {
    const groups = `groups(
      unnest: "mInventoryStacks[]"
      where: {properties: [${many}], references: {some: {label: {eq: "Item.ItemClass"}}}}
      by: [{reference: "Item.ItemClass"}]
    ) { count number(path: "NumItems") { min } }`;
    const save = (await factory(`objects { ${groups} }`)) as {
      objects: { groups: { count: number; number: { min: number } }[] };
    };
    const found = save.objects.groups;
    expect(found.length).toBeGreaterThan(2);
    for (const { number } of found) expect(number.min).toBeGreaterThan(100);
  });

  it('refuses what cannot be meant', async () => {
    expect(await refusal('objects(where: {elements: {path: "mInventoryStacks"}}) { totalCount }')).toBe(
      'BAD_FILTER where.elements[0].path: "mInventoryStacks" must end in []',
    );
    expect(await refusal('objects { aggregate(where: {not: {}}) { count } }')).toBe(
      'BAD_ARGUMENT where: is about the elements that unnest names, and needs it',
    );
  });
});
