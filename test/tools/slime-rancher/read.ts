/** Synthetic saves read the way the library reads them, in this thread. */
import { portableInflate } from '../../../src/bytes/inflate.ts';
import { slimeRancher } from '../../../src/formats/slime-rancher/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId, TextId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';

export interface ReadRanch {
  readonly data: SaveData;
  readonly graph: Graph;
}

export function readRanch(bytes: Uint8Array, layouts?: string, part?: string): ReadRanch {
  const tools = { inflate: portableInflate, ...(layouts === undefined ? {} : { layouts }) };
  const data = readSave(slimeRancher, [{ name: 'ranch.sav', bytes }], tools, part);
  return { data, graph: openGraph(slimeRancher, data) };
}

/** The node at a path; a test that asks for one that is not there is wrong. */
export function nodeAt(graph: Graph, path: string): NodeId {
  const node = graph.find(path);
  if (node < 0) throw new Error(`no node ${path}`);
  return node;
}

export function jsonAt(graph: Graph, path: string): Record<string, unknown> {
  return fieldsJson(graph.properties(nodeAt(graph, path)), 32);
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

/** `label -> path` of every reference of a node. */
export function linksOf(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(nodeAt(graph, path));
  const links: string[] = [];
  for (let edge = from; edge < to; edge++) {
    const { kind } = graph.label(edge);
    const target = graph.path(graph.edges.target[edge] as NodeId);
    links.push(`${kind} ${graph.referencePath(edge)} -> ${target}`);
  }
  return links;
}

/** Bytes that are understood. */
export function understood({ data }: ReadRanch): number {
  return data.graph.image.length - data.graph.opaqueBytes;
}
