// Indexes that queries need besides the graph itself. Made by the first query that needs it and kept with the graph.

import { isAbsent } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NODE_KINDS, type NodeKind } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import { contentHash } from '../../graph/memory/content-hash.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { Columns } from '../columns/columns.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { KnownLabels } from './known-labels.ts';
import { KnownPaths } from './known-paths.ts';
import { PlaceIndex } from './place-index.ts';

/** Rows are kept of so many sets of kinds. */
const MOST_KIND_SETS = 4;

export class Indexes {
  readonly columns: Columns;
  readonly paths: KnownPaths;
  readonly #graph: Graph;
  #places: PlaceIndex | null = null;
  #presentByClass: Uint32Array | null = null;
  #withIssues: Uint8Array | null = null;
  #labelTexts: readonly string[] | null = null;
  #labels: KnownLabels | null = null;
  #levels: Spelling | null = null;
  #contentTag: string | null = null;
  #edgesByLabel: Uint32Array | null = null;
  #allRows: Uint32Array | null = null;
  #kinds: readonly NodeKind[] | null = null;
  #classesByPath: readonly ClassId[] | null = null;
  readonly #rowsOfKinds = new RecentlyUsed<string, Uint32Array>(MOST_KIND_SETS);

  constructor(graph: Graph) {
    this.#graph = graph;
    this.columns = new Columns(graph);
    this.paths = new KnownPaths(graph);
  }

  get places(): PlaceIndex {
    this.#places ??= new PlaceIndex(this.#graph);
    return this.#places;
  }

  get allRows(): Uint32Array {
    this.#allRows ??= rowsUpTo(this.#graph.count);
    return this.#allRows;
  }

  /** The rows of these kinds. `find` finds them unless they are kept; the latest sets of kinds are. */
  rowsOfKinds(kinds: readonly NodeKind[], find: () => Uint32Array): Uint32Array {
    return getOrCreate(this.#rowsOfKinds, kinds.join(), find);
  }

  /** All classes, by path. */
  get classesByPath(): readonly ClassId[] {
    this.#classesByPath ??= sortedByPath(this.#graph);
    return this.#classesByPath;
  }

  /** The kinds that occur in the graph. */
  get kinds(): readonly NodeKind[] {
    this.#kinds ??= kindsIn(this.#graph);
    return this.#kinds;
  }

  /** By class: the number of nodes that the save holds (not EXTERNAL, not MISSING). */
  get presentByClass(): Uint32Array {
    this.#presentByClass ??= countPresent(this.#graph);
    return this.#presentByClass;
  }

  /** 1 for nodes with issues. */
  get withIssues(): Uint8Array {
    this.#withIssues ??= markIssues(this.#graph);
    return this.#withIssues;
  }

  /** The number of edges by label. */
  get edgesByLabel(): Uint32Array {
    this.#edgesByLabel ??= countEdges(this.#graph);
    return this.#edgesByLabel;
  }

  /** Texts of labels in lower case. */
  get labelTexts(): readonly string[] {
    this.#labelTexts ??= this.#graph.data.labels.map(({ text }) => text.toLowerCase());
    return this.#labelTexts;
  }

  get labels(): KnownLabels {
    this.#labels ??= new KnownLabels(this.#graph);
    return this.#labels;
  }

  get levels(): Spelling {
    const names = (): string[] => Array.from(this.#graph.data.levels, (text) => this.#graph.text(text));
    this.#levels ??= spellingOf('UNKNOWN_LEVEL', 'the save has no level', names());
    return this.#levels;
  }

  /** Changes when the content of the save does. */
  get contentTag(): string {
    this.#contentTag ??= tagOf(this.#graph);
    return this.#contentTag;
  }
}

const indexes = new WeakMap<Graph, Indexes>();

/** The indexes of a graph on this thread. */
export function indexesOf(graph: Graph): Indexes {
  return getOrCreate(indexes, graph, () => new Indexes(graph));
}

function rowsUpTo(count: number): Uint32Array {
  const rows = new Uint32Array(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}

function sortedByPath({ classes }: Graph): readonly ClassId[] {
  const paths = Array.from(classes, (id) => ({ id, path: classes.path(id) }));
  return paths.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))).map(({ id }) => id);
}

function countEdges({ data: { labels, edges } }: Graph): Uint32Array {
  const counts = new Uint32Array(labels.length);
  for (let edge = 0; edge < edges.count; edge++) counts[edges.label[edge]!]!++;
  return counts;
}

function kindsIn(graph: Graph): readonly NodeKind[] {
  const { count, kind } = graph.data.nodes;
  const used = kind.subarray(0, count);
  return NODE_KINDS.filter((_, at) => used.includes(at));
}

function countPresent(graph: Graph): Uint32Array {
  const { count, kind, class: classes } = graph.data.nodes;
  const counts = new Uint32Array(graph.classes.count);
  for (let row = 0; row < count; row++) if (!isAbsent(kind[row]!)) counts[classes[row]!]!++;
  return counts;
}

function markIssues(graph: Graph): Uint8Array {
  const marks = new Uint8Array(graph.count);
  for (const node of graph.nodesWithIssues) marks[node] = 1;
  return marks;
}

/** Hashes both the input and what was made of it. */
function tagOf({ data }: Graph): string {
  const { image, nodes, edges, texts, sourceHash } = data;
  let shape = Math.imul(nodes.count, 0x9e3779b1) ^ edges.count;
  for (const byte of texts.arena) shape = Math.imul(shape ^ byte, 0x01000193);
  // The files are smaller than the image, and the thread that read them has hashed them.
  return `${(sourceHash ?? contentHash(image)).toString(36)}-${(shape >>> 0).toString(36)}`;
}
