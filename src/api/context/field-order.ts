// The order of an answer's fields in its query. Warnings and errors are sorted by it, whichever field was
// resolved first.

import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ResponsePath } from './answer-path.ts';

/** A field and its selections. */
interface Level {
  /** Position among its siblings. */
  readonly position: number;
  /** All occurrences of the field. */
  readonly nodes: readonly FieldNode[];
  /** Their selection sets. */
  readonly sets: readonly SelectionSetNode[];
  /** The fields selected in these sets, by response key; null until needed. */
  fields: ReadonlyMap<string, Level> | null;
}

/** What a query says about a field. */
export interface AskedNames {
  readonly arguments: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
}

export class FieldOrder {
  readonly #document: DocumentNode;
  readonly #top: Level;
  #fragments: ReadonlyMap<string, FragmentDefinitionNode> | null = null;

  /** Does no work yet: few requests have warnings. */
  constructor(document: DocumentNode, operation: OperationDefinitionNode) {
    this.#document = document;
    this.#top = { position: 0, nodes: [], sets: [operation.selectionSet], fields: null };
  }

  /**
   * Negative where the first field comes before the second in the query, or is the same field in an earlier list entry.
   */
  compare(first: ResponsePath, second: ResponsePath): number {
    return (
      compareNumbers(this.#positions(first), this.#positions(second)) || compareListPositions(first, second)
    );
  }

  /** Negative where the first value comes before the second in the answer, or contains it. */
  compareInAnswer(first: ResponsePath, second: ResponsePath): number {
    let level: Level | undefined = this.#top;
    for (const [at, key] of first.entries()) {
      const other = second[at];
      if (other === undefined) return 1;
      if (typeof key === 'number') {
        if (key !== other) return key - Number(other);
        continue;
      }
      const fields: ReadonlyMap<string, Level> | undefined = level && this.#fieldsOf(level);
      if (key !== other) return positionOf(fields, key) - positionOf(fields, other);
      level = fields?.get(key);
    }
    return first.length - second.length;
  }

  /** The names of the arguments that the query gives a field, and of the fields that it selects there. */
  fieldAt(path: ResponsePath): AskedNames | null {
    let level: Level | undefined = this.#top;
    for (const key of path) if (typeof key === 'string') level = level && this.#fieldsOf(level).get(key);
    if (!level) return null;
    const names = [...this.#fieldsOf(level).values()].flatMap(({ nodes }) =>
      nodes.map(({ name }) => name.value),
    );
    const given = level.nodes.flatMap((node) => node.arguments ?? []).map(({ name }) => name.value);
    return { arguments: new Set(given), fields: new Set(names) };
  }

  /** Positions of the field and of its ancestors among their siblings. */
  #positions(path: ResponsePath): readonly number[] {
    const positions: number[] = [];
    let level: Level | undefined = this.#top;
    for (const key of path) {
      if (typeof key === 'number') continue;
      level = level && this.#fieldsOf(level).get(key);
      positions.push(level?.position ?? Number.POSITIVE_INFINITY);
    }
    return positions;
  }

  #fieldsOf(level: Level): ReadonlyMap<string, Level> {
    if (level.fields) return level.fields;
    const found = new Map<string, FieldNode[]>();
    const expanded = new Set<string>();
    for (const set of level.sets) this.#collect(set, found, expanded);
    level.fields = new Map(
      [...found].map(([key, nodes], position) => {
        const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
        return [key, { position, nodes, sets, fields: null }] as const;
      }),
    );
    return level.fields;
  }

  /** Collects fields for all types, including skipped ones, which do not affect the order of the others. */
  #collect({ selections }: SelectionSetNode, found: Map<string, FieldNode[]>, expanded: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = found.get(key) ?? [];
        found.set(key, known);
        known.push(selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, found, expanded);
      } else if (!expanded.has(selection.name.value)) {
        expanded.add(selection.name.value);
        const fragment = this.#fragmentNamed(selection.name.value);
        if (fragment) this.#collect(fragment.selectionSet, found, expanded);
      }
    }
  }

  #fragmentNamed(name: string): FragmentDefinitionNode | undefined {
    this.#fragments ??= new Map(
      this.#document.definitions.flatMap((each) =>
        each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
      ),
    );
    return this.#fragments.get(name);
  }
}

function positionOf(fields: ReadonlyMap<string, Level> | undefined, key: string | number): number {
  return fields?.get(String(key))?.position ?? 0;
}

/** Compares two entries of the same lists: negative where the first comes earlier. */
export function compareListPositions(first: ResponsePath, second: ResponsePath): number {
  return compareNumbers(listPositions(first), listPositions(second));
}

function listPositions(path: ResponsePath): readonly number[] {
  return path.filter((key) => typeof key === 'number');
}

/** Compares by the first difference; if there is none, the shorter comes first. */
function compareNumbers(first: readonly number[], second: readonly number[]): number {
  for (const [at, number] of first.entries()) {
    const other = second[at];
    if (other === undefined) return 1;
    if (number !== other) return number - other;
  }
  return first.length - second.length;
}
