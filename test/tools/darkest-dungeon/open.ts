// Opens synthetic profiles as the library does, for tests.

import { portableInflate } from '../../../src/bytes/inflate.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import type { Claim, ListedFile } from '../../../src/formats/format.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import { exampleFiles } from '../corpus.ts';
import type { DsonField } from './dson.ts';
import { writeDson } from './dson.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A profile with a party in a raid, on which most tests of references look: the example of the project. */
export const exampleProfile = (): readonly MadeFile[] =>
  Object.entries(exampleFiles('hollowmere')).map(([name, bytes]) => ({ name, bytes }));

export function open(files: readonly MadeFile[], names?: string): Graph {
  const tools = { inflate: portableInflate, ...(names !== undefined && { names }) };
  return openGraph(darkestDungeon, readSave(darkestDungeon, files, tools));
}

/** A profile of one file, `made.json`. */
export function openBytes(bytes: Uint8Array): Graph {
  return open([{ name: 'made.json', bytes }]);
}

export function openFields(...fields: readonly DsonField[]): Graph {
  return openBytes(writeDson(fields));
}

export function claims(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): readonly Claim[] {
  return darkestDungeon.claim(files.map(listed));
}

export function listed({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }): ListedFile {
  return { path, size: bytes.length, head: (count) => bytes.subarray(0, count) };
}
