// Satisfactory worlds and blueprints: whole files; bodies put back into sound chunks, because a mutated chunk
// rarely inflates; and the compressed streams of chunks, damaged, behind headers that give their size.

import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import { factorySave } from '../../tools/satisfactory/cases/factory.ts';
import { caseBytes, saveCases } from '../../tools/satisfactory/cases.ts';
import { chunked } from '../../tools/satisfactory/chunks.ts';
import { writeBody, writeSaveAround } from '../../tools/satisfactory/save.ts';
import { unchunk } from '../../tools/satisfactory/unchunk.ts';
import { step } from '../../tools/satisfactory/versions.ts';
import { streamSources } from '../chunk-streams.ts';
import { readEverything } from '../read-everything.ts';
import { realFiles } from '../real-files.ts';
import { type FuzzSource, type FuzzTarget, oneFile } from '../target.ts';

const alone = oneFile('fuzzed.sav');

const bodies: FuzzSource[] = saveCases.map(({ name, spec }) => ({
  name: `${name}, body`,
  bytes: writeBody(spec),
  around: (bytes) =>
    alone(writeSaveAround({ ...spec, chunks: { version: 2, ...spec.chunks, stored: true } }, bytes)),
}));

/** A body larger than this is no use: a mutant of it costs too much. */
const MOST_REAL_BODY = 60_000;

/** Bodies shorter than this have little to repair or to resume after a hole. */
const LEAST_BODY = 1000;

const streams = [...saveCases, { name: 'factory', spec: factorySave(52) }].flatMap(({ name, spec }) => {
  const { saveVersion } = spec.header;
  const body = writeBody(spec);
  if (body.length < LEAST_BODY || saveVersion < step.compressed) return [];
  const head = writeSaveAround(spec, new Uint8Array());
  return streamSources({ name, head, body, version: saveVersion < step.wide ? 1 : 2 }, alone);
});

/** Real blueprints are small; they are read as the world's objects are. */
const blueprints = realFiles('satisfactory', /\.sbp$/).flatMap(({ name, bytes }): FuzzSource[] => {
  const { head, body, version } = unchunk(bytes);
  if (body.length > MOST_REAL_BODY) return [];
  const whole = oneFile('fuzzed.sbp');
  const around: FuzzSource['around'] = (mutated) => whole(joined(head, mutated, version));
  return [
    { name: `${name}, body`, bytes: body, around },
    ...streamSources({ name, head, body, version }, whole),
  ];
});

function joined(head: Uint8Array, body: Uint8Array, version: 1 | 2): Uint8Array {
  const stored = chunked(body, { version, stored: true });
  const bytes = new Uint8Array(head.length + stored.length);
  bytes.set(head);
  bytes.set(stored, head.length);
  return bytes;
}

export const target: FuzzTarget = {
  name: 'satisfactory',
  share: 50,
  alone,
  sources: [
    ...bodies,
    ...bodies,
    ...streams,
    ...saveCases.map((it) => ({ name: it.name, bytes: caseBytes(it), around: alone })),
  ],
  realSources: blueprints,
  read: (files) => readEverything(satisfactory, files),
};
