// Counts through GraphQL; answers/pages.txt, query-language.txt and refusals.txt have what single answers show.

import { expect, test } from 'vitest';
import { askOf } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

test('counts of classes add up to what lists hold', async () => {
  const { data } = await askOf(openLibrary('examples/little-factory.sav'))(
    '{ save { classes(first: 10000) { nodes { name count } } objects { totalCount } } }',
  );
  const { classes, objects } = (
    data as { save: { classes: { nodes: Class[] }; objects: { totalCount: number } } }
  ).save;
  const present = classes.nodes.filter(({ name }) => name !== 'External' && name !== 'Missing');
  expect(present.reduce((total, { count }) => total + count, 0)).toBe(objects.totalCount);
});

interface Class {
  readonly name: string;
  readonly count: number;
}
