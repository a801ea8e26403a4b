// Save games read the way the library reads them, in this thread.

import type { ReadTools } from '../../../src/formats/format.ts';
import { gvas } from '../../../src/formats/gvas/index.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { nativeInflate } from '../../../src/library/read/native-inflate.ts';
import { loadOodle, oodleOf } from '../../../src/library/read/oodle.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { SaveData } from '../../../src/library/save-data.ts';

export interface ReadGame {
  readonly data: SaveData;
  readonly graph: Graph;
}

export type Oodle = NonNullable<ReadTools['oodle']>;

/** Files by name, or one file. */
export function readGame(
  files: Uint8Array | Readonly<Record<string, Uint8Array>>,
  tools: Partial<ReadTools> = {},
): ReadGame {
  const named = files instanceof Uint8Array ? { 'Slot.sav': files } : files;
  const sources = Object.entries(named).map(([name, bytes]) => ({ name, bytes }));
  const data = readSave(gvas, sources, { inflate: nativeInflate, ...tools });
  return { data, graph: openGraph(gvas, data) };
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

/** Paths of all nodes, in row order. */
export function allPaths(graph: Graph): string[] {
  return Array.from({ length: graph.count }, (_, row) => graph.path(row as NodeId));
}

/** `kind label -> path` of every reference of a node. */
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

/**
 * The decoder for Oodle that is installed where the tests run, by the module that SAVEGRAPH_OODLE names: none can be a
 * dependency of this project. Null without one.
 */
export async function installedOodle(): Promise<Oodle | null> {
  const name = process.env.SAVEGRAPH_OODLE;
  if (!name) return null;
  await loadOodle(name);
  return oodleOf(name) ?? null;
}
