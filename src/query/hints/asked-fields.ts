// Watches `property(path:)` and `reference(label:)` when one field of a request asks many objects. If none of
// the objects has a value, and no object of their classes ever does, the request gets one warning at its end.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { getOrCreate } from '../../graph/made-once.ts';
import type { QueryTools } from '../tools.ts';

/** With more classes than this, objects without the property are no surprise. */
const MOST_CLASSES = 16;

/** What a field asks for. */
export interface AskedField {
  /**
   * True if no object of the class has it while objects of other classes do.
   * @throws BudgetError while objects are visited
   */
  isLacking(classId: number): boolean;
  warnOfLacking(classes: readonly number[]): void;
}

/** Facts about one field so far. */
interface Asked {
  /** True if an object had a value, or might have had one. */
  isFound: boolean;
  /** Classes of objects without a value that never have one. */
  readonly classes: Set<number>;
  /** The first object without a value. */
  missed: { readonly graph: Graph; readonly question: AskedField; readonly returnToField: () => void } | null;
}

export class AskedFields {
  readonly #fields = new Map<object, Asked>();
  #lastField: object | null = null;
  #last: Asked | null = null;

  /** @param field identifies the field that asks: the same for all objects */
  found(field: object): void {
    this.#of(field).isFound = true;
  }

  /**
   * True if it matters that this object has no value. It does not if another object has one, or if the class
   * has already been checked.
   */
  isNews(field: object, graph: Graph, node: NodeId): boolean {
    const { isFound, classes } = this.#of(field);
    // Objects that the save does not hold have no properties at all.
    return !isFound && !classes.has(graph.data.nodes.class[node]!) && !graph.isAbsent(node);
  }

  /**
   * Records that an object has no value.
   * @param returnToField makes later warnings belong to the field being resolved now
   * @throws BudgetError while the objects of a class are visited
   */
  missed(field: object, graph: Graph, node: NodeId, question: AskedField, returnToField: () => void): void {
    const asked = this.#of(field);
    const id = graph.data.nodes.class[node]!;
    asked.missed ??= { graph, question, returnToField };
    const isSame = asked.missed.graph === graph && asked.classes.size < MOST_CLASSES;
    if (isSame && question.isLacking(id)) asked.classes.add(id);
    else asked.isFound = true;
  }

  /** Warns about fields that were asked of classes that never have what they ask for. */
  report(): void {
    for (const { isFound, classes, missed } of this.#fields.values()) {
      if (isFound || !missed) continue;
      missed.returnToField();
      missed.question.warnOfLacking([...classes]);
    }
  }

  #of(field: object): Asked {
    if (field === this.#lastField) return this.#last!;
    this.#lastField = field;
    this.#last = getOrCreate(this.#fields, field, () => ({
      isFound: false,
      classes: new Set(),
      missed: null,
    }));
    return this.#last;
  }
}

/** Names that objects of some classes have and those of others have not. */
interface KnownNames {
  isLacking(classId: number, name: string, tools: QueryTools): boolean;
  warnOfLacking(classes: readonly number[], name: string, tools: QueryTools): void;
}

/** The request of `property(path:)` or `reference(label:)`. */
export function askedName(known: KnownNames, name: string, tools: QueryTools): AskedField {
  return {
    isLacking: (id) => known.isLacking(id, name, tools),
    warnOfLacking: (classes) => known.warnOfLacking(classes, name, tools),
  };
}
