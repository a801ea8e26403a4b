// Labels of references by what users write for them: a property path, in any of its spellings.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../graph/ids.ts';
import { QueryError } from '../errors.ts';
import { describeClasses, MOST_NAMED } from '../names/describe-classes.ts';
import { hintOf, nearestNames, truncatedName } from '../names/nearest-names.ts';
import type { QueryTools } from '../tools.ts';
import { labelsOf, pathIn } from '../values/property-path.ts';

/** Labels that are remembered. */
const MOST_LABELS = 500;
/** Objects of a class whose labels are suggested. */
const MOST_LOOKED = 32;

export class KnownLabels {
  readonly #graph: Graph;
  readonly #ways = new Map<string, readonly Uint8Array[]>();
  /** By label, 1 for the classes with objects that have such a reference. */
  readonly #classes = new Map<string, Uint8Array>();

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

  /** Whether no object of the class has a reference with a label that those of others have. */
  isLacking(classId: number, label: string): boolean {
    const having = this.#classesWith(label);
    return having[classId] !== 1 && having.includes(1);
  }

  /** Warns of a label that the classes were found to be lacking. */
  warnOfLacking(ids: readonly number[], label: string, { warn }: QueryTools): void {
    const { classes } = this.#graph;
    const having = [...this.#classesWith(label).entries()].filter(([, has]) => has === 1);
    const others = having.slice(0, MOST_NAMED).map(([id]) => classes.name(id as ClassId));
    const suggestions = nearestNames(label, this.#labelsOf(ids));
    const name = truncatedName(label);
    const message = `label: no object ${describeClasses(this.#graph, ids)} has a reference with the label ${JSON.stringify(name)}, those of ${others.join(', ')} have${hintOf(suggestions)}`;
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

  /** Labels of references of some objects of the classes. */
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
