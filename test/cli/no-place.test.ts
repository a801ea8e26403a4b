// Objects that a save puts nowhere, with coordinates that are no numbers: over HTTP and on the command line.

import { expect, it } from 'vitest';
import { askBoth } from '../tools/ask-both.ts';
import { corpus } from '../tools/corpus.ts';
import { tempFolder } from '../tools/temp-folder.ts';

const ask = await askBoth(tempFolder({ 'nowhere.sav': corpus('satisfactory/nowhere/nowhere.sav') }));

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
