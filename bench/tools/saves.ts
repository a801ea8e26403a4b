// The saves that benches run on: those named, else the real ones next to the project, else the examples.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { nativeInflate } from '../../src/library/files/native-inflate.ts';
import { openGraph, readSave } from '../../src/library/read/read-save.ts';

const REAL_SAVES = '../shared/saves/satisfactory';

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

/** The graph of a save that is one file. */
export function graphOf(path: string): Graph {
  const [bytes, name] = [new Uint8Array(readFileSync(path)), basename(path)];
  const file = { path: name, size: bytes.length, head: (most: number) => bytes.subarray(0, most) };
  const format = FORMATS.find(({ claim }) => claim([file]).length > 0);
  if (!format) throw new Error(`${path} is no save`);
  return openGraph(format, readSave(format, [{ name, bytes }], { inflate: nativeInflate }));
}
