// Labels of references: a tree of property paths, with one step per level of nesting. The reader owns the
// tree. This is a cache of it: how to find a step again, and what was last seen under each label, because the
// next object most likely has the same.

import { room, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { intern, is } from '../../../../graph/kernel/assembly/text-table.ts';
import { SECRET } from '../codes.ts';
import { fieldOf, graphLabel, partOf, setup } from './boundary.gen.ts';

@unmanaged
export class Label {
  /** Name of the field, + 1. */
  text: i32;
  /** Set if the field is named as a credential. */
  secret: bool;
  /** Text of the target last seen, + 1. */
  target: i32;
  /** Address of the field last found under this label, and of the one that followed this label. */
  struct: u32;
  /** Address of the field last found below, and of the one that came after this. */
  last: u32;
  after: u32;
  /** Number in the graph, + 1. */
  graph: u32;
  /** Addresses of the labels of parts, by their number. */
  element: u32;
  itemClass: u32;
  itemState: u32;
  structType: u32;
  structValue: u32;
  pairKey: u32;
  pairValue: u32;
  track: u32;
}

/** Bytes of a label. */
const LABEL: u32 = <u32>offsetof<Label>();

/** Index of the first label of a part; those are the last fields of a label. */
const PARTS: u32 = (LABEL - <u32>offsetof<Label>('element')) >> 2;

/**
 * Cache of fields: triples of label, text + 1 and field. Each pair of label and text has one slot; on a
 * collision the reader is asked again.
 */
const KNOWN: u32 = 12;
const KNOWN_BITS: u32 = 13;

let labels: u32 = 0;
let known: u32 = 0;

/** False when the memory is full. */
export function makeLabels(): bool {
  labels = room(setup.mostLabels, LABEL);
  known = room(KNOWN << KNOWN_BITS);
  return labels !== 0 && known !== 0;
}

export function labelAt(number: u32): u32 {
  return rowAt(labels, setup.mostLabels, number, LABEL);
}

export function numberOf(label: u32): u32 {
  return (label - labels) / LABEL;
}

/**
 * The field whose name is at an address, which most likely is the one that followed the last field before. 0:
 * ask the reader.
 */
export function field(parent: u32, nameAt: u32, nameSize: u32): u32 {
  const above = changetype<Label>(parent);
  const last = above.last;
  if (last !== 0) {
    const guess = changetype<Label>(last).after;
    if (guess !== 0 && is(changetype<Label>(guess).text - 1, nameAt, nameSize)) {
      above.last = guess;
      return guess;
    }
  }
  const text = intern(nameAt, nameSize);
  if (text < 0) return 0;
  const found = child(parent, text);
  if (last !== 0) changetype<Label>(last).after = found;
  above.last = found;
  return found;
}

function child(parent: u32, text: i32): u32 {
  const hash = ((parent ^ (text * 0x9e3779b1)) * 0x85ebca6b) >> (32 - KNOWN_BITS);
  const place = rowAt(known, 1 << KNOWN_BITS, hash, KNOWN);
  if (load<u32>(place) === parent && load<i32>(place, 4) === text + 1) return load<u32>(place, 8);
  const number = fieldOf(numberOf(parent), text);
  const found = labelAt(number & ~SECRET);
  changetype<Label>(found).text = text + 1;
  changetype<Label>(found).secret = (number & SECRET) !== 0;
  store<u32>(place, parent);
  store<i32>(place, text + 1, 4);
  store<u32>(place, found, 8);
  return found;
}

export function part(label: u32, which: u32): u32 {
  const place = rowAt(label + <u32>offsetof<Label>('element'), PARTS, which, 4);
  if (load<u32>(place) === 0) store<u32>(place, labelAt(partOf(numberOf(label), which)));
  return load<u32>(place);
}

export function graphNumber(label: u32): u32 {
  const seen = changetype<Label>(label);
  if (seen.graph === 0) seen.graph = graphLabel(numberOf(label)) + 1;
  return seen.graph - 1;
}
