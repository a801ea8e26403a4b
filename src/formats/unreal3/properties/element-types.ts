// Finds the element type of an array, which its tag does not store. In order: the declaration in the class chain (in
// any loaded package), a table of well-known names, and the shape of the bytes (see array-shape.ts).

import { MOST_SUPERS } from '../tables/class-walk.ts';
import type { ElementType } from '../tables/property-types.ts';
import { KNOWN_ARRAYS } from './known-arrays.ts';

/** Declarations of the loaded packages; survives structured cloning. Names are in lower case. */
export interface TypeTables {
  /** Declared arrays by the node of the class or struct that declares them, then by name. */
  readonly arrays: Map<number, Map<string, ElementType>>;
  /** Node of a struct's declaration by its name. */
  readonly structs: Map<string, number>;
  /** Super class or struct, by node. */
  readonly supers: Map<number, number>;
}

type ElementSource = 'declared' | 'known name' | 'shape';

export interface Declared {
  readonly element: ElementType;
  readonly source: ElementSource;
}

/** Element type of the array `name` of the class or struct `owner` (a node, -1 for unknown). */
export function declaredElement(tables: TypeTables, owner: number, name: string): Declared | null {
  let at: number | undefined = owner;
  for (let depth = 0; depth < MOST_SUPERS && at !== undefined && at >= 0; depth++) {
    const element = tables.arrays.get(at)?.get(name);
    if (element) return { element, source: 'declared' };
    at = tables.supers.get(at);
  }
  const known = KNOWN_ARRAYS.get(name);
  return known ? { element: known, source: 'known name' } : null;
}
