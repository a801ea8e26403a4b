// Objects that a save puts nowhere, with coordinates that are no numbers: over HTTP and on the command line.

import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { littleFactory } from '../tools/satisfactory/examples.ts';
import { classes } from '../tools/satisfactory/game.ts';
import { type SaveSpec, writeSave } from '../tools/satisfactory/save.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const NOWHERE: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN];

/** The little factory with all constructors and the first instance of each lightweight class out of this world. */
function displaced(): SaveSpec {
  const spec = littleFactory('now');
  for (const object of spec.objects) {
    if (object.class === classes.constructor) object.transform = { ...object.transform, position: NOWHERE };
    if (object.trailing?.class !== 'lightweights') continue;
    for (const { instances } of object.trailing.classes) {
      for (const instance of instances.slice(0, 1)) instance.position = NOWHERE;
    }
  }
  return spec;
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
