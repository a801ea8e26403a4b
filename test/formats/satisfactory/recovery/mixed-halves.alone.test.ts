// The first half of a save with the second half of one of another version: what is placed is kept, and the rest costs no
// more than its size.

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { countSteps } from '../../../tools/count-steps.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { classes, inWorld } from '../../../tools/satisfactory/game.ts';
import { actor } from '../../../tools/satisfactory/objects.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';
import { int, prop } from '../../../tools/unreal/tags.ts';
import { readFile } from '../read-file.ts';

function half(version: number, poles: number, isFirst: boolean): Uint8Array {
  const objects = Array.from({ length: poles }, (_, at) =>
    actor(classes.pole, inWorld(`Build_PowerPoleMk1_C_${version}${at}`), [prop('mTier', int(at))]),
  );
  const chunks = { version: 2, size: 512 } as const;
  const file = writeSave({ ...factorySave(version), levels: [], objects, chunks });
  const offsets = chunkOffsets(file);
  // Headers are two thirds of the file.
  const middle = offsets[Math.floor(offsets.length * (isFirst ? 0.5 : 0.05))]!;
  return isFirst ? file.subarray(0, middle) : file.subarray(middle);
}

function mixed(poles: number): Uint8Array {
  return new Uint8Array([...half(41, poles, true), ...half(58, poles, false)]);
}

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
