// `property(path:)` and `reference(label:)` asked of many objects by one field of a request. When none of the objects
// has a value there, and no object of their classes ever has, the request gets one warning at its end.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { indexesOf } from '../indexes/indexes.ts';
import type { QueryTools } from '../tools.ts';

/** Objects of more classes are not one kind of thing: that not all of them have a property is no surprise. */
const MOST_CLASSES = 16;

/** What a field asks of objects. */
export interface Question {
  /**
   * Whether no object of the class has it, while objects of others do.
   * @throws BudgetError while objects are looked at
   */
  isLacking(classId: number): boolean;
  /** Warns of classes that were found to be lacking. */
  warnOfLacking(classes: readonly number[]): void;
}

/** What is known of one field so far. */
interface Asked {
  /** Whether an object had something there, or could have had. */
  isFound: boolean;
  /** Classes of the objects that had nothing and never have. */
  readonly classes: Set<number>;
  /** Of the first object that had nothing. */
  missed: { readonly graph: Graph; readonly question: Question; readonly returnToField: () => void } | null;
}

export class AskedFields {
  readonly #fields = new Map<object, Asked>();
  #lastField: object | null = null;
  #last: Asked | null = null;

  /** @param field stands for the field that asks, the same for all objects that it is asked of */
  found(field: object): void {
    this.#of(field).isFound = true;
  }

  /**
   * Whether it matters that an object has nothing: not where another has something, nor when one of its class was
   * looked at.
   */
  isNews(field: object, graph: Graph, node: NodeId): boolean {
    const { isFound, classes } = this.#of(field);
    // What is not in the save has no properties at all.
    return !isFound && !classes.has(graph.data.nodes.class[node]!) && !graph.isAbsent(node);
  }

  /**
   * Notes that an object has nothing.
   * @param returnToField brings warnings back to the field that is at work now
   * @throws BudgetError while the objects of a class are looked at
   */
  missed(field: object, graph: Graph, node: NodeId, question: Question, returnToField: () => void): void {
    const asked = this.#of(field);
    const id = graph.data.nodes.class[node]!;
    asked.missed ??= { graph, question, returnToField };
    const isSame = asked.missed.graph === graph && asked.classes.size < MOST_CLASSES;
    if (isSame && question.isLacking(id)) asked.classes.add(id);
    else asked.isFound = true;
  }

  /** Warns of the fields that were asked of classes that never have what they ask for. */
  report(): void {
    for (const { isFound, classes, missed } of this.#fields.values()) {
      if (isFound || !missed) continue;
      missed.returnToField();
      missed.question.warnOfLacking([...classes]);
    }
  }

  #of(field: object): Asked {
    if (field === this.#lastField) return this.#last!;
    let asked = this.#fields.get(field);
    if (!asked) {
      asked = { isFound: false, classes: new Set(), missed: null };
      this.#fields.set(field, asked);
    }
    this.#lastField = field;
    this.#last = asked;
    return asked;
  }
}

/** `property(path:)`. */
export function pathQuestion(graph: Graph, path: string, tools: QueryTools): Question {
  const { paths } = indexesOf(graph);
  return {
    isLacking: (id) => paths.isLacking(id, path, tools),
    warnOfLacking: (classes) => paths.warnOfLacking(classes, path, tools),
  };
}

/** `reference(label:)`. */
export function labelQuestion(graph: Graph, label: string, tools: QueryTools): Question {
  const { labels } = indexesOf(graph);
  return {
    isLacking: (id) => labels.isLacking(id, label),
    warnOfLacking: (classes) => labels.warnOfLacking(classes, label, tools),
  };
}
