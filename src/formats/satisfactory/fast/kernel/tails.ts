// Class-specific data behind the properties, of the classes that have the most of it (special/belts.ts, special/power.ts).

import { read, rowAt } from '../../../../graph/kernel/memory.ts';
import { CHAIN, CONVEYOR, NO_TAIL, POWER_LINE } from '../kernel-codes.ts';
import { labelAt } from './labels.ts';
import { inventoryItem, reference } from './values.ts';

/** Numbers of labels. */
let source: u32 = 0;
let target: u32 = 0;
let item: u32 = 0;
let lastBelt: u32 = 0;
let firstBelt: u32 = 0;
let segmentChain: u32 = 0;
let segmentBelt: u32 = 0;

/** Whether power lines hold where their ends are, of bodies so far. */
let wirePlaces: bool = false;

/** Two words a class: one of the codes in kernel-codes.ts; text of its path, + 1. */
let classes: u32 = 0;
const MOST_CLASSES: u32 = 0x10000;
const CLASS: u32 = 8;
export const CLASSES_BYTES: u32 = MOST_CLASSES * CLASS;

export function setClassTable(at: u32): void {
  classes = at;
}

export function setClass(number: u32, code: i32, path: i32): void {
  if (number >= MOST_CLASSES) return;
  const place = rowAt(classes, MOST_CLASSES, number, CLASS);
  store<i32>(place, code);
  store<i32>(place, path + 1, 4);
}

/** Text of a class's path, -1 where it is not known. */
export function pathOfClass(number: u32): i32 {
  return number < MOST_CLASSES ? load<i32>(rowAt(classes, MOST_CLASSES, number, CLASS), 4) - 1 : -1;
}

export function setTailVersion(withWirePlaces: bool): void {
  wirePlaces = withWirePlaces;
}

export function setTailLabels(
  lineSource: u32,
  lineTarget: u32,
  beltItem: u32,
  chainLast: u32,
  chainFirst: u32,
  ofSegment: u32,
  beltOfSegment: u32,
): void {
  source = lineSource;
  target = lineTarget;
  item = beltItem;
  lastBelt = chainLast;
  firstBelt = chainFirst;
  segmentChain = ofSegment;
  segmentBelt = beltOfSegment;
}

/** Reads what stands behind the properties of an object of this class. 0: ask the reader. */
export function tail(ofClass: u32, at: u32, end: u32): u32 {
  switch (ofClass < MOST_CLASSES ? load<i32>(rowAt(classes, MOST_CLASSES, ofClass, CLASS)) : NO_TAIL) {
    case POWER_LINE:
      return powerLine(at, end);
    case CONVEYOR:
      return items(at, end);
    case CHAIN:
      return chain(at, end);
    default:
      return 0;
  }
}

function powerLine(start: u32, end: u32): u32 {
  let at = reference(start, end, labelAt(source));
  if (at !== 0) at = reference(at, end, labelAt(target));
  return at !== 0 && wirePlaces && end - at >= 24 ? at + 24 : at;
}

/** Items on a belt: i32 n, n x (FInventoryItem, f32 offset). */
function items(start: u32, end: u32): u32 {
  if (end - start < 4) return 0;
  const count = read<u32>(start);
  let at = start + 4;
  for (let i: u32 = 0; i < count; i++) {
    at = inventoryItem(at, end, labelAt(item), 0);
    if (at === 0 || end - at < 4) return 0;
    at += 4;
  }
  return at;
}

function chain(start: u32, end: u32): u32 {
  let at = reference(start, end, labelAt(lastBelt));
  if (at !== 0) at = reference(at, end, labelAt(firstBelt));
  if (at === 0 || end - at < 4) return 0;
  const segments = read<u32>(at);
  at += 4;
  for (let i: u32 = 0; i < segments; i++) {
    at = reference(at, end, labelAt(segmentChain));
    if (at !== 0) at = reference(at, end, labelAt(segmentBelt));
    if (at === 0 || end - at < 4) return 0;
    // Spline points of nine doubles; then three floats and three numbers.
    const behind: u64 = 4 + <u64>read<u32>(at) * 72 + 24;
    if (behind > <u64>(end - at)) return 0;
    at += <u32>behind;
  }
  // A float and three numbers.
  return end - at < 16 ? 0 : items(at + 16, end);
}
