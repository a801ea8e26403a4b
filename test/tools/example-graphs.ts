// Graphs of the examples, of whatever format they are.

import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { example, exampleFiles } from './corpus.ts';
import { listed, openFiles } from './open-files.ts';

export interface Example {
  readonly name: string;
  readonly graph: Graph;
}

/** One of every format with rows of many kinds, small enough to look at all of it. */
export const VARIED_EXAMPLES = [
  'little-factory.sav',
  'release-1.0.sav',
  'hollowmere',
  'unreal3',
  'palworld',
  '20221101120000_2_1.sav',
];

/** @param folder or file among the examples */
export function graphsIn(folder: string): Example[] {
  const isFile = folder.endsWith('.sav');
  const files = isFile ? { [folder]: example(folder) } : exampleFiles(folder);
  const all = Object.entries(files).map(([path, bytes]) => listed(path, bytes));
  for (const format of FORMATS) {
    const claims = format.claim(all);
    if (claims.length === 0) continue;
    return claims.map((claim) => {
      const sources = claim.files.map((file) => ({ name: file.path, bytes: file.head(file.size) }));
      const { graph } = openFiles(format, sources, {}, claim.part);
      return { name: `${format.id} ${claim.name}`, graph };
    });
  }
  throw new Error(`no format claims ${folder}`);
}
