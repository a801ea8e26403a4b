// Differences between two graphs, node by node, matched by path (lightweights by class and place). Externals and
// missing nodes are left out.

import type { NodeComparison } from '../../graph/column-reader.ts';
import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NO_NODE, type NodeId } from '../../graph/ids.ts';
import { type PropertyValue, toJson, type Value } from '../../graph/values.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { Ticker } from '../ticker.ts';
import type { QueryTools } from '../tools.ts';
import { hasSameBytes } from './identities.ts';
import { isLightweight, pairLightweights } from './lightweights.ts';
import { NodeMatcher } from './node-matcher.ts';
import { type Difference, differences, firstDifference } from './value-diff.ts';

export interface Changed {
  readonly before: NodeId;
  readonly after: NodeId;
}

export interface GraphDiff {
  readonly added: Uint32Array;
  readonly removed: Uint32Array;
  /** The earlier row of each changed object, by its later row, ascending. */
  readonly changed: ReadonlyMap<number, NodeId>;
  /** Those of which more than counters changed; found when it is first asked for. */
  readonly touched: ReadonlyMap<number, NodeId>;
  /** Identifies the two saves by their content, for cursors. */
  readonly name: string;
}

/** Names of properties that change by themselves from save to save, such as how long something ran. */
export type Counters = ReadonlySet<string>;

/** Comparing two bodies costs about as much as visiting this many rows. */
const COMPARE_COST = 128;

/** Finds what was added, removed and changed between a graph and a later one. */
export class Comparison {
  readonly #before: Graph;
  readonly #after: Graph;
  readonly #matcher: NodeMatcher;
  readonly #classes: Int32Array;
  readonly #lightweights: ReturnType<typeof pairLightweights>;
  readonly #added: number[] = [];
  readonly #changed = new Map<number, NodeId>();
  readonly #counters: Counters;
  readonly #quick: NodeComparison | null;
  readonly #kept: Uint8Array;
  /**
   * By class of the later graph: the property that differed last, in lower case, if possible one that is no counter. It
   * mostly does so again.
   */
  readonly #likely: (ReadonlySet<string> | undefined)[] = [];
  /** Whether more than counters differ, if the last comparison of properties found out. */
  #isTouched: boolean | null = null;
  /** Changed rows of which that is known. */
  readonly #known = new Map<number, boolean>();
  /** The rows before it are compared. */
  #row = 0;
  #diff: GraphDiff | null = null;

  constructor(before: Graph, after: Graph, counters: Counters = new Set()) {
    this.#before = before;
    this.#after = after;
    this.#counters = counters;
    this.#quick = before.comparison(after);
    this.#matcher = new NodeMatcher(before, after);
    this.#classes = sameClasses(before, after);
    this.#lightweights = pairLightweights(before, after, this.#classes, (old, node) =>
      this.#isSame(old, node),
    );
    this.#kept = new Uint8Array(before.count);
  }

  /** Goes on where an earlier budget ended. @throws BudgetError */
  finish(tools: QueryTools): GraphDiff {
    const ticker = new Ticker(tools);
    const [before, after] = [this.#before, this.#after];
    for (; this.#row < after.count; this.#row++) {
      const node = this.#row as NodeId;
      if (after.isAbsent(node)) continue;
      ticker.tick(1, COMPARE_COST);
      this.#compare(node);
    }
    const touched = (): ReadonlyMap<number, NodeId> =>
      new Map(
        [...this.#changed].filter(
          ([node, old]) => this.#known.get(node) ?? this.#hasLasting(old, node as NodeId),
        ),
      );
    let known: ReadonlyMap<number, NodeId> | undefined;
    this.#diff ??= {
      get touched() {
        known ??= touched();
        return known;
      },
      added: Uint32Array.from(this.#added),
      removed: Uint32Array.from(this.#kept.keys()).filter(
        (row) => this.#kept[row] === 0 && !before.isAbsent(row as NodeId),
      ),
      changed: this.#changed,
      name: `${indexesOf(before).contentTag} ${indexesOf(after).contentTag}`,
    };
    return this.#diff;
  }

  #compare(node: NodeId): void {
    const [before, after] = [this.#before, this.#after];
    const old = isLightweight(after, node)
      ? ((this.#lightweights[node]! - 1) as NodeId)
      : this.#matcher.find(node);
    if (old === NO_NODE || before.isAbsent(old)) {
      this.#added.push(node);
      return;
    }
    this.#kept[old] = 1;
    const isOfClass = this.#classes[after.classOf(node)] === before.classOf(old);
    this.#isTouched = true;
    if (isOfClass && this.#isSame(old, node)) return;
    this.#changed.set(node, old);
    if (this.#isTouched !== null) this.#known.set(node, this.#isTouched);
  }

  /** True if more than counters differ in two objects of one class and place. */
  #hasLasting(old: NodeId, node: NodeId): boolean {
    return this.#lastingDifference(this.#before.properties(old), this.#after.properties(node)) !== null;
  }

  #lastingDifference(was: readonly PropertyValue[], is: readonly PropertyValue[]): string | null {
    const isLasting = ({ name }: PropertyValue): boolean => !this.#counters.has(name);
    return firstDifference(was.filter(isLasting), is.filter(isLasting));
  }

  #isSame(old: NodeId, node: NodeId): boolean {
    const [before, after] = [this.#before, this.#after];
    if (isElsewhere(before, old, after, node)) return false;
    const isSame = hasSameBytes(before, old, after, node) || this.#hasSameProperties(old, node);
    const isKnown = isSame ? before.hasPosesInside : this.#isTouched === true;
    if (isKnown || !hasMoved(before, old, after, node)) return isSame;
    this.#isTouched = true;
    return false;
  }

  #hasSameProperties(old: NodeId, node: NodeId): boolean {
    const [before, after] = [this.#before, this.#after];
    const id = after.classOf(node);
    const sure = this.#surelyDiffering(old, node);
    if (sure !== null) {
      this.#isTouched = this.#counters.has(sure) ? null : true;
      return false;
    }
    const likely = this.#likely[id];
    if (likely !== undefined) {
      const isLikely = ({ name }: PropertyValue): boolean => likely.has(name.toLowerCase());
      const was = before.properties(old, likely).filter(isLikely);
      const name = firstDifference(was, after.properties(node, likely).filter(isLikely));
      if (name !== null) {
        this.#isTouched = this.#counters.has(name) ? null : true;
        return false;
      }
    }
    const [was, is] = [before.properties(old), after.properties(node)];
    const name = firstDifference(was, is);
    if (name === null) return true;
    const lasting = this.#counters.size === 0 ? name : this.#lastingDifference(was, is);
    this.#isTouched = lasting !== null;
    this.#likely[id] = new Set([(lasting ?? name).toLowerCase()]);
    return false;
  }

  /** Found without decoding, which takes a hundred times as long. A node that cannot be read has no properties. */
  #surelyDiffering(old: NodeId, node: NodeId): string | null {
    const isWhole = this.#before.issuesOf(old).length === 0 && this.#after.issuesOf(node).length === 0;
    return isWhole ? (this.#quick?.differing(old, node, this.#counters) ?? null) : null;
  }
}

/** By class of the later graph: the earlier class with the same path, -1 for none. */
function sameClasses(before: Graph, after: Graph): Int32Array {
  const ids = new Map(Array.from(before.classes, (id) => [before.classes.path(id), id]));
  return Int32Array.from(after.classes, (id: ClassId) => ids.get(after.classes.path(id)) ?? -1);
}

/** True if position, rotation or scale differ, or only one of the nodes has a position. */
export function hasMoved(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  if (isElsewhere(before, old, after, node)) return true;
  if (Number.isNaN(before.data.nodes.x[old] ?? Number.NaN)) return false;
  const was = before.pose(old);
  const is = after.pose(node);
  return !sameNumbers(was.rotation, is.rotation) || !sameNumbers(was.scale, is.scale);
}

function isElsewhere(before: Graph, old: NodeId, after: Graph, node: NodeId): boolean {
  const [a, b] = [before.data.nodes, after.data.nodes];
  if (!isSamePlace(a.x[old], b.x[node])) return true;
  return !Number.isNaN(a.x[old] ?? Number.NaN) && (a.y[old] !== b.y[node] || a.z[old] !== b.z[node]);
}

/** Nodes without a position have NaN, or no row. */
function isSamePlace(a = Number.NaN, b = Number.NaN): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function sameNumbers(a: readonly number[] | null, b: readonly number[] | null): boolean {
  if (a === null || b === null) return a === b;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !Object.is(a[at], b[at])) return false;
  return true;
}

/** A value before and after, as JSON; null where there is none. */
export interface ChangedValue extends Pick<Difference, 'path'> {
  readonly before: unknown;
  readonly after: unknown;
}

/** The values that differ between the two versions of a changed node; by default as the API shows them. */
export function changedValues(
  before: Graph,
  old: NodeId,
  after: Graph,
  node: NodeId,
  [was, is] = [toJson, toJson] as readonly ((value: Value) => unknown)[],
): readonly ChangedValue[] {
  return differences(before.properties(old), after.properties(node)).map((one) => ({
    path: one.path,
    before: one.before === undefined ? null : was!(one.before),
    after: one.after === undefined ? null : is!(one.after),
  }));
}
