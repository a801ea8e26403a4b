// Properties that the objects of a class have, from their outlines, without decoding. Counted once per class, for
// `ClassInfo.properties` and for suggestions of UNKNOWN_PROPERTY. Results that take long are shared between threads.

import { INDEXES } from '../../graph/finished/made-indexes.ts';
import type { Graph } from '../../graph/graph.ts';
import type { ClassId, NodeId } from '../../graph/ids.ts';
import { getOrCreate, memoize } from '../../graph/made-once.ts';
import type { Budget } from '../budget.ts';
import { badArgument } from '../errors.ts';
import type { QueryTools } from '../tools.ts';

export interface PropertyShape {
  readonly name: string;
  readonly type: string;
  /** Objects of the class that have it with this type. */
  readonly count: number;
}

/** Objects between two checks of the time limit. */
const CHECK_OBJECTS = 64;
/** Names to choose suggestions from. */
const MOST_NAMES = 20_000;
/** In saves with more objects than this, a few samples of each class stand in for all. */
const MOST_OBJECTS = 20_000;
const SAMPLES = 8;
/** Counting the properties of fewer objects takes about a millisecond, no longer than asking other threads may take. */
const SHARED_OBJECTS = 256;

interface Known {
  /** By class, for small classes counted so far; larger ones are among the shared indexes. */
  readonly shapes: Map<ClassId, readonly PropertyShape[]>;
  names: ReadonlySet<string> | null;
  /** Names of facts in headers, in all classes. */
  facts: ReadonlySet<string> | null;
}

/** Never invalidated: a graph does not change. */
const knownOf = memoize((_: Graph): Known => ({ shapes: new Map(), names: null, facts: null }));

/** Properties of a class, the most frequent first, then by name and type. */
export function classShapes(
  graph: Graph,
  id: ClassId,
  first: number | null | undefined,
  { budget }: QueryTools,
): readonly PropertyShape[] {
  const most = first ?? 200;
  if (most < 0) throw badArgument('first', `must not be negative, is ${most}`);
  const isKnown = knownOf(graph).shapes.has(id) || INDEXES.get(graph, indexName(id)) !== null;
  if (!isKnown) budget.visited += graph.classes.members(id).length;
  return shapesOf(graph, id, budget).slice(0, most);
}

/**
 * Names of properties that objects of these classes have. With null, those of all classes, from samples if the
 * save is large.
 */
export function propertyNames(
  graph: Graph,
  classes: Iterable<number> | null,
  { budget }: QueryTools,
): ReadonlySet<string> {
  const own = knownOf(graph);
  if (classes !== null) return setOf(namesOf(graph, classes, budget));
  own.names ??= setOf(namesOfAll(graph, budget));
  return own.names;
}

/** Names of facts in the headers of a few objects of these classes, or with null of each class. */
export function factNames(
  graph: Graph,
  classes: Iterable<number> | null,
  { budget }: QueryTools,
): ReadonlySet<string> {
  const names = (node: NodeId): Iterable<string> => Object.keys(graph.header(node));
  if (classes !== null) return setOf(sampledNames(graph, classes, names, budget));
  const own = knownOf(graph);
  own.facts ??= setOf(sampledNames(graph, graph.classes, names, budget));
  return own.facts;
}

function setOf(names: Iterable<string>): ReadonlySet<string> {
  const set = new Set<string>();
  for (const name of names) if (set.add(name).size === MOST_NAMES) break;
  return set;
}

function* namesOf(graph: Graph, classes: Iterable<number>, budget: Budget): Generator<string> {
  for (const id of classes) for (const { name } of shapesOf(graph, id as ClassId, budget)) yield name;
}

function* namesOfAll(graph: Graph, budget: Budget): Generator<string> {
  const index = graph.propertyIndex(() => budget.check());
  for (const [at, name] of (index?.names ?? []).entries()) {
    if (at % CHECK_OBJECTS === 0) budget.check();
    if (index!.name.includes(at)) yield name;
  }
  // Names that the index does not hold are likely to occur in samples of each class.
  const outlined = (node: NodeId): Iterable<string> => graph.outline(node).map(({ name }) => name);
  const isSampled = index !== null || graph.count > MOST_OBJECTS;
  yield* isSampled
    ? sampledNames(graph, graph.classes, outlined, budget)
    : namesOf(graph, graph.classes, budget);
}

/** Names from a few objects of each class, spread evenly over it. */
function* sampledNames(
  graph: Graph,
  classes: Iterable<number>,
  namesOn: (node: NodeId) => Iterable<string>,
  budget: Budget,
): Generator<string> {
  let looked = 0;
  for (const id of classes) {
    const members = graph.classes.members(id as ClassId);
    const count = Math.min(SAMPLES, members.length);
    for (let at = 0; at < count; at++) {
      if (++looked % CHECK_OBJECTS === 0) budget.check();
      const node = members[Math.floor((at * members.length) / count)] as NodeId;
      yield* namesOn(node);
    }
  }
}

interface Counted {
  readonly name: string;
  readonly type: string;
  count: number;
  /** The object that was counted last. */
  last: number;
}

function shapesOf(graph: Graph, id: ClassId, budget: Budget): readonly PropertyShape[] {
  const count = (): readonly PropertyShape[] => countShapes(graph, id, budget);
  return graph.classes.members(id).length >= SHARED_OBJECTS
    ? INDEXES.of(graph, indexName(id), () => budget.check(), count)
    : getOrCreate(knownOf(graph).shapes, id, count);
}

function indexName(id: ClassId): string {
  return `properties of class ${id}`;
}

function countShapes(graph: Graph, id: ClassId, budget: Budget): readonly PropertyShape[] {
  /** By name; few have more than one type. */
  const counted = new Map<string, Counted[]>();
  graph.classes.members(id).forEach((row, at) => {
    // Checks the time only: this also serves suggestions, and the cost of an answer must not depend on what was
    // asked before.
    if (at % CHECK_OBJECTS === 0) budget.check();
    for (const { name, type } of graph.outline(row as NodeId)) {
      const called = counted.get(name);
      const shape = called?.find((each) => each.type === type);
      if (!called) counted.set(name, [{ name, type, count: 1, last: row }]);
      else if (!shape) called.push({ name, type, count: 1, last: row });
      // A property repeated in one object counts once.
      else if (shape.last !== row) {
        shape.count++;
        shape.last = row;
      }
    }
  });
  return [...counted.values()]
    .flat()
    .sort((a, b) => b.count - a.count || compare(a.name, b.name) || compare(a.type, b.type))
    .map(({ name, type, count }) => ({ name, type, count }));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
