// The first half of a save with the second half of one of another version: what is placed is kept, and the rest costs no
// more than its size.

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countSteps } from '../../../tools/count-steps.ts';
import { madeSave } from '../../../tools/satisfactory/cases.ts';
import { readFile } from '../read-file.ts';

const mixed = (poles: number): Uint8Array =>
  madeSave(`halves of saves of ${poles} poles, versions 41 and 58`);

it('steps grow with the size', () => {
  const [few, many] = [500, 2000].map(mixed);
  readFile('warm.sav', mixed(50));
  const steps = [few!, many!].map((bytes) => countSteps(() => readFile('mixed.sav', bytes)));
  expect(steps[1]! / steps[0]!).toBeLessThan(6);
  expect(readFile('mixed.sav', few!).graph.data.issueCount).toBeGreaterThan(0);
});

const CASES = '../shared/cases/damage';

it.skipIf(!existsSync(CASES)).each([
  ['sat-slow-half-sv41-sv51.sav', 854],
  ['sat-slow-40s-half-sv46-sv52.sav', 13_314],
])('%s (beside the project)', (name, objects) => {
  const bytes = new Uint8Array(readFileSync(`${CASES}/${name}`));
  let graph: ReturnType<typeof readFile>['graph'] | undefined;
  const steps = countSteps(() => {
    graph = readFile(name, bytes).graph;
  });
  let rows = 0;
  for (let row = 0; row < graph!.count; row++) {
    if (['ACTOR', 'COMPONENT'].includes(graph!.kind(row as never))) rows++;
  }
  expect(rows).toBe(objects);
  expect(steps / graph!.data.image.length).toBeLessThan(30);
});
