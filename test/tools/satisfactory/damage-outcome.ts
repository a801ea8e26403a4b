/**
 * What became of the objects of a damaged save: each is held against the same of the whole save.
 */
import { performance } from 'node:perf_hooks';
import { FormatError } from '../../../src/bytes/format-error.ts';
import { satisfactory } from '../../../src/formats/satisfactory/index.ts';
import type { DecodeState } from '../../../src/formats/satisfactory/state.ts';
import { isAbsent } from '../../../src/graph/finished/paths.ts';
import type { Graph } from '../../../src/graph/graph.ts';
import type { NodeId } from '../../../src/graph/ids.ts';
import { fieldsJson } from '../../../src/graph/values.ts';
import { openFiles } from '../open-files.ts';
import type { Damaged } from './damage.ts';

interface Opened {
  readonly graph: Graph;
  /** Where the header of each object stands, by row. */
  readonly headers: Uint32Array;
}

/** What became of the objects of a save. */
export interface Outcome {
  objects: number;
  /** Objects whose bytes (body and header) lie outside the damage. */
  untouched: number;
  /** Of those: answered as in the whole save. */
  kept: number;
  /** Of all: gone, other than in the whole save and marked, other and not marked. */
  lost: number;
  marked: number;
  silent: number;
  /** Objects that the whole save does not have and that are not marked. */
  invented: number;
  millis: number;
  /** More bytes counted as understood than there are. */
  overstated: boolean;
  failed: string | null;
}

/** About what a header takes: an object whose header is lost cannot be kept. */
const HEADER_BYTES = 200;

/** A save as it should be. */
export interface Whole extends Opened {
  /** Its objects, by path. */
  readonly twins: ReadonlyMap<string, NodeId>;
  readonly relations: Relations;
}

export function openWhole(name: string, file: Uint8Array): Whole {
  const opened = open(name, file);
  if (opened instanceof Error) throw opened;
  const { graph } = opened;
  const twins = new Map<string, NodeId>();
  for (let node = 0 as NodeId; node < graph.count; node++) {
    if (isHeld(graph, node)) twins.set(graph.path(node), node);
  }
  return { ...opened, twins, relations: new Relations(graph, new Map()) };
}

/** Level, owner and references of each object, as numbers that are equal in two saves where the paths are. */
class Relations {
  readonly numbers: Map<string, number>;
  readonly #graph: Graph;
  readonly #paths: Float64Array;
  readonly #labels: readonly number[];

  /** @param numbers of texts, shared between the saves that are compared */
  constructor(graph: Graph, numbers: Map<string, number>) {
    this.numbers = numbers;
    this.#graph = graph;
    this.#paths = Float64Array.from({ length: graph.count }, (_, node) =>
      this.#number(graph.path(node as NodeId)),
    );
    this.#labels = graph.data.labels.map(({ kind, text }) => this.#number(`${kind} ${text}`));
  }

  #number(text: string): number {
    const known = this.numbers.get(text) ?? this.numbers.size + 1;
    this.numbers.set(text, known);
    return known;
  }

  /**
   * Sums the references up in any order. Those to the object need not be compared: they are those of objects that
   * are compared themselves, or marked, or lost.
   */
  of(node: NodeId): string {
    const graph = this.#graph;
    const { from, to } = graph.out(node);
    let sum = 0;
    for (let edge = from; edge < to; edge++) {
      const target = this.#paths[graph.edges.target[edge]!]!;
      sum +=
        Math.imul(target + 1, 0x9e3779b1 ^ Math.imul(this.#labels[graph.edges.label[edge]!]!, 0x85ebca6b)) >>>
        0;
    }
    const parent = graph.parent(node);
    return `${graph.level(node)} ${parent === null ? 0 : this.#paths[parent]} ${to - from} ${sum}`;
  }
}

function open(name: string, bytes: Uint8Array): Opened | Error {
  try {
    const { graph, data } = openFiles(satisfactory, { [name]: bytes });
    return { graph, headers: (data.state as DecodeState).headerAt };
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

export function compareDamaged(
  name: string,
  { graph: whole, headers, twins, relations }: Whole,
  { bytes, holes }: Damaged,
): Outcome {
  const started = performance.now();
  const damagedSave = open(name, bytes);
  const millis = performance.now() - started;
  const outcome: Outcome = {
    ...{ objects: twins.size, untouched: 0, kept: 0, lost: 0, marked: 0, silent: 0, invented: 0, millis },
    ...{ overstated: false, failed: null },
  };
  const isClear = (node: NodeId): boolean => {
    const { spanAt, spanSize } = whole.data.nodes;
    const header = headers[node];
    return holes.every(([from, to]) => {
      const inHeader = header !== undefined && header < to && header + HEADER_BYTES > from;
      return !inHeader && (spanAt[node]! >= to || spanAt[node]! + spanSize[node]! <= from);
    });
  };
  for (const node of twins.values()) if (isClear(node)) outcome.untouched++;
  if (damagedSave instanceof Error) {
    outcome.failed = damagedSave.message;
    outcome.lost = twins.size;
    return outcome;
  }
  const { graph } = damagedSave;
  const others = new Relations(graph, new Map(relations.numbers));
  const suspects = new Set(graph.nodesWithIssues);
  const seen = new Map<string, NodeId>();
  for (let node = 0 as NodeId; node < graph.count; node++) {
    if (!isHeld(graph, node)) continue;
    const path = graph.path(node);
    seen.set(path, node);
    if (!twins.has(path) && !suspects.has(node)) outcome.invented++;
  }
  for (const [path, twin] of twins) {
    const node = seen.get(path);
    if (node === undefined) outcome.lost++;
    else if (relations.of(twin) === others.of(node) && sameAs(whole, twin, graph, node))
      outcome.kept += isClear(twin) ? 1 : 0;
    else if (suspects.has(node)) outcome.marked++;
    else {
      outcome.silent++;
    }
  }
  const { image, opaqueBytes } = graph.data;
  const lost = holes.reduce((sum, [from, to]) => sum + to - from, 0);
  outcome.overstated = image.length - opaqueBytes > whole.data.image.length - lost + 1000;
  return outcome;
}

function isHeld(graph: Graph, node: NodeId): boolean {
  return !isAbsent(graph.data.nodes.kind[node]!);
}

/** Whether two nodes answer alike: by their bytes where those say all, else by what is made of them. */
function sameAs(a: Graph, node: NodeId, b: Graph, other: NodeId): boolean {
  if (classOf(a, node) !== classOf(b, other)) return false;
  const [x, y] = [a.bytes(node), b.bytes(other)];
  const layout = a.layout(node);
  if (x.length === y.length && layout !== null && layout === b.layout(other) && Buffer.compare(x, y) === 0) {
    return String(a.position(node)) === String(b.position(other));
  }
  return textOf(a, node) === textOf(b, other);
}

function textOf(graph: Graph, node: NodeId): string {
  return JSON.stringify([classOf(graph, node), graph.position(node), fieldsJson(graph.properties(node), 32)]);
}

function classOf(graph: Graph, node: NodeId): string {
  return graph.classes.path(graph.classOf(node));
}
