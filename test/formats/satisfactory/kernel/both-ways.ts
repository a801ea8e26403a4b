// One file read twice, with the kernel and without: both must give the same graph.

import { expect, vi } from 'vitest';
import { FormatError } from '../../../../src/bytes/format-error.ts';
import { FastScan } from '../../../../src/formats/satisfactory/kernel/fast-scan.ts';
import type { DecodeState } from '../../../../src/formats/satisfactory/state.ts';
import type { EdgeId, NodeId, TextId } from '../../../../src/graph/ids.ts';
import { getOrCreate } from '../../../../src/graph/made-once.ts';
import { type ReadFile, readFile } from '../read-file.ts';

export function compareFile(name: string, bytes: Uint8Array): { byKernel: number; objects: number } {
  return compareBothWays(name, () => readFile(name, bytes));
}

/** Reads both ways; returns how many bodies the kernel read, of how many. */
export function compareBothWays(name: string, read: () => ReadFile): { byKernel: number; objects: number } {
  vi.restoreAllMocks();
  const bodies = vi.spyOn(FastScan.prototype, 'bodies');
  const levels = vi.spyOn(FastScan.prototype, 'levels');
  const fast = tried(read);
  const inLevels = levels.mock.results.reduce((sum, { value }) => sum + (value?.objects ?? 0), 0);
  const byKernel = bodies.mock.results.reduce((sum, { value }) => sum + (value ?? 0), inLevels);
  vi.spyOn(FastScan.prototype, 'levels').mockReturnValue({ count: 0, objects: 0, bodiesEnd: 0 });
  vi.spyOn(FastScan.prototype, 'headers').mockReturnValue(0);
  vi.spyOn(FastScan.prototype, 'bodies').mockReturnValue(0);
  vi.spyOn(FastScan.prototype, 'lightweights').mockReturnValue({ read: 0, removed: 0 });
  const careful = tried(read);
  expect(differenceBetween(fast, careful), name).toBeNull();
  const objects = careful instanceof FormatError ? 0 : stateOf(careful).headerAt.length;
  return { byKernel, objects };
}

function tried(read: () => ReadFile): ReadFile | FormatError {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** The first difference, in words; numbers of texts, classes and labels may differ, for they depend on the order. */
function differenceBetween(a: ReadFile | FormatError, b: ReadFile | FormatError): string | null {
  if (a instanceof FormatError || b instanceof FormatError) {
    return String(a) === String(b) ? null : `${a} / ${b}`;
  }
  const facts = (of: ReadFile): string => {
    const { issues, issueCount, opaqueBytes, nodes, edges, levels } = of.data.graph;
    const names = levels.map((level) => of.graph.text(level as TextId));
    const counts = [nodes.count, edges.count, issueCount, opaqueBytes];
    return JSON.stringify([counts, of.data.counts, names, issues]);
  };
  if (facts(a) !== facts(b)) return `${facts(a)} / ${facts(b)}`;
  for (let node = 0; node < a.graph.count; node++) {
    const [one, other] = [nodeFacts(a, node as NodeId), nodeFacts(b, node as NodeId)];
    if (one !== other) return `node ${node}: ${one} / ${other}`;
  }
  for (let edge = 0; edge < a.graph.edges.count; edge++) {
    const [one, other] = [edgeFacts(a, edge as EdgeId), edgeFacts(b, edge as EdgeId)];
    if (one !== other) return `edge ${edge}: ${one} / ${other}`;
  }
  return null;
}

const versions = new WeakMap<object, string>();

function nodeFacts(read: ReadFile, node: NodeId): string {
  const { graph, data } = read;
  const { kind, parent, level, spanAt, spanSize, x, y, z } = data.graph.nodes;
  const place = [x, y, z].map((column) => column[node] ?? Number.NaN);
  const rest = [kind, parent, level, spanAt, spanSize].map((column) => column[node]);
  const state = stateOf(read);
  const context = state.contexts[state.context[node] ?? -1];
  const version = context && getOrCreate(versions, context, () => JSON.stringify(context));
  return [
    graph.path(node),
    graph.classes.path(graph.classOf(node)),
    ...rest,
    ...place,
    state.headerAt[node],
    version,
  ].join(' ');
}

function stateOf({ data }: ReadFile): DecodeState {
  return data.state as DecodeState;
}

function edgeFacts({ graph }: ReadFile, edge: EdgeId): string {
  const { source, target, at } = graph.edges;
  const { kind, text } = graph.label(edge);
  return `${source[edge]} ${target[edge]} ${at[edge]} ${kind} ${text}`;
}
