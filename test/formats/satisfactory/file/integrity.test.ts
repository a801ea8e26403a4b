// The sum that a save's header holds of the rest of its file.

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { satisfactory } from '../../../../src/formats/satisfactory/index.ts';
import { nativeInflate } from '../../../../src/library/files/native-inflate.ts';
import { readSave } from '../../../../src/library/read/read-save.ts';
import { factory } from '../../../tools/satisfactory/cases.ts';
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
  const plain = factory(52);
  expect(integrityOf(plain)).toEqual(['NONE', 0]);
  const [start] = chunkOffsets(plain) as [number];
  const [head, rest] = [Buffer.from(plain.subarray(0, start)), plain.subarray(start)];
  // Whether there is a sum and whether the game is creative, the header ends with.
  head.writeInt32LE(1, start - 8);
  const hash = createHash('md5').update(rest).digest();
  const signed = Buffer.concat([head.subarray(0, -4), hash, head.subarray(-4), rest]);
  expect(integrityOf(signed)).toEqual(['MATCHES', 0]);
  signed[signed.length - 1]! ^= 1;
  expect(integrityOf(signed)).toEqual(['DIFFERS', 1]);
});
