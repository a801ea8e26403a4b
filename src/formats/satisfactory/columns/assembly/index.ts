// Properties of objects where they stand: which there are, and the values under a path, found by walking tags, without decoding.
// Anything unusual is left to decoding. It runs on whichever thread asks, on the memory of a finished graph,
// of which it writes to a room of its own only (kernel/kernel-rooms.ts). What each call is for, and what it takes, stands in boundary.json.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { tagBatch, valueBatch } from './boundary.gen.ts';
import { beginTags, findObject } from './objects.ts';
import { beginValues, readTag } from './values.ts';

export function findTags(): u32 {
  setReadable(shared.image, shared.image + shared.imageSize);
  beginTags();
  const count = tagBatch.count;
  let done: u32 = 0;
  while (done < count && findObject(done)) done++;
  return done;
}

export function readValues(): u32 {
  setReadable(shared.image, shared.image + shared.imageSize);
  beginValues();
  const count = valueBatch.count;
  let done: u32 = 0;
  while (done < count && readTag(done)) done++;
  return done;
}
