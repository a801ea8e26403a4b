// Credentials in a save are not given out, whichever reader finds them: the decoder, the kernels, or search.

import { expect, test } from 'vitest';
import { FORMATS } from '../../../src/formats/registry.gen.ts';
import { openDesk } from '../../tools/ask.ts';
import { firstSteps } from '../../tools/satisfactory/examples.ts';
import { inWorld } from '../../tools/satisfactory/game.ts';
import { actor } from '../../tools/satisfactory/objects.ts';
import { writeSave } from '../../tools/satisfactory/save.ts';
import { prop, str, struct } from '../../tools/satisfactory/values.ts';

const CLASS = '/Game/Mod/Build_Made.Build_Made_C';
const SECRET = 'hunter2';
/** More objects than the kernel leaves to the decoder. */
const MANY = 40;

const spec = firstSteps();
const objects = Array.from({ length: MANY }, (_, at) =>
  actor(CLASS, inWorld(`Build_Made_C_${at}`), [
    prop('mServerPassword', str(`${SECRET}${at}`)),
    prop('mOptions', struct('Options', [prop('AuthToken', str(SECRET))])),
    prop('mLabel', str('plain')),
  ]),
);
const file = writeSave({ ...spec, objects });

test('in no condition, order, group, figure, search, column or json', async () => {
  const { library, ask } = openDesk({ 'game.sav': file }, FORMATS);
  const asked = (path: string, text: string, name: string): string => `
    ${name}Equal: objects(where: {properties: [{path: "${path}", text: {eq: "${text}"}}]}) { totalCount }
    ${name}Starts: objects(where: {properties: [{path: "${path}", text: {startsWith: "hun"}}]}) { totalCount }
    ${name}: objects(where: {class: {eq: "Build_Made_C"}}, orderBy: [{property: "${path}"}], first: ${MANY}) {
      nodes { json property(path: "${path}") { text value } properties { name text } }
      aggregate { distinct(path: "${path}") }
      groups(by: [{property: "${path}"}]) { totalCount nodes { keys count } } }`;
  const { data, errors } = await ask(`{ saves { nodes {
    ${asked('mServerPassword', `${SECRET}3`, 'own')}
    ${asked('mOptions.AuthToken', SECRET, 'inner')}
    search(text: "${SECRET}") { object { path } }
    found: search(text: "plain", first: 5) { field }
    label: objects(where: {properties: [{path: "mLabel", text: {eq: "plain"}}]}) { totalCount } } } }`);
  await library.close();
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).not.toContain(SECRET);
  const groups = { totalCount: 1, nodes: [{ keys: ['(withheld)'], count: MANY }] };
  const empty = { totalCount: 0 };
  expect((data as { saves: { nodes: unknown[] } }).saves.nodes[0]).toMatchObject({
    ...{ ownEqual: empty, ownStarts: empty, innerEqual: empty, innerStarts: empty },
    ...{ own: { groups, aggregate: { distinct: 1 } }, inner: { groups } },
    search: [],
    label: { totalCount: MANY },
  });
});
