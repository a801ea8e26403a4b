// Writes what was found under a path into the columns of this run.

import { shared } from '../../../../graph/kernel/assembly/boundary.gen.ts';
import { read, rowAt } from '../../../../graph/kernel/assembly/memory.ts';
import { NOTHING, REFERENCE, TEXT } from '../../../../graph/kernel/column-codes.ts';
import { MOST_ELEMENTS, MOST_VALUES } from '../codes.ts';
import { found, valueBatch, walk } from './boundary.gen.ts';
import { skipText, textSize } from './tags.ts';

/** Values and elements found so far. */
export let values: u32 = 0;
export let elements: u32 = 0;
/** Whether something did not fit. */
export let isFull: bool = false;

export function clear(): void {
  goBack(0, 0);
  found.kinds = 0;
}

/** Drops what was added after these counts. */
export function goBack(toValues: u32, toElements: u32): void {
  values = toValues;
  elements = toElements;
  isFull = false;
}

/** Starts an element. False when there is no room. */
export function element(): bool {
  if (elements >= <u32>MOST_ELEMENTS) {
    isFull = true;
    return false;
  }
  store<u32>(rowAt(valueBatch.element, MOST_ELEMENTS, elements, 4), valueBatch.values + values);
  elements++;
  return true;
}

/** Adds a value that is a number, or 0 if it is none. */
export function add(kind: u32, number: f64): bool {
  if (values >= <u32>MOST_VALUES) {
    isFull = true;
    return false;
  }
  found.kinds |= 1 << kind;
  store<u8>(rowAt(valueBatch.kind, MOST_VALUES, values, 1), kind);
  store<f64>(rowAt(valueBatch.number, MOST_VALUES, values, 8), number);
  values++;
  return true;
}

/** Adds a value by its address and size. */
export function addAt(kind: u32, at: u32, size: u32): bool {
  const value = values;
  if (!add(kind, 0)) return false;
  store<u32>(rowAt(valueBatch.at, MOST_VALUES, value, 4), at - shared.image);
  store<u32>(rowAt(valueBatch.size, MOST_VALUES, value, 4), size);
  return true;
}

/** Reads an FString. */
export function addText(): bool {
  const at = walk.at;
  return skipText() && addAt(TEXT, at + 4, textSize(at));
}

/** Reads a reference: level name, path name. */
export function addReference(): bool {
  const at = walk.at;
  if (!skipText()) return false;
  const pathAt = walk.at;
  if (!skipText()) return false;
  const length = read<u32>(pathAt);
  if (length === 0 || (length === 1 && read<u8>(pathAt + 4) === 0)) return add(NOTHING, 0);
  // Loading assumes that the last byte is the NUL, decoding checks.
  return read<u8>(pathAt + 3 + length) === 0 && addAt(REFERENCE, at, length);
}
