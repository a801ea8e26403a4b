// Opens synthetic profiles as the library does, for tests.

import { portableInflate } from '../../../src/bytes/inflate.ts';
import { darkestDungeon } from '../../../src/formats/darkest-dungeon/index.ts';
import type { Claim, ListedFile } from '../../../src/formats/format.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import { type EdgeId, NO_NODE, type NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openGraph, readSave } from '../../../src/library/read/read-save.ts';
import type { DsonField } from './dson.ts';
import { writeDson } from './dson.ts';

export interface MadeFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

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

/** The node with this path; a test that asks for one that is not there is wrong. */
export function nodeAt(graph: Graph, path: string): NodeId {
  const node = graph.find(path);
  if (node === NO_NODE) throw new Error(`no node ${path}`);
  return node;
}

/** Properties of a node as JSON. */
export function json(graph: Graph, path: string): Record<string, unknown> {
  return { ...fieldsJson(graph.properties(nodeAt(graph, path)), 32) };
}

/** References of a node as `KIND label -> target`. */
export function references(graph: Graph, path: string): string[] {
  const { from, to } = graph.out(nodeAt(graph, path));
  const found: string[] = [];
  for (let edge = from; edge < to; edge++) {
    const { kind } = graph.label(edge as EdgeId);
    const target = graph.edges.target[edge]! as NodeId;
    found.push(`${kind} ${graph.referencePath(edge as EdgeId)} -> ${graph.path(target)}`);
  }
  return found;
}

export function claims(
  files: readonly { readonly path: string; readonly bytes: Uint8Array }[],
): readonly Claim[] {
  return darkestDungeon.claim(files.map(listed));
}

export function listed({ path, bytes }: { readonly path: string; readonly bytes: Uint8Array }): ListedFile {
  return { path, size: bytes.length, head: (count) => bytes.subarray(0, count) };
}
