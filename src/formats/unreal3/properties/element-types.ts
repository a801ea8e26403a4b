// Finds the element type of an array, which its tag does not store. In order: the declaration in the class chain (in
// any loaded package), a table of well-known names, and the shape of the bytes (see array-shape.ts).

import { MOST_SUPERS } from '../tables/class-walk.ts';
import { type ElementType, TYPE } from '../tables/property-types.ts';
import { ARRAY_NAMES } from './array-names.gen.ts';

const { structs, ...lists } = ARRAY_NAMES;

const KNOWN_ARRAYS: ReadonlyMap<string, ElementType> = new Map<string, ElementType>([
  ...Object.entries(lists).flatMap(([type, names]) =>
    names.map((name): [string, ElementType] => [
      name.toLowerCase(),
      { type: TYPE[type as keyof typeof lists], detail: null },
    ]),
  ),
  ...Object.entries(structs).map(([name, detail]): [string, ElementType] => [
    name.toLowerCase(),
    { type: TYPE.struct, detail },
  ]),
]);

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
