// How much V8 inlines: the tag by which Node tells whether it can use what was compiled ahead depends on it.

import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { expect, it } from 'vitest';
import { inflateJob } from '../../../src/bytes/inflate-job.ts';
import type { Format } from '../../../src/formats/format.ts';
import { inlineLittle } from '../../../src/library/read/inlining.ts';
import { runJob } from '../../../src/library/read/read-job.ts';
import { fakeFormat, fakeSave } from '../../tools/fake-format.ts';
import { tempFolder } from '../../tools/temp-folder.ts';

const SMALL = 2 ** 20;
/** Of so much, another thread inflates a part. */
const LARGE = 2 ** 27;

it('is as Node was compiled for from when a thread starts until the save is read', () => {
  const own = cachedDataVersionTag();
  inlineLittle();
  const little = cachedDataVersionTag();
  expect(little).not.toBe(own);
  const content = fakeSave('A', ['x C']);
  const absolute = join(tempFolder({ 'a.sav': content }), 'a.sav');
  const file = { name: 'a.sav', absolute, size: content.length };
  const job = { format: fakeFormat.id, files: [file], part: null, names: null, layouts: null };
  const tagOfReading = (bytes: number): unknown => {
    let found: unknown;
    const read: Format['read'] = (files, sink, tools) => {
      tools.inflateOnThread?.(inflateJob(content, [], new Uint8Array(new SharedArrayBuffer(bytes))));
      found = cachedDataVersionTag();
      return fakeFormat.read(files, sink, tools);
    };
    runJob(job, undefined, [{ ...fakeFormat, read }]);
    return found;
  };
  expect([tagOfReading(SMALL), tagOfReading(LARGE)]).toEqual([little, own]);
  expect(cachedDataVersionTag()).toBe(little);
});
