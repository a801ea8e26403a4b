// LZO streams alone: any output is allowed, but only inside the span that was given.

import { LzoError, lzoInflate } from '../../../src/bytes/lzo.ts';
import { lzoCompress, mixedBytes } from '../../tools/unreal3/lzo-compress.ts';
import { type FuzzTarget, oneFile } from '../target.ts';

const SIZE = 20_000;
const GUARD = 64;
const alone = oneFile('stream.lzo');

export const target: FuzzTarget = {
  name: 'lzo',
  share: 2,
  alone,
  sources: [1, 2, 3, 4].map((seed) => ({
    name: `mixed ${seed}`,
    bytes: lzoCompress(mixedBytes(SIZE, seed)),
    around: alone,
  })),
  realSources: [],
  read: (files) => {
    const { bytes } = files[0]!;
    const out = new Uint8Array(SIZE + 2 * GUARD);
    try {
      lzoInflate(bytes, 0, bytes.length, out, GUARD, SIZE);
    } catch (error) {
      if (!(error instanceof LzoError)) throw error;
    }
    for (let i = 0; i < GUARD; i++) {
      if (out[i] !== 0 || out[GUARD + SIZE + i] !== 0) throw new Error('wrote outside its span');
    }
    return { memoryBytes: out.length, imageBytes: SIZE };
  },
};
