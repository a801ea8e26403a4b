import { expect, it } from 'vitest';
import { countSteps } from '../../tools/count-steps.ts';
import { packageOf, readPackages } from '../../tools/unreal3/open-packages.ts';

// Small files that could make a careless reader work without end. Each takes one to three million
// steps, and more than eight where one number is multiplied by the other.
const MOST_STEPS = 6_000_000;

it.each([
  ['actors by the properties of their template', '5000 actors of one template with 5000 properties'],
  ['classes by the length of their line', '4000 classes in lines, each with an object'],
  [
    'references by the length of their names',
    '50 references, each 40 structs deep under names of 4000 letters',
  ],
  ['imports by the objects of the path that they name', '4000 objects of one name, imported 4000 times'],
])('the cost of reading does not multiply %s', (_, name) => {
  const bytes = packageOf(name);
  expect(countSteps(() => readPackages({ 'P.umap': bytes }))).toBeLessThan(MOST_STEPS);
});
