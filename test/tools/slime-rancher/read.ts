/** Synthetic saves read the way the library reads them, in this thread. */
import { portableInflate } from '../../../src/bytes/inflate.ts';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId, TextId } from '../../../src/graph/ids.ts';
import { corpus, graphCases } from '../corpus.ts';
import { type Opened, openFiles } from '../open-files.ts';

/** A save of the first game of this version, 4 to 12: three actors. */
export const firstGame = (version: number): Uint8Array => corpus(`slime-rancher/first-game-${version}.sav`);

const cases = graphCases('slime-rancher');

/** The save of the corpus that shows this. */
export const ranch = (name: string): Uint8Array =>
  cases.find((each) => each.name === name)!.files['ranch.sav']!.slice();

export function readRanch(bytes: Uint8Array, layouts?: string, part?: string): Opened {
  const tools = { inflate: portableInflate, ...(layouts !== undefined && { layouts }) };
  return openFiles(slimeRancher, { 'ranch.sav': bytes }, tools, part);
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
export function understood({ data }: Opened): number {
  return data.graph.image.length - data.graph.opaqueBytes;
}
