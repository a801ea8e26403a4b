// Graphs of the examples, of whatever format they are.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedFile } from '../../src/formats/format.ts';
import { FORMATS } from '../../src/formats/whole.gen.ts';
import type { Graph } from '../../src/graph/graph.ts';
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
  const root = join('examples', folder);
  const names = statSync(root).isDirectory()
    ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(join(root, name)).isFile(),
      )
    : [''];
  const files = names.map((name): ListedFile => {
    const bytes = new Uint8Array(readFileSync(join(root, name)));
    return listed(name || folder, bytes);
  });
  for (const format of FORMATS) {
    const claims = format.claim(files);
    if (claims.length === 0) continue;
    return claims.map((claim) => {
      const sources = claim.files.map((file) => ({ name: file.path, bytes: file.head(file.size) }));
      const { graph } = openFiles(format, sources, {}, claim.part);
      return { name: `${format.id} ${claim.name}`, graph };
    });
  }
  throw new Error(`no format claims ${folder}`);
}
