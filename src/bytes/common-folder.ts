// The folder that paths have in common.

/** The longest folder (with its `/`) that all paths begin with. */
export function commonFolder(paths: readonly string[]): string {
  let common = paths[0]!.slice(0, paths[0]!.lastIndexOf('/') + 1);
  for (const path of paths)
    while (!path.startsWith(common)) common = common.slice(0, common.lastIndexOf('/', common.length - 2) + 1);
  return common;
}
