/** Synthetic packages as a graph, as the library opens them. */
import { FormatError } from '../../../src/bytes/format-error.ts';
import { portableInflate } from '../../../src/bytes/inflate.ts';
import { unreal3 } from '../../../src/formats/unreal3/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { EdgeId, NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import type { PostedSave } from '../../../src/library/save.ts';
import { corpusBytes } from '../corpus.ts';
import { nodeAt } from '../graph-nodes.ts';
import { type Files, type Opened, openFiles } from '../open-files.ts';

/** A package of `packages.jsonl` in the corpus. */
export const packageOf = (name: string): Uint8Array<ArrayBuffer> =>
  corpusBytes('unreal3/packages.jsonl', name);

/** A small one with a bit of everything, to cut and to break. */
export const sample = (storage = 'raw', endian = 'little'): Uint8Array<ArrayBuffer> =>
  packageOf(`sample, ${storage}, ${endian}-endian`);

/** Where the export table of a package begins, as its summary says. */
export function exportsAt({ buffer, byteOffset }: Uint8Array): number {
  return new DataView(buffer, byteOffset).getInt32(37, true);
}

const read = (files: Files): Opened => openFiles(unreal3, files, { inflate: portableInflate });

export const readPackages = (files: Files): PostedSave => read(files).data;
export const openPackages = (files: Files): Graph => read(files).graph;

/** The error of reading, or null. Any other than a FormatError is thrown on. */
export function readError(files: Files): FormatError | null {
  try {
    readPackages(files);
    return null;
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** References of a node as `KIND label -> path`. */
export function edges(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(nodeAt(graph, path));
  const found: string[] = [];
  for (let edge = from as number; edge < to; edge++) {
    const { kind, text } = graph.label(edge as EdgeId);
    found.push(`${kind} ${text} -> ${graph.path(graph.edges.target[edge] as NodeId)}`);
  }
  return found;
}

/** Everything that a query can see, for comparing two graphs of the same content. */
export function summaryOf(graph: Graph): unknown[] {
  return Array.from({ length: graph.count }, (_, row) => {
    const node = row as NodeId;
    const path = graph.path(node);
    const file = graph.kind(node) === 'RECORD';
    return {
      path,
      kind: graph.kind(node),
      class: graph.classes.path(graph.classOf(node)),
      position: graph.position(node),
      pose: graph.pose(node),
      edges: edges(graph, path),
      json: file ? null : fieldsJson(graph.properties(node), 32),
    };
  });
}
