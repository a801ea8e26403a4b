// Property paths that the fields of one request ask of many objects: when not one of them has anything there, and no object of
// their classes ever does, the field was asked of the wrong things, which is worth a word at the end.

import type { Graph } from '../../graph/graph.ts';
import type { NodeId } from '../../graph/ids.ts';
import { indexesOf } from '../run/indexes.ts';
import type { QueryTools } from '../tools.ts';

/** Objects of more classes are not one kind of thing: that not all of them have a property is no surprise. */
const MOST_CLASSES = 16;

/** What one field came to so far. */
interface Asked {
  /** Whether an object had something there, or could have had. */
  isFound: boolean;
  /** Classes of the objects that had nothing and never have. */
  readonly classes: Set<number>;
  /** Of the first object that had nothing. */
  missed: { readonly graph: Graph; readonly path: string; readonly comeBack: () => void } | null;
}

export class AskedPaths {
  readonly #fields = new Map<object, Asked>();
  #lastField: object | null = null;
  #last: Asked | null = null;

  /** @param field stands for the field that asks, the same for all objects that it is asked of */
  found(field: object): void {
    this.#of(field).isFound = true;
  }

  /**
   * @param bookmark gives what brings warnings back to the field that is at work now
   * @throws BudgetError while the objects of a class are looked at
   */
  missed(
    field: object,
    { graph, node, path }: { readonly graph: Graph; readonly node: NodeId; readonly path: string },
    tools: QueryTools,
    bookmark: () => () => void,
  ): void {
    const asked = this.#of(field);
    // What is not in the save has no properties at all.
    if (asked.isFound || graph.isAbsent(node)) return;
    const id = graph.data.nodes.class[node]!;
    if (asked.classes.has(id)) return;
    asked.missed ??= { graph, path, comeBack: bookmark() };
    const isSame = asked.missed.graph === graph && asked.classes.size < MOST_CLASSES;
    if (isSame && indexesOf(graph).paths.isLacking(id, path, tools)) asked.classes.add(id);
    else asked.isFound = true;
  }

  /** Warns of the fields that were asked of classes that never have what they ask for. */
  report(tools: QueryTools): void {
    for (const { isFound, classes, missed } of this.#fields.values()) {
      if (isFound || !missed) continue;
      missed.comeBack();
      indexesOf(missed.graph).paths.warnOfLacking([...classes], missed.path, tools);
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
