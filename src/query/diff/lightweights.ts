// Recognises nodes without a name of their own (kind LIGHTWEIGHT) in two saves: their path is a slot, which the game
// numbers anew, so class and place tell which is which.

import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NO_NODE, NODE_KINDS, type NodeId } from '../../graph/ids.ts';

const LIGHTWEIGHT = NODE_KINDS.indexOf('LIGHTWEIGHT');

/** Nodes of one class at one place among which to search for one that did not change. */
const MOST_COMPARED = 32;

/** True if a node's path is only a slot. */
export function isLightweight(graph: Graph, node: NodeId): boolean {
  return graph.data.nodes.kind[node] === LIGHTWEIGHT;
}

/**
 * The earlier node of each later one that has none of its own name, by later row, with 1 added; 0 for none. Of several
 * at one place, those that did not change are paired first.
 * @param classes by class of the later graph: the same class of the earlier one, -1 for none
 * @param isSame whether an earlier node did not change
 */
export function pairLightweights(
  before: Graph,
  after: Graph,
  classes: Int32Array,
  isSame: (old: NodeId, node: NodeId) => boolean,
): Uint32Array {
  const pairs = new Uint32Array(after.count);
  const rows = lightweightsOf(after);
  const places = new Places(before);
  for (const isFirstRound of [true, false]) {
    for (const node of rows) {
      const of = classes[after.classOf(node)]!;
      if (of < 0 || pairs[node] !== 0) continue;
      const accepts = isFirstRound ? (old: NodeId) => isSame(old, node) : () => true;
      const old = places.take(of as ClassId, after, node, accepts);
      if (old !== NO_NODE) pairs[node] = old + 1;
    }
  }
  return pairs;
}

/** Nodes by class and place; each can be taken once. */
class Places {
  readonly #graph: Graph;
  /** By hash of class and place: the first row; by row: the next one with that hash. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;

  constructor(graph: Graph) {
    this.#graph = graph;
    const rows = lightweightsOf(graph);
    this.#first = new Int32Array(2 ** Math.ceil(Math.log2(rows.length * 2 + 1))).fill(NO_NODE);
    this.#next = new Int32Array(graph.count).fill(NO_NODE);
    for (const node of rows.reverse()) {
      const slot = this.#slot(graph.classOf(node), graph, node);
      this.#next[node] = this.#first[slot]!;
      this.#first[slot] = node;
    }
  }

  /** The first node of this class that stands where a node of another graph stands, and is accepted. */
  take(of: ClassId, others: Graph, other: NodeId, accepts: (node: NodeId) => boolean): NodeId {
    const slot = this.#slot(of, others, other);
    let [last, compared] = [NO_NODE as number, 0];
    for (let row = this.#first[slot]!; row !== NO_NODE; row = this.#next[row]!) {
      const node = row as NodeId;
      if (this.#graph.classOf(node) === of && isAtPlace(this.#graph, node, others, other)) {
        if (accepts(node)) {
          if (last === NO_NODE) this.#first[slot] = this.#next[row]!;
          else this.#next[last] = this.#next[row]!;
          return node;
        }
        if (++compared === MOST_COMPARED) return NO_NODE;
      }
      last = row;
    }
    return NO_NODE;
  }

  #slot(of: ClassId, graph: Graph, node: NodeId): number {
    const { x, y, z } = graph.data.nodes;
    // Lengths are in centimetres: a 64th tells neighbours apart.
    let hash: number = of;
    for (const axis of [x, y, z]) hash = Math.imul(hash ^ Math.round((axis[node] ?? 0) * 64), 0x9e3779b1);
    return (hash ^ (hash >>> 15)) & (this.#first.length - 1);
  }
}

function isAtPlace(graph: Graph, node: NodeId, others: Graph, other: NodeId): boolean {
  const [a, b] = [graph.data.nodes, others.data.nodes];
  return Object.is(a.x[node], b.x[other]) && a.y[node] === b.y[other] && a.z[node] === b.z[other];
}

function lightweightsOf(graph: Graph): NodeId[] {
  const { kind } = graph.data.nodes;
  const rows: NodeId[] = [];
  for (let row = 0; row < graph.count; row++) if (kind[row] === LIGHTWEIGHT) rows.push(row as NodeId);
  return rows;
}

/** Class, place, and number of its kind there: what it is called in all saves of a world. */
export function lightweightName(graph: Graph, node: NodeId): string {
  const of = graph.classOf(node);
  const { x, y, z } = graph.data.nodes;
  const place: Place = [x[node]!, y[node]!, z[node]!];
  return [graph.classes.path(of), ...place, membersAt(graph, of, place).indexOf(node)].join(SEPARATOR);
}

/** NO_NODE when the graph has none of this name. */
export function findLightweight(graph: Graph, name: string): NodeId {
  const [path = '', ...numbers] = name.split(SEPARATOR);
  const of = graph.classes.lookup(path)[0];
  const [x = 0, y = 0, z = 0, at = 0] = numbers.map(Number);
  return of === undefined
    ? NO_NODE
    : ((membersAt(graph, of, [x, y, z])[at] as NodeId | undefined) ?? NO_NODE);
}

/** Is in no path of a class. */
const SEPARATOR = '\n';

type Place = readonly [number, number, number];

function membersAt(graph: Graph, of: ClassId, place: Place): Uint32Array {
  const { x, y, z, kind } = graph.data.nodes;
  return graph.classes
    .members(of)
    .filter(
      (row) =>
        kind[row] === LIGHTWEIGHT &&
        Object.is(x[row], place[0]) &&
        Object.is(y[row], place[1]) &&
        Object.is(z[row], place[2]),
    );
}
