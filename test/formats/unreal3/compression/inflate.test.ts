// Blocks that do not inflate: their range is zeros, whatever was written before the fault.

import { expect, it } from 'vitest';
import { portableInflate } from '../../../../src/bytes/inflate.ts';
import { inflatePackage } from '../../../../src/formats/unreal3/compression/inflate.ts';
import type { StoragePlan } from '../../../../src/formats/unreal3/compression/plan.ts';
import { lzoStore } from '../../../tools/unreal3/lzo.ts';

it('zeroes the range of a block that breaks off', () => {
  const whole = Uint8Array.from({ length: 200 }, (_, i) => 1 + ((i * 7) % 250));
  const good = lzoStore(whole);
  const cut = good.subarray(0, good.length - 3);
  const bytes = new Uint8Array([...good, ...cut]);
  const plan: StoragePlan = {
    ...{
      size: 400,
      copied: 0,
      stored: 'lzo',
      method: 'lzo',
      summary: null,
      lost: [],
      notes: [],
      trailing: null,
    },
    blocks: [
      { storedAt: 0, storedSize: good.length, inflatedAt: 0, inflatedSize: 200 },
      { storedAt: good.length, storedSize: cut.length, inflatedAt: 200, inflatedSize: 200 },
    ],
  };
  const image = new Uint8Array(420).fill(9);
  const lost = inflatePackage('a.u', bytes, plan, image, 10, portableInflate);
  expect(lost.map(({ at, size, error }) => [at, size, error.code])).toEqual([[200, 200, 'INFLATE']]);
  expect(image.subarray(10, 210)).toEqual(whole);
  expect(new Set(image.subarray(210, 410))).toEqual(new Set([0]));
  expect([image[9], image[410]]).toEqual([9, 9]);
});
