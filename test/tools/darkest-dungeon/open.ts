// Opens synthetic profiles as the library does, for tests.

import { portableInflate } from '../../../src/bytes/inflate.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { exampleFiles } from '../corpus.ts';
import { openFiles, sourcesOf } from '../open-files.ts';
import type { DsonField } from './dson.ts';
import { writeDson } from './dson.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A profile with a party in a raid, on which most tests of references look: the example of the project. */
export const exampleProfile = (): readonly MadeFile[] => sourcesOf(exampleFiles('hollowmere'));

export function open(files: readonly MadeFile[], names?: string): Graph {
  return openFiles(darkestDungeon, files, { inflate: portableInflate, ...(names !== undefined && { names }) })
    .graph;
}

/** A profile of one file, `made.json`. */
export function openBytes(bytes: Uint8Array): Graph {
  return open([{ name: 'made.json', bytes }]);
}

export function openFields(...fields: readonly DsonField[]): Graph {
  return openBytes(writeDson(fields));
}
