// Names of asset classes: what follows the dot in `/Game/X/Build_Y.Build_Y_C`.

/** By class name: the only path that ends with it, null if there are several. */
export function uniqueByName(paths: Iterable<string>): ReadonlyMap<string, string | null> {
  const byName = new Map<string, string | null>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('.') + 1);
    byName.set(name, byName.has(name) ? null : path);
  }
  return byName;
}
