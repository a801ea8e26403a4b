// Finds the properties that objects have, and the values under a property path, by walking tags where they
// are in the file. Anything unusual is left to the decoder. Runs on the thread that asks, on the memory of a
// finished graph, and writes to its own room in it only (kernel/kernel-rooms.ts). boundary.json documents
// each call and its arguments.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { tagBatch, textBatch, valueBatch } from './boundary.gen.ts';
import { beginTags, findObject } from './objects.ts';
import { beginTexts, findTexts } from './texts.ts';
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

export function readTexts(): u32 {
  setReadable(shared.image, shared.image + shared.imageSize);
  beginTexts();
  const count = textBatch.count;
  let done: u32 = 0;
  while (done < count && findTexts(done)) done++;
  return done;
}
