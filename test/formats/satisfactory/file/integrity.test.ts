// The sum that a save's header holds of the rest of its file.

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { readSave } from '../../../../src/library/read/read-save.ts';
import { factorySave } from '../../../tools/satisfactory/cases/factory.ts';
import { writeSave } from '../../../tools/satisfactory/save.ts';
import { chunkOffsets } from '../../../tools/unreal/chunks.ts';

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

function integrityOf(bytes: Uint8Array) {
  const { integrity, graph } = readSave(satisfactory, [{ name: 'a.sav', bytes }], {
    inflate: nativeInflate,
    md5,
  });
  return [integrity, graph.issues.filter(({ code }) => code === 'INTEGRITY').length];
}

it('matches what the game wrote, and nothing else', () => {
  const spec = factorySave(52);
  const body = writeSave(spec);
  expect(integrityOf(body)).toEqual(['NONE', 0]);
  const hash = createHash('md5')
    .update(body.subarray(chunkOffsets(body)[0]!))
    .digest();
  const signed = writeSave({ ...spec, header: { ...spec.header, hash } });
  expect(integrityOf(signed)).toEqual(['MATCHES', 0]);
  signed[signed.length - 1]! ^= 1;
  expect(integrityOf(signed)).toEqual(['DIFFERS', 1]);
});
