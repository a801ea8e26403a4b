// Facts to colour objects of a map by, from the rows of a list of the view.

import type { MapAttribute } from './map.ts';
import type { ObjectRef } from './scope.ts';

/** Makes facts of the rows of a list, where they have a value. */
export function attributesOf<R extends { readonly object: ObjectRef }>(rows: () => readonly R[]) {
  return (
    name: string,
    title: string,
    type: MapAttribute['type'],
    valueIn: (row: R) => string | number | null,
  ): MapAttribute => ({
    ...{ name, title, type },
    *values() {
      for (const row of rows()) {
        const value = valueIn(row);
        if (value !== null) yield [row.object.node, value];
      }
    },
  });
}
