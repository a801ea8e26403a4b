// Conditions on a node, which filters are compiled to. Plain data with names resolved to rows of one graph, so
// that plans can be compared and printed.

import type { NodeKind, ReferenceKind } from '../../graph/ids.ts';
import type { PropertyPath } from '../values/property-path.ts';
import type { Quantifier } from './filter.ts';
import type { IntegerTest } from './integer-test.ts';
import type { NumberOperator, NumberTest } from './number-test.ts';
import type { BooleanTest } from './one-of.ts';
import type { Region } from './region.ts';
import type { TextTest } from './text-test.ts';

export type Condition =
  | { readonly is: 'always' }
  | { readonly is: 'never' }
  | { readonly is: 'and'; readonly of: readonly Condition[] }
  | { readonly is: 'or'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }
  /** One of these nodes, in row order. */
  | { readonly is: 'rows'; readonly rows: readonly number[] }
  /** Exactly one of these classes, in class order. */
  | { readonly is: 'class'; readonly classes: readonly number[] }
  | { readonly is: 'kind'; readonly kinds: readonly NodeKind[] }
  /** In one of these levels, as numbered in the level column (0 for none). */
  | { readonly is: 'level'; readonly levels: readonly number[] }
  | { readonly is: 'path'; readonly test: TextTest }
  | { readonly is: 'name'; readonly test: TextTest }
  | { readonly is: 'within'; readonly region: Region }
  | { readonly is: 'hasPosition' }
  | PropertyCondition
  | ElementsCondition
  | { readonly is: 'parent'; readonly of: Condition }
  | EdgesCondition
  | { readonly is: 'issues' };

/** Tests of one value; all that are given must hold. */
export interface ValueTests {
  readonly number?: NumberTest;
  readonly integer?: IntegerTest;
  readonly text?: TextTest;
  readonly boolean?: BooleanTest;
  /** Around the place that the value is. */
  readonly region?: Region;
  /** On the node that the value refers to. */
  readonly reference?: Condition;
}

/** On the values under a path: of properties, or whatever leads to values in other elements. */
export interface PropertyCondition<Path = PropertyPath> extends ValueTests {
  readonly is: 'property';
  readonly path: Path;
  readonly quantifier: Quantifier;
  readonly exists?: boolean;
}

/** The number of entries of a list that satisfy a condition; all that are given must hold. */
export interface Quantified<Part> {
  readonly some?: Part | undefined;
  readonly every?: Part | undefined;
  readonly none?: Part | undefined;
  readonly count?: NumberTest | undefined;
  /** Which of them are counted; all if absent. */
  readonly counted?: Part | undefined;
}

/** True if the numbers under two paths compare so; only where both are known. */
interface ComparedCondition<Path = PropertyPath> {
  readonly is: 'compared';
  readonly path: Path;
  readonly by: NumberOperator;
  readonly to: Path;
}

/** On the elements under a path, each tested as a whole. */
export interface ElementsCondition<Path = PropertyPath> extends Quantified<ElementCondition<Path>> {
  readonly is: 'elements';
  readonly path: Path;
}

/** Conditions on one element: paths are read inside it. */
export type ElementCondition<Path = PropertyPath> =
  | { readonly is: 'and'; readonly of: readonly ElementCondition<Path>[] }
  | { readonly is: 'or'; readonly of: readonly ElementCondition<Path>[] }
  | { readonly is: 'not'; readonly of: ElementCondition<Path> }
  | PropertyCondition<Path>
  | (ValueTests & { readonly is: 'value' })
  | InnerReferencesCondition
  | ComparedCondition<Path>
  | ElementsCondition<Path>;

/** References inside the element. */
interface InnerReferencesCondition extends Quantified<InnerReferenceCondition> {
  readonly is: 'references';
}

export interface InnerReferenceCondition {
  readonly kinds: readonly ReferenceKind[] | null;
  /** On the property path that starts at the element, without positions. */
  readonly label: TextTest | null;
  readonly object: Condition | null;
}

/** References of a node (OUT) or to it (IN). */
export interface EdgesCondition extends Quantified<EdgeCondition> {
  readonly is: 'edges';
  readonly direction: 'OUT' | 'IN';
}

export interface EdgeCondition {
  /** The labels (kind and text) that match, in label order; null for all. */
  readonly labels: readonly number[] | null;
  /** The condition on the far end; null for none. */
  readonly object: Condition | null;
}

/** True if there are any tests of the value itself. */
export function asksOfValue({ number, integer, text, boolean, region, reference }: ValueTests): boolean {
  return Boolean(number ?? integer ?? text ?? boolean ?? region ?? reference);
}

const ALWAYS: Condition = { is: 'always' };
export const NEVER: Condition = { is: 'never' };

/** All of the conditions, simplified. */
export function allOf(conditions: readonly Condition[]): Condition {
  const parts = conditions
    .flatMap((part) => (part.is === 'and' ? part.of : [part]))
    .filter((part) => part.is !== 'always');
  if (parts.some((part) => part.is === 'never')) return NEVER;
  return parts.length === 1 ? parts[0]! : parts.length === 0 ? ALWAYS : { is: 'and', of: parts };
}

/** At least one of the conditions, simplified. */
export function anyOf(conditions: readonly Condition[]): Condition {
  const parts = conditions
    .flatMap((part) => (part.is === 'or' ? part.of : [part]))
    .filter((part) => part.is !== 'never');
  if (parts.some((part) => part.is === 'always')) return ALWAYS;
  return parts.length === 1 ? parts[0]! : parts.length === 0 ? NEVER : { is: 'or', of: parts };
}

/** The opposite of a condition. */
export function negate(condition: Condition): Condition {
  if (condition.is === 'always') return NEVER;
  if (condition.is === 'never') return ALWAYS;
  return condition.is === 'not' ? condition.of : { is: 'not', of: condition };
}
