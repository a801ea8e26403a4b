// What differs between two graphs, node by node, matched by path. What a save only names is left out.

import type { Graph } from '../../graph/graph.ts';
import { NO_NODE, type NodeId } from '../../graph/ids.ts';
import { indexesOf } from '../run/indexes.ts';
import { Ticker } from '../ticker.ts';
import type { QueryTools } from '../tools.ts';
import { type Difference, differences, sameProperties } from './value-diff.ts';

export interface Changed {
  readonly before: NodeId;
  readonly after: NodeId;
}

export interface GraphDiff {
  /** Rows of the later graph. */
  readonly added: Uint32Array;
  /** Rows of the earlier graph. */
  readonly removed: Uint32Array;
  /** Earlier rows by later ones, ascending. */
  readonly changed: ReadonlyMap<number, NodeId>;
  /** Names the difference, for cursors: the content of both. */
  readonly name: string;
}

/** Comparing two bodies costs about as much as looking at this many rows. */
const COMPARE_COST = 128;

export function diffGraphs(before: Graph, after: Graph, tools: QueryTools): GraphDiff {
  const ticker = new Ticker(tools);
  const added: number[] = [];
  const changed = new Map<number, NodeId>();
  const kept = new Uint8Array(before.count);
  for (let row = 0; row < after.count; row++) {
    const node = row as NodeId;
    if (after.isAbsent(node)) continue;
    ticker.tick(1, COMPARE_COST);
    const old = before.find(after.path(node));
    if (old === NO_NODE || before.isAbsent(old)) {
      added.push(row);
      continue;
    }
    kept[old] = 1;
    if (!isSame(before, old, after, node)) changed.set(row, old);
  }
  const removed: number[] = [];
  for (let row = 0; row < before.count; row++) {
    if (kept[row] === 0 && !before.isAbsent(row as NodeId)) removed.push(row);
  }
  const name = `${indexesOf(before).contentTag} ${indexesOf(after).contentTag}`;
  return { added: Uint32Array.from(added), removed: Uint32Array.from(removed), changed, name };
}

function isSame(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  if (before.classes.path(before.classOf(old)) !== after.classes.path(after.classOf(node))) return false;
  if (hasMoved(before, old, after, node)) return false;
  return (
    hasSameBytes(before, old, after, node) || sameProperties(before.properties(old), after.properties(node))
  );
}

/** Equal bytes are equal properties only where the format says that nothing else decides how they read. */
function hasSameBytes(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  const layout = before.layout(old);
  if (layout === null || layout !== after.layout(node)) return false;
  const a = before.bytes(old);
  const b = after.bytes(node);
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

export function hasMoved(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  const a = before.position(old);
  const b = after.position(node);
  if (!sameNumbers(a, b)) return true;
  if (a === null) return false;
  const was = before.pose(old);
  const is = after.pose(node);
  return !sameNumbers(was.rotation, is.rotation) || !sameNumbers(was.scale, is.scale);
}

function sameNumbers(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (a === null || b === null) return a === b;
  return a.every((value, at) => Object.is(value, b[at]) || value === b[at]);
}

/** The values that differ, for one changed node. */
export function changesOf(before: Graph, old: NodeId, after: Graph, node: NodeId): readonly Difference[] {
  return differences(before.properties(old), after.properties(node));
}
