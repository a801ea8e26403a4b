// Where in a node's properties references stand: their paths with indices, by their place in the image.

import { referencePaths } from '../../../graph/value-paths.ts';
import type { PropertyValue } from '../../../graph/values.ts';

/** Finds the path of the reference at a place; null when no property says it: then the label is all there is. */
export function referencePathsIn(properties: readonly PropertyValue[]): (at: number) => string | null {
  const paths = referencePaths(properties);
  return (at) => paths.get(at) ?? singleAt(properties, at);
}

/** An id or a text that refers stays what it is; its property begins where the reference stands. */
function singleAt(properties: readonly PropertyValue[], at: number): string | null {
  for (const { name, value, at: start, size } of properties) {
    if (start === undefined || size === undefined || at < start || at >= start + size) continue;
    if (typeof value !== 'object' || value === null) return name;
  }
  return null;
}
