// Satisfactory worlds and blueprints: whole files; bodies put back into sound chunks, because a mutated chunk
// rarely inflates; and the compressed streams of chunks, damaged, behind headers that give their size.

import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import { factorySave } from '../../tools/satisfactory/cases/factory.ts';
import { saveCases } from '../../tools/satisfactory/cases.ts';
import { writeSave } from '../../tools/satisfactory/save.ts';
import { bodyOf, chunkOffsets, unchunk } from '../../tools/satisfactory/unchunk.ts';
import { streamSources } from '../chunk-streams.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('fuzzed.sav');

const bodies = saveCases.map(({ name, bytes }): FuzzSource => {
  const { body, around } = bodyOf(bytes, { stored: true });
  return { name: `${name}, body`, bytes: body, around: (mutated) => alone(around(mutated)) };
});

/** A body larger than this is no use: a mutant of it costs too much. */
const MOST_REAL_BODY = 60_000;

/** Bodies shorter than this have little to repair or to resume after a hole. */
const LEAST_BODY = 1000;

const factories = [...saveCases, { name: 'factory', bytes: writeSave(factorySave(52)) }];
const streams = factories.flatMap(({ name, bytes }) => {
  if (chunkOffsets(bytes).length === 0) return [];
  const save = unchunk(bytes);
  return save.body.length < LEAST_BODY ? [] : streamSources({ name, ...save }, alone);
});

/** Real blueprints are small; they are read as the world's objects are. */
const blueprints = realFiles('satisfactory', /\.sbp$/).flatMap(({ name, bytes }): FuzzSource[] => {
  const { body, around } = bodyOf(bytes, { stored: true });
  if (body.length > MOST_REAL_BODY) return [];
  const whole = oneFile('fuzzed.sbp');
  return [
    { name: `${name}, body`, bytes: body, around: (mutated) => whole(around(mutated)) },
    ...streamSources({ name, ...unchunk(bytes) }, whole),
  ];
});

export const target: FuzzTarget = {
  name: 'satisfactory',
  share: 50,
  alone,
  sources: [
    ...bodies,
    ...bodies,
    ...streams,
    ...saveCases.map(({ name, bytes }) => ({ name, bytes, around: alone })),
  ],
  realSources: blueprints,
  read: (files) => readEverything(satisfactory, files),
};
