// Paths with indices of what leads somewhere in one record, by where it stands in the image: references, and values of
// properties, which may be ids.

import { noteReference, walkValues } from '../../../graph/value-paths.ts';
import type { PropertyValue } from '../../../graph/values.ts';

/** Bytes of a string's length, in front of its characters. */
const LENGTH_BYTES = 4;

export function valuePaths(properties: readonly PropertyValue[]): ReadonlyMap<number, string> {
  const paths = new Map<number, string>();
  walkValues(properties, (path, value, property) => {
    noteReference(paths, path, value);
    if (property?.at === undefined || typeof value !== 'string') return;
    paths.set(property.at, path);
    paths.set(property.at + LENGTH_BYTES, path);
  });
  return paths;
}
