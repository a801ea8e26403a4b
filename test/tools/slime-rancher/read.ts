/** Synthetic saves read the way the library reads them, in this thread. */
import { portableInflate } from '../../../src/bytes/inflate.ts';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId, TextId } from '../../../src/graph/ids.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';
import { corpus } from '../corpus.ts';

/** A save of the first game of this version, 4 to 12: three actors. */
export const firstGame = (version: number): Uint8Array => corpus(`slime-rancher/first-game-${version}.sav`);

export interface ReadRanch {
  readonly data: SaveData;
  readonly graph: Graph;
}

export function readRanch(bytes: Uint8Array, layouts?: string, part?: string): ReadRanch {
  const tools = { inflate: portableInflate, ...(layouts === undefined ? {} : { layouts }) };
  const data = readSave(slimeRancher, [{ name: 'ranch.sav', bytes }], tools, { part });
  return { data, graph: openGraph(slimeRancher, data) };
}

/** Paths of all nodes of a class, in row order. */
export function pathsOf(graph: Graph, className: string): string[] {
  const paths: string[] = [];
  for (let row = 0; row < graph.count; row++) {
    const node = row as NodeId;
    const text = graph.text(graph.data.classes.path[graph.classOf(node)] as TextId);
    if (text === className) paths.push(graph.path(node));
  }
  return paths;
}

/** Bytes that are understood. */
export function understood({ data }: ReadRanch): number {
  return data.graph.image.length - data.graph.opaqueBytes;
}
