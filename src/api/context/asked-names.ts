// The arguments and selected fields of one field in a query, by its path in the answer.

import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ResponsePath } from './answer-path.ts';

export interface AskedNames {
  readonly arguments: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

/** Looks up the field of an operation at a path of its answer; null for a path that it does not select. */
export class AskedFieldNames {
  readonly #document: DocumentNode;
  readonly #operation: OperationDefinitionNode;
  #fragments: ReadonlyMap<string, SelectionSetNode> | null = null;

  constructor(document: DocumentNode, operation: OperationDefinitionNode) {
    this.#document = document;
    this.#operation = operation;
  }

  at(path: ResponsePath): AskedNames | null {
    let nodes: readonly FieldNode[] = [];
    let sets: readonly SelectionSetNode[] = [this.#operation.selectionSet];
    for (const key of path) {
      if (typeof key === 'number') continue;
      nodes = this.#fieldsOf(sets).filter(({ alias, name }) => (alias ?? name).value === key);
      sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    }
    if (nodes.length === 0) return null;
    const given = nodes.flatMap((node) => node.arguments ?? []);
    return {
      arguments: new Set(given.map(({ name }) => name.value)),
      fields: new Set(this.#fieldsOf(sets).map(({ name }) => name.value)),
    };
  }

  /** The fields of all selection sets, whatever type they are for; each fragment is entered once. */
  #fieldsOf(sets: readonly SelectionSetNode[]): readonly FieldNode[] {
    const found: FieldNode[] = [];
    // A set also visits what is added to it meanwhile.
    const open = new Set(sets);
    for (const { selections } of open) {
      for (const selection of selections) {
        if (selection.kind === Kind.FIELD) found.push(selection);
        else if (selection.kind === Kind.INLINE_FRAGMENT) open.add(selection.selectionSet);
        else {
          const fragment = this.#fragmentSets().get(selection.name.value);
          if (fragment) open.add(fragment);
        }
      }
    }
    return found;
  }

  /** The selection sets of fragments by name. */
  #fragmentSets(): ReadonlyMap<string, SelectionSetNode> {
    this.#fragments ??= new Map(
      this.#document.definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.selectionSet] as const] : [],
      ),
    );
    return this.#fragments;
  }
}
