// Unreal Engine 3 packages of several versions and kinds of storage, each beside a package that it refers to.

import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import { packageExamples } from '../../tools/unreal3/examples.ts';
import { sample } from '../../tools/unreal3/sample.ts';
import { readEverything } from '../read-everything.ts';
import type { FuzzTarget } from '../target.ts';

const examples = packageExamples.map(({ file, bytes }) => ({ name: file, bytes: bytes() }));

export const target: FuzzTarget = {
  name: 'unreal3',
  seeds: [
    ...examples,
    { name: 'raw', bytes: sample() },
    { name: 'big-endian', bytes: sample('raw', { endian: 'big' }) },
    { name: 'version 391/92', bytes: sample('raw', { version: 391, licensee: 92, endian: 'big' }) },
    { name: 'version 684/194', bytes: sample('raw', { version: 684, licensee: 194, flags: 9 }) },
    { name: 'lzo', bytes: sample('lzo') },
    { name: 'whole zlib', bytes: sample('whole zlib') },
  ],
  read: (bytes) => {
    readEverything(unreal3, [{ name: 'Lighthouse.umap', bytes }, ...examples.slice(1)]);
    readEverything(unreal3, [{ name: 'Alone.u', bytes }]);
  },
};
