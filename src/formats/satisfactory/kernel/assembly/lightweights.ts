// Reads lightweight buildables into nodes and references; special/lightweights.ts documents their layout.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read } from '../../../../graph/kernel/assembly/memory.ts';
import * as SIZE from '../../special/instance-sizes.ts';
import * as CODE from '../codes.ts';
import { childColumns, instanceBatch, nodeColumns, outcome } from './boundary.gen.ts';
import { setNode, setOrdinal, setPlace, setSpan } from './columns.ts';
import { labelAt } from './labels.ts';
import { hasLayout } from './layout.ts';
import { beginLinks } from './links.ts';
import { beginObject, dynamicStruct, reference } from './values.ts';

const TRANSFORM_BYTES: u32 = SIZE.TRANSFORM_BYTES;
const TRANSLATION: u32 = 32;
const COLOUR_BYTES: u32 = SIZE.COLOUR_BYTES;

/** Reads instances of one class. Returns how many; the outcome tells where they end. */
export function readInstances(start: u32, end: u32): u32 {
  let done: u32 = 0;
  let at = start;
  while (done < instanceBatch.count) {
    const next = instance(at, end, instanceBatch.slot + done);
    if (next === 0) break;
    at = next;
    done++;
  }
  outcome.end = at - shared.image;
  return done;
}

/**
 * Reads one instance, into the next row unless it was removed from the game. Returns where it ends, or 0: ask the
 * reader, or there is no room.
 */
function instance(start: u32, end: u32, slot: u32): u32 {
  const node = instanceBatch.row + outcome.madeNodes;
  if (node >= min(nodeColumns.rows, childColumns.rows)) return 0;
  const links = beginLinks();
  const references = outcome.references;
  beginObject(node);
  const at = fields(start, end);
  if (at === 0) {
    outcome.linkCount = links;
    outcome.references = references;
    return 0;
  }
  if (removed) {
    outcome.linkCount = links;
    outcome.removed++;
    return at;
  }
  const group = instanceBatch;
  setNode(node, group.kind, group.class, group.name, group.parent, group.level);
  setOrdinal(node, group.join, slot + 1);
  setSpan(node, start - shared.image, at - start);
  const x = start + TRANSLATION;
  setPlace(node, read<f64>(x), read<f64>(x + 8), read<f64>(x + 16));
  outcome.madeNodes++;
  return at;
}

/** True if the last instance has no swatch or no recipe: it was removed. */
let removed: bool = false;

function fields(start: u32, end: u32): u32 {
  if (end - start < TRANSFORM_BYTES) return 0;
  let at = start + TRANSFORM_BYTES;
  removed = isEmpty(at, end);
  at = reference(at, end, labelAt(CODE.SWATCH));
  if (at !== 0) at = reference(at, end, labelAt(CODE.MATERIAL));
  if (at !== 0) at = reference(at, end, labelAt(CODE.PATTERN));
  if (at !== 0) at = reference(at, end, labelAt(CODE.SKIN));
  if (at === 0 || end - at < COLOUR_BYTES) return 0;
  at = reference(at + COLOUR_BYTES, end, labelAt(CODE.PAINT_FINISH));
  // Rotation of the pattern.
  if (at === 0 || end - at < 1) return 0;
  at += 1;
  removed = isEmpty(at, end) || removed;
  at = reference(at, end, labelAt(CODE.RECIPE));
  if (at !== 0) at = reference(at, end, labelAt(CODE.BLUEPRINT_PROXY));
  if (at !== 0 && hasLayout(CODE.TYPE_SPECIFIC))
    at = dynamicStruct(at, end, labelAt(CODE.TYPE_SPECIFIC_DATA), 0);
  const handleBytes = instanceBatch.handleBytes;
  return at !== 0 && end - at >= handleBytes ? at + handleBytes : 0;
}

/** True if there is a reference at an address, and it is null. */
function isEmpty(at: u32, end: u32): bool {
  if (end - at < 8) return false;
  const levelLength = read<u32>(at);
  return levelLength <= end - at - 8 && read<u32>(at + 4 + levelLength) <= 1;
}
