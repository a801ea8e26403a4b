// Counts through GraphQL; answers/pages.txt, query-language.txt and refusals.txt have what single answers show.

import { expect, test } from 'vitest';
import { askOf, type Json } from '../tools/ask.ts';
import { openLibrary } from '../tools/open-library.ts';

test('counts of classes add up to what lists hold', async () => {
  const { data } = await askOf(openLibrary('examples/little-factory.sav'))(
    '{ save { classes(first: 10000) { nodes { name count } } objects { totalCount } } }',
  );
  const { classes, objects } = data.save;
  const present = classes.nodes.filter(({ name }: Json) => name !== 'External' && name !== 'Missing');
  const sum = present.reduce((total: number, { count }: Json) => total + count, 0);
  expect(sum).toBe(objects.totalCount);
});
