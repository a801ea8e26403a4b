// Satisfactory worlds and blueprints: whole files, and bodies put back into sound chunks, because a mutated
// chunk rarely inflates.

import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import { caseBytes, saveCases } from '../../tools/satisfactory/cases.ts';
import { writeBody, writeSaveAround } from '../../tools/satisfactory/save.ts';
import { readEverything } from '../read-everything.ts';
import type { FuzzTarget } from '../target.ts';

/** In front of a seed that is a body: the number of its case, so that the file around it can be made again. */
const BODY_MARK = 0xb0d7;

const bodies = saveCases.map(({ name, spec }, index) => {
  const body = writeBody(spec);
  const bytes = new Uint8Array(body.length + 4);
  new DataView(bytes.buffer).setUint16(0, BODY_MARK, true);
  new DataView(bytes.buffer).setUint16(2, index, true);
  bytes.set(body, 4);
  return { name: `${name}, body`, bytes };
});

export const target: FuzzTarget = {
  name: 'satisfactory',
  seeds: [...bodies, ...saveCases.map((it) => ({ name: it.name, bytes: caseBytes(it) }))],
  read: (bytes) => readEverything(satisfactory, [{ name: 'fuzzed.sav', bytes: wrapped(bytes) }]),
};

function wrapped(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 4) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const it = saveCases[view.getUint16(2, true)];
  if (view.getUint16(0, true) !== BODY_MARK || !it) return bytes;
  return writeSaveAround(it.spec, bytes.subarray(4));
}
