// Properties that only objects of other classes have, asked of examples through what the server and the command line share.

import { expect, it } from 'vitest';
import { FORMATS } from '../../src/formats/registry.gen.ts';
import { Library } from '../../src/library/library.ts';
import { inProcessReader } from '../../src/library/read/read-job.ts';
import { askOf } from '../tools/ask.ts';

const library = new Library({ reader: inProcessReader(FORMATS), formats: FORMATS });
library.add('examples/little-factory.sav');
const ask = askOf(library);

/** Path and message of each warning. */
async function warned(fields: string): Promise<string[]> {
  const { errors, extensions } = await ask(`{ save(id: "little-factory") { ${fields} } }`);
  expect(errors).toBeUndefined();
  const { warnings = [] } = (extensions ?? {}) as { warnings?: { path: unknown[]; message: string }[] };
  return warnings.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const containers = 'objects(where: {class: {eq: "Build_StorageContainerMk1_C"}})';
const message =
  'path: no object of the class Build_StorageContainerMk1_C has a property "mInventoryStacks"; those of FGInventoryComponent do';

it('is reported once, of the field that asked', async () => {
  expect(
    await warned(`${containers} { nodes { name stacks: property(path: "mInventoryStacks") { value } } }`),
  ).toEqual([`save.objects.nodes.0.stacks: ${message}`]);
});

it('is no question where some object has it, or an object of its class', async () => {
  const stacks = 'property(path: "mInventoryStacks") { value }';
  expect(
    await warned(`objects(first: 100, where: {kind: {in: [ACTOR, COMPONENT]}}) { nodes { ${stacks} } }`),
  ).toEqual([]);
  const idle =
    'objects(where: {class: {eq: "Constructor"}, properties: [{path: "mCurrentPotential", exists: false}]})';
  expect(await warned(`${idle} { nodes { property(path: "mCurrentPotential") { number } } }`)).toEqual([]);
});

it('is reported for each field by itself', async () => {
  const inventories = 'objects(where: {class: {eq: "FGInventoryComponent"}}, first: 3)';
  const stacks = '{ nodes { property(path: "mInventoryStacks") { value } } }';
  expect(await warned(`a: ${inventories} ${stacks} b: ${containers} ${stacks}`)).toEqual([
    `save.b.nodes.0.property: ${message}`,
  ]);
});

it('is reported of labels of references', async () => {
  const recipe = 'reference(label: "mCurrentRecipe") { target { name } }';
  expect(await warned(`${containers} { nodes { ${recipe} } }`)).toEqual([
    'save.objects.nodes.0.reference: label: no object of the class Build_StorageContainerMk1_C has a reference with the label "mCurrentRecipe"; those of Build_SmelterMk1_C, Build_ConstructorMk1_C, Build_AssemblerMk1_C do',
  ]);
  expect(await warned(`objects(first: 100, where: {kind: {eq: ACTOR}}) { nodes { ${recipe} } }`)).toEqual([]);
});

it('is reported of parts of names', async () => {
  expect(await warned('objects(where: {name: {contains: "Constuctor"}}) { totalCount }')).toEqual([
    'save.objects: where.name.contains: the save has no object with a name that contains "Constuctor"; closest matches: Build_ConstructorMk1_C_1, Recipe_ConstructorMk1_C, Build_ConstructorMk1_C',
  ]);
  expect(await warned('objects(where: {name: {eq: "Recipe_IronPlate_C"}}) { totalCount }')).toEqual([
    'save.objects: where.name: only EXTERNAL or MISSING objects have a name like "Recipe_IronPlate_C"; a list includes them when kind names them',
  ]);
});
