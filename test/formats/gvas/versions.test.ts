// The version that a list of saves shows; test/corpus/gvas/graphs.txt shows how one game reads as every version writes it.

import { expect, test } from 'vitest';
import { gvas } from '../../../src/formats/gvas/index.ts';
import { sampleGame } from '../../tools/gvas/sample.ts';
import { VERSIONS } from '../../tools/gvas/writer.ts';
import { listed } from '../../tools/open-files.ts';

test.each(Object.keys(VERSIONS) as (keyof typeof VERSIONS)[])(
  'Unreal Engine %s tells its version',
  (name) => {
    const [claim] = gvas.claim([listed('Slot.sav', sampleGame(name))]);
    expect(claim?.name).toBe('Slot');
    expect(gvas.header(claim!).version).toContain(name.split(' ')[0]);
  },
);
