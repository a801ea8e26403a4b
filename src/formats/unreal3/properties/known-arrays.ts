// Arrays of the engine by name, for packages whose class declarations are not loaded: array-names.json.

import { type ElementType, TYPE } from '../tables/property-types.ts';
import { ARRAY_NAMES } from './array-names.gen.ts';

const { structs, ...lists } = ARRAY_NAMES;

export const KNOWN_ARRAYS: ReadonlyMap<string, ElementType> = new Map<string, ElementType>([
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
