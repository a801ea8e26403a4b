// The order of an answer's fields in its query: warnings and errors are given in this order, whichever field was ready first.

import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { ResponsePath } from './answer-path.ts';

/** A field and what is selected of it. */
interface Level {
  /** Among the fields beside it. */
  readonly position: number;
  /** What its mentions select of it. */
  readonly sets: readonly SelectionSetNode[];
  /** What they select together, by the names that it is answered under; null until asked for. */
  fields: ReadonlyMap<string, Level> | null;
}

export class FieldOrder {
  readonly #document: DocumentNode;
  readonly #top: Level;
  #fragments: ReadonlyMap<string, FragmentDefinitionNode> | null = null;

  /** Does no work yet: few requests have warnings. */
  constructor(document: DocumentNode, operation: OperationDefinitionNode) {
    this.#document = document;
    this.#top = { position: 0, sets: [operation.selectionSet], fields: null };
  }

  /**
   * Negative where the field of the first stands before that of the second, or is the same and nearer to the head of a
   * list.
   */
  compare(first: ResponsePath, second: ResponsePath): number {
    return (
      compareNumbers(this.#positions(first), this.#positions(second)) || compareListPositions(first, second)
    );
  }

  /** Negative where the value of the first stands in the answer before that of the second, or holds it. */
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

  /** Of the field among those beside it, and of all that it is selected of. */
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
    const sets = new Map<string, SelectionSetNode[]>();
    const opened = new Set<string>();
    for (const set of level.sets) this.#collect(set, sets, opened);
    level.fields = new Map(
      [...sets].map(([key, own], position) => [key, { position, sets: own, fields: null }] as const),
    );
    return level.fields;
  }

  /** Of all types, and also what is skipped: that changes nothing for the others. */
  #collect(
    { selections }: SelectionSetNode,
    sets: Map<string, SelectionSetNode[]>,
    opened: Set<string>,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const known = sets.get(key) ?? [];
        sets.set(key, known);
        if (selection.selectionSet) known.push(selection.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.#collect(selection.selectionSet, sets, opened);
      } else if (!opened.has(selection.name.value)) {
        opened.add(selection.name.value);
        const fragment = this.#fragmentNamed(selection.name.value);
        if (fragment) this.#collect(fragment.selectionSet, sets, opened);
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

/** Of two entries of the same lists: negative where the first is nearer to the head. */
export function compareListPositions(first: ResponsePath, second: ResponsePath): number {
  return compareNumbers(listPositions(first), listPositions(second));
}

function listPositions(path: ResponsePath): readonly number[] {
  return path.filter((key) => typeof key === 'number');
}

/** The first that differs decides; else the shorter one comes first. */
function compareNumbers(first: readonly number[], second: readonly number[]): number {
  for (const [at, number] of first.entries()) {
    const other = second[at];
    if (other === undefined) return 1;
    if (number !== other) return number - other;
  }
  return first.length - second.length;
}
