/**
 * What became of the objects of a damaged save of any format: each is held against the same one of the whole
 * save, with all that it answers: class, kind, name, parent, place, properties and references.
 */

import { FormatError } from '../../src/bytes/format-error.ts';
import type { Format, SourceFile } from '../../src/formats/format.ts';
import type { Graph } from '../../src/graph/graph.ts';
import type { NodeId } from '../../src/graph/ids.ts';
import { fieldsJson } from '../../src/graph/values.ts';
import { openFiles } from './open-files.ts';

/** A range of bytes of a file; the end is exclusive. */
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
}

/** A whole save, as answers by path. */
export interface Whole {
  readonly graph: Graph;
  readonly answers: ReadonlyMap<string, string>;
}

export function openWhole(format: Format, files: readonly SourceFile[]): Whole {
  const graph = open(format, files);
  return { graph, answers: new Map(held(graph).map((node) => [graph.path(node), answerOf(graph, node)])) };
}

export function open(format: Format, files: readonly SourceFile[]): Graph {
  return openFiles(format, files).graph;
}

export function outcomeOf(
  format: Format,
  whole: Whole,
  damaged: readonly SourceFile[],
  holes: readonly Hole[],
): Outcome {
  const names = new Set(holes.map(({ file }) => file));
  const isHit = (node: NodeId): boolean => names.has(whole.graph.span(node)!.file.name);
  const clear = new Set(held(whole.graph).filter((node) => isHit(node) && isClear(whole.graph, node, holes)));
  const outcome: Outcome = {
    ...{ untouched: clear.size, kept: 0, lost: 0, marked: 0, silent: [], invented: [], failed: false },
  };
  let graph: Graph;
  try {
    graph = open(format, damaged);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...outcome, lost: whole.answers.size, failed: true };
  }
  const found = new Map(held(graph).map((node) => [graph.path(node), node]));
  const isMarked = (node: NodeId): boolean => graph.issuesOf(node).length > 0;
  for (const [path, node] of found) {
    if (!whole.answers.has(path) && !isMarked(node)) outcome.invented.push(path);
  }
  for (const [path, answer] of whole.answers) {
    const node = found.get(path);
    if (node === undefined) outcome.lost++;
    else {
      const isSame = answerOf(graph, node) === answer;
      const twin = whole.graph.find(path);
      if (clear.has(twin) && (isSame || valuesOf(graph, node) === valuesOf(whole.graph, twin)))
        outcome.kept++;
      if (!isSame && isMarked(node)) outcome.marked++;
      else if (!isSame) outcome.silent.push(path);
    }
  }
  return outcome;
}

function held(graph: Graph): NodeId[] {
  return Array.from({ length: graph.count }, (_, row) => row as NodeId).filter(
    (node) => !graph.isAbsent(node),
  );
}

function isClear(graph: Graph, node: NodeId, holes: readonly Hole[]): boolean {
  const { spanAt, spanSize } = graph.data.nodes;
  return holes.every((hole) => {
    const file = graph.data.files.find(({ name }) => name === hole.file)!;
    const [from, to] = [file.start + hole.from, file.start + hole.to];
    if (spanAt[node]! >= to || spanAt[node]! + spanSize[node]! <= from) return true;
    // A hole inside a child is not in the object's own bytes.
    return [...graph.children(node)].some(
      (child) => spanAt[child]! <= from && spanAt[child]! + spanSize[child]! >= to,
    );
  });
}

/** All that a node answers. */
export function answerOf(graph: Graph, node: NodeId): string {
  const { from, to } = graph.out(node);
  const references = Array.from({ length: to - from }, (_, i) => {
    const edge = (from + i) as typeof from;
    const { kind, text } = graph.label(edge);
    const target = graph.edges.target[edge] as NodeId;
    return [kind, text, graph.referencePath(edge), graph.kind(target), graph.path(target)].join(' ');
  });
  const parent = graph.parent(node);
  const around = [graph.level(node), parent === null ? null : graph.path(parent), graph.position(node)];
  return `${valuesOf(graph, node)} ${JSON.stringify([around, references.sort()])}`;
}

/** What its own bytes say. */
function valuesOf(graph: Graph, node: NodeId): string {
  const facts = [graph.kind(node), graph.classes.path(graph.classOf(node)), graph.name(node)];
  return JSON.stringify([facts, fieldsJson(graph.properties(node), 32)]);
}
