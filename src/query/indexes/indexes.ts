// Indexes that queries need besides the graph itself. Made by the first query that needs it and kept with the graph.

import { isAbsent } from '../../graph/finished/paths.ts';
import type { Graph } from '../../graph/graph.ts';
import { type ClassId, NODE_KINDS, type NodeKind } from '../../graph/ids.ts';
import { memoize } from '../../graph/made-once.ts';
import { contentHash } from '../../graph/memory/content-hash.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { Columns } from '../columns/columns.ts';
import { type Spelling, spellingOf } from '../names/spelling.ts';
import { KnownLabels } from './known-labels.ts';
import { KnownPaths } from './known-paths.ts';
import { PlaceIndex } from './place-index.ts';

/** Rows are kept of so many sets of kinds: the latest. */
const MOST_KIND_SETS = 4;

const MAKERS = {
  columns: (graph: Graph) => new Columns(graph),
  paths: (graph: Graph) => new KnownPaths(graph),
  places: (graph: Graph) => new PlaceIndex(graph),
  allRows: ({ count }: Graph): Uint32Array => rowsUpTo(count),
  /** By the kinds, joined. */
  rowsOfKinds: (): RecentlyUsed<string, Uint32Array> => new RecentlyUsed(MOST_KIND_SETS),
  /** All classes, by path. */
  classesByPath: sortedByPath,
  /** The kinds that occur in the graph. */
  kinds: kindsIn,
  /** By class: the number of nodes that the save holds (not EXTERNAL, not MISSING). */
  presentByClass: countPresent,
  /** 1 for nodes with issues. */
  withIssues: markIssues,
  /** The number of edges by label. */
  edgesByLabel: countEdges,
  /** Texts of labels in lower case. */
  labelTexts: ({ data }: Graph): readonly string[] => data.labels.map(({ text }) => text.toLowerCase()),
  labels: (graph: Graph) => new KnownLabels(graph),
  levels: (graph: Graph): Spelling => {
    const names = Array.from(graph.data.levels, (text) => graph.text(text));
    return spellingOf('UNKNOWN_LEVEL', 'the save has no level', names);
  },
  /** Changes when the content of the save does. */
  contentTag: tagOf,
};

export type Indexes = { readonly [Name in keyof typeof MAKERS]: ReturnType<(typeof MAKERS)[Name]> };

class MadeOnce {
  readonly #graph: Graph;
  readonly #made: Record<string, unknown> = {};

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  static {
    for (const [name, make] of Object.entries(MAKERS)) {
      const get = function (this: MadeOnce): unknown {
        this.#made[name] ??= make(this.#graph);
        return this.#made[name];
      };
      Object.defineProperty(MadeOnce.prototype, name, { get });
    }
  }
}

/** The indexes of a graph on this thread. */
export const indexesOf = memoize((graph: Graph) => new MadeOnce(graph) as unknown as Indexes);

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
  const shape = contentHash(texts.arena, Math.imul(nodes.count, 0x9e3779b1) ^ edges.count);
  // The files are smaller than the image, and the thread that read them has hashed them.
  return `${(sourceHash ?? contentHash(image)).toString(36)}-${shape.toString(36)}`;
}
