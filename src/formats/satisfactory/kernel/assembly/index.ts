// The fast path of reading a save: runs of headers and bodies of the usual form. It stops before anything
// else and leaves it to the TypeScript reader (levels/headers.ts, objects/bodies.ts), which reads all forms
// and reports what is wrong. Offsets count from the start of the image. boundary.json documents each call and
// its arguments.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { setReadable } from '../../../../graph/kernel/assembly/guards.ts';
import { body, forgetVersion, setAsksReader } from './bodies.ts';
import { bodyBatch, headerBatch, instanceBatch, levelBatch, outcome } from './boundary.gen.ts';
import { header, makeKnownClasses } from './headers.ts';
import { makeLabels } from './labels.ts';
import { setLayout } from './layout.ts';
import { level, levelRows } from './levels.ts';
import { readInstances } from './lightweights.ts';
import { addClass, makeClassTable } from './tails.ts';
import { addType, makeTypes } from './types.ts';

export { addClass, addType, forgetVersion };

export function start(): bool {
  return makeLabels() && makeTypes() && makeKnownClasses() && makeClassTable();
}

export function setLinkCount(count: u32): void {
  outcome.linkCount = count;
}

export function headers(): u32 {
  const image = shared.image;
  const end = image + headerBatch.end;
  const count = headerBatch.count;
  let done: u32 = 0;
  let position = image + headerBatch.at;
  setReadable(position, end);
  while (done < count) {
    const next = header(position, end, headerBatch.row + done);
    if (next === 0) break;
    position = next;
    done++;
  }
  outcome.end = position - image;
  return done;
}

export function levels(): u32 {
  const image = shared.image;
  const count = levelBatch.count;
  let done: u32 = 0;
  let row = levelBatch.row;
  let position = image + levelBatch.at;
  forgetVersion();
  setAsksReader(false);
  while (done < count) {
    const next = level(position, row);
    if (next === 0) break;
    position = next;
    row += levelRows;
    done++;
  }
  outcome.end = position - image;
  outcome.madeNodes = row - levelBatch.row;
  return done;
}

export function bodies(): u32 {
  const image = shared.image;
  const end = image + bodyBatch.end;
  const ready = image + bodyBatch.ready;
  const count = bodyBatch.count;
  let done: u32 = 0;
  let position = image + bodyBatch.at;
  setAsksReader(true);
  while (done < count) {
    const next = body(position, end, ready, bodyBatch.row + done);
    if (next === 0) break;
    position = next;
    done++;
  }
  outcome.end = position - image;
  return done;
}

export function instances(): u32 {
  const image = shared.image;
  const start = image + instanceBatch.at;
  const end = image + instanceBatch.end;
  setReadable(start, end);
  setLayout(instanceBatch.layout);
  outcome.madeNodes = 0;
  outcome.removed = 0;
  return readInstances(start, end);
}
