// The saves that benches run on: those named, else the real ones next to the project, else the examples.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const REAL_SAVES = '../shared/saves/satisfactory';

/** Paths of worlds, the largest first. */
export function worldsAt(paths: readonly string[]): string[] {
  const roots = paths.length > 0 ? paths : [existsSync(REAL_SAVES) ? REAL_SAVES : 'examples'];
  const files = roots.flatMap((root) =>
    statSync(root).isDirectory() ? readdirSync(root).map((name) => join(root, name)) : [root],
  );
  return files
    .filter((file) => file.endsWith('.sav') && statSync(file).size > 0)
    .sort((a, b) => statSync(b).size - statSync(a).size);
}
