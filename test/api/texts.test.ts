// Texts of Satisfactory saves through GraphQL: the display string is what is filtered, and where its translation is stays known.

import { expect, test } from 'vitest';
import { satisfactory } from '../../src/formats/satisfactory/index.ts';
import { openDesk } from '../tools/ask.ts';
import { caseBytes } from '../tools/satisfactory/cases.ts';

const NAMES = ['shown-texts-46', 'composed-texts-46'];
const { ask } = openDesk(Object.fromEntries(NAMES.map((name) => [`${name}.sav`, caseBytes(name)])), [
  satisfactory,
]);

async function found(save: string, path: string, text: string): Promise<unknown> {
  const query = `query ($save: ID!, $path: String!, $text: String!) {
    save(id: $save) {
      objects(where: {properties: [{path: $path, text: {eq: $text}}]}) {
        nodes { property(path: $path) { text value } }
      }
    }
  }`;
  const { data, errors } = await ask(query, { save, path, text });
  expect(errors).toBeUndefined();
  return (data as { save: { objects: { nodes: { property: unknown }[] } } }).save.objects.nodes.map(
    ({ property }) => property,
  );
}

test('a localised text is found by what it shows, and keeps namespace and key', async () => {
  expect(await found('shown-texts-46', 'Base', 'Radar Tower')).toEqual([
    { text: 'Radar Tower', value: { text: 'Radar Tower', namespace: 'Game', key: 'ABC123' } },
  ]);
  expect(await found('shown-texts-46', 'Base', 'ABC123')).toEqual([]);
});

test('a text that players typed is a string', async () => {
  expect(await found('shown-texts-46', 'Station', 'North Station')).toEqual([
    { text: 'North Station', value: 'North Station' },
  ]);
});

test('a formatted text says what it is made of', async () => {
  expect(await found('composed-texts-46', 'Argument', 'Radar Tower: West')).toEqual([
    {
      text: 'Radar Tower: West',
      value: {
        text: 'Radar Tower: West',
        format: { text: 'Radar Tower: {Name}', namespace: 'Game', key: 'ABC123' },
        arguments: { Name: 'West', Count: '6', Share: 0.5, Exact: 0.1 },
      },
    },
  ]);
});
