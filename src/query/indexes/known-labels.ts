// Finds labels of references by what users write for them: a property path in any of its spellings.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../graph/ids.ts';
import { QueryError } from '../errors.ts';
import { describeClasses, MOST_NAMED } from '../names/describe-classes.ts';
import { hintOf, nearestNames, truncatedName } from '../names/nearest-names.ts';
import type { QueryTools } from '../tools.ts';
import { labelsOf, pathIn } from '../values/property-path.ts';

/** Most labels to remember. */
const MOST_LABELS = 500;
/** Objects of a class to take suggested labels from. */
const MOST_LOOKED = 32;

export class KnownLabels {
  readonly #graph: Graph;
  readonly #ways = new Map<string, readonly Uint8Array[]>();
  /** By label: 1 for classes with objects that have such a reference. */
  readonly #classes = new Map<string, Uint8Array>();

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  /** For each way to read the text as a label: 1 for the labels that match. Ways that match no label are left out. */
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

  /** Whether no object of the class has a reference with this label while objects of other classes do. */
  isLacking(classId: number, label: string): boolean {
    const having = this.#classesWith(label);
    return having[classId] !== 1 && having.includes(1);
  }

  /** Warns about a label that the classes were found to lack. */
  warnOfLacking(ids: readonly number[], label: string, { budget, warn }: QueryTools): void {
    const { classes } = this.#graph;
    const having = [...this.#classesWith(label).entries()].filter(([, has]) => has === 1);
    const others = having.slice(0, MOST_NAMED).map(([id]) => classes.name(id as ClassId));
    const suggestions = nearestNames(label, this.#labelsOf(ids), budget);
    const name = truncatedName(label);
    const message = `label: no object ${describeClasses(this.#graph, ids)} has a reference with the label ${JSON.stringify(name)}; those of ${others.join(', ')} do${hintOf(suggestions)}`;
    warn({ code: 'UNKNOWN_LABEL', argument: 'label', message, name, suggestions });
  }

  #classesWith(label: string): Uint8Array {
    let having = this.#classes.get(label);
    if (!having) {
      having = new Uint8Array(this.#graph.classes.count);
      const { edges, data } = this.#graph;
      for (const good of this.ways(label)) {
        for (let edge = 0; edge < edges.count; edge++) {
          if (good[edges.label[edge]!] === 1) having[data.nodes.class[edges.source[edge]!]!] = 1;
        }
      }
      if (this.#classes.size >= MOST_LABELS) this.#classes.clear();
      this.#classes.set(label, having);
    }
    return having;
  }

  /** Labels of references of a few objects of the classes. */
  #labelsOf(ids: readonly number[]): ReadonlySet<string> {
    const found = new Set<string>();
    for (const id of ids) {
      for (const node of this.#graph.classes.members(id as ClassId).subarray(0, MOST_LOOKED)) {
        const { from, to } = this.#graph.out(node as NodeId);
        for (let edge = from; edge < to; edge++) found.add(this.#graph.label(edge as EdgeId).text);
      }
    }
    return found;
  }
}

/**
 * Labels that a text can mean, in lower case. A text that is not a path is still a label: formats have some of
 * their own.
 */
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
