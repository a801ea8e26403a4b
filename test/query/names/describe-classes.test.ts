// How warnings refer to classes: up to three by name, the others counted.

import { expect, test } from 'vitest';
import { describeClasses } from '../../../src/query/names/describe-classes.ts';
import { graphFrom } from '../../tools/graph-notation.ts';

const graph = graphFrom('a:/Game/Belt.Belt_C, b:Store, c:Wire, d:Heart, e:Lamp');
const ids = ['/Game/Belt.Belt_C', 'Store', 'Wire', 'Heart', 'Lamp'].map(
  (path) => graph.classes.lookup(path)[0]!,
);

test.each([
  [1, 'of the class Belt_C'],
  [2, 'of the classes Belt_C, Store'],
  [3, 'of the classes Belt_C, Store, Wire'],
  [4, 'of the classes Belt_C, Store, Wire and 1 more'],
  [5, 'of the classes Belt_C, Store, Wire and 2 more'],
])('%i of them', (count, words) => {
  expect(describeClasses(graph, ids.slice(0, count))).toBe(words);
});
