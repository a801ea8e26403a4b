// Labels of references by what users write for them: a property path, whose other ways count too.

import type { Graph } from '../../graph/graph.ts';
import { QueryError } from '../errors.ts';
import { labelsOf, pathIn } from '../values/property-path.ts';

/** Labels that are remembered. */
const MOST_LABELS = 500;

export class KnownLabels {
  readonly #graph: Graph;
  readonly #ways = new Map<string, readonly Uint8Array[]>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** By way to the label, 1 for the labels that will do, without those that no reference has. */
  ways(label: string): readonly Uint8Array[] {
    let ways = this.#ways.get(label);
    if (!ways) {
      const { labels } = this.#graph.data;
      ways = textsOf(this.#graph, label)
        .map((wanted) => Uint8Array.from(labels, ({ text }) => Number(text.toLowerCase() === wanted)))
        .filter((marks) => marks.includes(1));
      if (this.#ways.size >= MOST_LABELS) this.#ways.clear();
      this.#ways.set(label, ways);
    }
    return ways;
  }
}

/** In lower case. What is no path is a label all the same: formats name some in their own way. */
function textsOf(graph: Graph, label: string): readonly string[] {
  const own = label.toLowerCase();
  try {
    const texts = labelsOf(pathIn(graph, label, 'label')) ?? [];
    return [...new Set([own, ...texts])];
  } catch (error) {
    if (error instanceof QueryError) return [own];
    throw error;
  }
}
