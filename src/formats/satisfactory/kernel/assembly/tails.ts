// Class-specific data after the properties, for the classes that have most of it (special/readers.ts).
// Leaving any of them to the reader was measured: power lines then take 10 to 20 % of a
// load, belts a quarter of it before 1.0, and chains of belts 40 % since.

import { read, room, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import * as CODE from '../codes.ts';
import { classFacts } from './boundary.gen.ts';
import { labelAt } from './labels.ts';
import { hasLayout } from './layout.ts';
import { inventoryItem, reference } from './values.ts';

/** Two words per class: a code of codes.ts, and the text of the class's path + 1. */
let classes: u32 = 0;
const MOST_CLASSES: u32 = 0x10000;
const CLASS: u32 = 8;

/** False when the memory is full. */
export function makeClassTable(): bool {
  classes = room(MOST_CLASSES, CLASS);
  return classes !== 0;
}

export function addClass(): void {
  const number = classFacts.number;
  if (number >= MOST_CLASSES) return;
  const place = rowAt(classes, MOST_CLASSES, number, CLASS);
  store<i32>(place, classFacts.tail);
  store<i32>(place, classFacts.path + 1, 4);
}

/** Text of a class's path, -1 when it is not known. */
export function pathOfClass(number: u32): i32 {
  return number < MOST_CLASSES ? load<i32>(rowAt(classes, MOST_CLASSES, number, CLASS), 4) - 1 : -1;
}

/** Reads what follows the properties of an object of this class. Returns 0: ask the reader. */
export function tail(ofClass: u32, at: u32, end: u32): u32 {
  switch (ofClass < MOST_CLASSES ? load<i32>(rowAt(classes, MOST_CLASSES, ofClass, CLASS)) : CODE.NO_TAIL) {
    case CODE.POWER_LINE:
      return powerLine(at, end);
    case CODE.CONVEYOR:
      return items(at, end);
    case CODE.CHAIN:
      return chain(at, end);
    default:
      return 0;
  }
}

function powerLine(start: u32, end: u32): u32 {
  let at = reference(start, end, labelAt(CODE.SOURCE));
  if (at !== 0) at = reference(at, end, labelAt(CODE.TARGET));
  return at !== 0 && hasLayout(CODE.WIRE_PLACES) && end - at >= 24 ? at + 24 : at;
}

/** Items on a belt: i32 n, n x (FInventoryItem, f32 offset). */
function items(start: u32, end: u32): u32 {
  if (end - start < 4) return 0;
  const count = read<u32>(start);
  let at = start + 4;
  for (let i: u32 = 0; i < count; i++) {
    at = inventoryItem(at, end, labelAt(CODE.BELT_ITEM), 0);
    if (at === 0 || end - at < 4) return 0;
    at += 4;
  }
  return at;
}

function chain(start: u32, end: u32): u32 {
  let at = reference(start, end, labelAt(CODE.LAST_BELT));
  if (at !== 0) at = reference(at, end, labelAt(CODE.FIRST_BELT));
  if (at === 0 || end - at < 4) return 0;
  const segments = read<u32>(at);
  at += 4;
  for (let i: u32 = 0; i < segments; i++) {
    at = reference(at, end, labelAt(CODE.SEGMENT_CHAIN));
    if (at !== 0) at = reference(at, end, labelAt(CODE.SEGMENT_BELT));
    if (at === 0 || end - at < 4) return 0;
    // Spline points of nine doubles each; then three floats and three integers.
    const size: u64 = 4 + <u64>read<u32>(at) * 72 + 24;
    if (size > <u64>(end - at)) return 0;
    at += <u32>size;
  }
  // A float and three integers.
  return end - at < 16 ? 0 : items(at + 16, end);
}
