// Searches in the game's words, asked of examples through what the server and the command line share.

import { expect, it } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

const ask = askOf(openLibrary('examples'));

interface Hit {
  field: string;
  via: { name: string } | null;
  object: { name: string; parent: { name: string } | null };
}

async function hits(slug: string, args: string): Promise<Hit[]> {
  const { errors, data } = await ask(
    `{ save(id: "${slug}") { search(${args}) { nodes { field via { name } object { name parent { name } } } } } }`,
  );
  expect(errors).toBeUndefined();
  return (data!.save as { search: { nodes: Hit[] } }).search.nodes;
}

it('leads from an item to where it is', async () => {
  const found = await hits('little-factory', 'text: "Iron Plate", first: 100');
  const stacks = found.filter(({ field }) => field === 'mInventoryStacks[].Item.ItemClass');
  expect(stacks.map(({ object }) => object.parent?.name)).toEqual(
    expect.arrayContaining(['Char_Player_C_1', 'Build_StorageContainerMk1_C_1', 'BP_FreightWagon_C_1']),
  );
  expect(stacks[0]!.via).toEqual({ name: 'Desc_IronPlate_C' });
  expect(found.find(({ field }) => field === 'mCurrentRecipe')?.object.name).toBe('Build_ConstructorMk1_C_1');
});

it('knows titles that differ from names', async () => {
  const [first] = await hits('little-factory', 'text: "Concrete"');
  expect(first?.via?.name).toBe('Desc_Cement_C');
  const item = await hits('little-factory', 'text: "Concrete", where: {kind: {eq: EXTERNAL}}');
  expect(item[0]).toMatchObject({ field: 'name', via: null, object: { name: 'Desc_Cement_C' } });
});

it('puts what has the words before what refers to it', async () => {
  const [first] = await hits('little-factory', 'text: "Constructor"');
  expect(first).toMatchObject({ via: null, object: { name: 'Build_ConstructorMk1_C_1' } });
});
