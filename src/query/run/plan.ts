// Plans a run: which index to start from, and what to check on each row in which order. A plan is plain data,
// made from a condition and the statistics of one graph before anything runs. The start is the cheapest index
// that covers a required condition.

import { isAbsent } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NODE_KINDS } from '../../graph/ids.ts';
import type {
  Condition,
  EdgeCondition,
  ElementCondition,
  ElementsCondition,
  PropertyCondition,
} from '../filter/condition.ts';
import type { Region } from '../filter/region.ts';
import { indexesOf } from '../indexes/indexes.ts';
import { labelsOf } from '../values/property-path.ts';

export interface Plan {
  readonly start: AccessPath;
  /** The conditions left to check on each row, the cheapest first. */
  readonly checks: readonly Condition[];
}

/** A way to the rows of a condition; `estimate`: about how many it gives. */
export type AccessPath =
  | { readonly by: 'nothing'; readonly estimate: 0 }
  | { readonly by: 'all'; readonly estimate: number }
  | { readonly by: 'rows'; readonly rows: readonly number[]; readonly estimate: number }
  | { readonly by: 'class'; readonly classes: readonly number[]; readonly estimate: number }
  | { readonly by: 'place'; readonly region: Region; readonly estimate: number }
  /** Nodes with a reference (OUT) to, or (IN) from, a node that `of` finds. */
  | {
      readonly by: 'edges';
      readonly direction: 'OUT' | 'IN';
      readonly labels: readonly number[] | null;
      readonly of: Plan;
      readonly estimate: number;
    }
  /** Sources (OUT) or targets (IN) of edges with these labels. */
  | {
      readonly by: 'labels';
      readonly direction: 'OUT' | 'IN';
      readonly labels: readonly number[];
      readonly estimate: number;
    }
  | { readonly by: 'children'; readonly of: Plan; readonly estimate: number }
  | { readonly by: 'anyOf'; readonly of: readonly Plan[]; readonly estimate: number };

/** An index is worth starting from only if it gives at most this share of all rows; given rows always are. */
const MOST_INDEX_SHARE = 0.5;
/** Assumed number of children per parent, where nothing better is known. */
const CHILDREN_PER_PARENT = 8;

/** The cheapest way to find the rows that satisfy a condition, judging by the statistics of the graph. */
export function planOf(graph: Graph, condition: Condition): Plan {
  const parts = condition.is === 'and' ? condition.of : condition.is === 'always' ? [] : [condition];
  if (condition.is === 'never') return { start: { by: 'nothing', estimate: 0 }, checks: [] };
  let start: AccessPath = { by: 'all', estimate: graph.count };
  let used: Condition | null = null;
  for (const part of parts) {
    const offer = accessFor(graph, part);
    if (!offer || offer.estimate >= start.estimate) continue;
    const isLarge = offer.by !== 'rows' && offer.estimate > graph.count * MOST_INDEX_SHARE;
    if (start.by === 'all' && isLarge) continue;
    start = offer;
    used = part;
  }
  const answered = used !== null && isAnswered(used, start) ? used : null;
  const checks = parts
    .filter((part) => part !== answered && !(part.is === 'kind' && hasOnlyKinds(graph, start, part.kinds)))
    .map((part) => ({ part, cost: costOf(part) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ part }) => part);
  return { start, checks };
}

/** True if all rows of a start are known to be of these kinds. */
function hasOnlyKinds(graph: Graph, start: AccessPath, kinds: readonly string[]): boolean {
  const indexes = indexesOf(graph);
  if (indexes.kinds.every((kind) => kinds.includes(kind))) return true;
  if (start.by !== 'class' || !NODE_KINDS.every((kind, at) => isAbsent(at) || kinds.includes(kind)))
    return false;
  return start.classes.every((id) => indexes.presentByClass[id] === graph.classes.size(id as ClassId));
}

/** The index that gives the rows of a condition, possibly with some others. */
function accessFor(graph: Graph, condition: Condition): AccessPath | null {
  switch (condition.is) {
    case 'rows':
      return { by: 'rows', rows: condition.rows, estimate: condition.rows.length };
    case 'class': {
      const { classes } = condition;
      const estimate = classes.reduce((sum, id) => sum + graph.classes.size(id as ClassId), 0);
      return { by: 'class', classes, estimate };
    }
    case 'within':
      return {
        by: 'place',
        region: condition.region,
        estimate: indexesOf(graph).places.guess(condition.region),
      };
    case 'parent':
      return accessByParents(graph, condition.of);
    case 'edges':
      return condition.some ? accessByEdges(graph, condition.direction, condition.some) : null;
    case 'property':
      return accessByReferences(graph, condition, labelsOf(condition.path));
    case 'elements':
      return accessByElements(graph, condition);
    case 'or':
      return accessByBranches(graph, condition.of);
    case 'and': {
      const { start } = planOf(graph, condition);
      return start.by === 'all' ? null : start;
    }
    default:
      return null;
  }
}

function accessByParents(graph: Graph, condition: Condition): AccessPath | null {
  const of = planOf(graph, condition);
  return of.start.by === 'all'
    ? null
    : { by: 'children', of, estimate: of.start.estimate * CHILDREN_PER_PARENT };
}

function accessByEdges(graph: Graph, direction: 'OUT' | 'IN', condition: EdgeCondition): AccessPath | null {
  const { labels, object } = condition;
  const byLabels = labels && accessByLabels(graph, direction, labels);
  const of = object && planOf(graph, object);
  if (!of || of.start.by === 'all') return byLabels;
  const estimate = estimateEdges(graph, direction, of);
  if (byLabels && byLabels.estimate < estimate) return byLabels;
  return { by: 'edges', direction, labels, of, estimate };
}

function accessByLabels(graph: Graph, direction: 'OUT' | 'IN', labels: readonly number[]): AccessPath {
  const { edgesByLabel } = indexesOf(graph);
  const estimate = labels.reduce((sum, label) => sum + edgesByLabel[label]!, 0);
  return { by: 'labels', direction, labels, estimate };
}

/** The number of edges at the far ends: counted where these are known rows, otherwise estimated from the average. */
function estimateEdges(graph: Graph, direction: 'OUT' | 'IN', of: Plan): number {
  const { edges } = graph;
  const start = direction === 'OUT' ? edges.back.start : edges.start;
  if (of.start.by === 'rows')
    return of.start.rows.reduce((sum, row) => sum + start[row + 1]! - start[row]!, 0);
  return Math.ceil((of.start.estimate * edges.count) / Math.max(1, graph.count));
}

/**
 * For a property that must refer to one of a few nodes: their incoming edges with the path's label show who can
 * have it. Only if such labels exist, because a path may also lead to references that are not edges.
 */
function accessByReferences(
  graph: Graph,
  condition: PropertyCondition,
  texts: readonly string[] | null,
): AccessPath | null {
  if (!condition.reference || condition.quantifier !== 'SOME' || texts === null) return null;
  if (condition.exists === false) return null;
  const labels = indexesOf(graph).labelTexts.flatMap((text, at) => (texts.includes(text) ? [at] : []));
  if (labels.length === 0) return null;
  return accessByEdges(graph, 'OUT', { labels, object: condition.reference });
}

/** As `accessByReferences`, for a property that one of the elements must have. */
function accessByElements(graph: Graph, condition: ElementsCondition): AccessPath | null {
  const outer = labelsOf(condition.path);
  if (outer === null || !condition.some) return null;
  let start: AccessPath | null = null;
  for (const part of partsOf(condition.some)) {
    if (part.is !== 'property') continue;
    const inner = labelsOf(part.path);
    const texts = inner && outer.flatMap((before) => inner.map((after) => `${before}.${after}`));
    const offer = accessByReferences(graph, part, texts);
    if (offer && offer.estimate < (start?.estimate ?? Number.POSITIVE_INFINITY)) start = offer;
  }
  return start;
}

function partsOf(condition: ElementCondition): readonly ElementCondition[] {
  return condition.is === 'and' ? condition.of.flatMap(partsOf) : [condition];
}

function accessByBranches(graph: Graph, branches: readonly Condition[]): AccessPath | null {
  const of = branches.map((branch) => planOf(graph, branch));
  if (of.some((plan) => plan.start.by === 'all')) return null;
  return { by: 'anyOf', of, estimate: of.reduce((sum, plan) => sum + plan.start.estimate, 0) };
}

/** True if every row that the start gives satisfies the condition that the start was made from. */
function isAnswered(condition: Condition, start: AccessPath): boolean {
  if (condition.is === 'edges') {
    if (condition.every || condition.none || condition.count) return false;
    return start.by === 'edges' || (start.by === 'labels' && !condition.some?.object);
  }
  return !['within', 'property', 'elements', 'and'].includes(condition.is);
}

/** Approximate cost of testing the condition on one row, in nanoseconds. */
function costOf(condition: Condition): number {
  switch (condition.is) {
    case 'always':
    case 'never':
      return 0;
    case 'kind':
    case 'class':
    case 'level':
    case 'hasPosition':
    case 'issues':
      return 2;
    case 'within':
      return 5;
    case 'rows':
      return 10;
    case 'parent':
      return 5 + costOf(condition.of) / 4;
    case 'edges':
      return [condition.some, condition.every, condition.none].reduce(
        (sum, end) => sum + (end ? 20 + (end.object ? costOf(end.object) : 0) : 0),
        5,
      );
    case 'name':
      return 200 + costOfTest(condition.test.matches);
    case 'path':
      return 300 + costOfTest(condition.test.matches);
    case 'property':
    case 'elements':
      return 10_000;
    case 'not':
      return costOf(condition.of);
    case 'and':
    case 'or':
      return condition.of.reduce((sum, part) => sum + costOf(part), 0);
  }
}

function costOfTest(matches: string | undefined): number {
  return matches === undefined ? 0 : 2000;
}
