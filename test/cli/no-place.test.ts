// Objects that a save puts nowhere, with coordinates that are no numbers: over HTTP and on the command line.

import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { factorySave } from '../tools/satisfactory/cases/factory.ts';
import { classes, inWorld, recipes, swatch } from '../tools/satisfactory/game.ts';
import { actor } from '../tools/satisfactory/objects.ts';
import { type SaveSpec, writeSave } from '../tools/satisfactory/save.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const NOWHERE: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN];

/** A factory with constructors and lightweight buildables out of this world. */
function displaced(): SaveSpec {
  const spec = factorySave(58);
  for (const { trailing } of spec.objects) {
    if (trailing?.class !== 'lightweights') continue;
    const instance = { position: NOWHERE, swatch: swatch(0), recipe: recipes.ironPlate };
    for (const { instances } of trailing.classes) instances.push(instance, instance, instance);
  }
  const far = [1, 2, 3].map((at) =>
    actor(classes.constructor, inWorld(`Build_Far_C_${at}`), [], { transform: { position: NOWHERE } }),
  );
  return { ...spec, objects: [...spec.objects, ...far] };
}

const ask = await askBoth(tempFolder({ 'nowhere.sav': writeSave(displaced()) }));

it.each(['ACTOR', 'LIGHTWEIGHT'])('%s: a warning and an issue say that its place is none', async (kind) => {
  const where = `{kind: {eq: ${kind}}, hasPosition: false, hasIssues: true}`;
  const { data, errors, extensions } = await ask(
    `{ save(id: "nowhere") { objects(where: ${where}) { nodes { name position { x } issues { code } } } } }`,
  );
  expect(errors).toBeUndefined();
  const { nodes } = (data!.save as { objects: { nodes: { name: string }[] } }).objects;
  expect(nodes.length).toBeGreaterThan(2);
  for (const node of nodes)
    expect(node).toMatchObject({ position: null, issues: expect.arrayContaining([{ code: 'VALUE' }]) });
  const found = extensions?.warnings?.filter(({ code }) => code !== 'DAMAGED');
  expect(found).toMatchObject([{ code: 'NOT_FINITE', argument: 'position' }]);
});
