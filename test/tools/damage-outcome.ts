/**
 * What became of the objects of a damaged save of any format: each is held against the same one of the whole
 * save, with all that it answers: class, kind, name, parent, place, properties and references.
 */

import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format, SourceFile } from '../../src/formats/format.ts';
import type { DecodeState } from '../../src/formats/satisfactory/state.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { openFiles } from './open-files.ts';

/** A range of bytes of a file, or of what it inflates to; the end is exclusive. */
export interface Hole {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

export interface Outcome {
  /** Objects of the damaged file none of whose own bytes (those of their children are not) are in a hole. */
  untouched: number;
  /** Of those: answer as in the whole save, but for marked references to what is lost. */
  kept: number;
  /** Of all: gone, different and marked, different and not marked (by path). */
  lost: number;
  marked: number;
  readonly silent: string[];
  /** Paths that the whole save lacks, of objects that are not marked. */
  readonly invented: string[];
  failed: boolean;
  /** More bytes count as understood than there are. */
  overstated: boolean;
}

interface Twin {
  readonly node: NodeId;
  /** What stands around its own bytes. */
  readonly around: string;
  /** What it says by itself, once that was asked for. */
  inside?: string;
}

/** A whole save, as it is held against damaged ones. */
export interface Whole {
  readonly format: Format;
  readonly graph: Graph;
  /** Its objects, by path. */
  readonly twins: ReadonlyMap<string, Twin>;
  /** Where headers stand that are apart from the bodies, by row: an object whose header is lost cannot be kept. */
  readonly headers: ArrayLike<number>;
}

/** About what such a header takes. */
const HEADER_BYTES = 200;
/** Of what counts as understood, a few bytes may be counted otherwise. */
const SLACK_BYTES = 1000;

export function openWhole(format: Format, files: readonly SourceFile[]): Whole {
  const { graph, data } = openFiles(format, files);
  const twins = new Map(
    held(graph).map((node) => [graph.path(node), { node, around: aroundOf(format, graph, node) }]),
  );
  const headers = format.id === 'SATISFACTORY' ? (data.state as DecodeState).headerAt : [];
  return { format, graph, twins, headers };
}

export function outcomeOf(whole: Whole, damaged: readonly SourceFile[], holes: readonly Hole[]): Outcome {
  const { format, twins } = whole;
  const clear = new Set(
    Array.from(twins.values(), ({ node }) => node).filter((node) => isClear(whole, node, holes)),
  );
  const outcome: Outcome = {
    ...{ untouched: clear.size, kept: 0, lost: 0, marked: 0, silent: [], invented: [], failed: false },
    overstated: false,
  };
  let graph: Graph;
  try {
    graph = openFiles(format, damaged).graph;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...outcome, lost: twins.size, failed: true };
  }
  const found = new Map(held(graph).map((node) => [graph.path(node), node]));
  const isMarked = (node: NodeId): boolean => graph.issuesOf(node).length > 0;
  for (const [path, node] of found) if (!twins.has(path) && !isMarked(node)) outcome.invented.push(path);
  for (const [path, twin] of twins) {
    const node = found.get(path);
    if (node === undefined) {
      outcome.lost++;
      continue;
    }
    const isSameInside =
      hasSameBytes(whole.graph, twin.node, graph, node) || hasSameValues(whole.graph, twin, graph, node);
    if (clear.has(twin.node) && isSameInside) outcome.kept++;
    if (isSameInside && twin.around === aroundOf(format, graph, node)) continue;
    if (isMarked(node)) outcome.marked++;
    else outcome.silent.push(path);
  }
  const lost = holes.reduce((sum, { from, to }) => sum + to - from, 0);
  const understood = ({ data: { image, opaqueBytes } }: Graph): number => image.length - opaqueBytes;
  outcome.overstated = understood(graph) > whole.graph.data.image.length - lost + SLACK_BYTES;
  return outcome;
}

function held(graph: Graph): NodeId[] {
  return Array.from({ length: graph.count }, (_, row) => row as NodeId).filter(
    (node) => !graph.isAbsent(node),
  );
}

/** Whether an object of a damaged file has none of its bytes in a hole. */
function isClear({ graph, headers }: Whole, node: NodeId, holes: readonly Hole[]): boolean {
  const { spanAt, spanSize } = graph.data.nodes;
  const file = graph.span(node)?.file.name;
  if (file !== undefined && holes.length > 0 && holes.every((hole) => hole.file !== file)) return false;
  return holes.every((hole) => {
    const { start } = graph.data.files.find(({ name }) => name === hole.file)!;
    const [from, to] = [start + hole.from, start + hole.to];
    const header = headers[node];
    if (header !== undefined && header < to && header + HEADER_BYTES > from) return false;
    if (spanAt[node]! >= to || spanAt[node]! + spanSize[node]! <= from) return true;
    // A hole inside a child is not in the object's own bytes.
    return [...graph.children(node)].some(
      (child) => spanAt[child]! <= from && spanAt[child]! + spanSize[child]! >= to,
    );
  });
}

/** What a node answers beside its own values. */
function aroundOf({ id }: Format, graph: Graph, node: NodeId): string {
  const { from, to } = graph.out(node);
  const references = Array.from({ length: to - from }, (_, i) => {
    const edge = (from + i) as typeof from;
    const { kind, text } = graph.label(edge);
    const target = graph.edges.target[edge] as NodeId;
    const path = graph.path(target);
    // Where references are paths, they say the same of what is lost; and where bytes say all, where they stand.
    if (id === 'SATISFACTORY') return [kind, text, path].join(' ');
    return [kind, text, graph.referencePath(edge), graph.kind(target), path].join(' ');
  });
  const parent = graph.parent(node);
  const around = [graph.level(node), parent === null ? null : graph.path(parent), graph.position(node)];
  return JSON.stringify([around, references.sort()]);
}

/** Whether two nodes say the same by themselves, where their bytes say all. */
function hasSameBytes(a: Graph, node: NodeId, b: Graph, other: NodeId): boolean {
  const layout = a.layout(node);
  if (layout === null || layout !== b.layout(other) || factsOf(a, node) !== factsOf(b, other)) return false;
  return Buffer.compare(a.bytes(node), b.bytes(other)) === 0;
}

function hasSameValues(whole: Graph, twin: Twin, graph: Graph, node: NodeId): boolean {
  twin.inside ??= valuesOf(whole, twin.node);
  return twin.inside === valuesOf(graph, node);
}

const factsOf = (graph: Graph, node: NodeId): string =>
  `${graph.kind(node)} ${graph.classes.path(graph.classOf(node))} ${graph.name(node)}`;

const valuesOf = (graph: Graph, node: NodeId): string =>
  JSON.stringify([factsOf(graph, node), fieldsJson(graph.properties(node), 32)]);
