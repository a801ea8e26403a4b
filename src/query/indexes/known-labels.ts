// Finds labels of references by what users write for them: a property path in any of its spellings.

import type { Graph } from '../../graph/graph.ts';
import type { ClassId, EdgeId, NodeId } from '../../graph/ids.ts';
import { madeOfText } from '../../graph/made-once.ts';
import { RecentlyUsed } from '../../graph/recently-used.ts';
import { QueryError } from '../errors.ts';
import { describeClasses, thoseHaveIt } from '../names/describe-classes.ts';
import { Spelling, type Vocabulary, vocabularyOf } from '../names/spelling.ts';
import type { QueryTools } from '../tools.ts';
import { labelsOf, pathIn } from '../values/property-path.ts';
import { ShortLabels } from './short-labels.ts';

const MOST_LABELS = 500;
/** Objects of a class to take suggested labels from. */
const MOST_LOOKED = 32;

/** A vocabulary of labels. @param none what has no such label: `the save has no` */
export function labelVocabulary(none: string, names: Iterable<string>): Vocabulary {
  return vocabularyOf('UNKNOWN_LABEL', `${none} with the label`, names);
}

export class KnownLabels {
  readonly short: ShortLabels;
  /** Texts of labels in all their spellings. */
  readonly names: ReadonlySet<string>;
  readonly spelling: Spelling;
  readonly #graph: Graph;
  readonly #ways = new RecentlyUsed<string, readonly Uint8Array[]>(MOST_LABELS);
  /** By label: 1 for classes with objects that have such a reference. */
  readonly #classes = new RecentlyUsed<string, Uint8Array>(MOST_LABELS);

  constructor(graph: Graph) {
    this.#graph = graph;
    this.short = new ShortLabels(graph);
    this.names = new Set(graph.data.labels.flatMap(({ text }) => this.short.forms(text)));
    this.spelling = new Spelling(labelVocabulary('the save has no reference', this.names));
  }

  /** For each way to read the text as a label: 1 for the labels that match. Ways that match no label are left out. */
  ways(label: string): readonly Uint8Array[] {
    return madeOfText(this.#ways, label, () => {
      const { labels } = this.#graph.data;
      return textsOf(this.#graph, label)
        .map((wanted) => Uint8Array.from(labels, ({ text }) => Number(text.toLowerCase() === wanted)))
        .filter((marks) => marks.includes(1));
    });
  }

  /** True if no object of the class has a reference with this label while objects of other classes do. */
  isLacking(classId: number, label: string): boolean {
    const having = this.#classesWith(label);
    return having[classId] !== 1 && having.includes(1);
  }

  warnOfLacking(ids: readonly number[], label: string, tools: QueryTools): void {
    const having = this.#classesWith(label);
    const others = [...this.#graph.classes].filter((id) => having[id] === 1);
    const none = `no object ${describeClasses(this.#graph, ids)} has a reference`;
    const vocabulary = labelVocabulary(none, this.#labelsOf(ids));
    const says = (quoted: string): string => vocabulary.says(quoted) + thoseHaveIt(this.#graph, others);
    new Spelling({ ...vocabulary, says }).warnOf(label, 'label', tools);
  }

  #classesWith(label: string): Uint8Array {
    return madeOfText(this.#classes, label, () => {
      const having = new Uint8Array(this.#graph.classes.count);
      const { edges, data } = this.#graph;
      for (const good of this.ways(label))
        for (let edge = 0; edge < edges.count; edge++)
          if (good[edges.label[edge]!] === 1) having[data.nodes.class[edges.source[edge]!]!] = 1;
      return having;
    });
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
